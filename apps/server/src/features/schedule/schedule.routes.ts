import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { ownerOf } from '../../http/principal.ts';
import type { App } from '../../http/server.ts';
import { listScheduled, runNow } from './schedule.service.ts';

export function scheduleRoutes(app: App, { db, now, recurring }: Context): void {
  endpoints(app, {
    'GET /api/waybill/v1/schedule': () => listScheduled(db, recurring(), now()),
    'POST /api/waybill/v1/schedule/{kind}/{subject}/run': async ({ path, caller }) => ({
      token: await runNow(db, recurring(), path, ownerOf(caller)),
    }),
  });
}
