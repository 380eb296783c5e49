import { msg } from '@lingui/core/macro';
import type { LimitedPermission, Team } from '@waybill/api-contract';
import type { Column } from '../../ui/table/types.ts';

/** Everybody in a team, however they sign in. */
export function memberCount(team: Team): number {
  return team.managedUsers.length + team.ldapUsers.length + team.oidcUsers.length;
}

export interface ListedTeam extends Team {
  /** The number of permissions that it has for its own projects only. */
  limitedPermissions: number;
}

export function listTeams(teams: readonly Team[], limited: readonly LimitedPermission[]): ListedTeam[] {
  const byTeam = Map.groupBy(limited, ({ team }) => team);
  return teams.map((team) => ({ ...team, limitedPermissions: byTeam.get(team.uuid)?.length ?? 0 }));
}

export const teamColumns: readonly Column<ListedTeam>[] = [
  {
    id: 'name',
    header: msg`Team`,
    value: (team) => team.name,
    required: true,
    width: 12,
    grow: 3,
    narrow: { place: 1, width: 9.5 },
  },
  {
    id: 'members',
    yields: 3,
    header: msg`Members`,
    value: memberCount,
    kind: 'number',
    width: 7,
    narrow: { place: 2, width: 6 },
  },
  {
    id: 'apiKeys',
    yields: 2,
    header: msg`API keys`,
    value: (team) => team.apiKeys.length,
    kind: 'number',
    width: 7,
    narrow: { place: 3, width: 7.6 },
  },
  {
    id: 'permissions',
    yields: 1,
    header: msg`Permissions`,
    value: (team) => team.permissions.length + team.limitedPermissions,
    kind: 'number',
    width: 8,
  },
];
