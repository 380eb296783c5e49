import type { DataTableProps } from './data-table-props.ts';
import type { Sort } from './types.ts';
import type { Selection } from './use-selection.ts';
import type { TableColumns } from './use-table-columns.ts';
import type { TableModel } from './use-table-model.ts';

export interface TableGridProps<Row extends object> extends DataTableProps<Row> {
  model: TableModel<Row>;
  shown: TableColumns<Row>;
  chosen: Selection<Row>;
  /** The number of rows on the pages before this one. */
  firstRow: number;
  onSort: (sort: Sort | undefined) => void;
  onClearSearch: () => void;
}
