// Public to other features.
import { isPermission, type Permission } from '@waybill/api-contract';
import type { Database } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import type { Principal } from '../../../http/principal.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { isTrue } from '../../config-property/setting.service.ts';
import { isSecretOf, parseApiKey } from '../api-key/api-key.ts';
import { idleSince } from '../user-session/user-session.service.ts';
import {
  type ApiKeyRights,
  findApiKeyRights,
  findApiKeyRightsById,
  findRightsByRule,
  findSessionRights,
  findUserRightsById,
  type LimitedRights,
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
  return { principal: { ...sessionPrincipal(row), sessionId }, lastSeenAt: row.last_seen_at };
}

/** A user as the database has them now. */
export async function findPrincipalOfUser(db: Database, userId: number): Promise<Principal | undefined> {
  const row = await findUserRightsById(db, userId);
  return row && userPrincipal(row);
}

/** The result of checking an API key: the caller, or the reason for a refusal. */
export type CheckedApiKey =
  | { readonly principal: Principal; readonly refusal?: undefined }
  | { readonly principal?: undefined; readonly refusal: Refusal };

/**
 * Finds the owner of a key, which must exist, not be expired, and not belong to a suspended account. Only a
 * caller with the right secret learns that the key exists.
 */
export async function checkApiKey(db: Database, key: string, now: Date): Promise<CheckedApiKey> {
  const parsed = parseApiKey(key);
  const row = parsed && (await findApiKeyRights(db, parsed.publicId));
  if (!row || !isSecretOf(parsed.secret, row.secret_hash)) {
    return { refusal: { action: 'request.key_refused' } };
  }
  const principal = apiKeyPrincipal(row);
  if (row.suspended) {
    const detail = { publicId: parsed.publicId, reason: 'SUSPENDED' };
    return { refusal: { action: 'request.key_refused', actor: principal.name, detail } };
  }
  if (!hasExpired(row, now)) return { principal };
  const expired = row.expires_at?.toISOString() ?? '';
  const detail = { publicId: parsed.publicId, expired };
  return { refusal: { action: 'request.key_expired', actor: principal.name, detail } };
}

function hasExpired({ expires_at }: ApiKeyRights, now: Date): boolean {
  return expires_at !== null && expires_at <= now;
}

/**
 * The current data of the caller that `ownerOf` named. Work that continues after a request checks again what
 * its caller may do. Undefined if the caller is gone, suspended, or expired.
 */
export async function findOwner(db: Database, owner: string, now: Date): Promise<Principal | undefined> {
  const [kind, id] = owner.split(':');
  if (kind === 'user') {
    const user = await findUserRightsById(db, Number(id));
    return user && !user.suspended ? userPrincipal(user) : undefined;
  }
  if (kind === 'rule') {
    const account = await findRightsByRule(db, Number(id));
    return account && !account.suspended ? sessionPrincipal(account) : undefined;
  }
  const key = await findApiKeyRightsById(db, Number(id));
  return key && !key.suspended && !hasExpired(key, now) ? apiKeyPrincipal(key) : undefined;
}

function userPrincipal(row: UserRights): Principal {
  const permissions = toPermissions(row.permissions);
  return {
    kind: 'user',
    name: row.username,
    userId: row.user_id,
    userKind: row.kind,
    isServiceAccount: row.kind === 'service',
    teams: row.teams,
    permissions,
    teamPermissions: toTeamPermissions(row, permissions),
    scope: toScope(row, permissions),
  };
}

/** A user, or as much of a service account as a token may use that a rule limits to projects. */
function sessionPrincipal(row: LimitedRights): Principal {
  const whole = userPrincipal(row);
  const { limiting_rule_id: limitingRuleId } = row;
  if (limitingRuleId === null) return whole;
  const { userId: _, ...principal } = whole;
  const permissions = withinProjects(principal.permissions);
  const scope = toScope(row, permissions);
  return {
    ...principal,
    limitingRuleId,
    permissions,
    scope: { ...scope, all: false, limitedRuleId: limitingRuleId },
  };
}

/**
 * Permissions that a key or token limited to projects never has. It could reach other projects with them, or
 * remove the limit.
 */
const beyondProjects: readonly Permission[] = [
  'ACCESS_MANAGEMENT',
  'SYSTEM_CONFIGURATION',
  'POLICY_MANAGEMENT',
  'TAG_MANAGEMENT',
  'VULNERABILITY_MANAGEMENT',
];

function withinProjects(held: ReadonlySet<Permission>): ReadonlySet<Permission> {
  return new Set([...held].filter((permission) => !beyondProjects.includes(permission)));
}

function apiKeyPrincipal(row: ApiKeyRights): Principal {
  const held = toPermissions(row.permissions);
  const permissions = row.limited ? withinProjects(held) : held;
  const scope = toScope(row, permissions);
  return {
    kind: 'api-key',
    name: row.account ?? row.teams.map((team) => team.name).join(', '),
    apiKeyId: row.api_key_id,
    isServiceAccount: row.account !== null,
    teams: row.teams,
    accessTeamIds: row.access_team_ids,
    permissions,
    teamPermissions: toTeamPermissions(row, permissions),
    scope: row.limited ? { ...scope, all: false, limitedKeyId: row.api_key_id } : scope,
  };
}

function toPermissions(names: readonly string[]): ReadonlySet<Permission> {
  return new Set(names.filter(isPermission));
}

/** Unlimited permissions hold for the projects of any team. */
function toTeamPermissions(
  { team_permissions: held }: Pick<ApiKeyRights, 'team_permissions'>,
  permissions: ReadonlySet<Permission>,
): ReadonlyMap<Permission, readonly number[]> {
  const teamIds = new Map<Permission, number[]>();
  for (const { permission, teamId } of held) {
    if (!isPermission(permission) || permissions.has(permission)) continue;
    teamIds.set(permission, [...(teamIds.get(permission) ?? []), teamId]);
  }
  return teamIds;
}

/** Without portfolio access control, and for those who manage access, everything is visible (contract §3). */
function toScope(
  row: { acl: string | null; teams: Principal['teams'] },
  permissions: ReadonlySet<Permission>,
): ProjectScope {
  if (!isTrue(row.acl) || permissions.has('ACCESS_MANAGEMENT')) return { all: true };
  return { all: false, teamIds: row.teams.map((team) => team.teamId) };
}
