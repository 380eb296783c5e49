import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { confirmReset, isResetAvailable, requestReset } from './password-reset.service.ts';
import { createResetLimit } from './reset-limit.ts';

export function passwordResetRoutes(app: App, context: Context): void {
  const limit = createResetLimit(() => context.now().getTime());
  endpoints(app, {
    'GET /api/waybill/v1/password-reset': async () => ({ available: await isResetAvailable(context.db) }),
    'POST /api/waybill/v1/password-reset': async ({ body, request }) => {
      limit.count(request.ip);
      await requestReset(context, body.account, request.ip);
    },
    'POST /api/waybill/v1/password-reset/confirm': async ({ body, request }) => {
      limit.count(request.ip);
      await confirmReset(context, body, request.ip);
    },
  });
}
