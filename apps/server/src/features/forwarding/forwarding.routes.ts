import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { describeForwarding, watchForwarding } from './forwarding.service.ts';

export function forwardingRoutes(app: App, context: Context): void {
  const watch = watchForwarding(context);
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers['x-forwarded-for'] === undefined) return;
    const { remoteAddress } = raw.socket;
    if (remoteAddress !== undefined) await watch.note(remoteAddress);
  });

  endpoints(app, { 'GET /api/waybill/v1/forwarding': () => describeForwarding(context) });
}
