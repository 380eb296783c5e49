import { msg } from '@lingui/core/macro';
import type { LicenseGroup } from '@waybill/api-contract';
import type { Column } from '../../ui/table/types.ts';

export const licenseGroupColumns: readonly Column<LicenseGroup>[] = [
  {
    id: 'name',
    header: msg`License group`,
    value: (group) => group.name,
    required: true,
    width: 12,
    grow: 2,
    narrow: { place: 1, width: 9.5 },
  },
  {
    id: 'count',
    header: msg`Licenses`,
    value: (group) => group.licenses.length,
    kind: 'number',
    width: 6,
    narrow: { place: 2, width: 6 },
  },
  {
    id: 'licenses',
    yields: 1,
    header: msg`License IDs`,
    value: (group) => group.licenses.map(({ licenseId }) => licenseId).join(', '),
    width: 16,
    grow: 6,
  },
];
