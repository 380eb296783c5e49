import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { SetCauseUnderstoodBody } from '@waybill/api-contract';
import { call, callFile, callPage } from '../../lib/api.ts';
import { refresh } from '../../lib/query.ts';
import { toFilterQuery } from '../../lib/url-filter.ts';
import { toServerQuery } from '../../lib/url-table.ts';
import type { TableState } from '../../ui/table/types.ts';
import { noteTask } from '../task/task.data.ts';
import { type CompareSearch, differenceFilters } from './compare-search.ts';

const pollMs = 2000;

export const comparisonQuery = queryOptions({
  queryKey: ['import', 'comparison'],
  queryFn: ({ signal }) => call('GET /api/waybill/v1/import/dt/comparison', { signal, quiet: true }),
  refetchInterval: ({ state }) => (state.data?.task === undefined ? false : pollMs),
});

export const importedTablesQuery = queryOptions({
  queryKey: ['import', 'tables'],
  queryFn: ({ signal }) => call('GET /api/waybill/v1/import/dt/comparison/table', { signal, quiet: true }),
});

export function differencesQuery(state: TableState, search: CompareSearch) {
  const query = { ...toServerQuery(state), ...toFilterQuery(differenceFilters, search) };
  return queryOptions({
    queryKey: ['import', 'differences', query],
    queryFn: ({ signal }) =>
      callPage('GET /api/waybill/v1/import/dt/comparison/difference', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useCompare() {
  return useMutation({
    mutationFn: () => call('POST /api/waybill/v1/import/dt/comparison', {}),
    onSuccess: ({ token }) => {
      noteTask(token);
      return refresh('import');
    },
  });
}

export function useSetUnderstood() {
  return useMutation({
    mutationFn: (body: SetCauseUnderstoodBody) =>
      call('PUT /api/waybill/v1/import/dt/comparison/cause', { body }),
    onSuccess: () => refresh('import'),
  });
}

/** Hands over the comparison as a PDF, in the language of the page. */
export function downloadComparison(): Promise<void> {
  return callFile('GET /api/waybill/v1/import/dt/comparison/report', 'dependency-track-comparison.pdf', {});
}
