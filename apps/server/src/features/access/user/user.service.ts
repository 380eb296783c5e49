// Public to other features.
import { type Database, inTransaction, type Transaction } from '../../../db/database.ts';
import { notFound, textError } from '../../../http/errors.ts';
import { trimmed } from '../../../http/text.ts';
import { recordEvent } from '../../../jobs/outbox.ts';
import { type Actor, recordAudit } from '../../audit-log/audit-log.service.ts';
import { keepingAdministrator } from '../administrator/administrator.service.ts';
import type { UserKind } from '../principal/principal.service.ts';
import { endSessions } from '../user-session/user-session.service.ts';
import { replacePasswordHash } from './account.queries.ts';
import {
  deleteUser,
  findUser,
  findUserOfAnyKind,
  insertUser,
  listUsers,
  type NewUser,
  type UserRow,
} from './user.queries.ts';

export type { UserRow };
export { listUsers };

/** @throws AppError 404 */
export async function getUser(db: Database, kind: UserKind, username: string): Promise<UserRow> {
  const user = await findUser(db, kind, username);
  if (!user) throw notFound('user');
  return user;
}

/** A user by name alone: managed before LDAP before OpenID Connect. @throws AppError 404 */
export async function getUserOfAnyKind(db: Database, username: string): Promise<UserRow> {
  const user = await findUserOfAnyKind(db, username);
  if (!user) throw notFound('user');
  return user;
}

/** Adds a user and answers it as stored. @throws AppError 409 when the name is taken */
export async function addUser(
  trx: Transaction,
  actor: Actor,
  user: Omit<NewUser, 'createdAt'>,
): Promise<UserRow> {
  const created = await addMissingUser(trx, actor, user);
  if (!created) {
    throw textError('user.name_taken', 409, `A user with the name "${user.username}" already exists.`);
  }
  return created;
}

/** Adds a user. @returns undefined when the name is taken, also by what another sign-in added just now */
export async function addMissingUser(
  trx: Transaction,
  actor: Actor,
  user: Omit<NewUser, 'createdAt'>,
): Promise<UserRow | undefined> {
  if ((await insertUser(trx, { ...user, createdAt: actor.at })) === undefined) return undefined;
  await recordAudit(trx, actor, 'user.created', user.username, { kind: user.kind });
  const created = await getUser(trx, user.kind, user.username);
  await recordUserEvent(trx, 'USER_CREATED', created);
  return created;
}

/** A directory or provider vouches for these; here they only have teams and permissions. */
export async function createExternalUser(
  db: Database,
  actor: Actor,
  kind: 'ldap' | 'oidc',
  name: string | null | undefined,
): Promise<UserRow> {
  if (!trimmed(name) || !name) throw textError('user.name_missing', 400, 'The user name is missing.');
  const username = name;
  return inTransaction(db, (trx) =>
    addUser(trx, actor, { kind, username, ...(kind === 'ldap' ? { dn: 'Syncing...' } : {}) }),
  );
}

/** @throws AppError 404, 409 for the last administrator */
export async function removeUser(
  db: Database,
  actor: Actor,
  kind: UserKind,
  name: string | null | undefined,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const user = await getUser(trx, kind, name ?? '');
    await keepingAdministrator(trx, () => deleteUser(trx, user.user_id));
    await recordAudit(trx, actor, 'user.deleted', user.username, { kind });
    await recordUserEvent(trx, 'USER_DELETED', user);
  });
}

/** Tells of a user who was created or deleted (contract §19.2). */
async function recordUserEvent(
  trx: Transaction,
  group: 'USER_CREATED' | 'USER_DELETED',
  { username, fullname, email }: UserRow,
): Promise<void> {
  await recordEvent(trx, {
    group,
    scope: 'SYSTEM',
    level: 'INFORMATIONAL',
    subject: { username, name: fullname, email },
  });
}

/** A user by name alone: managed before LDAP before OpenID Connect. */
export { findUserOfAnyKind } from './user.queries.ts';

export async function findManagedUser(db: Database, username: string): Promise<UserRow | undefined> {
  return findUser(db, 'managed', username);
}

/** Another hash of the same password, unless the password has changed meanwhile; sessions go on. */
export async function storeRenewedHash(
  trx: Transaction,
  user: UserRow,
  from: string,
  to: string,
): Promise<void> {
  await replacePasswordHash(trx, user.user_id, from, to);
}

/** Sign-out everywhere: all sessions end. */
export async function signOutEverywhere(db: Database, actor: Actor, user: UserRow): Promise<void> {
  await inTransaction(db, async (trx) => {
    await endSessions(trx, user.user_id);
    await recordAudit(trx, actor, 'user.sessions_ended', user.username);
  });
}
