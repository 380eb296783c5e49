import { expect, test } from 'vitest';
import { toggled, wordFilters } from './active-filter.ts';

test('a word is switched on and off, and no word is no filter', () => {
  expect(toggled(undefined, 'LOW', true)).toEqual(['LOW']);
  expect(toggled(['LOW'], 'HIGH', true)).toEqual(['LOW', 'HIGH']);
  expect(toggled(['LOW', 'HIGH'], 'LOW', false)).toEqual(['HIGH']);
  expect(toggled(['LOW'], 'LOW', false)).toBeUndefined();
});

test('each chosen word is a filter of its own, which can be taken off alone', () => {
  const filters = wordFilters<{ level: string[] | undefined }, string>({
    name: 'Level',
    known: ['HIGH', 'LOW', 'NONE'],
    chosen: ['NONE', 'HIGH'],
    nameOf: (word) => word.toLowerCase(),
    without: (level) => ({ level }),
  });
  expect(filters).toEqual([
    { name: 'Level', value: 'high', without: { level: ['NONE'] } },
    { name: 'Level', value: 'none', without: { level: ['HIGH'] } },
  ]);
});
