import type { Feature } from '../../feature.ts';
import { documentReaders } from '../bom/reader/shared-readers.ts';
import { publisherSettings } from './export/publisher.service.ts';
import { processVexJob } from './vex.jobs.ts';
import { vexRoutes } from './vex.routes.ts';

/** VEX documents: taken in and applied (contract §8), and written (contract §9). */
export const vexFeature: Feature = {
  name: 'vex',
  settings: publisherSettings,
  routes: (app, context) => vexRoutes(app, context, documentReaders),
  jobs: () => [processVexJob(documentReaders)],
};
