import { msg } from '@lingui/core/macro';
import type { ViolationGroup, ViolationGrouping } from '@waybill/api-contract';
import { NumberCell } from '../../lib/cells.tsx';
import type { Column } from '../../ui/table/types.ts';
import {
  GroupConditionCell,
  GroupDecisionCell,
  GroupStateCell,
  NameCell,
  nameOfGroup,
  UndecidedCell,
} from './violation-group-cells.tsx';
import type { GroupedRow } from './violation-group-rows.ts';
import type { ViolationScope } from './violation-scope.ts';

const names = { POLICY: msg`Policy`, COMPONENT: msg`Component`, PROJECT: msg`Project` };

type Figure = 'violations' | 'components' | 'projects';

/** A figure that only groups have; the server sorts by its name. */
function figureColumn(id: Figure, header: Column<GroupedRow>['header']): Column<GroupedRow> {
  const figureOf = (group: ViolationGroup) => group[id];
  return {
    id,
    stack: { line: 2, keeps: 'whole' },
    header,
    csv: (row) => (row.kind === 'group' ? figureOf(row.group) : undefined),
    cell: (row) => (row.kind === 'group' ? <NumberCell value={figureOf(row.group)} /> : null),
    sortable: true,
    kind: 'number',
    width: { violations: 6.6, components: 7.2, projects: 6 }[id],
    grow: 0,
  };
}

/** The columns of violations in groups; ids are what the server sorts groups by. */
export function violationGroupColumns(
  by: ViolationGrouping,
  scope: ViolationScope['kind'],
): readonly Column<GroupedRow>[] {
  return [
    {
      id: 'name',
      stack: { line: 1 },
      header: names[by],
      csv: (row) => (row.kind === 'group' ? nameOfGroup(row.group) : undefined),
      cell: (row) => <NameCell row={row} by={by} />,
      sortable: true,
      required: true,
      width: 14,
      grow: 4,
      narrow: { place: 1, width: 10 },
    },
    {
      id: 'state',
      header: msg`State`,
      csv: (row) => (row.kind === 'group' ? row.group.state : undefined),
      cell: (row) => <GroupStateCell row={row} />,
      sortable: true,
      kind: 'level',
      width: 5.8,
      grow: 0,
      narrow: { place: 2, width: 5.4 },
    },
    {
      id: 'condition',
      stack: { line: 1 },
      yields: 1,
      header: msg`Condition`,
      cell: (row) => <GroupConditionCell row={row} />,
      width: 8,
      grow: 4,
    },
    { ...figureColumn('violations', msg`Violations`), narrow: { place: 3, width: 5.4 } },
    ...(by === 'COMPONENT' ? [] : [{ ...figureColumn('components', msg`Components`), yields: 3 }]),
    ...(by === 'PROJECT' || scope !== 'portfolio'
      ? []
      : [{ ...figureColumn('projects', msg`Projects`), yields: 2 }]),
    {
      id: 'undecided',
      stack: { line: 2 },
      header: msg`Not set`,
      csv: (row) => (row.kind === 'group' ? row.group.undecided : undefined),
      cell: (row) => <UndecidedCell row={row} />,
      sortable: true,
      kind: 'number',
      width: 7,
      grow: 0,
    },
    {
      id: 'analysis',
      stack: { line: 2, bare: true },
      yields: 4,
      header: msg`Analysis`,
      cell: (row) => <GroupDecisionCell row={row} />,
      width: 7,
      grow: 0,
    },
  ];
}
