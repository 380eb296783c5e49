import { expect, test } from 'vitest';
import { searchOfView, viewSearchOf } from './view-search.ts';

test('a view keeps filters, search, order and grouping, however the address came about', () => {
  const kept = '?by=FLAW&severity=HIGH&severity=LOW&sort=-cvss';
  const search = {
    sort: '-cvss',
    severity: ['HIGH', 'LOW'],
    page: 3,
    pageSize: 50,
    by: 'FLAW',
    searchText: '',
  };
  expect(viewSearchOf({ ...search, finding: 'x:y', saved: 'some' }, ['finding'])).toBe(kept);
  expect(searchOfView({ uuid: 'some', search: kept })).toEqual({
    by: 'FLAW',
    severity: ['HIGH', 'LOW'],
    sort: '-cvss',
    saved: 'some',
  });
});
