import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../lib/http.ts';

/** The counters of the whole portfolio that the dashboard shows. */
export interface PortfolioMetrics {
  projects: number;
  vulnerableProjects: number;
  components: number;
  vulnerableComponents: number;
  vulnerabilities: number;
  critical: number;
  high: number;
  medium: number;
  low: number;
  unassigned: number;
  inheritedRiskScore: number;
  lastOccurrence?: number;
}

export const portfolioMetricsQuery = queryOptions({
  queryKey: ['metrics', 'portfolio', 'current'],
  queryFn: ({ signal }) =>
    requestJson<PortfolioMetrics | undefined>('/api/v1/metrics/portfolio/current', { signal }),
});
