import { expect, test } from 'vitest';
import { compareCells, layoutOf } from './table-model.ts';

test('sorts numbers by size, text as people do, absent values first', () => {
  expect([10, 9, null, 1].sort(compareCells)).toEqual([null, 1, 9, 10]);
  expect(['b10', 'B9', 'a', ''].sort(compareCells)).toEqual(['', 'a', 'B9', 'b10']);
});

const name = { id: 'name', header: { id: 'Name' }, width: 10, grow: 3 };
const score = { id: 'score', header: { id: 'Score' }, width: 5, grow: 0 };

test('a column whose width was chosen keeps it, the others share what is left', () => {
  const columns = [name, { ...name, id: 'title' }, score];
  expect(layoutOf(columns, true, { title: 20 })).toEqual({
    template: '2.25rem minmax(10rem, 3fr) 20rem 5rem',
    minWidth: '37.25rem',
    minimumRem: 37.25,
  });
});

test('the last column takes the room that is left where no other does', () => {
  expect(layoutOf([name, score], false, { name: 12 }).template).toBe('12rem minmax(5rem, 1fr)');
});
