import { useTable } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { groupRows, type RowGroup } from './row-groups.ts';
import { blockSpace, type RowSpace, wholeSpace } from './row-space.ts';
import { features, matchesSearch, type TableRow, toColumnDefs } from './table-model.ts';
import type { Column, Sort, TableController, TableRows, TreeOptions } from './types.ts';
import type { TableColumns } from './use-table-columns.ts';

export interface TableModelOptions<Row extends object> {
  /** As the screen declares them. */
  columns: readonly Column<Row>[];
  shown: TableColumns<Row>;
  rows: TableRows<Row>;
  rowId: (row: Row) => string;
  controller: TableController;
  tree?: TreeOptions<Row> | undefined;
  view?: string | undefined;
  /** Rows can be opened to show more about them. */
  hasDetail: boolean;
  /** All rows in one scrolling list instead of pages. */
  endless: boolean;
}

interface RowGrouping<Row extends object> {
  column: Column<Row>;
  groups: readonly RowGroup<TableRow<Row>>[];
  toggle: (key: string) => void;
}

export interface TableModel<Row extends object> {
  rows: RowSpace<Row>;
  /** The column by which the rows are grouped, and their groups. */
  grouping: RowGrouping<Row> | undefined;
  /** The number of rows on all pages; undefined until the first answer. */
  total: number | undefined;
  isEstimated: boolean;
  /** All rows that the search leaves, in their order. */
  listRows: () => readonly Row[];
  expanded: Readonly<Record<string, boolean>>;
  setExpanded: (id: string, open: boolean) => void;
}

const noRows: readonly never[] = [];
const noGroups: ReadonlySet<string> = new Set();

/** The sorting of rows: first by their group. */
function sortingOf(sort: Sort | undefined, group: string | undefined): { id: string; desc: boolean }[] {
  const sorting = sort ? [{ id: sort.id, desc: sort.descending }] : [];
  return group === undefined || sort?.id === group ? sorting : [{ id: group, desc: false }, ...sorting];
}

/** Which groups the user has closed; by something else they are others. */
function useClosedGroups(group: string | undefined) {
  const [state, setState] = useState<{ group: string | undefined; closed: ReadonlySet<string> }>({
    group,
    closed: new Set(),
  });
  const closed = state.group === group ? state.closed : noGroups;
  const toggleGroup = (key: string) => {
    const next = new Set(closed);
    if (!next.delete(key)) next.add(key);
    setState({ group, closed: next });
  };
  return { closed, toggleGroup };
}

const nothingExpanded: Readonly<Record<string, boolean>> = {};

/** Which rows are open; in another view none is yet. */
function useExpanded(view: string | undefined) {
  const [state, setState] = useState({ view, expanded: nothingExpanded });
  const expanded = state.view === view ? state.expanded : nothingExpanded;
  const setExpanded = (id: string, open: boolean) =>
    setState((before) => ({
      view,
      expanded: { ...(before.view === view ? before.expanded : nothingExpanded), [id]: open },
    }));
  return [expanded, setExpanded] as const;
}

/** The rows that are here. */
function rowsHere<Row>(rows: TableRows<Row>): readonly Row[] {
  if (rows.mode !== 'endless') return rows.rows ?? noRows;
  return [...rows.blocks].sort(([a], [b]) => a - b).flatMap(([, block]) => block);
}

/** The table's rows as shown: searched, sorted, paged, opened. */
export function useTableModel<Row extends object>(options: TableModelOptions<Row>): TableModel<Row> {
  const { columns, rows, rowId, controller, tree, hasDetail, endless } = options;
  const { visibility } = options.shown;
  const { searchText, page, pageSize, sort } = controller.state;
  const [expanded, setExpanded] = useExpanded(options.view);
  const columnDefs = useMemo(() => toColumnDefs(columns), [columns]);
  const isServer = rows.mode !== 'client';
  const group = isServer
    ? undefined
    : columns.find(({ id, groupable }) => groupable && id === controller.state.group);
  const { closed, toggleGroup } = useClosedGroups(group?.id);
  // Groups go on over all rows.
  const isScrolling = isServer || endless || group !== undefined;
  const source = rows.mode === 'endless' ? rows.blocks : rows.rows;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows themselves decide, not the object that they come in
  const here = useMemo(() => rowsHere(rows), [source]);
  // The model looks below a row again only when its data is another list.
  const data = useMemo(() => (tree ? [...here] : here), [here, tree]);

  const table = useTable({
    features,
    columns: columnDefs,
    data,
    getRowId: rowId,
    ...(tree
      ? { getSubRows: (row: Row) => [...(tree.children(row) ?? noRows)], filterFromLeafRows: true }
      : {}),
    getRowCanExpand: (row) => (tree ? tree.isBranch(row.original) : hasDetail),
    globalFilterFn: matchesSearch<Row>,
    getColumnCanGlobalFilter: () => true,
    manualFiltering: isServer,
    manualSorting: isServer,
    manualPagination: isScrolling,
    paginateExpandedRows: false,
    autoResetPageIndex: false,
    autoResetExpanded: false,
    enableSortingRemoval: false,
    state: useMemo(
      () => ({
        globalFilter: searchText.trim() === '' ? undefined : searchText,
        sorting: sortingOf(sort, group?.id),
        // The pages of a list that scrolls are only places in it.
        pagination: isScrolling ? { pageIndex: 0, pageSize: 1 } : { pageIndex: page - 1, pageSize },
        columnVisibility: visibility,
        expanded,
      }),
      [searchText, sort, group?.id, page, pageSize, visibility, expanded, isScrolling],
    ),
  });

  const modelRows = table.getRowModel().rows;
  const blocks = rows.mode === 'endless' ? rows.blocks : undefined;
  const blockSize = rows.mode === 'endless' ? rows.blockSize : 0;
  const total = isServer ? rows.total : rows.rows && table.getFilteredRowModel().rows.length;
  const grouped = useMemo(
    () => group && groupRows(modelRows, (row) => String(group.value?.(row.original) ?? ''), closed),
    [modelRows, group, closed],
  );
  const shownRows = grouped?.shown ?? modelRows;
  const space = useMemo(
    () =>
      blocks && total !== undefined
        ? blockSpace({ rows: shownRows, blocks, blockSize, total })
        : wholeSpace(shownRows),
    [shownRows, blocks, blockSize, total],
  );
  return {
    rows: space,
    grouping: group && grouped && { column: group, groups: grouped.groups, toggle: toggleGroup },
    total,
    isEstimated: rows.mode === 'endless' && rows.isEstimated === true,
    listRows: () => table.getSortedRowModel().rows.map(({ original }) => original),
    expanded,
    setExpanded,
  };
}
