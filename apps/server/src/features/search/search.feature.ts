import type { Feature } from '../../feature.ts';
import { consistencyCheck, reindexJobs } from './reindex/reindex.jobs.ts';
import { searchRoutes } from './search.routes.ts';

/** Searches over everything, and the upkeep of what they go by (contract §21). */
export const searchFeature: Feature = {
  name: 'search',
  routes: searchRoutes,
  jobs: () => reindexJobs,
  recurring: ({ now }) => [consistencyCheck(now(), now)],
};
