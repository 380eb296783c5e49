import { expect, test } from 'vitest';
import { compareCells } from './table-model.ts';

test('sorts numbers by size, text as people do, absent values first', () => {
  expect([10, 9, null, 1].sort(compareCells)).toEqual([null, 1, 9, 10]);
  expect(['b10', 'B9', 'a', ''].sort(compareCells)).toEqual(['', 'a', 'B9', 'b10']);
});
