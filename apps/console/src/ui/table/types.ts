import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';

export type CellValue = string | number | boolean | null | undefined;

/** `level` is a scale that is drawn rather than written, such as a severity. */
export type ColumnKind = 'text' | 'number' | 'date' | 'level';

/** One column. Columns are constants of a screen's module: they are written once and never change. */
export interface Column<Row> {
  /** Also the name the server sorts by, and part of the key under which visibility is remembered. */
  id: string;
  header: MessageDescriptor;
  /**
   * The value of the cell: shown if there is no `cell`, and used to search and sort if all rows are loaded.
   */
  value?: (row: Row) => CellValue;
  /** The CSV value, if it differs from `value`. Without both, the column is left out. */
  csv?: (row: Row) => CellValue;
  /** Further parts of the cell that have their own CSV columns, such as marks. */
  csvMore?: readonly { header: MessageDescriptor; csv: (row: Row) => CellValue }[];
  /** How the cell looks. May use hooks only inside components of its own. */
  cell?: (row: Row) => ReactNode;
  /** How it looks while another column is out of sight, whose value it then says along. */
  without?: { id: string; cell: (row: Row) => ReactNode };
  /** The kind of value; default: text. It determines the alignment and the direction of the first sort. */
  kind?: ColumnKind;
  /** True if the header sorts. With all rows here: every column with a `value`, unless false. */
  sortable?: boolean;
  /** Not shown until the user chooses it. */
  hidden?: boolean;
  /** Not shown until the user chooses it, unless there is much room. */
  spare?: boolean;
  /** Rows that are all here can be grouped by its `value`; the group is named as its cells are. */
  groupable?: boolean;
  /** Always shown. */
  required?: boolean;
  /**
   * How early it makes room while a row is shown beside the table and not all columns fit: 1 last. Without it the column
   * stays in sight.
   */
  yields?: number;
  /**
   * Its place if the rows have two lines. They do below the widest room if any column has such a place, so
   * that everything needed for a decision stays in sight. `from` states when it moves there: always, while a
   * row is shown beside the table, or on a narrow screen only. `keeps` gives it room before those without it:
   * all it needs, or as much as there is. `bare` omits its name. `apart` gives it a line of its own on a narrow screen.
   */
  stack?: {
    line: 1 | 2;
    from?: 'beside' | 'narrow';
    keeps?: 'whole' | 'start';
    bare?: boolean;
    apart?: boolean;
  };
  /** Narrowest width in rem; 8 without it. */
  width?: number;
  /** Share of the room that is left; 1 without it, 0 keeps the width. */
  grow?: number;
  /**
   * Its place among the columns that come first on a small screen, and its width in rem on a narrow one, where they are the
   * only ones until others are chosen. Together they fit when their widths are at most 23 (21 beside check boxes).
   */
  narrow?: { place: number; width: number };
}

export interface Sort {
  id: string;
  descending: boolean;
}

/** The table's state in the address. Pages count from 1. */
export interface TableState {
  searchText: string;
  page: number;
  pageSize: number;
  sort: Sort | undefined;
  /** The column by which the rows are grouped, where they are all here. */
  group?: string | undefined;
}

/** The state of a table and how to change it; `useUrlTable` makes one that lives in the address. */
export interface TableController {
  state: TableState;
  /** With `replace` the step is none that the back button should return to. */
  change: (patch: Partial<TableState>, options?: { replace: boolean }) => void;
  /** Without a sorting the rows have an order of their own: a third click on a header returns to it. */
  hasOwnOrder?: boolean;
  /** Names what leaves rows out: the search and every filter. Without it the search alone counts. */
  narrowing?: string;
  /** Shows all rows again; absent while no search and no filter leaves any out. */
  clear?: (() => void) | undefined;
  /**
   * The ids of the columns of a saved view in their order: they come before those that the user chose earlier. Widths and
   * density stay those of the user.
   */
  columns?: readonly string[] | undefined;
  /** Draws what saves and chooses views of the list; told the columns in sight, unless a small screen decides them. */
  views?: ((columns: readonly string[] | undefined) => ReactNode) | undefined;
  /** Names the table in the browser's storage, such as `ProjectList`; without it nothing is remembered. */
  prefix?: string | undefined;
}

export interface RowPage<Row> {
  rows: readonly Row[];
  /** The number of rows on all pages. */
  total: number;
}

/** Loads any page under the same filters, for a file of all of them. */
type LoadPage<Row> = (state: TableState, signal: AbortSignal) => Promise<RowPage<Row>>;

/**
 * All rows at once, sorted, searched and paged here; one page that the server has sorted and searched; or a list of the
 * server that is loaded in blocks while it is scrolled.
 */
export type TableRows<Row> =
  | { mode: 'client'; rows: readonly Row[] | undefined }
  | {
      mode: 'server';
      rows: readonly Row[] | undefined;
      total: number | undefined;
      load?: LoadPage<Row>;
    }
  | RowBlocks<Row>;

/** A long list of which the blocks around what is in view are here; `useEndlessList` makes it. Rows count from 0. */
export interface RowBlocks<Row> {
  mode: 'endless';
  /** Names the list: another search, filter or order makes another one. */
  list: string;
  /** Undefined until the first block is here. */
  total: number | undefined;
  /** The total is not counted but estimated. */
  isEstimated?: boolean;
  blockSize: number;
  /** The rows of the blocks that are here, by the number of the block. */
  blocks: ReadonlyMap<number, readonly Row[]>;
  /** Tells which rows are in view; the blocks of the `pinned` ones stay here as well. */
  onView: (first: number, last: number, pinned: readonly number[]) => void;
  /** The rows between two places, both included, loaded where they are not here. */
  loadSpan: (first: number, last: number) => Promise<readonly Row[]>;
  load?: LoadPage<Row>;
}

/** Rows below rows. A new object means that branches may have changed: memoise it for trees of thousands. */
export interface TreeOptions<Row> {
  isBranch: (row: Row) => boolean;
  /** The rows below, or undefined while they are still on their way. */
  children: (row: Row) => readonly Row[] | undefined;
  /** Opening a branch shows what is below it, even where `onOpen` says what opening a row does. */
  opensBelow?: boolean;
  /** Called when a branch opens, to fetch what is below. */
  onExpand?: (row: Row) => void;
}

/** Rows that were selected one by one, or all that the search and the filters show besides some. Rows go by their ids. */
export type RowSelection =
  | { kind: 'ids'; ids: readonly string[] }
  | { kind: 'filter'; excluded: readonly string[] };

/** The input of the actions on a selection. */
export interface SelectedRows<Row> {
  selection: RowSelection;
  /** The number of rows. */
  count: number;
  /** The count is not known but estimated. */
  isEstimated: boolean;
  /** The rows that were selected one by one; none of a selection by filter. */
  rows: readonly Row[];
  /** Ends the selection. */
  clear: () => void;
}

export interface SelectionOptions<Row> {
  /** The actions on the selected rows. */
  actions: (selected: SelectedRows<Row>) => ReactNode;
  /** The actions can do with a selection by filter, so it is offered. */
  byFilter?: boolean;
  /** Rows for which it does not hold have no checkbox; without it all have one. */
  isSelectable?: (row: Row) => boolean;
}
