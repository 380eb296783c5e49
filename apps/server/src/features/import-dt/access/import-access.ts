import type { Transaction } from '../../../db/database.ts';
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
import { importOnce } from '../import-once.ts';
import type { Ledger } from '../report/ledger.ts';
import type { AccessPlan } from './plan-access.ts';

/** Writes teams, users, keys and groups, in the order in which they need each other. */
export async function importAccess(
  trx: Transaction,
  plan: AccessPlan,
  ledger: Ledger,
  at: Date,
): Promise<void> {
  await importOnce(trx, ledger, 'TEAM', plan.teams, at, (teams) => importTeams(trx, teams));
  await importOnce(trx, ledger, 'TEAMS_PERMISSIONS', plan.teamPermissions, at, (grants) =>
    importTeamPermissions(trx, grants),
  );
  for (const { tables, users, memberships, permissions } of plan.users) {
    await importOnce(trx, ledger, tables.users, users, at, (values) => importUsers(trx, values, at));
    await importOnce(trx, ledger, tables.teams, memberships, at, (values) => importMemberships(trx, values));
    await importOnce(trx, ledger, tables.permissions, permissions, at, (values) =>
      importUserPermissions(trx, values),
    );
  }
  const newKeys = new Set<string>();
  await importOnce(trx, ledger, 'APIKEY', plan.keys, at, async (keys) => {
    const results = await importApiKeys(trx, keys, at);
    for (const [n, key] of keys.entries()) if (results[n]?.outcome === 'written') newKeys.add(key.publicId);
    return results;
  });
  // New keys brought their teams with them; others keep those that they have.
  await importOnce(trx, ledger, 'APIKEYS_TEAMS', plan.keyTeams, at, async (pairs) =>
    pairs.map(({ publicId }) =>
      newKeys.has(publicId)
        ? { outcome: 'written' }
        : { outcome: 'merged', note: 'The key came before, and keeps the teams that it has here.' },
    ),
  );
  await importOnce(trx, ledger, 'OIDCGROUP', plan.oidcGroups, at, (groups) => importOidcGroups(trx, groups));
  await importOnce(trx, ledger, 'MAPPEDOIDCGROUP', plan.oidcMappings, at, (mappings) =>
    importOidcMappings(trx, mappings),
  );
  await importOnce(trx, ledger, 'MAPPEDLDAPGROUP', plan.ldapMappings, at, (mappings) =>
    importLdapMappings(trx, mappings),
  );
}
