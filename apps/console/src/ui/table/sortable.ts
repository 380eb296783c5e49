import type { Column, Sort } from './types.ts';

/** What sorting needs to know of a column, whatever its rows are. */
export type SortableColumn = Pick<Column<never>, 'id' | 'sortable' | 'value' | 'groupable'>;

/** What a click on a header asks for; undefined is the order that the rows have of their own. */
export function nextSort(
  { id, firstSort }: Pick<Column<never>, 'id' | 'firstSort'>,
  sort: Sort | undefined,
  hasOwnOrder: boolean,
): Sort | undefined {
  const first = firstSort === 'descending';
  if (sort?.id !== id) return { id, descending: first };
  if (hasOwnOrder && sort.descending !== first) return undefined;
  return { id, descending: !sort.descending };
}

export function isSortable(column: SortableColumn, mode: 'client' | 'server'): boolean {
  return column.sortable ?? (mode === 'client' && column.value !== undefined);
}
