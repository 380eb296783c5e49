import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { AuditFinding, FindingGrouping } from '@waybill/api-contract';
import { useMemo } from 'react';
import { loadPages } from '../../lib/load-pages.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { flawId } from '../vulnerability/flaw-id.ts';
import { DecideManyDialog } from './decide-many-dialog.tsx';
import { groupsQuery, listFindings } from './finding.data.ts';
import { findingGroupColumns } from './finding-group-columns.tsx';
import {
  filterOfGroup,
  findingsIn,
  type GroupedRow,
  groupedRowId,
  useGroupRows,
} from './finding-group-rows.ts';
import type { FindingListProps } from './finding-list-props.ts';
import { FindingPanel } from './finding-panel.tsx';
import { type FindingSearch, findingId } from './finding-search.ts';
import { useDecidingMany } from './use-deciding-many.tsx';
import { listOf, useFindingPanel } from './use-finding-panel.ts';

/** The findings of the selected rows, each once; a group stands for all that it has. */
async function findingsOf(project: string, search: FindingSearch, rows: readonly GroupedRow[]) {
  const found = new Map<string, AuditFinding>();
  for (const row of rows) {
    const findings =
      row.kind === 'group'
        ? await listFindings(project, { ...search, ...filterOfGroup(row.group) })
        : findingsIn([row]);
    for (const finding of findings) found.set(findingId(finding), finding);
  }
  return [...found.values()];
}

/** The findings of a project with one row for each flaw or component; their findings open below. */
export function FindingGroups(props: FindingListProps & { by: FindingGrouping }) {
  const { t } = useLingui();
  const { project, search, by } = props;
  const columns = useMemo(() => findingGroupColumns(by), [by]);
  const table = useUrlTable(search, {
    prefix: `ProjectFindingsBy${by}`,
    views: 'ProjectFindings',
    columns,
  });
  const list = useQuery(groupsQuery(project, by, table.state, search));
  const { rows, tree, findings } = useGroupRows({ project, search, groups: list.data?.rows });
  const { open, panel } = useFindingPanel({ search, list: listOf(findings) });
  const many = useDecidingMany((selected: readonly GroupedRow[]) => findingsOf(project, search, selected));
  const loadGroups = loadPages((state) => groupsQuery(project, by, state, search));
  const [first] = list.data?.rows ?? [];
  return (
    <>
      <DataTable
        label={t`Findings`}
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
        searchLabel={t`Find a component or vulnerability`}
        filters={props.filters({
          component: first?.component?.name,
          flaw: first?.vulnerability && flawId(first.vulnerability),
        })}
        actions={props.actions}
        tree={tree}
        {...many.selection}
        onOpen={(row) => row.kind === 'finding' && open(row.finding)}
        currentId={search.finding}
        error={list.error}
        onRetry={() => void list.refetch()}
        refreshing={list.isFetching && !list.isPending}
        empty={props.empty}
      />
      <FindingPanel project={project} {...panel} onHelp={props.onHelp} />
      <DecideManyDialog project={project} search={search} {...many.dialog} />
    </>
  );
}
