import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PortfolioGrouping } from '@waybill/api-contract';
import { DateCell, NumberCell } from '../../lib/cells.tsx';
import { SeverityBadge } from '../../ui/badge.tsx';
import { isoTime } from '../../ui/table/csv.ts';
import type { Column } from '../../ui/table/types.ts';
import { csvEpss } from '../coverage/coverage-status.ts';
import { EpssCell } from '../vulnerability/epss-cell.tsx';
import { flawId } from '../vulnerability/flaw-id.ts';
import type { AuditScope, ListedGroup } from './audit-scope.ts';
import { flawOf, GroupFixCell, GroupStateCell, NameCell } from './finding-group-cells.tsx';
import type { GroupedRow } from './finding-group-rows.ts';
import { projectName, versionedName } from './finding-names.ts';

function severityOf(row: GroupedRow) {
  if (row.kind === 'item') return row.item.vulnerability.severity;
  return row.kind === 'group' ? row.group.severity : undefined;
}

function SeverityCell({ row }: { row: GroupedRow }) {
  const severity = severityOf(row);
  return severity ? <SeverityBadge severity={severity} /> : null;
}

function FlawEpssCell({ row }: { row: GroupedRow }) {
  const flaw = flawOf(row);
  return flaw ? <EpssCell flaw={flaw} /> : null;
}

function FlawCvssCell({ row }: { row: GroupedRow }) {
  const flaw = flawOf(row);
  return flaw ? <NumberCell value={flaw.cvss} /> : null;
}

function titleOf(row: GroupedRow, by: PortfolioGrouping): string | undefined {
  // Below a flaw it would be its own title again.
  return row.kind === 'item' && by === 'FLAW' ? undefined : flawOf(row)?.title;
}

/** The name of a group in a file. */
function nameOf(row: GroupedRow): string | undefined {
  if (row.kind !== 'group') return undefined;
  const { vulnerability, component, project } = row.group;
  if (vulnerability) return flawId(vulnerability);
  return project ? projectName(project) : component && versionedName(component);
}

function exploitedOf(row: GroupedRow): boolean | undefined {
  if (row.kind === 'item') return row.item.vulnerability.knownExploited !== undefined;
  return row.kind === 'group' ? row.group.exploited : undefined;
}

type Figure = 'findings' | 'projects' | 'components' | 'flaws';

/** A figure that only groups have; the server sorts by its name. */
function figureColumn(id: Figure, header: Column<GroupedRow>['header']): Column<GroupedRow> {
  const figureOf = (group: ListedGroup) => group[id];
  return {
    id,
    stack: { line: 2, keeps: 'whole' },
    header,
    csv: (row) => (row.kind === 'group' ? figureOf(row.group) : undefined),
    cell: (row) => (row.kind === 'group' ? <NumberCell value={figureOf(row.group)} /> : null),
    sortable: true,
    kind: 'number',
    width: { findings: 5.6, projects: 5.6, components: 7.2, flaws: 8.2 }[id],
    grow: 0,
  };
}

const names: Record<PortfolioGrouping, MessageDescriptor> = {
  FLAW: msg`Vulnerability`,
  COMPONENT: msg`Component`,
  PROJECT: msg`Project`,
};

/**
 * The counts of a group. Groups of a project have no others, and groups of all projects do not count
 * vulnerabilities.
 */
function figureColumns(scope: AuditScope, by: PortfolioGrouping): Column<GroupedRow>[] {
  const components = { ...figureColumn('components', msg`Components`), yields: 4 };
  if (scope.kind === 'project')
    // As many as findings, unless suppressed ones or single records are shown.
    return [{ ...(by === 'FLAW' ? components : figureColumn('flaws', msg`Vulnerabilities`)), hidden: true }];
  const projects = { ...figureColumn('projects', msg`Projects`), yields: 5 };
  if (by === 'PROJECT') return [components];
  return by === 'FLAW' ? [projects, components] : [projects];
}

const publishedColumn: Column<GroupedRow> = {
  id: 'published',
  stack: { line: 2 },
  header: msg`Published`,
  csv: (row) => isoTime(flawOf(row)?.published),
  cell: (row) => <DateCell value={flawOf(row)?.published} />,
  sortable: true,
  kind: 'date',
  hidden: true,
  width: 6.2,
  grow: 0,
};

/** The columns of findings in groups; ids are what the server sorts groups by. */
export function findingGroupColumns(scope: AuditScope, by: PortfolioGrouping): readonly Column<GroupedRow>[] {
  // Facts of a vulnerability, by which the server sorts the groups of all projects.
  const isSortedByFacts = scope.kind === 'portfolio' && by === 'FLAW';
  return [
    {
      id: 'name',
      stack: { line: 1 },
      header: names[by],
      csv: nameOf,
      csvMore: [{ header: msg`Known exploited`, csv: exploitedOf }],
      cell: (row) => <NameCell row={row} by={by} />,
      sortable: true,
      required: true,
      width: 14,
      // A flaw is known by its title, which other groups have below them only.
      grow: by === 'FLAW' ? 4 : 8,
      narrow: { place: 1, width: 10 },
    },
    {
      id: 'severity',
      header: msg`Severity`,
      csv: severityOf,
      cell: (row) => <SeverityCell row={row} />,
      sortable: scope.kind === 'portfolio',
      kind: 'level',
      width: 7,
      grow: 0,
      narrow: { place: 2, width: 6.1 },
    },
    {
      id: 'title',
      stack: { line: 1 },
      yields: 1,
      header: msg`Title`,
      value: (row) => titleOf(row, by),
      sortable: isSortedByFacts,
      width: 6.5,
      grow: by === 'FLAW' ? 8 : 4,
    },
    { ...figureColumn('findings', msg`Findings`), yields: 3, narrow: { place: 3, width: 4.4 } },
    ...figureColumns(scope, by),
    {
      id: 'fix',
      stack: { line: 2 },
      yields: 2,
      // Groups of many projects do not count it.
      hidden: scope.kind === 'portfolio',
      header: msg`Fix`,
      csv: (row) => (row.kind === 'group' ? row.group.fixable : undefined),
      cell: (row) => <GroupFixCell row={row} />,
      width: 5.3,
    },
    {
      id: 'epss',
      stack: { line: 2, from: 'beside' },
      header: msg`EPSS`,
      csv: (row) => csvEpss(flawOf(row)?.epssUnread, flawOf(row)?.epssScore),
      cell: (row) => <FlawEpssCell row={row} />,
      sortable: isSortedByFacts,
      kind: 'number',
      width: 4.5,
      grow: 0,
    },
    {
      id: 'cvss',
      stack: { line: 2, from: 'beside' },
      header: msg`CVSS`,
      csv: (row) => flawOf(row)?.cvss,
      cell: (row) => <FlawCvssCell row={row} />,
      sortable: isSortedByFacts,
      kind: 'number',
      width: 4.3,
      grow: 0,
    },
    ...(isSortedByFacts ? [publishedColumn] : []),
    {
      id: 'state',
      stack: { line: 2, from: 'narrow' },
      header: msg`Analysis`,
      csv: (row) => (row.kind === 'group' ? row.group.decided : undefined),
      cell: (row) => <GroupStateCell row={row} />,
      width: 7,
      grow: 0,
    },
  ];
}
