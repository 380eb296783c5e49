import { useMemo } from 'react';
import type { RowGroup } from './row-groups.ts';
import type { TableRow } from './table-model.ts';
import type { TreeOptions } from './types.ts';

/** A row, what is shown about it, or the place where the rows below it will appear. */
export interface GridItem<Row extends object> {
  kind: 'row' | 'detail' | 'waiting' | 'group';
  row: TableRow<Row>;
  /** The row's place among the rows. */
  index: number;
  /** The group that begins here. */
  group?: RowGroup<TableRow<Row>>;
}

export interface GridItems<Row extends object> {
  items: readonly GridItem<Row>[];
  /** Where in `items` a row stands. */
  placeOf: (rowIndex: number) => number;
  /** Where the groups begin. */
  heads: readonly number[];
}

/** Everything that stands below each other in the grid. */
export function useGridItems<Row extends object>(options: {
  rows: readonly TableRow<Row>[];
  expanded: Readonly<Record<string, boolean>>;
  hasDetail: boolean;
  tree: TreeOptions<Row> | undefined;
  groups: readonly RowGroup<TableRow<Row>>[] | undefined;
}): GridItems<Row> {
  const { rows, expanded, hasDetail, tree, groups } = options;
  return useMemo(() => {
    const items: GridItem<Row>[] = [];
    const places: number[] = [];
    const heads: number[] = [];
    let next = 0;
    /** The heads of the groups that begin before a row; those of closed ones follow each other. */
    const addHeads = (index: number) => {
      for (let group = groups?.[next]; group && group.start <= index; group = groups?.[next]) {
        heads.push(items.length);
        items.push({ kind: 'group', row: group.first, index, group });
        next += 1;
      }
    };
    for (const [index, row] of rows.entries()) {
      addHeads(index);
      places.push(items.length);
      items.push({ kind: 'row', row, index });
      if (!expanded[row.id] || !row.getCanExpand()) continue;
      if (hasDetail) items.push({ kind: 'detail', row, index });
      else if (tree && tree.children(row.original) === undefined) items.push({ kind: 'waiting', row, index });
    }
    addHeads(rows.length);
    return { items, heads, placeOf: (rowIndex) => places[rowIndex] ?? 0 };
  }, [rows, expanded, hasDetail, tree, groups]);
}
