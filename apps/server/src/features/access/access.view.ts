import type {
  ApiKey,
  LdapUser,
  ManagedUser,
  NestedTeam,
  OidcUser,
  Permission,
  PermissionItem,
  Team,
  UserPrincipal,
} from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import type { ApiKeyRow } from './api-key.queries.ts';
import { maskApiKey } from './api-key.ts';
import type { PermissionRow } from './permission.queries.ts';
import type { TeamRow } from './team.queries.ts';
import type { UserRow } from './user.queries.ts';

export function toPermissionItem(row: PermissionRow): PermissionItem {
  return {
    name: row.name as Permission,
    ...(row.description === null ? {} : { description: row.description }),
  };
}

/** @param permissions shown only in the answer to joining and leaving a team */
export function toNestedTeam(row: TeamRow, permissions?: readonly PermissionRow[]): NestedTeam {
  return { uuid: row.uuid, name: row.name, ...present('permissions', permissions?.map(toPermissionItem)) };
}

/** What a user belongs to and holds; left out where the user is shown inside a team. */
export interface UserRelations {
  teams: NestedTeam[];
  permissions: PermissionItem[];
}

export function toUserPrincipal(row: UserRow, relations?: UserRelations): UserPrincipal {
  if (row.kind === 'ldap') return toLdapUser(row, relations);
  return row.kind === 'oidc' ? toOidcUser(row, relations) : toManagedUser(row, relations);
}

export function toManagedUser(row: UserRow, relations?: UserRelations): ManagedUser {
  return {
    username: row.username,
    ...(row.last_password_change === null ? {} : { lastPasswordChange: row.last_password_change.getTime() }),
    ...(row.fullname === null ? {} : { fullname: row.fullname }),
    ...(row.email === null ? {} : { email: row.email }),
    suspended: row.suspended,
    forcePasswordChange: row.force_password_change,
    nonExpiryPassword: row.non_expiry_password,
    ...relations,
  };
}

export function toLdapUser(row: UserRow, relations?: UserRelations): LdapUser {
  return {
    username: row.username,
    ...(row.dn === null ? {} : { dn: row.dn }),
    ...(row.email === null ? {} : { email: row.email }),
    ...relations,
  };
}

export function toOidcUser(row: UserRow, relations?: UserRelations): OidcUser {
  return {
    username: row.username,
    ...(row.subject_identifier === null ? {} : { subjectIdentifier: row.subject_identifier }),
    ...(row.email === null ? {} : { email: row.email }),
    ...relations,
  };
}

/** @param key the whole key, known only when it has just been made */
export function toApiKey(row: ApiKeyRow, key?: string): ApiKey {
  return {
    ...(key === undefined ? {} : { key }),
    ...(row.comment === null ? {} : { comment: row.comment }),
    created: row.created_at.getTime(),
    ...(row.last_used_at === null ? {} : { lastUsed: row.last_used_at.getTime() }),
    maskedKey: maskApiKey(row.public_id),
    publicId: row.public_id,
    legacy: row.legacy,
  };
}

export interface TeamDetails {
  keys: readonly ApiKeyRow[];
  users: readonly UserRow[];
  permissions: readonly PermissionRow[];
}

export function toTeam(row: TeamRow, details: TeamDetails): Team {
  const usersOf = (kind: UserRow['kind']) => details.users.filter((user) => user.kind === kind);
  return {
    uuid: row.uuid,
    name: row.name,
    apiKeys: details.keys.map((key) => toApiKey(key)),
    managedUsers: usersOf('managed').map((user) => toManagedUser(user)),
    ldapUsers: usersOf('ldap').map((user) => toLdapUser(user)),
    oidcUsers: usersOf('oidc').map((user) => toOidcUser(user)),
    // Groups of directories and providers are not mapped yet, so no team has any.
    mappedLdapGroups: [],
    mappedOidcGroups: [],
    permissions: details.permissions.map(toPermissionItem),
  };
}
