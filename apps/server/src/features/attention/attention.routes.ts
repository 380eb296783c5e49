import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { pageOfAttention, readAttention } from './attention.service.ts';

export function attentionRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/waybill/v1/attention': ({ caller }) => readAttention(db, caller.scope, now()),
    'GET /api/waybill/v1/attention/projects': ({ page, query, caller }) =>
      pageOfAttention(db, page, query.reason, caller.scope, now()),
  });
}
