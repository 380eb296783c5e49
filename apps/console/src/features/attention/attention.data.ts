// Public to other features.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Resource } from '@waybill/api-contract';
import { call, callPage } from '../../lib/api.ts';
import { toServerQuery } from '../../lib/url-table.ts';
import type { TableState } from '../../ui/table/types.ts';
import type { AttentionSearch } from './attention-search.ts';

const shows: readonly Resource[] = ['project', 'component', 'finding', 'sources', 'configProperty'];
const pendingPollMs = 5_000;
const idlePollMs = 60_000;

/** Sums of what needs attention; asked again soon while projects are still to be counted. */
export const attentionQuery = queryOptions({
  queryKey: ['attention', 'sums'],
  meta: { shows },
  queryFn: ({ signal }) => call('GET /api/waybill/v1/attention', { signal, quiet: true }),
  refetchInterval: ({ state }) => (state.data?.pending ? pendingPollMs : idlePollMs),
});

export function attentionProjectsQuery(state: TableState, { reason }: AttentionSearch) {
  const query = { ...toServerQuery(state), reason };
  return queryOptions({
    queryKey: ['attention', 'projects', query],
    meta: { shows },
    queryFn: ({ signal }) => callPage('GET /api/waybill/v1/attention/projects', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

const first = 5;

/** The projects that come first. */
export const topProjectsQuery = queryOptions({
  queryKey: ['attention', 'top'],
  meta: { shows },
  queryFn: ({ signal }) =>
    callPage('GET /api/waybill/v1/attention/projects', {
      query: { pageNumber: 1, pageSize: first },
      signal,
      quiet: true,
    }),
  // As long as figures are missing, they come soon.
  refetchInterval: ({ state }) =>
    state.data?.rows.some(({ coverage }) => !coverage) ? pendingPollMs : idlePollMs,
});
