import { msg } from '@lingui/core/macro';
import type { AuditViolation } from '@waybill/api-contract';
import { isoTime } from '../../ui/table/csv.ts';
import type { Column } from '../../ui/table/types.ts';
import { componentColumn, groupColumn, suppressedColumn, versionColumn } from '../audit/audit-columns.tsx';
import { StateBadge } from './violation-badges.tsx';
import { ConditionCell, DecisionCell, ProjectCell, SinceCell, TypeCell } from './violation-cells.tsx';
import type { ViolationScope } from './violation-scope.ts';

const projectColumns: readonly Column<AuditViolation>[] = [
  {
    id: 'project.name',
    stack: { line: 2, keeps: 'start', bare: true },
    yields: 2,
    header: msg`Project`,
    csv: (row) => row.project.name,
    csvMore: [{ header: msg`Project version`, csv: (row) => row.project.version }],
    cell: (row) => <ProjectCell row={row} />,
    sortable: true,
    width: 8,
    grow: 4,
  },
];

const componentColumns: readonly Column<AuditViolation>[] = [
  { ...componentColumn, grow: 4, narrow: { place: 3, width: 6.5 } },
  { ...versionColumn, yields: 4 },
  { ...groupColumn, yields: 6, width: 6 },
];

/** The columns of a list of violations; ids are what the server sorts by. */
export function violationColumns(
  scope: ViolationScope['kind'],
  withSuppressed: boolean,
): readonly Column<AuditViolation>[] {
  return [
    {
      id: 'state',
      stack: { line: 1, from: 'narrow', bare: true },
      header: msg`State`,
      csv: (row) => row.state,
      cell: (row) => <StateBadge state={row.state} />,
      sortable: true,
      kind: 'level',
      width: 5.8,
      grow: 0,
      narrow: { place: 1, width: 5.4 },
    },
    {
      id: 'type',
      stack: { line: 2, bare: true },
      yields: 5,
      header: msg`Risk type`,
      csv: (row) => row.type,
      cell: (row) => <TypeCell row={row} />,
      sortable: true,
      width: 6.4,
      grow: 0,
    },
    {
      id: 'policy.name',
      stack: { line: 1 },
      header: msg`Policy`,
      value: (row) => row.policy.name,
      sortable: true,
      required: true,
      width: 9,
      grow: 4,
      narrow: { place: 2, width: 8 },
    },
    {
      id: 'condition.subject',
      stack: { line: 1 },
      yields: 3,
      header: msg`Condition`,
      csv: ({ condition }) =>
        `${condition.subject} ${condition.operator} ${condition.valueName ?? condition.value}`,
      cell: (row) => <ConditionCell row={row} />,
      sortable: true,
      width: 9,
      grow: 5,
    },
    ...(scope === 'component' ? [] : componentColumns),
    ...(scope === 'portfolio' ? projectColumns : []),
    {
      id: 'since',
      stack: { line: 2 },
      yields: 7,
      header: msg`Violated since`,
      csv: (row) => isoTime(row.since),
      cell: (row) => <SinceCell row={row} />,
      sortable: true,
      kind: 'date',
      width: 7.4,
      grow: 0,
    },
    {
      id: 'analysis.state',
      stack: { line: 2, from: 'narrow', bare: true },
      header: msg`Analysis`,
      csv: (row) => row.analysis.state,
      cell: (row) => <DecisionCell row={row} />,
      sortable: true,
      width: 7,
      grow: 0,
    },
    { ...suppressedColumn, yields: 8, hidden: !withSuppressed },
  ];
}
