import type { Column } from './types.ts';

/** What sorting needs to know of a column, whatever its rows are. */
export type SortableColumn = Pick<Column<never>, 'id' | 'sortable' | 'value'>;

export function isSortable(column: SortableColumn, mode: 'client' | 'server'): boolean {
  return column.sortable ?? (mode === 'client' && column.value !== undefined);
}
