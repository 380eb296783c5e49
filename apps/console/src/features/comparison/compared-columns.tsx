import { msg } from '@lingui/core/macro';
import type { ComparedFinding } from '@waybill/api-contract';
import { Badge } from '../../ui/badge.tsx';
import { GroupedName } from '../../ui/path-name.tsx';
import type { Column } from '../../ui/table/types.ts';
import { findingTones, useFindingChangeLabels } from './change-words.ts';
import { type Side, VersionsCell } from './no-version.tsx';

/** The shared members of compared findings and violations. */
interface Compared {
  change: ComparedFinding['change'];
  name: string;
  group?: string | undefined;
  from?: Side | undefined;
  to?: Side | undefined;
}

function ChangeCell({ row }: { row: Compared }) {
  const labels = useFindingChangeLabels();
  return <Badge tone={findingTones[row.change]}>{labels[row.change]}</Badge>;
}

export const changeColumn: Column<Compared> = {
  id: 'change',
  header: msg`Change`,
  csv: (row) => row.change,
  cell: (row) => <ChangeCell row={row} />,
  sortable: true,
  required: true,
  width: 7.5,
  grow: 0,
  narrow: { place: 1, width: 6.5 },
};

export const componentColumn: Column<Compared> = {
  id: 'component.name',
  header: msg`Component`,
  csv: (row) => row.name,
  cell: (row) => <GroupedName name={row.name} group={row.group} />,
  sortable: true,
  grow: 2,
};

export const groupColumn: Column<Compared> = {
  id: 'component.group',
  header: msg`Group`,
  value: (row) => row.group,
  sortable: true,
  hidden: true,
  width: 9,
};

export const versionBeforeColumn: Column<Compared> = {
  id: 'from.version',
  header: msg`Version before`,
  csv: (row) => row.from?.versions.join(' '),
  cell: (row) => <VersionsCell side={row.from} />,
};

export const versionAfterColumn: Column<Compared> = {
  id: 'to.version',
  header: msg`Version after`,
  csv: (row) => row.to?.versions.join(' '),
  cell: (row) => <VersionsCell side={row.to} />,
};
