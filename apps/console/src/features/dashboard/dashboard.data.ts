import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call, callPage } from '../../lib/api.ts';
import { refresh } from '../../lib/query.ts';
import { defaultRange } from '../../lib/range-search.ts';
import type { ChartRange } from '../../ui/charts/chart-range.ts';

/** The portfolio over a time, oldest first; the last one is now. */
export function portfolioHistoryQuery(range: ChartRange) {
  return queryOptions({
    queryKey: ['metrics', 'portfolio', range],
    meta: { shows: ['project', 'component', 'finding'] },
    queryFn: ({ signal }) =>
      'days' in range
        ? call('GET /api/v1/metrics/portfolio/{days}/days', { path: { days: range.days }, signal })
        : call('GET /api/v1/metrics/portfolio/since/{date}', {
            path: { date: range.from.replaceAll('-', '') },
            signal,
          }),
    placeholderData: keepPreviousData,
  });
}

/** The source of the current figures and their small charts. */
export const portfolioMetricsQuery = portfolioHistoryQuery(defaultRange);

/** The license groups with the number of their components, the most common first. */
export const licenseRiskQuery = queryOptions({
  queryKey: ['license', 'risk'],
  queryFn: async ({ signal }) => {
    const query = {
      by: 'GROUP',
      pageNumber: 1,
      pageSize: 10,
      sortName: 'components',
      sortOrder: 'desc',
    } as const;
    return (await callPage('GET /api/waybill/v1/licenses/groups', { query, signal })).rows;
  },
});

/** Counts the portfolio anew. */
export function useRefreshPortfolio() {
  return useMutation({
    mutationFn: () => call('GET /api/v1/metrics/portfolio/refresh'),
    onSuccess: () => refresh('metrics'),
  });
}
