import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query.ts';

/** The portfolio over the last 90 days, oldest first; the last one is now. */
export const portfolioMetricsQuery = queryOptions({
  queryKey: ['metrics', 'portfolio'],
  meta: { shows: ['project', 'component', 'finding'] },
  queryFn: ({ signal }) => call('GET /api/v1/metrics/portfolio/{days}/days', { path: { days: 90 }, signal }),
});

/** Counts the portfolio anew. */
export function useRefreshPortfolio() {
  return useMutation({
    mutationFn: () => call('GET /api/v1/metrics/portfolio/refresh'),
    onSuccess: () => refresh('metrics'),
  });
}
