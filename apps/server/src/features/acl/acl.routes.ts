import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { actorOf } from '../audit-log/audit-log.service.ts';
import { addMapping, pageOfMappings, removeMapping } from './acl.service.ts';

/** Which team sees which project while portfolio access control is on (contract §3). */
export function aclRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/v1/acl/team/{uuid}': ({ path, query, page }) => pageOfMappings(db, path.uuid, query, page),

    'PUT /api/v1/acl/mapping': ({ body, caller }) =>
      addMapping(db, actorOf(caller, now()), body.team, body.project),

    'DELETE /api/v1/acl/mapping/team/{teamUuid}/project/{projectUuid}': ({ path, caller }) =>
      removeMapping(db, actorOf(caller, now()), path.teamUuid, path.projectUuid),
  });
}
