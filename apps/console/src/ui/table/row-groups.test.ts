import { expect, test } from 'vitest';
import { groupRows } from './row-groups.ts';

test('rows stand below their groups, and those of closed groups are left out', () => {
  const rows = ['apple', 'avocado', 'banana', 'cherry', 'currant'];
  const { groups, shown } = groupRows(rows, (row) => row.charAt(0), new Set(['a']));
  expect(shown).toEqual(['banana', 'cherry', 'currant']);
  expect(groups).toEqual([
    { key: 'a', first: 'apple', count: 2, isOpen: false, start: 0 },
    { key: 'b', first: 'banana', count: 1, isOpen: true, start: 0 },
    { key: 'c', first: 'cherry', count: 2, isOpen: true, start: 1 },
  ]);
});
