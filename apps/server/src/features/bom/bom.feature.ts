import type { Feature } from '../../feature.ts';
import { processBomJob } from './bom.jobs.ts';
import { bomRoutes } from './bom.routes.ts';
import { documentReaders } from './reader/shared-readers.ts';

/** BOM uploads, their processing and their originals (contract §7). */
export const bomFeature: Feature = {
  name: 'bom',
  routes: (app, context) => bomRoutes(app, context, documentReaders),
  jobs: () => [processBomJob(documentReaders)],
};
