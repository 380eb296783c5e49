import type { Context } from '../../../feature.ts';
import { endpoints } from '../../../http/endpoint.ts';
import type { App } from '../../../http/server.ts';
import { actorOf } from '../../audit-log/audit-log.service.ts';
import { grantUserPermission, withdrawUserPermission } from './user-permission.service.ts';

export function userPermissionRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'POST /api/v1/permission/{permission}/user/{username}': async ({ path, caller, reply }) => {
      const actor = actorOf(caller, now());
      const user = await grantUserPermission(db, actor, path.username, path.permission);
      return user ?? reply.code(304).send();
    },
    'DELETE /api/v1/permission/{permission}/user/{username}': async ({ path, caller, reply }) => {
      const actor = actorOf(caller, now());
      const user = await withdrawUserPermission(db, actor, path.username, path.permission);
      return user ?? reply.code(304).send();
    },
  });
}
