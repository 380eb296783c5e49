import { expect, test } from 'vitest';
import { inOrder } from './use-table-columns.ts';

const columns = ['name', 'version', 'severity', 'score'].map((id) => ({ id }));
const ids = (order: string[]) => inOrder(columns, order).map(({ id }) => id);

test('columns stand in the chosen order', () => {
  expect(ids(['score', 'name', 'version', 'severity'])).toEqual(['score', 'name', 'version', 'severity']);
});

test('a column that is newer than the choice stands behind the one that it was written behind', () => {
  expect(ids(['score', 'severity', 'name'])).toEqual(['score', 'severity', 'name', 'version']);
});

test('a column that is no more is left out', () => {
  expect(ids(['gone', 'severity', 'version', 'name', 'score'])).toEqual([
    'severity',
    'version',
    'name',
    'score',
  ]);
});
