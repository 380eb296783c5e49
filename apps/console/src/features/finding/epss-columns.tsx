import { msg } from '@lingui/core/macro';
import type { Column } from '../../ui/table/types.ts';
import { csvEpss } from '../coverage/coverage-status.ts';
import type { ListedFinding } from './audit-scope.ts';
import { PercentileCell } from './finding-cells.tsx';
import { findingColumns } from './finding-columns.tsx';
import { portfolioColumns } from './portfolio-columns.tsx';

const percentile: Column<ListedFinding> = {
  id: 'vulnerability.epssPercentile',
  header: msg`EPSS percentile`,
  csv: ({ vulnerability: { epssUnread, epssPercentile } }) => csvEpss(epssUnread, epssPercentile),
  cell: (row) => <PercentileCell flaw={row.vulnerability} />,
  kind: 'number',
  width: 8.5,
  grow: 0,
};

const epssOrder = [
  'vulnerability.epssScore',
  percentile.id,
  'vulnerability.cvss',
  'vulnerability.severity',
  'vulnerability.cveId',
  'vulnerability.title',
  'component.name',
  'component.version',
  'component.group',
  'fix.nearest',
  'analysis.state',
  'analysis.isSuppressed',
];

/** On a phone, the likelihood replaces the severity. */
function inPredictions({ narrow, ...column }: Column<ListedFinding>): Column<ListedFinding> {
  if (column.id === 'vulnerability.epssScore') return { ...column, narrow: { place: 1, width: 4.5 } };
  return narrow && column.id !== 'vulnerability.severity' ? { ...column, narrow } : column;
}

/** The columns of the predictions; the likelihood of exploitation comes first. */
export function epssColumns(withSuppressed: boolean): readonly Column<ListedFinding>[] {
  return inOrder(findingColumns(withSuppressed), epssOrder);
}

/** Lists of several projects sort by the id of a vulnerability where those of one sort by its CVE id. */
const collectionOrder = epssOrder.flatMap((id) => {
  if (id === 'component.name') return ['project.name', id];
  return id === 'vulnerability.cveId' ? 'vulnerability.vulnId' : id;
});

/** The columns of a collection, with the project of each finding. */
export function collectionEpssColumns(withSuppressed: boolean): readonly Column<ListedFinding>[] {
  return inOrder(portfolioColumns(withSuppressed), collectionOrder);
}

function inOrder(
  columns: readonly Column<ListedFinding>[],
  order: readonly string[],
): readonly Column<ListedFinding>[] {
  const all = [...columns, percentile];
  return order.flatMap((id) => all.filter((column) => column.id === id).map(inPredictions));
}
