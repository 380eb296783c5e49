import { queryOptions, useMutation } from '@tanstack/react-query';
import type { PortfolioMetrics } from '@waybill/api-contract';
import { requestJson } from '../../lib/http.ts';
import { queryClient } from '../../lib/query.ts';

/** The portfolio over the last 90 days, oldest first; the last one is now. */
export const portfolioMetricsQuery = queryOptions({
  queryKey: ['metrics', 'portfolio'],
  queryFn: ({ signal }) => requestJson<PortfolioMetrics[]>('/api/v1/metrics/portfolio/90/days', { signal }),
});

/** Counts the portfolio anew. */
export function useRefreshPortfolio() {
  return useMutation({
    mutationFn: () => requestJson<undefined>('/api/v1/metrics/portfolio/refresh'),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['metrics'] }),
  });
}
