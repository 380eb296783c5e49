import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { requestErasure } from './erasure.service.ts';

export function erasureRoutes(app: App, context: Context): void {
  endpoints(app, {
    'POST /api/waybill/v1/erasure': async ({ body, caller }) => ({
      token: await requestErasure(context, caller, body.username),
    }),
  });
}
