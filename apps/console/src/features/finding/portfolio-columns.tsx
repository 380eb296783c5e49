import { msg } from '@lingui/core/macro';
import { DateCell } from '../../lib/cells.tsx';
import { isoTime } from '../../ui/table/csv.ts';
import type { Column } from '../../ui/table/types.ts';
import type { ListedFinding } from './audit-scope.ts';
import { LatestCell, ProjectCell } from './finding-cells.tsx';
import { findingColumns } from './finding-columns.tsx';

const projectColumns: readonly Column<ListedFinding>[] = [
  {
    id: 'project.name',
    stack: { line: 2, keeps: 'start', bare: true, apart: true },
    header: msg`Project`,
    csv: (row) => row.project.name,
    csvMore: [{ header: msg`Project version`, csv: (row) => row.project.version }],
    cell: (row) => <ProjectCell project={row.project} />,
    sortable: true,
    required: true,
    width: 8.4,
    grow: 4,
    narrow: { place: 3, width: 6 },
  },
  {
    id: 'project.isLatest',
    stack: { line: 2, bare: true },
    yields: 8,
    header: msg`Latest version`,
    csv: (row) => row.project.isLatest,
    cell: (row) => <LatestCell project={row.project} />,
    // In most portfolios no version is marked as the latest one.
    hidden: true,
    width: 5.4,
    grow: 0,
  },
  {
    id: 'vulnerability.published',
    stack: { line: 2 },
    yields: 9,
    header: msg`Published`,
    csv: (row) => isoTime(row.vulnerability.published),
    cell: (row) => <DateCell value={row.vulnerability.published} />,
    sortable: true,
    kind: 'date',
    hidden: true,
    width: 6.2,
    grow: 0,
  },
];

/** The server's sort fields for the findings of all projects. */
const portfolioOrders: Readonly<Record<string, string>> = {
  'vulnerability.cveId': 'vulnerability.vulnId',
  'vulnerability.title': 'vulnerability.title',
  'vulnerability.severity': 'vulnerability.severity',
  'vulnerability.cvss': 'vulnerability.cvss',
  'vulnerability.epssScore': 'vulnerability.epssScore',
  'component.name': 'component.name',
  'component.version': 'component.version',
  'analysis.state': 'analysis.state',
  'analysis.isSuppressed': 'analysis.isSuppressed',
  'attribution.attributedOn': 'attribution.attributedOn',
  'attribution.analyzerIdentity': 'attribution.analyzerIdentity',
};

/** Columns that make room for the project on narrow screens. */
const spareInPortfolio = ['fix.nearest', 'attribution.attributedOn'];

function inPortfolio({ sortable, narrow, ...column }: Column<ListedFinding>): Column<ListedFinding> {
  const id = portfolioOrders[column.id];
  return {
    ...column,
    ...(id !== undefined && (sortable || column.id === 'attribution.analyzerIdentity')
      ? { id, sortable: true }
      : {}),
    ...(spareInPortfolio.includes(column.id) ? { spare: true } : {}),
    // On a phone, the project replaces its component.
    ...(narrow && column.id !== 'component.name' ? { narrow } : {}),
  };
}

/** The columns of the findings of all projects; the project comes before its component. */
export function portfolioColumns(withSuppressed: boolean): readonly Column<ListedFinding>[] {
  const columns = findingColumns(withSuppressed).map(inPortfolio);
  const place = columns.findIndex(({ id }) => id === 'component.name');
  return [...columns.slice(0, place), ...projectColumns, ...columns.slice(place)];
}
