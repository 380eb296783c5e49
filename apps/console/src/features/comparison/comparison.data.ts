import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ComponentChange, Resource } from '@waybill/api-contract';
import { call, callPage } from '../../lib/api.ts';
import { toFilterQuery } from '../../lib/url-filter.ts';
import { toServerQuery } from '../../lib/url-table.ts';
import type { TableState } from '../../ui/table/types.ts';
import type { ComparedPair } from './compared-pair.ts';
import {
  type ComparedComponentsSearch,
  type ComparedFindingsSearch,
  type ComparedLicensesSearch,
  type ComparedViolationsSearch,
  comparedComponentFilters,
  comparedFindingFilters,
  comparedLicenseFilters,
  comparedViolationFilters,
} from './comparison-search.ts';

const shows: readonly Resource[] = ['project', 'component', 'finding', 'analysis', 'policy', 'violation'];

/** The number of changes of each kind. */
export const comparisonQuery = (pair: ComparedPair) =>
  queryOptions({
    queryKey: ['comparison', 'counts', pair],
    meta: { shows },
    queryFn: ({ signal }) =>
      call('GET /api/waybill/v1/comparison', { query: { ...pair }, signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

/** Equal components are shown on request only. */
const changes: readonly ComponentChange[] = ['ADDED', 'REMOVED', 'CHANGED'];

export function comparedComponentsQuery(
  pair: ComparedPair,
  state: TableState,
  search: ComparedComponentsSearch,
) {
  const chosen = toFilterQuery(comparedComponentFilters, search);
  const query = { ...pair, ...toServerQuery(state), ...chosen, change: chosen.change ?? [...changes] };
  return queryOptions({
    queryKey: ['comparison', 'components', query],
    meta: { shows },
    queryFn: ({ signal }) => callPage('GET /api/waybill/v1/comparison/components', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function comparedFindingsQuery(pair: ComparedPair, state: TableState, search: ComparedFindingsSearch) {
  const query = { ...pair, ...toServerQuery(state), ...toFilterQuery(comparedFindingFilters, search) };
  return queryOptions({
    queryKey: ['comparison', 'findings', query],
    meta: { shows },
    queryFn: ({ signal }) => callPage('GET /api/waybill/v1/comparison/findings', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function comparedViolationsQuery(
  pair: ComparedPair,
  state: TableState,
  search: ComparedViolationsSearch,
) {
  const query = { ...pair, ...toServerQuery(state), ...toFilterQuery(comparedViolationFilters, search) };
  return queryOptions({
    queryKey: ['comparison', 'violations', query],
    meta: { shows },
    queryFn: ({ signal }) => callPage('GET /api/waybill/v1/comparison/violations', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function comparedLicensesQuery(pair: ComparedPair, state: TableState, search: ComparedLicensesSearch) {
  const query = { ...pair, ...toServerQuery(state), ...toFilterQuery(comparedLicenseFilters, search) };
  return queryOptions({
    queryKey: ['comparison', 'licenses', query],
    meta: { shows },
    queryFn: ({ signal }) => callPage('GET /api/waybill/v1/comparison/licenses', { query, signal }),
    placeholderData: keepPreviousData,
  });
}
