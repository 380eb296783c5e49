// Public to other features.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Resource } from '@waybill/api-contract';
import { call, callPage } from '../../lib/api.ts';
import { toFilterQuery } from '../../lib/url-filter.ts';
import { toServerQuery } from '../../lib/url-table.ts';
import type { TableState } from '../../ui/table/types.ts';
import { type CoverageSearch, coverageFilters } from './coverage-search.ts';

const shows: readonly Resource[] = ['project', 'component', 'sources', 'configProperty'];
/** The server counts a project again within a minute of its change. */
const pollMs = 60_000;
const pendingPollMs = 5_000;

export const portfolioCoverageQuery = queryOptions({
  queryKey: ['coverage', 'portfolio'],
  meta: { shows },
  queryFn: ({ signal }) => call('GET /api/waybill/v1/coverage', { signal, quiet: true }),
  refetchInterval: ({ state }) => (state.data?.pending ? pendingPollMs : pollMs),
});

/** A note on a component's coverage: a list of one, or none. */
export const componentCoverageQuery = (component: string) =>
  queryOptions({
    queryKey: ['coverage', 'component', component],
    meta: { shows },
    queryFn: async ({ signal }) => {
      const query = { component, pageNumber: 1, pageSize: 1 };
      const page = await callPage('GET /api/waybill/v1/coverage/components', { query, signal, quiet: true });
      return page.rows;
    },
  });

export function uncoveredQuery(state: TableState, search: CoverageSearch) {
  const query = { ...toServerQuery(state), ...toFilterQuery(coverageFilters, search) };
  return queryOptions({
    queryKey: ['coverage', 'components', query],
    meta: { shows },
    queryFn: ({ signal }) => callPage('GET /api/waybill/v1/coverage/components', { query, signal }),
    placeholderData: keepPreviousData,
  });
}
