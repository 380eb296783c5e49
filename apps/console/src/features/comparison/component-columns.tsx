import { msg } from '@lingui/core/macro';
import type { ComparedComponent, ComparedComponentSide } from '@waybill/api-contract';
import { NumberCell } from '../../lib/cells.tsx';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { GroupedName } from '../../ui/path-name.tsx';
import type { Column } from '../../ui/table/types.ts';
import { componentTones, useComponentChangeLabels } from './change-words.ts';
import { NoVersion, nothing } from './no-version.tsx';

function ComponentChangeCell({ row }: { row: ComparedComponent }) {
  const labels = useComponentChangeLabels();
  return <Badge tone={componentTones[row.change]}>{labels[row.change]}</Badge>;
}

/** A version leads to the component in the project that has it. */
function VersionCell({ side }: { side: ComparedComponentSide | undefined }) {
  if (!side) return nothing;
  return <AppLink path={paths.component(side.uuid)}>{side.version ?? <NoVersion />}</AppLink>;
}

export const componentColumns: readonly Column<ComparedComponent>[] = [
  {
    id: 'change',
    header: msg`Change`,
    csv: (row) => row.change,
    cell: (row) => <ComponentChangeCell row={row} />,
    sortable: true,
    required: true,
    width: 7.5,
    grow: 0,
    narrow: { place: 1, width: 6.5 },
  },
  {
    id: 'name',
    header: msg`Component`,
    csv: (row) => row.name,
    cell: (row) => <GroupedName name={row.name} group={row.group} />,
    sortable: true,
    required: true,
    width: 12,
    grow: 3,
    narrow: { place: 2, width: 8 },
  },
  { id: 'group', header: msg`Group`, value: (row) => row.group, sortable: true, width: 9 },
  { id: 'packageType', header: msg`Package type`, value: (row) => row.packageType, hidden: true, width: 7 },
  {
    id: 'from.version',
    header: msg`Version before`,
    csv: (row) => row.from?.version,
    cell: (row) => <VersionCell side={row.from} />,
    sortable: true,
    width: 9,
  },
  {
    id: 'to.version',
    header: msg`Version after`,
    csv: (row) => row.to?.version,
    cell: (row) => <VersionCell side={row.to} />,
    sortable: true,
    width: 9,
    narrow: { place: 3, width: 6.5 },
  },
  {
    id: 'from.vulnerabilities',
    header: msg`Vulnerabilities before`,
    csv: (row) => row.from?.vulnerabilities,
    cell: (row) => <NumberCell value={row.from?.vulnerabilities} />,
    kind: 'number',
    sortable: true,
    width: 10.5,
    grow: 0,
  },
  {
    id: 'to.vulnerabilities',
    header: msg`Vulnerabilities after`,
    csv: (row) => row.to?.vulnerabilities,
    cell: (row) => <NumberCell value={row.to?.vulnerabilities} />,
    kind: 'number',
    sortable: true,
    width: 10,
    grow: 0,
  },
];
