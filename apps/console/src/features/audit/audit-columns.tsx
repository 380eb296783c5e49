// Public to other features.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { EyeOff } from 'lucide-react';
import { GroupedName, VersionText } from '../../ui/path-name.tsx';
import type { Column } from '../../ui/table/types.ts';

/** The shared members of findings and violations. */
interface Audited {
  component: { name: string; group?: string | undefined; version?: string | undefined };
  analysis: { isSuppressed: boolean };
}

function SuppressedMark() {
  const { t } = useLingui();
  return <EyeOff className="size-4 text-muted" role="img" aria-label={t`Suppressed`} />;
}

/** Links to the component's page and its place in the graph are in the panel, which the row opens. */
export const componentColumn: Column<Audited> = {
  id: 'component.name',
  stack: { line: 2, keeps: 'start', bare: true },
  yields: 1,
  header: msg`Component`,
  csv: (row) => row.component.name,
  cell: (row) => <GroupedName name={row.component.name} group={row.component.group} />,
  without: {
    id: 'component.version',
    cell: ({ component: { name, group, version } }) => (
      <GroupedName name={name} group={group} version={version} />
    ),
  },
  sortable: true,
  required: true,
  width: 8.4,
};

export const versionColumn: Column<Audited> = {
  id: 'component.version',
  stack: { line: 2, keeps: 'whole', bare: true },
  header: msg`Version`,
  csv: (row) => row.component.version,
  cell: ({ component: { version } }) =>
    version === undefined ? null : (
      <span className="flex min-w-0">
        <VersionText version={version} />
      </span>
    ),
  sortable: true,
  width: 5.3,
};

export const groupColumn: Column<Audited> = {
  id: 'component.group',
  stack: { line: 2, bare: true },
  header: msg`Group`,
  value: (row) => row.component.group,
  sortable: true,
  hidden: true,
};

/** In a list without suppressed ones it would be empty, so the list says whether it is `hidden`. */
export const suppressedColumn: Column<Audited> = {
  id: 'analysis.isSuppressed',
  stack: { line: 2, bare: true },
  header: msg`Suppressed`,
  csv: (row) => row.analysis.isSuppressed,
  cell: (row) => (row.analysis.isSuppressed ? <SuppressedMark /> : null),
  sortable: true,
  width: 6.8,
  grow: 0,
};
