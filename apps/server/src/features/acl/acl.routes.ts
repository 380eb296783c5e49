import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { actorOf } from '../audit-log/audit-log.service.ts';
import {
  addMapping,
  pageOfMappings,
  projectsOfTeam,
  removeMapping,
  setTeamTag,
  tagsOfTeam,
} from './acl.service.ts';
import { viewTeamProject } from './acl.view.ts';

/** Which team sees which project while portfolio access control is on (contract §3). */
export function aclRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/v1/acl/team/{uuid}': ({ path, query, page }) => pageOfMappings(db, path.uuid, query, page),

    'PUT /api/v1/acl/mapping': ({ body, caller }) =>
      addMapping(db, actorOf(caller, now()), body.team, body.project),

    'DELETE /api/v1/acl/mapping/team/{teamUuid}/project/{projectUuid}': ({ path, caller }) =>
      removeMapping(db, actorOf(caller, now()), path.teamUuid, path.projectUuid),

    'GET /api/waybill/v1/acl/team/{uuid}/tag': ({ path }) => tagsOfTeam(db, path.uuid),
    'PUT /api/waybill/v1/acl/team/{uuid}/tag/{name}': ({ path, caller }) =>
      setTeamTag(db, actorOf(caller, now()), path.uuid, path.name, true),
    'DELETE /api/waybill/v1/acl/team/{uuid}/tag/{name}': ({ path, caller }) =>
      setTeamTag(db, actorOf(caller, now()), path.uuid, path.name, false),
    'GET /api/waybill/v1/acl/team/{uuid}/project': async ({ path, page }) => {
      const { rows, ...others } = await projectsOfTeam(db, path.uuid, page);
      return { ...others, rows: rows.map(viewTeamProject) };
    },
  });
}
