import { expect, test } from 'vitest';
import type { Column } from './types.ts';
import { fittingColumns } from './yielding-columns.ts';

const header = { id: 'x' };
const columns: readonly Column<object>[] = [
  { id: 'severity', header, width: 7, grow: 0, narrow: { place: 1, width: 6 } },
  { id: 'id', header, width: 10, narrow: { place: 2, width: 8 } },
  { id: 'component', header, width: 8, yields: 1 },
  { id: 'title', header, width: 10, yields: 2 },
  { id: 'found', header, width: 5, yields: 3 },
];

test.each([
  [40, ['severity', 'id', 'component', 'title', 'found']],
  [39, ['severity', 'id', 'component', 'title']],
  [25, ['severity', 'id', 'component']],
  [23, ['severity', 'id', 'component']],
  [22, ['severity', 'id']],
  [5, ['severity', 'id']],
])('in %d rem those columns stay that one decides by', (roomRem, ids) => {
  expect(fittingColumns(columns, roomRem, false).map(({ id }) => id)).toEqual(ids);
});

test('before the last one that yields goes, those that grow become narrower', () => {
  expect(fittingColumns(columns, 25, false).map(({ width }) => width)).toEqual([7, 10, 8]);
  expect(fittingColumns(columns, 23, false).map(({ width }) => width)).toEqual([7, 8, 8]);
});

test('a width that was chosen counts, and stays when others become narrower', () => {
  expect(fittingColumns(columns, 40, false, { title: 15 }).map(({ id }) => id)).not.toContain('found');
  expect(fittingColumns(columns, 26, false, { id: 11 }).map(({ id }) => id)).toContain('component');
  expect(fittingColumns(columns, 25, false, { id: 11 }).map(({ id }) => id)).toEqual(['severity', 'id']);
});

test('columns that yield go by their number, wherever they stand', () => {
  const turned = columns.toReversed();
  expect(fittingColumns(turned, 25, false).map(({ id }) => id)).toEqual(['component', 'id', 'severity']);
});

test('check boxes need room, too', () => {
  expect(fittingColumns(columns, 41, true).map(({ id }) => id)).not.toContain('found');
});
