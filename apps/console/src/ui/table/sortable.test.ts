import { expect, test } from 'vitest';
import { nextSort } from './sortable.ts';

const name = { id: 'name' };
const score = { id: 'score', kind: 'number' } as const;

test.each(['number', 'date', 'level'] as const)('the first click on a %s sorts descending', (kind) => {
  expect(nextSort({ id: 'a', kind }, undefined, false)).toEqual({ id: 'a', descending: true });
});

test('the first click on a text sorts ascending, on a number descending', () => {
  expect(nextSort(name, undefined, false)).toEqual({ id: 'name', descending: false });
  expect(nextSort(score, undefined, false)).toEqual({ id: 'score', descending: true });
  expect(nextSort(score, { id: 'name', descending: false }, true)).toEqual({ id: 'score', descending: true });
});

test('further clicks turn the order round', () => {
  expect(nextSort(name, { id: 'name', descending: false }, false)).toEqual({ id: 'name', descending: true });
  expect(nextSort(name, { id: 'name', descending: true }, false)).toEqual({ id: 'name', descending: false });
  expect(nextSort(score, { id: 'score', descending: true }, true)).toEqual({
    id: 'score',
    descending: false,
  });
});

test('the third click returns to the order that the rows have of their own', () => {
  expect(nextSort(name, { id: 'name', descending: true }, true)).toBeUndefined();
  expect(nextSort(score, { id: 'score', descending: false }, true)).toBeUndefined();
});
