import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ViolationGrouping } from '@waybill/api-contract';
import { useMemo } from 'react';
import { loadPages } from '../../lib/load-pages.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { selectionOf, useDecidingMany } from '../audit/use-deciding-many.tsx';
import { orderOf } from '../audit/use-open-row.ts';
import { DecideManyDialog } from './decide-many-dialog.tsx';
import { useViolationPanel } from './use-violation-panel.ts';
import { groupsQuery, listViolations } from './violation.data.ts';
import { violationGroupColumns } from './violation-group-columns.tsx';
import {
  filterOfGroup,
  type GroupedRow,
  groupedRowId,
  useGroupRows,
  violationsIn,
} from './violation-group-rows.ts';
import type { ViolationListProps } from './violation-list-props.ts';
import { ViolationPanel } from './violation-panel.tsx';
import { type ViolationScope, violationId } from './violation-scope.ts';
import type { ViolationSearch } from './violation-search.ts';

/** The violations of the selected rows, each once; a group stands for all that it has. */
async function violationsOf(scope: ViolationScope, search: ViolationSearch, rows: readonly GroupedRow[]) {
  const ids = new Set<string>();
  for (const row of rows) {
    const violations =
      row.kind === 'group'
        ? await listViolations(scope, { ...search, ...filterOfGroup(row.group) })
        : violationsIn([row]);
    for (const violation of violations) ids.add(violationId(violation));
  }
  return selectionOf([...ids]);
}

/** Violations with one row for each policy, component or project; theirs open below. */
export function ViolationGroups(props: ViolationListProps & { by: ViolationGrouping }) {
  const { t } = useLingui();
  const { scope, prefix, search, by } = props;
  const columns = useMemo(() => violationGroupColumns(by, scope.kind), [by, scope.kind]);
  const table = useUrlTable(search, { prefix: `${prefix}By${by}`, views: prefix, columns });
  const list = useQuery(groupsQuery(scope, by, table.state, search));
  const { rows, tree, violations } = useGroupRows({ scope, search, groups: list.data?.rows });
  const { open, panel } = useViolationPanel(search, orderOf(violations));
  const many = useDecidingMany('POLICY_VIOLATION_ANALYSIS', (selected: readonly GroupedRow[]) =>
    violationsOf(scope, search, selected),
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
        onOpen={(row) => row.kind === 'violation' && open(row.violation)}
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
