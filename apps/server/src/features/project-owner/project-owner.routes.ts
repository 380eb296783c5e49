import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { trimmed } from '../../http/text.ts';
import { actorOf } from '../audit-log/audit-log.service.ts';
import { getOwnership, listOwnerCandidates, removeOwner, setOwner } from './project-owner.service.ts';

export function projectOwnerRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/waybill/v1/project/{uuid}/owner': ({ path, caller }) => getOwnership(db, path.uuid, caller),
    'PUT /api/waybill/v1/project/{uuid}/owner': ({ path, body, caller }) => {
      const wanted = { user: body.user ?? undefined, team: body.team ?? undefined };
      return setOwner(db, path.uuid, wanted, caller, actorOf(caller, now()));
    },
    'DELETE /api/waybill/v1/project/{uuid}/owner': ({ path, caller }) =>
      removeOwner(db, path.uuid, caller, actorOf(caller, now())),
    'GET /api/waybill/v1/owner-candidates': ({ query, caller }) =>
      listOwnerCandidates(db, trimmed(query.searchText), caller),
  });
}
