import { useMemo } from 'react';
import type { TableRow } from './table-model.ts';
import type { TreeOptions } from './types.ts';

/** A row, what is shown about it, or the place where the rows below it will appear. */
export interface GridItem<Row extends object> {
  kind: 'row' | 'detail' | 'waiting';
  row: TableRow<Row>;
  /** The row's place among the rows. */
  index: number;
}

export interface GridItems<Row extends object> {
  items: readonly GridItem<Row>[];
  /** Where in `items` a row stands. */
  placeOf: (rowIndex: number) => number;
}

/** Everything that stands below each other in the grid. */
export function useGridItems<Row extends object>(options: {
  rows: readonly TableRow<Row>[];
  expanded: Readonly<Record<string, boolean>>;
  hasDetail: boolean;
  tree: TreeOptions<Row> | undefined;
}): GridItems<Row> {
  const { rows, expanded, hasDetail, tree } = options;
  return useMemo(() => {
    const items: GridItem<Row>[] = [];
    const places: number[] = [];
    for (const [index, row] of rows.entries()) {
      places.push(items.length);
      items.push({ kind: 'row', row, index });
      if (!expanded[row.id] || !row.getCanExpand()) continue;
      if (hasDetail) items.push({ kind: 'detail', row, index });
      else if (tree && tree.children(row.original) === undefined) items.push({ kind: 'waiting', row, index });
    }
    return { items, placeOf: (rowIndex) => places[rowIndex] ?? 0 };
  }, [rows, expanded, hasDetail, tree]);
}
