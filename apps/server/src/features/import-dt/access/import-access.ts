import {
  endGroups,
  endMemberships,
  endTeamPermissions,
  endUserPermissions,
  followKeys,
  followTeams,
  followUsers,
} from '../../access/import/access-follow.service.ts';
import {
  importApiKeys,
  importLdapMappings,
  importMemberships,
  importOidcGroups,
  importOidcMappings,
  importTeamPermissions,
  importTeams,
  importUserPermissions,
  importUsers,
} from '../../access/import/access-import.service.ts';
import { importOnce, type Moving } from '../import-once.ts';
import type { AccessPlan } from './plan-access.ts';

/** Writes teams, users, keys and groups, in the order in which they need each other. */
export async function importAccess(moving: Moving, plan: AccessPlan): Promise<void> {
  const { trx, at } = moving;
  await importOnce(moving, 'TEAM', plan.teams, {
    write: (teams) => importTeams(trx, teams),
    ...followTeams(trx),
  });
  await importOnce(moving, 'TEAMS_PERMISSIONS', plan.teamPermissions, {
    write: (grants) => importTeamPermissions(trx, grants),
    ...endTeamPermissions(trx),
    of: ['TEAM'],
  });
  for (const { tables, users, memberships, permissions } of plan.users) {
    await importOnce(moving, tables.users, users, {
      write: (values) => importUsers(trx, values, at),
      ...followUsers(trx),
    });
    const of = [tables.users, 'TEAM'];
    await importOnce(moving, tables.teams, memberships, {
      write: (values) => importMemberships(trx, values),
      ...endMemberships(trx),
      of,
    });
    await importOnce(moving, tables.permissions, permissions, {
      write: (values) => importUserPermissions(trx, values),
      ...endUserPermissions(trx),
      of,
    });
  }
  await importKeys(moving, plan);
  const groups = endGroups(trx);
  await importOnce(moving, 'OIDCGROUP', plan.oidcGroups, {
    write: (values) => importOidcGroups(trx, values),
    ...groups.oidcGroups,
  });
  await importOnce(moving, 'MAPPEDOIDCGROUP', plan.oidcMappings, {
    write: (values) => importOidcMappings(trx, values),
    ...groups.oidcMappings,
    of: ['TEAM', 'OIDCGROUP'],
  });
  await importOnce(moving, 'MAPPEDLDAPGROUP', plan.ldapMappings, {
    write: (values) => importLdapMappings(trx, values),
    ...groups.ldapMappings,
    of: ['TEAM'],
  });
}

/** New keys bring their teams with them; others keep those that they have. */
async function importKeys(moving: Moving, plan: AccessPlan): Promise<void> {
  const newKeys = new Set<string>();
  await importOnce(moving, 'APIKEY', plan.keys, {
    write: async (keys) => {
      const results = await importApiKeys(moving.trx, keys, moving.at);
      for (const [n, key] of keys.entries()) if (results[n]?.outcome === 'written') newKeys.add(key.publicId);
      return results;
    },
    ...followKeys(moving.trx),
  });
  await importOnce(moving, 'APIKEYS_TEAMS', plan.keyTeams, {
    write: async (pairs) =>
      pairs.map(({ publicId }) =>
        newKeys.has(publicId)
          ? { outcome: 'written' }
          : { outcome: 'merged', note: 'The key came before, and keeps the teams that it has here.' },
      ),
  });
}
