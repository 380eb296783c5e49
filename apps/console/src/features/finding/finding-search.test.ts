import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isFiltered, toFilterQuery, withoutFilters } from '../../lib/url-filter.ts';
import {
  findingFilters,
  findingSearch,
  portfolioFilters,
  portfolioFiltersOf,
  portfolioSearch,
} from './finding-search.ts';

const read = (address: Record<string, unknown>) => v.parse(findingSearch, address);

test('filters of the address become those of the server; days are counted back from today', () => {
  const search = read({
    severity: 'HIGH',
    source: ['OSV', 'NVD'],
    exploited: 'true',
    epss: '0.1..',
    cvss: '4..7',
    dependency: 'DIRECT',
    fix: 'AVAILABLE',
    found: '7d',
  });
  expect(toFilterQuery(findingFilters, search, Date.parse('2026-03-08T12:00:00Z'))).toMatchObject({
    severity: ['HIGH'],
    source: ['NVD', 'OSV'],
    exploited: true,
    minEpss: 0.1,
    minCvss: 4,
    maxCvss: 7,
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
    epss: '7..',
    cvss: 'high',
    dependency: 'SIDEWAYS',
    fix: 'SOME',
    found: '-1',
    flaw: 'x',
  });
  expect(isFiltered(findingFilters, search)).toBe(false);
  const asked = Object.entries(toFilterQuery(findingFilters, search));
  // The parameters of a list without any filter.
  expect(asked.filter(([, value]) => value !== undefined)).toEqual([['open', true]]);
});

test('clearing the filters leaves order, grouping, and what shows more', () => {
  const search = read({ by: 'FLAW', sort: '-findings', severity: 'HIGH', suppressed: 'true', found: '7d' });
  const cleared = { ...search, ...withoutFilters(findingFilters) };
  expect(isFiltered(findingFilters, search)).toBe(true);
  expect(isFiltered(findingFilters, cleared)).toBe(false);
  expect(cleared).toMatchObject({ by: 'FLAW', sort: '-findings', suppressed: true });
});

test('suppressed findings are hidden, shown, or all that is left', () => {
  const asked = (address: Record<string, unknown>) => toFilterQuery(findingFilters, read(address));
  expect(asked({})).toMatchObject({ suppressed: undefined, onlySuppressed: undefined });
  expect(asked({ suppressed: 'true' })).toMatchObject({ suppressed: true, onlySuppressed: undefined });
  expect(asked({ onlySuppressed: 'true' })).toMatchObject({ onlySuppressed: true });
  expect(isFiltered(findingFilters, read({ suppressed: 'true' }))).toBe(false);
  expect(isFiltered(findingFilters, read({ onlySuppressed: 'true' }))).toBe(true);
});

test('only groups of flaws and components are filtered by their number of projects', () => {
  const filtersOf = (by?: string) =>
    portfolioFiltersOf(v.parse(portfolioSearch, { by, inProjects: '5..', cvssV3: '7..9' }));
  const search = v.parse(portfolioSearch, { by: 'FLAW', inProjects: '5..', cvssV3: '7..9' });
  expect(toFilterQuery(filtersOf('FLAW'), search)).toMatchObject({
    minProjects: 5,
    minCvssV3: 7,
    maxCvssV3: 9,
  });
  for (const by of ['PROJECT', undefined]) expect(filtersOf(by)).toBe(portfolioFilters);
});
