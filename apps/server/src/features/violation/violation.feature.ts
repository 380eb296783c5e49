import type { Feature } from '../../feature.ts';
import { violationRoutes } from './violation.routes.ts';
import { violationDecisionKind } from './violation-decision.bulk.ts';
import { violationDecisionRoutes } from './violation-decision.routes.ts';

/** Violations of policies and what is decided about them (contract §11, §15). */
export const violationFeature: Feature = {
  name: 'violation',
  bulkKinds: [violationDecisionKind],
  routes(app, context) {
    violationRoutes(app, context);
    violationDecisionRoutes(app, context);
  },
};
