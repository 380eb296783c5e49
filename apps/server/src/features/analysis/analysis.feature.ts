import type { Feature } from '../../feature.ts';
import { analysisRoutes } from './analysis.routes.ts';
import { decisionRoutes } from './decision.routes.ts';

/** Decisions about findings and their audit trail (contract §11). */
export const analysisFeature: Feature = {
  name: 'analysis',
  routes: (app, context) => {
    analysisRoutes(app, context);
    decisionRoutes(app, context);
  },
};
