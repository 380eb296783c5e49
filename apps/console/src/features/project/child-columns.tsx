import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { NumberCell } from '../../lib/cells.tsx';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { type Severity, useSeverityLabels } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table/types.ts';
import { csvFigure } from '../coverage/coverage-status.ts';
import { CoveredFigure } from '../coverage/covered-figure.tsx';
import { FindingCount } from '../metrics/finding-count.tsx';
import { coverageColumn } from './coverage-column.tsx';
import { foundIn, type SummedProject, seenOfRow } from './project-sums.ts';
import { Summed } from './sum-mark.tsx';

type Counter = 'critical' | 'high' | 'medium' | 'low' | 'unassigned';

const severityOf: Record<Counter, Severity> = {
  critical: 'CRITICAL',
  high: 'HIGH',
  medium: 'MEDIUM',
  low: 'LOW',
  unassigned: 'UNASSIGNED',
};

const countOf = (row: SummedProject, counter: Counter) => row.sums?.[counter] ?? row.metrics?.[counter];

function SeverityCell({ row, counter }: { row: SummedProject; counter: Counter }) {
  return (
    <CoveredFigure coverage={seenOfRow(row)} found={foundIn(row)} brief>
      <SeverityCount row={row} counter={counter} />
    </CoveredFigure>
  );
}

/** The number leads to the findings; a sum to the project whose children make it up. */
function SeverityCount({ row, counter }: { row: SummedProject; counter: Counter }) {
  const { t } = useLingui();
  const format = useFormat();
  const severity = severityOf[counter];
  const label = useSeverityLabels()[severity];
  const found = countOf(row, counter);
  const count = format.number(found);
  if (found === undefined) return <span className="text-muted">{count}</span>;
  if (!row.sums) {
    const name = t`${label}: ${count}`;
    return <FindingCount project={row.uuid} filter={{ severity: [severity] }} count={found} label={name} />;
  }
  return (
    <Summed projects={row.sums.projects}>
      <AppLink path={paths.project(row.uuid, { sort: `-${counter}` })} className="text-fg hover:underline">
        {count}
      </AppLink>
    </Summed>
  );
}

function SumCell({ row, value }: { row: SummedProject; value: number | undefined }) {
  const number = <NumberCell value={value} />;
  return row.sums ? <Summed projects={row.sums.projects}>{number}</Summed> : number;
}

function ComponentsCell({ row }: { row: SummedProject }) {
  const value = row.sums?.components ?? row.metrics?.components;
  if (row.sums || !value) return <SumCell row={row} value={value} />;
  return (
    <AppLink path={paths.projectTab(row.uuid, 'components')} className="text-fg hover:underline">
      <NumberCell value={value} />
    </AppLink>
  );
}

function ImportCell({ atMs }: { atMs: number | undefined }) {
  const format = useFormat();
  return <span title={format.dateTime(atMs)}>{format.relative(atMs)}</span>;
}

const importOf = (row: SummedProject) => row.sums?.lastBomImport ?? row.lastBomImport;
const riskOf = (row: SummedProject) => row.sums?.inheritedRiskScore ?? row.lastInheritedRiskScore;

function severityColumn(counter: Counter, header: Column<SummedProject>['header']): Column<SummedProject> {
  return {
    id: counter,
    header,
    value: (row) => countOf(row, counter),
    csv: (row) => csvFigure(seenOfRow(row), foundIn(row), countOf(row, counter)),
    cell: (row) => <SeverityCell row={row} counter={counter} />,
    kind: 'number',
    width: counter === 'unassigned' ? 6.8 : counter === 'medium' ? 5.2 : 5,
    grow: 0,
    ...(counter === 'critical' ? { narrow: { place: 2, width: 5 } } : {}),
    ...(counter === 'high' ? { narrow: { place: 3, width: 5 } } : {}),
  };
}

/** The columns of a project's children in its overview. */
export const childColumns: readonly Column<SummedProject>[] = [
  {
    id: 'name',
    header: msg`Project name`,
    value: (row) => row.name,
    cell: (row) => (
      <AppLink path={paths.project(row.uuid)} className="block truncate text-accent hover:underline">
        {row.name}
      </AppLink>
    ),
    required: true,
    width: 9,
    grow: 3,
    narrow: { place: 1, width: 11 },
  },
  { id: 'version', header: msg`Version`, value: (row) => row.version, width: 5 },
  severityColumn('critical', msg`Critical`),
  severityColumn('high', msg`High`),
  severityColumn('medium', msg`Medium`),
  severityColumn('low', msg`Low`),
  severityColumn('unassigned', msg`Unassigned`),
  {
    id: 'components',
    header: msg`Components`,
    value: (row) => row.sums?.components ?? row.metrics?.components,
    cell: (row) => <ComponentsCell row={row} />,
    kind: 'number',
    width: 7,
    grow: 0,
  },
  coverageColumn,
  {
    id: 'risk',
    header: msg`Risk score`,
    value: riskOf,
    csv: (row) => csvFigure(seenOfRow(row), foundIn(row), riskOf(row)),
    cell: (row) => (
      <CoveredFigure coverage={seenOfRow(row)} found={foundIn(row)} brief>
        <SumCell row={row} value={riskOf(row)} />
      </CoveredFigure>
    ),
    kind: 'number',
    width: 6,
    grow: 0,
  },
  {
    id: 'lastBomImport',
    header: msg`Last BOM import`,
    value: importOf,
    cell: (row) => <ImportCell atMs={importOf(row)} />,
    kind: 'date',
    width: 7.5,
    grow: 0,
  },
];
