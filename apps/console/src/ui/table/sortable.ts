import type { Column, ColumnKind, Sort } from './types.ts';

/** What sorting needs to know of a column, whatever its rows are. */
export type SortableColumn = Pick<Column<never>, 'id' | 'sortable' | 'value' | 'groupable'>;

/** The highest number, the latest day, the worst level are what people look for; text they read from its beginning. */
export function sortsDescendingFirst(kind: ColumnKind = 'text'): boolean {
  return kind !== 'text';
}

/** What a click on a header asks for; undefined is the order that the rows have of their own. */
export function nextSort(
  { id, kind }: Pick<Column<never>, 'id' | 'kind'>,
  sort: Sort | undefined,
  hasOwnOrder: boolean,
): Sort | undefined {
  const first = sortsDescendingFirst(kind);
  if (sort?.id !== id) return { id, descending: first };
  if (hasOwnOrder && sort.descending !== first) return undefined;
  return { id, descending: !sort.descending };
}

export function isSortable(column: SortableColumn, mode: 'client' | 'server'): boolean {
  return column.sortable ?? (mode === 'client' && column.value !== undefined);
}
