// Public to other features.
/** Follows what has changed in the access data of another installation since they were imported. */
import type { Transaction } from '../../../db/database.ts';
import { type FactsByKey, readFollowed, removeFollowed, writeFollowed } from '../../../db/followed-rows.ts';
import {
  deleteKeyAccounts,
  deleteMemberships,
  deleteTeamPermissions,
  deleteUserPermissions,
  endSessions,
  followedKeys,
  followedTeams,
  followedUsers,
  ldapMappings,
  oidcGroups,
  oidcMappings,
} from './access-follow.queries.ts';
import { accountOfKey } from './access-import.service.ts';

export { keepingAdministrator } from '../administrator/administrator.service.ts';

/** Teams by UUID. */
export const followTeams = (trx: Transaction) => ({
  read: (keys: readonly string[]) => readFollowed(trx, followedTeams, keys),
  change: (changes: FactsByKey) => writeFollowed(trx, followedTeams, changes),
  remove: async (gone: FactsByKey) => {
    await removeFollowed(trx, followedTeams, [...gone.keys()]);
  },
});

/** Users by kind and name, such as `managed:ines`. A new password, and being suspended, ends their sessions. */
export const followUsers = (trx: Transaction) => ({
  read: (keys: readonly string[]) => readFollowed(trx, followedUsers, keys),
  change: async (changes: FactsByKey) => {
    await writeFollowed(trx, followedUsers, changes);
    const ended = [...changes].filter(([, facts]) => 'passwordHash' in facts || facts.suspended === true);
    await endSessions(
      trx,
      ended.map(([key]) => key),
    );
  },
  remove: async (gone: FactsByKey) => {
    await removeFollowed(trx, followedUsers, [...gone.keys()]);
  },
});

/** Keys by public id, each with the account that was made for it. */
export const followKeys = (trx: Transaction) => ({
  read: (keys: readonly string[]) => readFollowed(trx, followedKeys, keys),
  change: (changes: FactsByKey) => writeFollowed(trx, followedKeys, changes),
  remove: async (gone: FactsByKey) => {
    await removeFollowed(trx, followedKeys, [...gone.keys()]);
    await deleteKeyAccounts(trx, [...gone.keys()].map(accountOfKey));
  },
});

export const endTeamPermissions = (trx: Transaction) => ({
  remove: (gone: FactsByKey) => deleteTeamPermissions(trx, gone),
});

export const endMemberships = (trx: Transaction) => ({
  remove: (gone: FactsByKey) => deleteMemberships(trx, gone),
});

export const endUserPermissions = (trx: Transaction) => ({
  remove: (gone: FactsByKey) => deleteUserPermissions(trx, gone),
});

/** Groups by name, mappings by UUID. */
export const endGroups = (trx: Transaction) => {
  const removing = (table: typeof oidcGroups) => ({
    remove: async (gone: FactsByKey) => {
      await removeFollowed(trx, table, [...gone.keys()]);
    },
  });
  return {
    oidcGroups: removing(oidcGroups),
    oidcMappings: removing(oidcMappings),
    ldapMappings: removing(ldapMappings),
  };
};
