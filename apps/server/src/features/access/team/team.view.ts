import type { Team } from '@waybill/api-contract';
import type { ApiKeyRow } from '../api-key/api-key.queries.ts';
import { viewApiKey } from '../api-key/api-key.view.ts';
import { viewLdapMapping, viewOidcMapping } from '../group/group.view.ts';
import type { LdapMappingRow, OidcMappingRow } from '../group/mapping.queries.ts';
import type { PermissionRow } from '../permission/permission.queries.ts';
import { viewPermission } from '../permission/permission.view.ts';
import type { UserRow } from '../user/user.queries.ts';
import { viewLdapUser, viewManagedUser, viewOidcUser } from '../user/user.view.ts';
import type { TeamRow } from './team.queries.ts';

export interface TeamDetails {
  keys: readonly ApiKeyRow[];
  users: readonly UserRow[];
  permissions: readonly PermissionRow[];
  ldapGroups: readonly LdapMappingRow[];
  oidcGroups: readonly OidcMappingRow[];
}

export function viewTeam(row: TeamRow, details: TeamDetails): Team {
  const usersOf = (kind: UserRow['kind']) => details.users.filter((user) => user.kind === kind);
  return {
    uuid: row.uuid,
    name: row.name,
    apiKeys: details.keys.map((key) => viewApiKey(key)),
    managedUsers: usersOf('managed').map((user) => viewManagedUser(user)),
    ldapUsers: usersOf('ldap').map((user) => viewLdapUser(user)),
    oidcUsers: usersOf('oidc').map((user) => viewOidcUser(user)),
    mappedLdapGroups: details.ldapGroups.map(viewLdapMapping),
    mappedOidcGroups: details.oidcGroups.map(viewOidcMapping),
    permissions: details.permissions.map(viewPermission),
  };
}
