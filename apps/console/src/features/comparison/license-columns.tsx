import { msg } from '@lingui/core/macro';
import type { ComparedLicense } from '@waybill/api-contract';
import { NumberCell } from '../../lib/cells.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table/types.ts';
import { licenseTones, useLicenseChangeLabels } from './change-words.ts';

function LicenseChangeCell({ row }: { row: ComparedLicense }) {
  const labels = useLicenseChangeLabels();
  return <Badge tone={licenseTones[row.change]}>{labels[row.change]}</Badge>;
}

export const licenseColumns: readonly Column<ComparedLicense>[] = [
  {
    id: 'change',
    header: msg`Change`,
    csv: (row) => row.change,
    cell: (row) => <LicenseChangeCell row={row} />,
    sortable: true,
    required: true,
    width: 7.5,
    grow: 0,
    narrow: { place: 1, width: 6.5 },
  },
  {
    id: 'name',
    header: msg`License`,
    value: (row) => row.name,
    sortable: true,
    required: true,
    width: 14,
    grow: 3,
    narrow: { place: 2, width: 9 },
  },
  {
    id: 'fromComponents',
    header: msg`Components before`,
    value: (row) => row.fromComponents,
    cell: (row) => <NumberCell value={row.fromComponents} />,
    kind: 'number',
    sortable: true,
    width: 9,
    grow: 0,
  },
  {
    id: 'toComponents',
    header: msg`Components after`,
    value: (row) => row.toComponents,
    cell: (row) => <NumberCell value={row.toComponents} />,
    kind: 'number',
    sortable: true,
    width: 9,
    grow: 0,
    narrow: { place: 3, width: 6.5 },
  },
];
