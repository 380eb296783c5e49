import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { testTrustedHeader } from './trusted-header-test.service.ts';

export function trustedHeaderRoutes(app: App, context: Context): void {
  endpoints(app, {
    'POST /api/waybill/v1/trusted-header/test': ({ body, request }) =>
      testTrustedHeader(context, body.settings, {
        peer: request.socket.remoteAddress,
        rawHeaders: request.raw.rawHeaders,
      }),
  });
}
