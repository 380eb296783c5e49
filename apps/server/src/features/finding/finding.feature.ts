import type { Feature } from '../../feature.ts';
import { analyzeProjectJob } from './finding.jobs.ts';
import { findingRoutes } from './finding.routes.ts';

/** Findings of projects (contract §10.1) and the console's audit list. */
export const findingFeature: Feature = {
  name: 'finding',
  routes: findingRoutes,
  jobs: () => [analyzeProjectJob],
};
