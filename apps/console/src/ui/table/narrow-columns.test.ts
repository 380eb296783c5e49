import { expect, test } from 'vitest';
import { columnsFor } from './narrow-columns.ts';
import type { Column } from './types.ts';

const columns: Column<object>[] = [
  { id: 'name', header: { id: 'Name' }, width: 14, narrow: { place: 1, width: 8 } },
  { id: 'group', header: { id: 'Group' } },
  { id: 'id', header: { id: 'Id' }, narrow: { place: 3, width: 10 } },
  { id: 'version', header: { id: 'Version' } },
  { id: 'severity', header: { id: 'Severity' }, narrow: { place: 2, width: 6 } },
];

test('a narrow screen shows what matters alone, and leaves the rest to be chosen', () => {
  const narrow = columnsFor('narrow', columns);
  expect(narrow.map(({ id }) => id)).toEqual(['name', 'severity', 'id', 'group', 'version']);
  expect(narrow.map(({ width }) => width)).toEqual([8, 6, 10, undefined, undefined]);
  expect(narrow.filter(({ hidden }) => hidden).map(({ id }) => id)).toEqual(['group', 'version']);
});

test('a screen of medium width has the same order, at full width and with nothing left out', () => {
  const medium = columnsFor('medium', columns);
  expect(medium.map(({ id }) => id)).toEqual(['name', 'severity', 'id', 'group', 'version']);
  expect(medium.map(({ width }) => width)).toEqual([14, undefined, undefined, undefined, undefined]);
  expect(medium.some(({ hidden }) => hidden)).toBe(false);
});

test('a table without columns that matter more shows all of them on a narrow screen', () => {
  const equal = columns.map(({ id, header }) => ({ id, header }));
  expect(columnsFor('narrow', equal)).toEqual(equal);
});

test('a wide screen shows the columns as they are written', () => {
  expect(columnsFor('wide', columns)).toBe(columns);
});

test('a spare column waits for much room, or for being chosen', () => {
  const spare = { id: 'depth', header: { id: 'Depth' }, spare: true };
  const all = [...columns, spare];
  expect(columnsFor('widest', all)).toBe(all);
  expect(columnsFor('wide', all)).toEqual([...columns, { ...spare, hidden: true }]);
  expect(columnsFor('medium', all).at(-1)).toMatchObject({ id: 'depth', hidden: true });
});
