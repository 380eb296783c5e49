import { isPasswordHash, readUserDn } from '@waybill/dt4';
import type { ImportedUser, UserRef } from '../../access/import/access-import.service.ts';
import type { Planned } from '../import-once.ts';
import { byId, lacks, planRows, type Refusal } from '../plan-rows.ts';
import type { Ledger } from '../report/ledger.ts';
import { type AccessRows, type UserTables, userTables } from './access-tables.ts';

/** Users of a kind, with what they are given. */
export interface UserPlan {
  readonly tables: UserTables;
  readonly users: readonly Planned<ImportedUser>[];
  readonly memberships: readonly Planned<UserRef & { team: string }>[];
  readonly permissions: readonly Planned<UserRef & { permission: string }>[];
}

/** The meaning of the numbers of teams and permissions. */
export interface AccessIds {
  readonly teams: ReadonlyMap<number, string>;
  readonly permissions: ReadonlyMap<number, string>;
}

/** Users of the three kinds, each with its own names: two kinds may have one name. */
export function planUsers(rows: AccessRows, ids: AccessIds, ledger: Ledger): UserPlan[] {
  return userTables.map((tables) => {
    const users = usersOf(tables, rows, ledger);
    const refs = new Map(users.map(({ id, planned }) => [id, planned.value]));
    const refOf = ({ kind, username }: UserRef): UserRef => ({ kind, username });
    return {
      tables,
      users: users.map((user) => user.planned),
      memberships: planRows(ledger, tables.teams, tables.teamsOf(rows), ({ userId, otherId }) => {
        const [user, team] = [refs.get(userId), ids.teams.get(otherId)];
        const label = `${tables.users} ${userId}, TEAM ${otherId}`;
        if (!user) return lacks(label, tables.users, userId);
        if (team === undefined) return lacks(label, 'TEAM', otherId);
        return { key: `${keyOf(user)} ${team}`, label, value: { ...refOf(user), team } };
      }),
      permissions: planRows(ledger, tables.permissions, tables.permissionsOf(rows), ({ userId, otherId }) => {
        const [user, permission] = [refs.get(userId), ids.permissions.get(otherId)];
        const label = `${tables.users} ${userId}, PERMISSION ${otherId}`;
        if (!user) return lacks(label, tables.users, userId);
        if (permission === undefined) return lacks(label, 'PERMISSION', otherId);
        return { key: `${keyOf(user)} ${permission}`, label, value: { ...refOf(user), permission } };
      }),
    };
  });
}

const keyOf = ({ kind, username }: UserRef): string => `${kind}:${username}`;

interface NumberedUser {
  readonly id: number;
  readonly planned: Planned<ImportedUser>;
}

/** The members that users of a directory or provider lack. */
const withoutPassword = {
  fullname: null,
  passwordHash: null,
  forcePasswordChange: false,
  nonExpiryPassword: false,
  suspended: false,
  lastPasswordChange: null,
  dn: null,
  subjectIdentifier: null,
} as const;

function usersOf({ users: table }: UserTables, rows: AccessRows, ledger: Ledger): NumberedUser[] {
  const planned =
    table === 'MANAGEDUSER'
      ? planRows(ledger, table, rows.of(table), planManaged)
      : table === 'LDAPUSER'
        ? planRows(ledger, table, rows.of(table), (row) =>
            planUser({
              ...withoutPassword,
              kind: 'ldap',
              username: row.USERNAME,
              email: row.EMAIL,
              dn: readUserDn(row.DN),
            }),
          )
        : planRows(ledger, table, rows.of(table), (row) =>
            planUser({
              ...withoutPassword,
              kind: 'oidc',
              username: row.USERNAME,
              email: row.EMAIL,
              subjectIdentifier: row.SUBJECT_IDENTIFIER,
            }),
          );
  const byName = new Map(planned.map((it) => [it.value.username, it]));
  const names = byId<{ ID: number; USERNAME: string }, string>(rows.of(table), (row) => row.USERNAME);
  return [...names].flatMap(([id, name]) => {
    const its = byName.get(name);
    return its ? [{ id, planned: its }] : [];
  });
}

function planManaged(row: ReturnType<typeof managedRows>[number]): Planned<ImportedUser> | Refusal {
  if (!isPasswordHash(row.PASSWORD)) {
    return {
      label: row.USERNAME,
      refusal: 'The password is no bcrypt hash, so that nobody could sign in.',
      key: keyOf({ kind: 'managed', username: row.USERNAME }),
    };
  }
  return planUser({
    kind: 'managed',
    username: row.USERNAME,
    fullname: row.FULLNAME,
    email: row.EMAIL,
    passwordHash: row.PASSWORD,
    forcePasswordChange: row.FORCE_PASSWORD_CHANGE,
    nonExpiryPassword: row.NON_EXPIRY_PASSWORD,
    suspended: row.SUSPENDED,
    lastPasswordChange: row.LAST_PASSWORD_CHANGE,
    dn: null,
    subjectIdentifier: null,
  });
}

const managedRows = (rows: AccessRows) => rows.of('MANAGEDUSER');

function planUser(user: ImportedUser): Planned<ImportedUser> | Refusal {
  if (user.username.trim() === '')
    return { label: `a user (${user.kind})`, refusal: 'The name is blank.', key: keyOf(user) };
  return { key: keyOf(user), label: user.username, value: user };
}
