import { msg } from '@lingui/core/macro';
import type { OidcGroupEntry } from '@waybill/api-contract';
import type { Column } from '../../ui/table/types.ts';

export const oidcGroupColumns: readonly Column<OidcGroupEntry>[] = [
  {
    id: 'name',
    header: msg`Group`,
    value: (group) => group.name,
    sortable: true,
    required: true,
    width: 14,
    grow: 3,
    narrow: { place: 1, width: 12 },
  },
  {
    id: 'displayName',
    header: msg`Display name`,
    value: (group) => group.displayName,
    sortable: true,
    width: 12,
    grow: 2,
    yields: 1,
  },
  {
    id: 'teams',
    header: msg`Teams`,
    value: (group) => group.teams.map((team) => team.name).join(', '),
    width: 10,
    grow: 2,
    narrow: { place: 2, width: 8 },
  },
];
