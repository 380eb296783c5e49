import type { Feature } from '../../feature.ts';
import { processBomJob } from './bom.jobs.ts';
import { bomRoutes } from './bom.routes.ts';
import { createBomThreads } from './thread/bom-threads.ts';

/** One set of threads for requests and jobs; they start with the first document. */
const threads = createBomThreads();

/** BOM uploads, their processing and their originals (contract §7). */
export const bomFeature: Feature = {
  name: 'bom',
  routes: (app, context) => bomRoutes(app, context, threads),
  jobs: () => [processBomJob(threads)],
};
