import { isPermission } from '@waybill/api-contract';
import { readKeyHash } from '@waybill/dt4';
import type { ImportedKey, ImportedTeam } from '../../access/import/access-import.service.ts';
import type { Planned } from '../import-once.ts';
import { byId, lacks, planRows } from '../plan-rows.ts';
import type { Ledger } from '../report/ledger.ts';
import type { AccessRows } from './access-tables.ts';
import { type AccessIds, planUsers, type UserPlan } from './plan-users.ts';

export interface AccessPlan {
  readonly teams: readonly Planned<ImportedTeam>[];
  readonly teamPermissions: readonly Planned<{ team: string; permission: string }>[];
  /** By their kinds. */
  readonly users: readonly UserPlan[];
  readonly keys: readonly Planned<ImportedKey>[];
  /** The rows that join keys and teams; they come with the keys. */
  readonly keyTeams: readonly Planned<{ publicId: string; team: string }>[];
  readonly oidcGroups: readonly Planned<{ uuid: string; name: string }>[];
  readonly oidcMappings: readonly Planned<{ uuid: string; group: string; team: string }>[];
  readonly ldapMappings: readonly Planned<{ uuid: string; dn: string; team: string }>[];
}

/**
 * The meaning here of the rows of people, teams, and keys. Rows with missing references, and rows that could
 * not work, are refused in the ledger.
 * @param at the creation time of keys that have none
 */
export function planAccess(rows: AccessRows, ledger: Ledger, at: Date): AccessPlan {
  const teams = byId(rows.of('TEAM'), (row) => row.UUID);
  const ids: AccessIds = { teams, permissions: planPermissions(rows, ledger) };
  const groups = byId(rows.of('OIDCGROUP'), (row) => row.NAME);
  return {
    teams: planRows(ledger, 'TEAM', rows.of('TEAM'), ({ UUID, NAME }) => ({
      key: UUID,
      label: NAME,
      value: { uuid: UUID, name: NAME },
    })),
    teamPermissions: planRows(ledger, 'TEAMS_PERMISSIONS', rows.of('TEAMS_PERMISSIONS'), (row) => {
      const [team, permission] = [teams.get(row.TEAM_ID), ids.permissions.get(row.PERMISSION_ID)];
      const label = `TEAM ${row.TEAM_ID}, PERMISSION ${row.PERMISSION_ID}`;
      if (team === undefined) return lacks(label, 'TEAM', row.TEAM_ID);
      if (permission === undefined) return lacks(label, 'PERMISSION', row.PERMISSION_ID);
      return { key: `${team} ${permission}`, label, value: { team, permission } };
    }),
    users: planUsers(rows, ids, ledger),
    ...planKeys(rows, ids, ledger, at),
    oidcGroups: planRows(ledger, 'OIDCGROUP', rows.of('OIDCGROUP'), ({ UUID, NAME }) => ({
      key: NAME,
      label: NAME,
      value: { uuid: UUID, name: NAME },
    })),
    oidcMappings: planRows(ledger, 'MAPPEDOIDCGROUP', rows.of('MAPPEDOIDCGROUP'), (row) => {
      const [team, group] = [teams.get(row.TEAM_ID), groups.get(row.GROUP_ID)];
      if (team === undefined) return lacks(row.UUID, 'TEAM', row.TEAM_ID);
      if (group === undefined) return lacks(row.UUID, 'OIDCGROUP', row.GROUP_ID);
      return { key: row.UUID, label: group, value: { uuid: row.UUID, group, team } };
    }),
    ldapMappings: planRows(ledger, 'MAPPEDLDAPGROUP', rows.of('MAPPEDLDAPGROUP'), (row) => {
      const team = teams.get(row.TEAM_ID);
      if (team === undefined) return lacks(row.DN, 'TEAM', row.TEAM_ID);
      return { key: row.UUID, label: row.DN, value: { uuid: row.UUID, dn: row.DN, team } };
    }),
  };
}

/** Permissions are those of the contract, the same on both sides; another one is of a plugin, or made up. */
function planPermissions(rows: AccessRows, ledger: Ledger): ReadonlyMap<number, string> {
  const known = rows.of('PERMISSION').filter(({ NAME }) => {
    if (isPermission(NAME)) {
      ledger.add('PERMISSION', 'merged');
      return true;
    }
    ledger.tell('PERMISSION', { row: NAME, outcome: 'refused', reason: 'There is no such permission here.' });
    return false;
  });
  return byId(known, (row) => row.NAME);
}

function planKeys(
  rows: AccessRows,
  ids: AccessIds,
  ledger: Ledger,
  at: Date,
): Pick<AccessPlan, 'keys' | 'keyTeams'> {
  const usable = rows.of('APIKEY').filter((row) => {
    const refusal = faultOfKey(row.PUBLIC_ID, row.SECRET_HASH);
    if (refusal === undefined) return true;
    ledger.refuse('APIKEY', row.PUBLIC_ID, refusal, row.PUBLIC_ID);
    return false;
  });
  const keys = byId(usable, (row) => row.PUBLIC_ID);
  const keyTeams = planRows(ledger, 'APIKEYS_TEAMS', rows.of('APIKEYS_TEAMS'), (row) => {
    const [publicId, team] = [keys.get(row.APIKEY_ID), ids.teams.get(row.TEAM_ID)];
    const label = `APIKEY ${row.APIKEY_ID}, TEAM ${row.TEAM_ID}`;
    if (publicId === undefined) return lacks(label, 'APIKEY', row.APIKEY_ID);
    if (team === undefined) return lacks(label, 'TEAM', row.TEAM_ID);
    return { key: `${publicId} ${team}`, label, value: { publicId, team } };
  });
  const teams = Map.groupBy(keyTeams, ({ value }) => value.publicId);
  return {
    keyTeams,
    keys: usable.map((row) => {
      const its = [...new Set((teams.get(row.PUBLIC_ID) ?? []).map(({ value }) => value.team))].sort();
      const lasting = {
        publicId: row.PUBLIC_ID,
        secretHash: row.SECRET_HASH.toLowerCase(),
        comment: row.COMMENT,
        legacy: row.IS_LEGACY,
        teams: its,
      };
      return {
        key: row.PUBLIC_ID,
        label: row.PUBLIC_ID,
        value: { ...lasting, createdAt: row.CREATED ?? row.LAST_USED ?? at, lastUsedAt: row.LAST_USED },
        // Each use changes the rest.
        facts: lasting,
      };
    }),
  };
}

function faultOfKey(publicId: string, secretHash: string): string | undefined {
  if (!/^[A-Za-z0-9]{5}([A-Za-z0-9]{3})?$/.test(publicId)) {
    return 'The public id has neither 5 nor 8 letters and digits, so that no request could name it.';
  }
  return readKeyHash(secretHash) ? undefined : 'The hash of the secret is no SHA3-256.';
}
