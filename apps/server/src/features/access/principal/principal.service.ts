// Public to other features.
import { isPermission, type Permission } from '@waybill/api-contract';
import type { Database } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import type { Principal } from '../../../http/principal.ts';
import { isTrue } from '../../config-property/setting.service.ts';
import { isSecretOf, parseApiKey } from '../api-key/api-key.ts';
import { idleSince } from '../user-session/user-session.service.ts';
import {
  type ApiKeyRights,
  findApiKeyRights,
  findApiKeyRightsById,
  findSessionRights,
  findUserRightsById,
  type UserKind,
  type UserRights,
} from './principal.queries.ts';

export type { UserKind };

export interface SessionUser {
  readonly principal: Principal;
  readonly lastSeenAt: Date;
}

/** The user of a session as the database has them now, or undefined when the session has ended. */
export async function findSessionUser(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<SessionUser | undefined> {
  const row = await findSessionRights(db, sessionId);
  if (!row || row.suspended || row.expires_at <= now) return undefined;
  const idleFrom = idleSince(Number(row.idle_timeout ?? 0), now);
  if (idleFrom && row.last_seen_at <= idleFrom) return undefined;
  return { principal: { ...userPrincipal(row), sessionId }, lastSeenAt: row.last_seen_at };
}

/** A user as the database has them now. */
export async function findPrincipalOfUser(db: Database, userId: number): Promise<Principal | undefined> {
  const row = await findUserRightsById(db, userId);
  return row && userPrincipal(row);
}

/** The caller an API key stands for, or undefined when the key is not one of ours. */
export async function findApiKeyPrincipal(db: Database, key: string): Promise<Principal | undefined> {
  const parsed = parseApiKey(key);
  const row = parsed && (await findApiKeyRights(db, parsed.publicId));
  if (!row || !isSecretOf(parsed.secret, row.secret_hash)) return undefined;
  return apiKeyPrincipal(row);
}

/**
 * Whoever `ownerOf` named, as the database has them now: work that goes on after a request asks again what its caller may
 * do. Undefined when they are gone or suspended.
 */
export async function findOwner(db: Database, owner: string): Promise<Principal | undefined> {
  const [kind, id] = owner.split(':');
  if (kind === 'user') {
    const user = await findUserRightsById(db, Number(id));
    return user && !user.suspended ? userPrincipal(user) : undefined;
  }
  const key = await findApiKeyRightsById(db, Number(id));
  return key && apiKeyPrincipal(key);
}

function userPrincipal(row: UserRights): Principal {
  const permissions = toPermissions(row.permissions);
  return {
    kind: 'user',
    name: row.username,
    userId: row.user_id,
    userKind: row.kind,
    teams: row.teams,
    permissions,
    scope: toScope(row, permissions),
  };
}

function apiKeyPrincipal(row: ApiKeyRights): Principal {
  const permissions = toPermissions(row.permissions);
  return {
    kind: 'api-key',
    name: row.teams.map((team) => team.name).join(', '),
    apiKeyId: row.api_key_id,
    teams: row.teams,
    permissions,
    scope: toScope(row, permissions),
  };
}

function toPermissions(names: readonly string[]): ReadonlySet<Permission> {
  return new Set(names.filter(isPermission));
}

/** Without portfolio access control, and for those who manage access, everything is visible (contract §3). */
function toScope(
  row: { acl: string | null; teams: Principal['teams'] },
  permissions: ReadonlySet<Permission>,
): ProjectScope {
  if (!isTrue(row.acl) || permissions.has('ACCESS_MANAGEMENT')) return { all: true };
  return { all: false, teamIds: row.teams.map((team) => team.teamId) };
}
