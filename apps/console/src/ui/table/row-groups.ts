/** Rows that belong together, in the order of the table. */
export interface RowGroup<Item> {
  /** The common value as text. */
  key: string;
  /** The first of them, even while they are hidden. */
  first: Item;
  count: number;
  isOpen: boolean;
  /** The index of its first row among the shown rows. */
  start: number;
}

/** Puts sorted rows into groups, and leaves out those of the groups that are closed. */
export function groupRows<Item>(
  rows: readonly Item[],
  keyOf: (row: Item) => string,
  closed: ReadonlySet<string>,
): { groups: RowGroup<Item>[]; shown: Item[] } {
  const groups: RowGroup<Item>[] = [];
  const shown: Item[] = [];
  for (const row of rows) {
    const key = keyOf(row);
    let group = groups.at(-1);
    if (group?.key !== key) {
      group = { key, first: row, count: 0, isOpen: !closed.has(key), start: shown.length };
      groups.push(group);
    }
    group.count += 1;
    if (group.isOpen) shown.push(row);
  }
  return { groups, shown };
}
