import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { actorOf } from '../audit-log/audit-log.service.ts';
import { createShareLink, listShareLinks, revokeShareLink } from './share-link.service.ts';
import { viewShareLink } from './share-link.view.ts';

export function shareLinkRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/waybill/v1/project/{uuid}/share-link': async ({ path, caller }) => {
      const rows = await listShareLinks(db, path.uuid, caller.scope);
      return rows.map((row) => viewShareLink(row, now()));
    },
    'PUT /api/waybill/v1/project/{uuid}/share-link': async ({ path, body, caller }) => {
      const at = now();
      const { row, token } = await createShareLink(db, caller, actorOf(caller, at), path.uuid, body);
      return { ...viewShareLink(row, at), token };
    },
    'DELETE /api/waybill/v1/share-link/{uuid}': ({ path, caller }) =>
      revokeShareLink(db, actorOf(caller, now()), path.uuid, caller.scope),
  });
}
