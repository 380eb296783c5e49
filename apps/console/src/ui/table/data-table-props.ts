import type { ReactNode } from 'react';
import type { Column, SelectionOptions, TableController, TableRows, TreeOptions } from './types.ts';

/** The props of a table, shared by the whole and its grid. */
export interface DataTableProps<Row extends object> {
  /** The accessible name of the table: the things it lists. */
  label: string;
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  rows: TableRows<Row>;
  controller: TableController;
  /** The words in the search field; without them there is no search. */
  searchLabel?: string;
  /** Filters, beside the search field. */
  filters?: ReactNode;
  /** Buttons, at the end of the bar. */
  actions?: ReactNode;
  /** A note about the rows, below the bar. */
  note?: ReactNode;
  /** Enter or a click on a row. Without it, they open the branch or the detail. */
  onOpen?: (row: Row) => void;
  /** The row that is shown beside the table, such as in a panel. */
  currentId?: string | undefined;
  /** More about a row, below it. */
  detail?: (row: Row) => ReactNode;
  tree?: TreeOptions<Row>;
  /** Names what the rows are shown as: those that were opened in one view are closed in another. */
  view?: string;
  selection?: SelectionOptions<Row>;
  /** All rows in one scrolling list instead of pages; only when they are all here. */
  endless?: boolean;
  /** The last attempt to load rows failed; those that are here stay. */
  error?: unknown;
  onRetry?: (() => void) | undefined;
  /** Newer rows are on their way; the old ones stay. */
  refreshing?: boolean;
  /** Shown when there are no rows at all. */
  empty?: ReactNode;
  /** Shown when there are none that fit the search, where there is more to say than that. */
  nothingFound?: ReactNode;
}
