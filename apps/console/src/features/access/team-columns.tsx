import { msg } from '@lingui/core/macro';
import type { Team } from '@waybill/api-contract';
import type { Column } from '../../ui/table/types.ts';

/** Everybody in a team, however they sign in. */
export function memberCount(team: Team): number {
  return team.managedUsers.length + team.ldapUsers.length + team.oidcUsers.length;
}

export const teamColumns: readonly Column<Team>[] = [
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
    value: (team) => team.permissions.length,
    kind: 'number',
    width: 8,
  },
];
