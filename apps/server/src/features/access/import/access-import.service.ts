// Public to other features.
/**
 * Imports access data from another installation: whole sets, each thing unchanged. The caller has checked the
 * values and keeps the trail.
 */
import type { Transaction } from '../../../db/database.ts';
import type { ImportResult } from '../../../db/import-result.ts';
import { dnKey } from '../group/dn.ts';
import {
  adoptFirstAdministrator,
  insertApiKeys,
  insertKeyAccounts,
  insertLdapMappings,
  insertMemberships,
  insertOidcGroups,
  insertOidcMappings,
  insertTeamPermissions,
  insertTeams,
  insertUserPermissions,
  insertUsers,
  selectHolders,
  selectTeamNames,
} from './access-import.queries.ts';

export type ImportedKind = 'managed' | 'ldap' | 'oidc';

export interface ImportedTeam {
  readonly uuid: string;
  readonly name: string;
}

export interface ImportedUser {
  readonly kind: ImportedKind;
  readonly username: string;
  readonly fullname: string | null;
  readonly email: string | null;
  /** bcrypt over the lower-case hex SHA-512 of the password. */
  readonly passwordHash: string | null;
  readonly forcePasswordChange: boolean;
  readonly nonExpiryPassword: boolean;
  readonly suspended: boolean;
  readonly lastPasswordChange: Date | null;
  readonly dn: string | null;
  readonly subjectIdentifier: string | null;
}

export interface UserRef {
  readonly kind: ImportedKind;
  readonly username: string;
}

export interface ImportedKey {
  readonly publicId: string;
  /** In hexadecimal. */
  readonly secretHash: string;
  readonly comment: string | null;
  readonly legacy: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  /** UUIDs of the teams whose key it is; ours has one, or an account that is in all of them. */
  readonly teams: readonly string[];
}

const written: ImportResult = { outcome: 'written' };
const merged: ImportResult = { outcome: 'merged' };

/** Teams keep their UUID; of several with one name all stay. */
export async function importTeams(trx: Transaction, teams: readonly ImportedTeam[]): Promise<ImportResult[]> {
  const names = await selectTeamNames(
    trx,
    teams.map((team) => team.name),
  );
  const done = await insertTeams(trx, teams);
  return teams.map((team, n) => {
    if (!done.has(n)) return { outcome: 'merged', note: 'A team with its UUID is here already.' };
    if (!names.has(team.name)) return written;
    return { outcome: 'written', note: `Another team "${team.name}" was here before. Both stay.` };
  });
}

export async function importTeamPermissions(
  trx: Transaction,
  grants: readonly { team: string; permission: string }[],
): Promise<ImportResult[]> {
  const done = await insertTeamPermissions(trx, grants);
  return grants.map((_, n) => (done.has(n) ? written : merged));
}

/**
 * Existing users with the same kind and name keep their data. The exception is the first administrator, who
 * gets the imported password as long as nobody has set another one or signed in.
 */
export async function importUsers(
  trx: Transaction,
  users: readonly ImportedUser[],
  at: Date,
): Promise<ImportResult[]> {
  const done = await insertUsers(trx, users, at);
  const adopted = await adoptFirstAdministrator(
    trx,
    users.filter((user, n) => user.kind === 'managed' && !done.has(n)),
  );
  return users.map((user, n) => {
    if (done.has(n)) return written;
    if (user.kind === 'managed' && adopted.has(user.username)) {
      return {
        outcome: 'merged',
        note: 'The first administrator, whose password nobody had changed, has the old password now.',
      };
    }
    return {
      outcome: 'merged',
      note: 'A user of this kind and name is here already, and keeps password and details.',
    };
  });
}

export async function importMemberships(
  trx: Transaction,
  memberships: readonly (UserRef & { team: string })[],
): Promise<ImportResult[]> {
  const done = await insertMemberships(trx, memberships);
  return memberships.map((_, n) => (done.has(n) ? written : merged));
}

export async function importUserPermissions(
  trx: Transaction,
  grants: readonly (UserRef & { permission: string })[],
): Promise<ImportResult[]> {
  const done = await insertUserPermissions(trx, grants);
  return grants.map((_, n) => (done.has(n) ? written : merged));
}

/** The name of the account that holds a key which does not belong to exactly one team. */
export function accountOfKey(publicId: string): string {
  return `API key ${publicId}`;
}

/** Keys by their hash, so that their secrets go on working. */
export async function importApiKeys(
  trx: Transaction,
  keys: readonly ImportedKey[],
  at: Date,
): Promise<ImportResult[]> {
  const ofAccounts = keys
    .filter((key) => key.teams.length !== 1)
    .map((key) => ({ ...key, name: accountOfKey(key.publicId) }));
  await insertKeyAccounts(trx, ofAccounts, at);
  const holders = await selectHolders(
    trx,
    ofAccounts.map(({ name }) => name),
  );
  const done = await insertApiKeys(
    trx,
    keys.map((key) => ({
      ...key,
      team: key.teams.length === 1 ? (key.teams[0] ?? null) : null,
      userId: key.teams.length === 1 ? null : (holders.get(accountOfKey(key.publicId)) ?? null),
    })),
  );
  return keys.map((key, n) => {
    if (!done.has(n)) return { outcome: 'merged', note: 'A key with its public id is here already.' };
    if (key.teams.length === 1) return written;
    return {
      outcome: 'written',
      note: `The key had ${key.teams.length === 0 ? 'no team' : `${key.teams.length} teams`}. It belongs to the service account "${accountOfKey(key.publicId)}" now, which is in ${key.teams.length === 0 ? 'no team' : 'these teams'}.`,
    };
  });
}

/** Groups are known by their name: one that is here already keeps its UUID. */
export async function importOidcGroups(
  trx: Transaction,
  groups: readonly { uuid: string; name: string }[],
): Promise<ImportResult[]> {
  const done = await insertOidcGroups(trx, groups);
  return groups.map((_, n) =>
    done.has(n) ? written : { outcome: 'merged', note: 'A group of this name is here already.' },
  );
}

export async function importOidcMappings(
  trx: Transaction,
  mappings: readonly { uuid: string; group: string; team: string }[],
): Promise<ImportResult[]> {
  const done = await insertOidcMappings(trx, mappings);
  return mappings.map((_, n) =>
    done.has(n) ? written : { outcome: 'merged', note: 'The group is already mapped to the team.' },
  );
}

export async function importLdapMappings(
  trx: Transaction,
  mappings: readonly { uuid: string; dn: string; team: string }[],
): Promise<ImportResult[]> {
  const done = await insertLdapMappings(
    trx,
    mappings.map((mapping) => ({ ...mapping, dnKey: dnKey(mapping.dn) })),
  );
  return mappings.map((_, n) =>
    done.has(n) ? written : { outcome: 'merged', note: 'The group is already mapped to the team.' },
  );
}
