import type { Column, ColumnKind, Sort } from './types.ts';

/** The parts of a column that sorting needs, whatever its rows are. */
export type SortableColumn = Pick<Column<never>, 'id' | 'sortable' | 'value' | 'groupable'>;

/** The highest number, the latest day, the worst level are what people look for; text they read from its beginning. */
export function sortsDescendingFirst(kind: ColumnKind = 'text'): boolean {
  return kind !== 'text';
}

/** The sorting after a click on a header; undefined is the rows' own order. */
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
