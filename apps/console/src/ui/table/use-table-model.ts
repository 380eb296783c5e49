import { useTable } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { groupRows } from './row-groups.ts';
import { features, matchesSearch, toColumnDefs } from './table-model.ts';
import { readColumnVisibility, storeColumnVisibility } from './table-preferences.ts';
import type { Column, Sort, TableController, TableRows, TreeOptions } from './types.ts';

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
const noGroups: ReadonlySet<string> = new Set();

function useColumnVisibility<Row>(
  columns: readonly Column<Row>[],
  prefix: string | undefined,
  wanted: readonly string[] | undefined,
) {
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  const wantedText = wanted?.join();
  const [chosenIn, setChosenIn] = useState(wantedText);
  if (chosenIn !== wantedText) {
    setChosenIn(wantedText);
    setChosen({});
  }
  const visibility = useMemo(() => {
    const entries = columns.map((column) => {
      const isVisible =
        chosen[column.id] ??
        wanted?.includes(column.id) ??
        readColumnVisibility(prefix, column.id) ??
        column.hidden !== true;
      return [column.id, column.required === true || isVisible] as const;
    });
    return Object.fromEntries(entries);
  }, [columns, prefix, chosen, wanted]);
  const setVisible = (id: string, visible: boolean) => {
    // What is changed in a saved view is saved with it.
    if (!wanted) storeColumnVisibility(prefix, id, visible);
    setChosen((before) => ({ ...before, [id]: visible }));
  };
  return { visibility, setVisible };
}

/** By what the rows are sorted: first by what they are grouped by. */
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

/** The table's rows as they stand on the screen: searched, sorted, paged, opened. */
export function useTableModel<Row extends object>(options: TableModelOptions<Row>) {
  const { columns, rows, rowId, controller, tree, hasDetail, endless } = options;
  const { searchText, page, pageSize, sort } = controller.state;
  const [expanded, setExpanded] = useState<Record<string, boolean>>({});
  const wantedText = controller.columns?.join();
  // Those of another grouping mean nothing here.
  const wanted = useMemo(() => {
    const ids = wantedText?.split(',');
    return ids?.some((id) => columns.some((column) => column.id === id)) ? ids : undefined;
  }, [wantedText, columns]);
  const { visibility, setVisible } = useColumnVisibility(columns, controller.prefix, wanted);
  const columnDefs = useMemo(() => toColumnDefs(columns), [columns]);
  const isServer = rows.mode === 'server';
  const group = isServer
    ? undefined
    : columns.find(({ id, groupable }) => groupable && id === controller.state.group);
  const { closed, toggleGroup } = useClosedGroups(group?.id);
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
    manualPagination: isServer || endless || group !== undefined,
    paginateExpandedRows: false,
    autoResetPageIndex: false,
    autoResetExpanded: false,
    enableSortingRemoval: false,
    state: useMemo(
      () => ({
        globalFilter: searchText.trim() === '' ? undefined : searchText,
        sorting: sortingOf(sort, group?.id),
        pagination: { pageIndex: page - 1, pageSize },
        columnVisibility: visibility,
        expanded,
      }),
      [searchText, sort, group?.id, page, pageSize, visibility, expanded],
    ),
  });

  const total = isServer ? rows.total : rows.rows && table.getFilteredRowModel().rows.length;
  const modelRows = table.getRowModel().rows;
  const grouped = useMemo(
    () => group && groupRows(modelRows, (row) => String(group.value?.(row.original) ?? ''), closed),
    [modelRows, group, closed],
  );
  return {
    rows: grouped?.shown ?? modelRows,
    /** The column by which the rows are grouped, and their groups. */
    grouping: group && grouped && { column: group, groups: grouped.groups, toggle: toggleGroup },
    /** How many rows there are on all pages; undefined while nothing has arrived. */
    total,
    /** All rows that the search leaves, in their order. */
    listRows: () => table.getSortedRowModel().rows.map(({ original }) => original),
    visibleColumns: useMemo(() => {
      const visible = columns.filter((column) => visibility[column.id]);
      if (!wanted) return visible;
      const placeOf = ({ id }: Column<Row>) => (wanted.includes(id) ? wanted.indexOf(id) : wanted.length);
      return visible.sort((a, b) => placeOf(a) - placeOf(b));
    }, [columns, visibility, wanted]),
    visibility,
    setVisible,
    expanded,
    setExpanded: (id: string, open: boolean) => setExpanded((before) => ({ ...before, [id]: open })),
  };
}
