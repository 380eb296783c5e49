import type { Context } from '../../../feature.ts';
import { endpoints } from '../../../http/endpoint.ts';
import type { App } from '../../../http/server.ts';
import { actorOf } from '../../audit-log/audit-log.service.ts';
import { grantTeamPermission, withdrawTeamPermission } from './team-permission.service.ts';

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
  });
}
