import type { Context } from '../../../feature.ts';
import { endpoints } from '../../../http/endpoint.ts';
import type { App } from '../../../http/server.ts';
import { actorOf } from '../../audit-log/audit-log.service.ts';
import {
  grantTeamPermission,
  limitedPermissions,
  removeTeamPermission,
  setTeamPermission,
  teamPermissionsOf,
  withdrawTeamPermission,
} from './team-permission.service.ts';

export function teamPermissionRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'POST /api/v1/permission/{permission}/team/{uuid}': async ({ path, caller, reply }) => {
      const actor = actorOf(caller, now());
      const team = await grantTeamPermission(db, actor, path.uuid, path.permission);
      return team ?? reply.code(304).send();
    },
    'DELETE /api/v1/permission/{permission}/team/{uuid}': async ({ path, caller, reply }) => {
      const actor = actorOf(caller, now());
      const team = await withdrawTeamPermission(db, actor, path.uuid, path.permission);
      return team ?? reply.code(304).send();
    },

    // With the projects that they hold for, which API v1 cannot express (docs/adr/0026).
    'GET /api/waybill/v1/team/{uuid}/permission': ({ path }) => teamPermissionsOf(db, path.uuid),
    'GET /api/waybill/v1/permission/team': () => limitedPermissions(db),
    'PUT /api/waybill/v1/team/{uuid}/permission/{permission}': ({ path, body, caller }) =>
      setTeamPermission(db, actorOf(caller, now()), path.uuid, path.permission, body.reach),
    'DELETE /api/waybill/v1/team/{uuid}/permission/{permission}': ({ path, caller }) =>
      removeTeamPermission(db, actorOf(caller, now()), path.uuid, path.permission),
  });
}
