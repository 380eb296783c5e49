import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search.ts';

test('writes lists as repeated keys and leaves empty values out', () => {
  const search = {
    severity: ['HIGH', 'LOW'],
    page: 2,
    searchText: '',
    flat: false,
    inactive: true,
    x: undefined,
  };
  expect(stringifySearch(search)).toBe('?severity=HIGH&severity=LOW&page=2&inactive=true');
  expect(stringifySearch({})).toBe('');
});

test('reads what it wrote, as text', () => {
  const search = {
    severity: ['HIGH', 'LOW'],
    searchText: 'a b&c=d',
    sort: '-name',
    redirect: '/projects?x=1',
  };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
  expect(parseSearch('?page=2')).toEqual({ page: '2' });
});

test('keeps colons and commas readable', () => {
  expect(stringifySearch({ q: 'is:open,severity:high' })).toBe('?q=is:open,severity:high');
});
