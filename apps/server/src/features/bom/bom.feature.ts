import type { Feature } from '../../feature.ts';
import { processBomJob } from './bom.jobs.ts';
import { bomRoutes } from './bom.routes.ts';
import { createBomReaders } from './reader/bom-readers.ts';

/** One set of readers for requests and jobs; they start with the first document. */
const readers = createBomReaders();

/** BOM uploads, their processing and their originals (contract §7). */
export const bomFeature: Feature = {
  name: 'bom',
  routes: (app, context) => bomRoutes(app, context, readers),
  jobs: () => [processBomJob(readers)],
};
