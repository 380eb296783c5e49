import type { ImportedKind } from '../../access/import/access-import.service.ts';
import type { GatheredRows } from '../source/gather-rows.ts';

/** Every table of people, teams and keys. */
export const accessTables = [
  'TEAM',
  'PERMISSION',
  'TEAMS_PERMISSIONS',
  'APIKEY',
  'APIKEYS_TEAMS',
  'MANAGEDUSER',
  'MANAGEDUSERS_TEAMS',
  'MANAGEDUSERS_PERMISSIONS',
  'LDAPUSER',
  'LDAPUSERS_TEAMS',
  'LDAPUSERS_PERMISSIONS',
  'OIDCUSER',
  'OIDCUSERS_TEAMS',
  'OIDCUSERS_PERMISSIONS',
  'MAPPEDLDAPGROUP',
  'OIDCGROUP',
  'MAPPEDOIDCGROUP',
] as const;

export type AccessRows = GatheredRows<(typeof accessTables)[number]>;

/** A user's id with a team's or a permission's, as the tables that join them hold it. */
interface JoinedUser {
  readonly userId: number;
  readonly otherId: number;
}

/** The tables of a kind of users. */
export interface UserTables {
  readonly kind: ImportedKind;
  readonly users: 'MANAGEDUSER' | 'LDAPUSER' | 'OIDCUSER';
  readonly teams: 'MANAGEDUSERS_TEAMS' | 'LDAPUSERS_TEAMS' | 'OIDCUSERS_TEAMS';
  readonly permissions: 'MANAGEDUSERS_PERMISSIONS' | 'LDAPUSERS_PERMISSIONS' | 'OIDCUSERS_PERMISSIONS';
  teamsOf(rows: AccessRows): JoinedUser[];
  permissionsOf(rows: AccessRows): JoinedUser[];
}

export const userTables: readonly UserTables[] = [
  {
    kind: 'managed',
    users: 'MANAGEDUSER',
    teams: 'MANAGEDUSERS_TEAMS',
    permissions: 'MANAGEDUSERS_PERMISSIONS',
    teamsOf: (rows) =>
      rows.of('MANAGEDUSERS_TEAMS').map((row) => ({ userId: row.MANAGEDUSER_ID, otherId: row.TEAM_ID })),
    permissionsOf: (rows) =>
      rows
        .of('MANAGEDUSERS_PERMISSIONS')
        .map((row) => ({ userId: row.MANAGEDUSER_ID, otherId: row.PERMISSION_ID })),
  },
  {
    kind: 'ldap',
    users: 'LDAPUSER',
    teams: 'LDAPUSERS_TEAMS',
    permissions: 'LDAPUSERS_PERMISSIONS',
    teamsOf: (rows) =>
      rows.of('LDAPUSERS_TEAMS').map((row) => ({ userId: row.LDAPUSER_ID, otherId: row.TEAM_ID })),
    permissionsOf: (rows) =>
      rows
        .of('LDAPUSERS_PERMISSIONS')
        .map((row) => ({ userId: row.LDAPUSER_ID, otherId: row.PERMISSION_ID })),
  },
  {
    kind: 'oidc',
    users: 'OIDCUSER',
    teams: 'OIDCUSERS_TEAMS',
    permissions: 'OIDCUSERS_PERMISSIONS',
    // Its column is named unlike those of the others.
    teamsOf: (rows) =>
      rows.of('OIDCUSERS_TEAMS').map((row) => ({ userId: row.OIDCUSERS_ID, otherId: row.TEAM_ID })),
    permissionsOf: (rows) =>
      rows
        .of('OIDCUSERS_PERMISSIONS')
        .map((row) => ({ userId: row.OIDCUSER_ID, otherId: row.PERMISSION_ID })),
  },
];
