import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DataTable } from '../ui/table/data-table.tsx';
import { GroupBy } from '../ui/table/group-by.tsx';
import type { Column, SelectionOptions, TableState } from '../ui/table/types.ts';
import { type GroupedRow, type PageQuery, useGroupedRows } from './grouped-rows.ts';
import { loadPages } from './load-pages.ts';
import { useSetSearch } from './url-flag.ts';
import type { TableSearch } from './url-table.ts';
import { useUrlTable } from './use-url-table.ts';

/** The rows of a group that are shown below it; the rest is a list of its own. */
const groupSize = 50;

interface GroupedTableProps<
  Group extends object,
  Item extends object,
  Search extends TableSearch,
  GroupKey extends QueryKey,
  ItemKey extends QueryKey,
> {
  label: string;
  /** The address of the list, with how its rows are grouped in `by`. */
  search: Search;
  /** Names the list in the browser's storage; each grouping has columns of its own, all of them the same saved views. */
  prefix: string;
  columns: readonly Column<GroupedRow<Group, Item>>[];
  groupId: (group: Group) => string;
  itemId: (item: Item) => string;
  /** The filters of the address that leave what is in a group. Made outside of components. */
  filterOf: (group: Group) => Partial<Search>;
  groupsQuery: (state: TableState) => PageQuery<Group, GroupKey>;
  /** The list without groups. */
  listQuery: (state: TableState, search: Search) => PageQuery<Item, ItemKey>;
  onOpen: (item: Item) => void;
  searchLabel: string;
  filters: ReactNode;
  actions: ReactNode;
  empty: ReactNode;
  nothingFound?: ReactNode;
  selection?: SelectionOptions<GroupedRow<Group, Item>>;
}

/** A list with one row for each group; what is in it opens below, in the order that the list has by itself. */
export function GroupedTable<
  Group extends object,
  Item extends object,
  Search extends TableSearch,
  GroupKey extends QueryKey,
  ItemKey extends QueryKey,
>(props: GroupedTableProps<Group, Item, Search, GroupKey, ItemKey>) {
  const { search, prefix, columns, groupId, itemId, filterOf, groupsQuery, listQuery, onOpen, ...shown } =
    props;
  const table = useUrlTable(search, { prefix: `${prefix}By${search.by}`, views: prefix, columns });
  const list = useQuery(groupsQuery(table.state));
  const { searchText } = table.state;
  const { rows, tree } = useGroupedRows({
    groups: list.data?.rows,
    idOf: groupId,
    filterOf,
    itemsQuery: (group: Group) =>
      listQuery(
        { searchText, page: 1, pageSize: groupSize, sort: undefined },
        { ...search, ...filterOf(group) },
      ),
  });
  const loadGroups = loadPages(groupsQuery);
  return (
    <DataTable
      {...shown}
      columns={columns}
      rowId={(row) => {
        const group = `${row.kind} ${groupId(row.group)}`;
        // A row can be in several groups.
        return row.kind === 'item' ? `${group} ${itemId(row.item)}` : group;
      }}
      rows={{
        mode: 'server',
        rows,
        total: list.data?.total,
        load: async (state, signal) => {
          const loaded = await loadGroups(state, signal);
          const groups = loaded.rows.map((group): GroupedRow<Group, Item> => ({ kind: 'group', group }));
          return { ...loaded, rows: groups };
        },
      }}
      controller={table}
      tree={tree}
      onOpen={(row) => {
        if (row.kind === 'item') onOpen(row.item);
      }}
      error={list.error}
      onRetry={() => void list.refetch()}
      refreshing={list.isFetching && !list.isPending}
    />
  );
}

/** The grouping of a list, stored in its address. */
export function GroupChoice<By extends string>(props: {
  value: By | undefined;
  options: readonly { value: By; label: string }[];
}) {
  const set = useSetSearch<TableSearch>();
  return (
    <GroupBy
      value={props.value}
      options={props.options}
      // The orders of the lists have nothing in common.
      onChange={(by) => set({ by, sort: undefined })}
    />
  );
}
