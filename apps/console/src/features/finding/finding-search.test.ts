import * as v from 'valibot';
import { expect, test } from 'vitest';
import { findingSearch, hasFilters, noFilters, toFindingFilter } from './finding-search.ts';

const read = (address: Record<string, unknown>) => v.parse(findingSearch, address);

test('filters of the address become those of the server; days are counted back from today', () => {
  const search = read({
    severity: 'HIGH',
    source: ['OSV', 'NVD'],
    exploited: 'true',
    minEpss: '0.1',
    minCvss: '7',
    dependency: 'DIRECT',
    fix: 'AVAILABLE',
    days: '7',
  });
  expect(toFindingFilter(search, Date.parse('2026-03-08T12:00:00Z'))).toMatchObject({
    severity: ['HIGH'],
    source: ['NVD', 'OSV'],
    exploited: true,
    minEpss: 0.1,
    minCvss: 7,
    dependency: 'DIRECT',
    fix: 'AVAILABLE',
    foundSince: '2026-03-01',
  });
});

test('an address that means nothing filters nothing', () => {
  const search = read({
    by: 'COLOR',
    source: 'NOBODY',
    exploited: 'maybe',
    minEpss: '7',
    minCvss: 'high',
    dependency: 'SIDEWAYS',
    fix: 'SOME',
    days: '-1',
    flaw: 'x',
  });
  expect(hasFilters(search)).toBe(false);
  expect(Object.values(toFindingFilter(search)).filter((value) => value !== undefined)).toEqual([]);
});

test('clearing the filters leaves order and grouping', () => {
  const search = read({ by: 'FLAW', sort: '-findings', severity: 'HIGH', suppressed: 'true', days: '7' });
  const cleared = { ...search, ...noFilters };
  expect(hasFilters(search)).toBe(true);
  expect(hasFilters(cleared)).toBe(false);
  expect(cleared).toMatchObject({ by: 'FLAW', sort: '-findings', suppressed: true });
});
