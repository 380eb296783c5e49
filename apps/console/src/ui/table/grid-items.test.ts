import { expect, test } from 'vitest';
import { gridItemsOf } from './grid-items.ts';
import { wholeSpace } from './row-space.ts';
import type { TableRow } from './table-model.ts';

type Thing = { id: string };

const rows = ['a', 'b', 'c', 'd'].map(
  (id) => ({ id, original: { id }, getCanExpand: () => true }) as unknown as TableRow<Thing>,
);
const groupOf = (key: string, first: number, count: number, start: number) => ({
  key,
  first: rows[first] as TableRow<Thing>,
  count,
  isOpen: true,
  start,
});

function itemsOf(expanded: Record<string, boolean>, groups?: ReturnType<typeof groupOf>[]) {
  const items = gridItemsOf({ rows: wholeSpace(rows), expanded, hasDetail: true, tree: undefined, groups });
  const all = Array.from({ length: items.count }, (_, place) => items.at(place));
  const names = all.map((item) => {
    if (item?.kind === 'row') return item.row.id;
    return item?.kind === 'group' ? `group ${item.group.key}` : item?.kind;
  });
  return { items, names };
}

test('heads of groups stand above their first rows, details below theirs', () => {
  const { items, names } = itemsOf({ b: true, d: true }, [groupOf('1', 0, 2, 0), groupOf('2', 2, 2, 2)]);
  expect(names).toEqual(['group 1', 'a', 'b', 'detail', 'group 2', 'c', 'd', 'detail']);
  expect(items.heads).toEqual([0, 4]);
  expect([0, 1, 2, 3].map(items.placeOf)).toEqual([1, 2, 5, 6]);
  expect([1, 2, 3, 5, 6, 7].map(items.rowIndexOf)).toEqual([0, 1, 1, 2, 3, 3]);
});

test('heads of closed groups follow each other, at the end as well', () => {
  const groups = [groupOf('1', 0, 1, 0), groupOf('2', 0, 4, 0), groupOf('3', 0, 1, 4), groupOf('4', 0, 1, 4)];
  expect(itemsOf({}, groups).names).toEqual(['group 1', 'group 2', 'a', 'b', 'c', 'd', 'group 3', 'group 4']);
});

test('without anything between them rows stand at their own places', () => {
  const { items, names } = itemsOf({});
  expect(names).toEqual(['a', 'b', 'c', 'd']);
  expect(items.placeOf(3)).toBe(3);
});
