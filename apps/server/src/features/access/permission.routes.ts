import { inTransaction, type Transaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import { requireUuid } from '../../http/ids.ts';
import { type App, callerOf } from '../../http/server.ts';
import { type Actor, actorOf } from '../audit-log/audit-log.service.ts';
import { permissionOfTeamParams, permissionOfUserParams } from './access.schema.ts';
import { toPermissionItem } from './access.view.ts';
import { describeTeam, describeUser } from './details.service.ts';
import { listPermissions, requirePermission } from './permission.service.ts';
import { getTeam, grantTeamPermission, withdrawTeamPermission } from './team.service.ts';
import { getUserOfAnyKind, grantUserPermission, withdrawUserPermission } from './user.service.ts';

const config = { access: 'ACCESS_MANAGEMENT' } as const;

export function permissionRoutes(app: App, context: Context): void {
  app.get('/api/v1/permission', { config }, async () =>
    (await listPermissions(context.db)).map(toPermissionItem),
  );
  teamPermissionRoutes(app, context);
  userPermissionRoutes(app, context);
}

function teamPermissionRoutes(app: App, { db, now }: Context): void {
  const schema = { params: permissionOfTeamParams };
  const url = '/api/v1/permission/:permission/team/:uuid';

  const change = (apply: typeof grantTeamPermission, actor: Actor, name: string, uuid: string) =>
    inTransaction(db, async (trx: Transaction) => {
      const team = await getTeam(trx, requireUuid(uuid, 'uuid'));
      const changed = await apply(trx, actor, team, requirePermission(name));
      return changed ? describeTeam(trx, team) : undefined;
    });

  app.post(url, { config, schema }, async (request, reply) => {
    const { permission, uuid } = request.params;
    const actor = actorOf(callerOf(request), now());
    return (await change(grantTeamPermission, actor, permission, uuid)) ?? reply.code(304).send();
  });

  app.delete(url, { config, schema }, async (request, reply) => {
    const { permission, uuid } = request.params;
    const actor = actorOf(callerOf(request), now());
    return (await change(withdrawTeamPermission, actor, permission, uuid)) ?? reply.code(304).send();
  });
}

function userPermissionRoutes(app: App, { db, now }: Context): void {
  const schema = { params: permissionOfUserParams };
  const url = '/api/v1/permission/:permission/user/:username';

  const change = (apply: typeof grantUserPermission, actor: Actor, name: string, username: string) =>
    inTransaction(db, async (trx: Transaction) => {
      const user = await getUserOfAnyKind(trx, username);
      const changed = await apply(trx, actor, user, requirePermission(name));
      return changed ? describeUser(trx, user) : undefined;
    });

  app.post(url, { config, schema }, async (request, reply) => {
    const { permission, username } = request.params;
    const actor = actorOf(callerOf(request), now());
    return (await change(grantUserPermission, actor, permission, username)) ?? reply.code(304).send();
  });

  app.delete(url, { config, schema }, async (request, reply) => {
    const { permission, username } = request.params;
    const actor = actorOf(callerOf(request), now());
    return (await change(withdrawUserPermission, actor, permission, username)) ?? reply.code(304).send();
  });
}
