import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ViolationGrouping } from '@waybill/api-contract';
import { useMemo } from 'react';
import { itemsIn } from '../../lib/grouped-rows.ts';
import { loadPages } from '../../lib/load-pages.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { selectionOf, useDecidingMany } from '../audit/use-deciding-many.tsx';
import { orderOf } from '../audit/use-open-row.ts';
import { DecideManyDialog } from './decide-many-dialog.tsx';
import { useViolationPanel } from './use-violation-panel.ts';
import { countViolations, groupsQuery, listViolations, type SelectedViolations } from './violation.data.ts';
import { violationGroupColumns } from './violation-group-columns.tsx';
import {
  filterOfGroup,
  filterOfGroupId,
  type GroupedRow,
  groupedRowId,
  groupId,
  groupIdOf,
  useGroupRows,
} from './violation-group-rows.ts';
import type { ViolationListProps } from './violation-list-props.ts';
import { ViolationPanel } from './violation-panel.tsx';
import { readViolationId, violationId } from './violation-scope.ts';

type GroupsProps = ViolationListProps & { by: ViolationGrouping };

/** The violations of the selected rows, each once; a group stands for all that it has. */
async function violationsOf(
  { scope, search, by }: GroupsProps,
  rows: readonly GroupedRow[],
): Promise<SelectedViolations> {
  const groups = rows.flatMap((row) => (row.kind === 'group' ? [row.group] : []));
  // They can be too many to be named one by one.
  if (groups.length === rows.length) {
    const count = groups.reduce((sum, group) => sum + group.violations, 0);
    return { ...selectionOf(groups.map(groupId)), count, by };
  }
  const found = await Promise.all(
    groups.map((group) => listViolations(scope, { ...search, ...filterOfGroup(group) })),
  );
  return selectionOf([...new Set([...itemsIn(rows), ...found.flat()].map(violationId))]);
}

/** All violations that the filter shows but those of some rows. */
async function violationsBesides(
  { scope, search, by }: GroupsProps,
  excluded: readonly string[],
): Promise<SelectedViolations> {
  const groups = excluded.flatMap((id) => groupIdOf(id) ?? []);
  const violations = excluded.filter((id) => readViolationId(id) !== undefined);
  const ofGroups = groups.map((id) => ({ ...search, ...filterOfGroupId(by, id) }));
  const all = await countViolations(scope, search);
  if (violations.length === 0) {
    const counts = await Promise.all(ofGroups.map((group) => countViolations(scope, group)));
    const count = counts.reduce((rest, one) => rest - one, all);
    return { selection: { kind: 'filter', excluded: groups }, count, by };
  }
  const found = await Promise.all(ofGroups.map((group) => listViolations(scope, group)));
  const ids = new Set([...violations, ...found.flat().map(violationId)]);
  return { selection: { kind: 'filter', excluded: [...ids] }, count: all - ids.size };
}

/** Violations with one row for each policy, component or project; theirs open below. */
export function ViolationGroups(props: GroupsProps) {
  const { t } = useLingui();
  const { scope, prefix, search, by } = props;
  const columns = useMemo(() => violationGroupColumns(by, scope.kind), [by, scope.kind]);
  const table = useUrlTable(search, { prefix: `${prefix}By${by}`, views: prefix, columns });
  const list = useQuery(groupsQuery(scope, by, table.state, search));
  const { rows, tree, violations } = useGroupRows({ scope, search, groups: list.data?.rows });
  const { open, panel } = useViolationPanel(search, orderOf(violations));
  const many = useDecidingMany(
    'POLICY_VIOLATION_ANALYSIS',
    (selected: readonly GroupedRow[]) => violationsOf(props, selected),
    { byFilter: true, selectedOfFilter: (excluded) => violationsBesides(props, excluded) },
  );
  const loadGroups = loadPages((state) => groupsQuery(scope, by, state, search));
  const [first] = list.data?.rows ?? [];
  return (
    <>
      <DataTable
        label={t`Policy violations`}
        columns={columns}
        rowId={groupedRowId}
        rows={{
          mode: 'server',
          rows,
          total: list.data?.total,
          load: async (state, signal) => {
            const loaded = await loadGroups(state, signal);
            return { ...loaded, rows: loaded.rows.map((group): GroupedRow => ({ kind: 'group', group })) };
          },
        }}
        controller={table}
        searchLabel={t`Find a policy or component`}
        filters={props.filters({ component: first?.component?.name, project: first?.project?.name })}
        actions={props.actions}
        tree={tree}
        {...many.selection}
        onOpen={(row) => row.kind === 'item' && open(row.item)}
        currentId={search.violation}
        error={list.error}
        onRetry={() => void list.refetch()}
        refreshing={list.isFetching && !list.isPending}
        empty={props.empty}
      />
      <ViolationPanel {...panel} onHelp={props.onHelp} />
      <DecideManyDialog scope={scope} search={search} {...many.dialog} />
    </>
  );
}
