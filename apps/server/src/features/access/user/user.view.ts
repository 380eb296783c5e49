import type {
  LdapUser,
  ManagedUser,
  NestedTeam,
  OidcUser,
  PermissionItem,
  UserPrincipal,
} from '@waybill/api-contract';
import { present } from '../../../http/present.ts';
import type { PermissionRow } from '../permission/permission.queries.ts';
import { viewPermission } from '../permission/permission.view.ts';
import type { UserRow } from './user.queries.ts';
import type { UserTeamRow } from './user-details.queries.ts';

/** The teams and permissions of a user; omitted if the user is shown inside a team. */
export interface UserRelations {
  teams: NestedTeam[];
  permissions: PermissionItem[];
}

export type UserView<T> = (row: UserRow, relations?: UserRelations) => T;

/** @param permissions shown only in the answer to joining and leaving a team */
export function viewNestedTeam(row: UserTeamRow, permissions?: readonly PermissionRow[]): NestedTeam {
  return { uuid: row.uuid, name: row.name, ...present('permissions', permissions?.map(viewPermission)) };
}

export function viewUser(row: UserRow, relations?: UserRelations): UserPrincipal {
  if (row.kind === 'ldap') return viewLdapUser(row, relations);
  return row.kind === 'oidc' ? viewOidcUser(row, relations) : viewManagedUser(row, relations);
}

export function viewManagedUser(row: UserRow, relations?: UserRelations): ManagedUser {
  return {
    username: row.username,
    ...present('lastPasswordChange', row.last_password_change?.getTime()),
    ...present('fullname', row.fullname),
    ...present('email', row.email),
    suspended: row.suspended,
    forcePasswordChange: row.force_password_change,
    nonExpiryPassword: row.non_expiry_password,
    ...relations,
  };
}

export function viewLdapUser(row: UserRow, relations?: UserRelations): LdapUser {
  return {
    username: row.username,
    ...present('dn', row.dn),
    ...present('email', row.email),
    ...present('suspended', row.suspended || undefined),
    ...relations,
  };
}

export function viewOidcUser(row: UserRow, relations?: UserRelations): OidcUser {
  return {
    username: row.username,
    ...present('subjectIdentifier', row.subject_identifier),
    ...present('email', row.email),
    ...present('suspended', row.suspended || undefined),
    ...relations,
  };
}
