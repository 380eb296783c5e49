import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import type { Column } from '../../ui/table/types.ts';
import { coverageOf, type SummedProject } from './project-sums.ts';
import { Summed } from './sum-mark.tsx';

/**
 * The number of uncovered components, linked to the reasons. Empty for a project without components that a
 * source should cover.
 */
function CoverageCell({ row }: { row: SummedProject }) {
  const { t } = useLingui();
  const format = useFormat();
  const coverage = coverageOf(row);
  const isNone = coverage?.status === 'EMPTY' || coverage?.status === 'INTERNAL';
  const count = format.number(isNone ? undefined : coverage?.blind);
  if (!coverage?.blind) return <span className="text-muted">{count}</span>;
  const link = (
    <AppLink
      path={paths.project(row.uuid, row.sums ? {} : { dialog: 'coverage' })}
      aria-label={t`Components not covered: ${count}`}
      className="text-warning hover:underline"
    >
      {count}
    </AppLink>
  );
  return row.sums ? <Summed projects={row.sums.projects}>{link}</Summed> : link;
}

export const coverageColumn: Column<SummedProject> = {
  id: 'coverage.blind',
  header: msg`Not covered`,
  value: (row) => coverageOf(row)?.blind,
  csv: (row) => row.coverage?.blind,
  csvMore: [{ header: msg`Coverage`, csv: (row) => row.coverage?.status }],
  cell: (row) => <CoverageCell row={row} />,
  kind: 'number',
  sortable: true,
  width: 6.2,
  grow: 0,
};
