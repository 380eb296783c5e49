import { useTable } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { features, matchesSearch, toColumnDefs } from './table-model.ts';
import { readColumnVisibility, storeColumnVisibility } from './table-preferences.ts';
import type { Column, TableController, TableRows, TreeOptions } from './types.ts';

export interface TableModelOptions<Row extends object> {
  columns: readonly Column<Row>[];
  rows: TableRows<Row>;
  rowId: (row: Row) => string;
  controller: TableController;
  tree?: TreeOptions<Row> | undefined;
  /** Rows can be opened to show more about them. */
  hasDetail: boolean;
  /** All rows in one scrolling list instead of pages. */
  endless: boolean;
}

const noRows: readonly never[] = [];

function useColumnVisibility<Row>(columns: readonly Column<Row>[], prefix: string | undefined) {
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  const visibility = useMemo(() => {
    const entries = columns.map((column) => {
      const wanted = chosen[column.id] ?? readColumnVisibility(prefix, column.id) ?? column.hidden !== true;
      return [column.id, column.required === true || wanted] as const;
    });
    return Object.fromEntries(entries);
  }, [columns, prefix, chosen]);
  const setVisible = (id: string, visible: boolean) => {
    storeColumnVisibility(prefix, id, visible);
    setChosen((before) => ({ ...before, [id]: visible }));
  };
  return { visibility, setVisible };
}

/** The table's rows as they stand on the screen: searched, sorted, paged, opened. */
export function useTableModel<Row extends object>(options: TableModelOptions<Row>) {
  const { columns, rows, rowId, controller, tree, hasDetail, endless } = options;
  const { searchText, page, pageSize, sort } = controller.state;
  const [expanded, setExpanded] = useState<Record<string, boolean>>({});
  const { visibility, setVisible } = useColumnVisibility(columns, controller.prefix);
  const columnDefs = useMemo(() => toColumnDefs(columns), [columns]);
  const isServer = rows.mode === 'server';
  // The model looks below a row again only when its data is another list.
  const data = useMemo(() => (tree ? [...(rows.rows ?? noRows)] : (rows.rows ?? noRows)), [rows.rows, tree]);

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
    manualPagination: isServer || endless,
    paginateExpandedRows: false,
    autoResetPageIndex: false,
    autoResetExpanded: false,
    enableSortingRemoval: false,
    state: useMemo(
      () => ({
        globalFilter: searchText.trim() === '' ? undefined : searchText,
        sorting: sort ? [{ id: sort.id, desc: sort.descending }] : [],
        pagination: { pageIndex: page - 1, pageSize },
        columnVisibility: visibility,
        expanded,
      }),
      [searchText, sort, page, pageSize, visibility, expanded],
    ),
  });

  const total = isServer ? rows.total : rows.rows && table.getFilteredRowModel().rows.length;
  return {
    rows: table.getRowModel().rows,
    /** How many rows there are on all pages; undefined while nothing has arrived. */
    total,
    /** All rows that the search leaves, in their order. */
    listRows: () => table.getSortedRowModel().rows.map(({ original }) => original),
    visibleColumns: useMemo(() => columns.filter((column) => visibility[column.id]), [columns, visibility]),
    visibility,
    setVisible,
    expanded,
    setExpanded: (id: string, open: boolean) => setExpanded((before) => ({ ...before, [id]: open })),
  };
}
