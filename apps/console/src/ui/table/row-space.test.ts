import { expect, test } from 'vitest';
import { blockSpace } from './row-space.ts';
import type { TableRow } from './table-model.ts';

/** Rows named after their place in the list; what is open below one has its name and a letter. */
function rowsOf(...names: string[]): TableRow<object>[] {
  return names.map((id) => ({ id, depth: /[a-z]$/.test(id) ? 1 : 0 }) as TableRow<object>);
}
const blocks = (...numbers: number[]) => new Map(numbers.map((number) => [number, { length: 3 }]));

test('rows of blocks that are not here have a place and nothing in it', () => {
  const space = blockSpace({ rows: rowsOf('3', '4', '5'), blocks: blocks(1), blockSize: 3, total: 100 });
  expect(space.count).toBe(100);
  expect([2, 3, 5, 6, 99].map((index) => space.at(index)?.id)).toEqual([
    undefined,
    '3',
    '5',
    undefined,
    undefined,
  ]);
  expect([...space.loaded()].map(([index, { id }]) => `${index} ${id}`)).toEqual(['3 3', '4 4', '5 5']);
});

test('what is open below a row moves the rows behind it, also those of other blocks', () => {
  const rows = rowsOf('3', '4', '4a', '4b', '5', '9', '9a', '10', '11');
  const space = blockSpace({ rows, blocks: blocks(3, 1), blockSize: 3, total: 12 });
  expect(space.count).toBe(15);
  expect([4, 5, 6, 7, 8, 11, 12, 13].map((index) => space.at(index)?.id)).toEqual([
    '4',
    '4a',
    '4b',
    '5',
    undefined,
    '9',
    '9a',
    '10',
  ]);
  for (const listIndex of [0, 3, 4, 5, 6, 8, 9, 10, 11]) {
    expect(space.listIndexOf(space.placeOf(listIndex))).toBe(listIndex);
  }
  expect(space.listIndexOf(6)).toBe(4);
});

test('a last block that is shorter than others ends the list', () => {
  const space = blockSpace({
    rows: rowsOf('3'),
    blocks: new Map([[1, { length: 1 }]]),
    blockSize: 3,
    total: 4,
  });
  expect([space.count, space.at(3)?.id, space.at(4)?.id]).toEqual([4, '3', undefined]);
});
