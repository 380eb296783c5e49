import { useMemo } from 'react';
import type { RowGroup } from './row-groups.ts';
import type { RowSpace } from './row-space.ts';
import type { TableRow } from './table-model.ts';
import type { TreeOptions } from './types.ts';

type Group<Row extends object> = RowGroup<TableRow<Row>>;

/** An item between rows: the detail of one, a placeholder for rows below it, or the head of a group. */
type Inset<Row extends object> =
  | { kind: 'detail' | 'waiting'; row: TableRow<Row>; index: number }
  | { kind: 'group'; row: TableRow<Row>; index: number; group: Group<Row> };

/**
 * A row, a placeholder for one that is not loaded, or an item between rows. `index` is the row's index among
 * the rows.
 */
export type GridItem<Row extends object> =
  | { kind: 'row'; row: TableRow<Row>; index: number }
  | { kind: 'placeholder'; index: number }
  | Inset<Row>;

export interface GridItems<Row extends object> {
  count: number;
  at: (place: number) => GridItem<Row> | undefined;
  /** The index of a row among the items. */
  placeOf: (rowIndex: number) => number;
  /** The row that an item is or belongs to. */
  rowIndexOf: (place: number) => number;
  /** Where the groups begin. */
  heads: readonly number[];
}

interface GridItemsOptions<Row extends object> {
  rows: RowSpace<Row>;
  expanded: Readonly<Record<string, boolean>>;
  hasDetail: boolean;
  tree: TreeOptions<Row> | undefined;
  groups: readonly Group<Row>[] | undefined;
}

/** The items of the grid in order: the rows, and the items between them. */
export function useGridItems<Row extends object>(options: GridItemsOptions<Row>): GridItems<Row> {
  const { rows, expanded, hasDetail, tree, groups } = options;
  return useMemo(
    () => gridItemsOf({ rows, expanded, hasDetail, tree, groups }),
    [rows, expanded, hasDetail, tree, groups],
  );
}

export function gridItemsOf<Row extends object>(options: GridItemsOptions<Row>): GridItems<Row> {
  const { rows } = options;
  const insets = insetsOf(options);
  /** The number of rows above an inset. */
  const rowsAbove = insets.map(({ kind, index }) => (kind === 'group' ? index : index + 1));
  const places = rowsAbove.map((above, position) => above + position);
  const insetAt = (place: number) => {
    const position = countBelow(places, place);
    return places[position] === place ? insets[position] : undefined;
  };
  return {
    count: rows.count + insets.length,
    at: (place) => {
      const inset = insetAt(place);
      if (inset) return inset;
      const index = place - countBelow(places, place);
      const row = rows.at(index);
      return row ? { kind: 'row', row, index } : { kind: 'placeholder', index };
    },
    placeOf: (rowIndex) => rowIndex + countBelow(rowsAbove, rowIndex + 1),
    rowIndexOf: (place) => insetAt(place)?.index ?? place - countBelow(places, place),
    heads: places.filter((_, position) => insets[position]?.kind === 'group'),
  };
}

/** The number of these ascending values below a limit. There may be a head for each of 100,000 rows. */
function countBelow(ascending: readonly number[], limit: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? limit) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** In the order in which they stand. */
function insetsOf<Row extends object>({ groups = [], ...options }: GridItemsOptions<Row>): Inset<Row>[] {
  const heads = groups.map(
    (group): Inset<Row> => ({ kind: 'group', row: group.first, index: group.start, group }),
  );
  const opened = openedOf(options);
  if (heads.length === 0 || opened.length === 0) return [...heads, ...opened];
  // The head of a group is above its first row, opened content below its row.
  return [...heads, ...opened].sort(
    (a, b) => a.index - b.index || Number(b.kind === 'group') - Number(a.kind === 'group'),
  );
}

function openedOf<Row extends object>(options: Omit<GridItemsOptions<Row>, 'groups'>): Inset<Row>[] {
  const { rows, expanded, hasDetail, tree } = options;
  if (!Object.values(expanded).includes(true)) return [];
  const insets: Inset<Row>[] = [];
  for (const [index, row] of rows.loaded()) {
    if (!expanded[row.id] || !row.getCanExpand()) continue;
    if (hasDetail) insets.push({ kind: 'detail', row, index });
    else if (tree && tree.children(row.original) === undefined) insets.push({ kind: 'waiting', row, index });
  }
  return insets;
}
