import { inTransaction, type Transaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import { type App, callerOf } from '../../http/server.ts';
import { type Actor, actorOf } from '../audit-log/audit-log.service.ts';
import { externalUserBody, identifiableObject, managedUserBody, usernameParams } from './access.schema.ts';
import { describeMember, describeUser, describeUsers } from './details.service.ts';
import { createManagedUser, updateManagedUser } from './managed-user.service.ts';
import type { TeamRow } from './team.queries.ts';
import { getTeam } from './team.service.ts';
import type { UserRow } from './user.queries.ts';
import {
  addToTeam,
  createExternalUser,
  getUserOfAnyKind,
  listUsers,
  removeFromTeam,
  removeUser,
} from './user.service.ts';

const config = { access: 'ACCESS_MANAGEMENT' } as const;

export function userRoutes(app: App, context: Context): void {
  for (const kind of ['managed', 'ldap', 'oidc'] as const) userListRoute(app, context, kind);
  managedUserRoutes(app, context);
  for (const kind of ['ldap', 'oidc'] as const) externalUserRoutes(app, context, kind);
  membershipRoutes(app, context);
}

function userListRoute(app: App, { db }: Context, kind: UserRow['kind']): void {
  app.get(`/api/v1/user/${kind}`, { config }, async (_request, reply) => {
    const users = await listUsers(db, kind);
    reply.header('x-total-count', users.length);
    return describeUsers(db, users);
  });
}

function managedUserRoutes(app: App, { db, now }: Context): void {
  const schema = { body: managedUserBody };

  app.put('/api/v1/user/managed', { config, schema }, async (request, reply) => {
    const user = await createManagedUser(db, actorOf(callerOf(request), now()), request.body);
    return reply.code(201).send(await describeUser(db, user));
  });

  app.post('/api/v1/user/managed', { config, schema }, async (request) => {
    const user = await updateManagedUser(db, actorOf(callerOf(request), now()), request.body);
    return describeUser(db, user);
  });

  app.delete('/api/v1/user/managed', { config, schema }, async (request, reply) => {
    await removeUser(db, actorOf(callerOf(request), now()), 'managed', request.body.username);
    return reply.code(204).send();
  });
}

function externalUserRoutes(app: App, { db, now }: Context, kind: 'ldap' | 'oidc'): void {
  const schema = { body: externalUserBody };

  app.put(`/api/v1/user/${kind}`, { config, schema }, async (request, reply) => {
    const actor = actorOf(callerOf(request), now());
    const user = await createExternalUser(db, actor, kind, request.body.username);
    return reply.code(201).send(await describeUser(db, user));
  });

  app.delete(`/api/v1/user/${kind}`, { config, schema }, async (request, reply) => {
    await removeUser(db, actorOf(callerOf(request), now()), kind, request.body.username);
    return reply.code(204).send();
  });
}

type MembershipChange = (trx: Transaction, actor: Actor, user: UserRow, team: TeamRow) => Promise<boolean>;

function membershipRoutes(app: App, { db, now }: Context): void {
  const schema = { params: usernameParams, body: identifiableObject };
  const url = '/api/v1/user/:username/membership';

  const change = (apply: MembershipChange, actor: Actor, username: string, teamUuid: string) =>
    inTransaction(db, async (trx) => {
      const team = await getTeam(trx, teamUuid);
      const user = await getUserOfAnyKind(trx, username);
      const changed = await apply(trx, actor, user, team);
      return changed ? describeMember(trx, user) : undefined;
    });

  app.post(url, { config, schema }, async (request, reply) => {
    const actor = actorOf(callerOf(request), now());
    const user = await change(addToTeam, actor, request.params.username, request.body.uuid);
    return user ?? reply.code(304).type('application/json').send();
  });

  app.delete(url, { config, schema }, async (request, reply) => {
    const actor = actorOf(callerOf(request), now());
    const user = await change(removeFromTeam, actor, request.params.username, request.body.uuid);
    return user ?? reply.code(304).type('application/json').send();
  });
}
