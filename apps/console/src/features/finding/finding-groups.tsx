import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { PortfolioGrouping } from '@waybill/api-contract';
import { useMemo } from 'react';
import { itemsIn } from '../../lib/grouped-rows.ts';
import { loadPages } from '../../lib/load-pages.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { selectionOf, useDecidingMany } from '../audit/use-deciding-many.tsx';
import { orderOf } from '../audit/use-open-row.ts';
import { flawId } from '../vulnerability/flaw-id.ts';
import type { ListedGroup } from './audit-scope.ts';
import { groupingOf, type SelectedFindings } from './decide-many.data.ts';
import { DecideManyDialog } from './decide-many-dialog.tsx';
import { findingGroupColumns } from './finding-group-columns.tsx';
import {
  countedInGroups,
  filterOfGroup,
  type GroupedRow,
  groupedRowId,
  groupIdOf,
  useGroupRows,
} from './finding-group-rows.ts';
import { countFindings, groupsQuery, listFindings } from './finding-list.data.ts';
import type { FindingListProps } from './finding-list-props.ts';
import { projectName } from './finding-names.ts';
import { FindingPanel } from './finding-panel.tsx';
import { findingId, readFindingId } from './finding-search.ts';
import { useFindingPanel } from './use-finding-panel.ts';

/**
 * The number of findings in a group, with all records of a vulnerability in a component counted once, if
 * known.
 */
function sizeOf({ findings, components, flaws }: ListedGroup, by: PortfolioGrouping): number {
  return by === 'FLAW' ? components : (flaws ?? findings);
}

/** The findings of the selected rows; a group stands for all that it has. */
async function findingsOf(
  { scope, search, by: asked }: GroupsProps,
  rows: readonly GroupedRow[],
): Promise<SelectedFindings> {
  const by = groupingOf(scope, asked);
  const groups = rows.flatMap((row) => (row.kind === 'group' ? [row.group] : []));
  // They can be too many to be named one by one.
  if (groups.length === rows.length) {
    const count = groups.reduce((sum, group) => sum + sizeOf(group, by), 0);
    return { ...selectionOf(groups.map(({ id }) => id)), count, by };
  }
  const found = await Promise.all(
    groups.map((group) => listFindings(scope, { ...search, ...filterOfGroup(group) })),
  );
  const ids = [...itemsIn(rows), ...found.flat()].map((finding) => findingId(scope, finding));
  return selectionOf([...new Set(ids)]);
}

const filterNames = { FLAW: 'flaw', COMPONENT: 'component', PROJECT: 'project' } as const;

/** All findings that the filter shows but those of some rows. */
async function findingsBesides(
  { scope, search, by: asked }: GroupsProps,
  excluded: readonly string[],
): Promise<SelectedFindings> {
  const by = groupingOf(scope, asked);
  const name = by === 'COMPONENT' && scope.kind === 'portfolio' ? 'identity' : filterNames[by];
  const groups = excluded.flatMap((id) => groupIdOf(id) ?? []);
  const findings = excluded.filter((id) => readFindingId(scope, id) !== undefined);
  const every = { ...search, ...countedInGroups };
  const ofGroups = groups.map((id) => ({ ...every, [name]: id }));
  const all = await countFindings(scope, every);
  if (findings.length === 0) {
    const counts = await Promise.all(ofGroups.map((group) => countFindings(scope, group)));
    const count = counts.reduce((rest, one) => rest - one.count, all.count);
    const isEstimated = [all, ...counts].some((one) => one.isEstimated);
    return { selection: { kind: 'filter', excluded: groups }, count: Math.max(0, count), isEstimated, by };
  }
  const found = await Promise.all(ofGroups.map((group) => listFindings(scope, group)));
  const ids = new Set([...findings, ...found.flat().map((finding) => findingId(scope, finding))]);
  const selection = { kind: 'filter', excluded: [...ids] } as const;
  return { selection, count: Math.max(0, all.count - ids.size), isEstimated: all.isEstimated };
}

type GroupsProps = FindingListProps & { by: PortfolioGrouping; prefix: string };

/** Findings with one row for each flaw, component or project; their findings open below. */
export function FindingGroups(props: GroupsProps) {
  const { t } = useLingui();
  const { scope, tables, prefix, search, by } = props;
  const columns = useMemo(() => findingGroupColumns(scope, by), [scope, by]);
  const table = useUrlTable(search, {
    prefix,
    views: tables.list,
    columns,
  });
  const list = useQuery(groupsQuery(scope, by, table.state, search));
  const { rows, tree, findings } = useGroupRows({ scope, search, groups: list.data?.rows });
  const { open, panel } = useFindingPanel({ scope, search, list: orderOf(findings) });
  const many = useDecidingMany(
    'VULNERABILITY_ANALYSIS',
    (selected: readonly GroupedRow[]) => findingsOf(props, selected),
    // The number of projects is not a filter of findings.
    {
      byFilter: search.inProjects === undefined,
      selectedOfFilter: (excluded) => findingsBesides(props, excluded),
    },
  );
  const loadGroups = loadPages((state) => groupsQuery(scope, by, state, search));
  const [first] = list.data?.rows ?? [];
  return (
    <>
      <DataTable
        label={t`Findings`}
        columns={columns}
        rowId={(row) => groupedRowId(scope, row)}
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
        searchLabel={t(tables.searchLabel)}
        filters={props.filters({
          component: first?.component?.name,
          flaw: first?.vulnerability && flawId(first.vulnerability),
          project: first?.project && projectName(first.project),
        })}
        actions={props.actions}
        tree={tree}
        {...many.selection}
        onOpen={(row) => {
          if (row.kind === 'item') open(row.item);
        }}
        currentId={search.finding}
        error={list.error}
        onRetry={() => void list.refetch()}
        refreshing={list.isFetching && !list.isPending}
        empty={props.empty}
      />
      <FindingPanel {...panel} onHelp={props.onHelp} />
      <DecideManyDialog scope={scope} search={{ ...search, ...countedInGroups }} {...many.dialog} />
    </>
  );
}
