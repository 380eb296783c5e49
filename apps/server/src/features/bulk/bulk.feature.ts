import type { Feature } from '../../feature.ts';
import { bulkJobs } from './bulk.jobs.ts';
import { bulkRoutes } from './bulk.routes.ts';

/** The same done to many things, as a task with a report, and undone (docs/adding-a-bulk-kind.md). */
export const bulkFeature: Feature = {
  name: 'bulk',
  routes: bulkRoutes,
  jobs: ({ bulkKinds }) => bulkKinds.flatMap(bulkJobs),
};
