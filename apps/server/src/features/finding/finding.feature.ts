import type { Feature } from '../../feature.ts';
import { analyzeProjectJob } from './finding.jobs.ts';
import { findingRoutes } from './finding.routes.ts';
import { findingDecisionKind } from './finding-decision.bulk.ts';
import { findingDecisionRoutes } from './finding-decision.routes.ts';

/** Findings of projects (contract §10.1) and the console's audit list. */
export const findingFeature: Feature = {
  name: 'finding',
  routes(app, context) {
    findingRoutes(app, context);
    findingDecisionRoutes(app, context);
  },
  bulkKinds: [findingDecisionKind],
  jobs: () => [analyzeProjectJob],
};
