import type { Feature } from '../../feature.ts';
import { defineJob } from '../../jobs/job.ts';
import { violationDecisionKind } from './decision/violation-decision.bulk.ts';
import { violationDecisionRoutes } from './decision/violation-decision.routes.ts';
import { refreshViolationSpread, violationSpreadInterval } from './spread/violation-spread.service.ts';
import { violationRoutes } from './violation.routes.ts';

const spreadKind = 'violation.spread';

/** Violations of policies and what is decided about them (contract §11, §15). */
export const violationFeature: Feature = {
  name: 'violation',
  bulkKinds: [violationDecisionKind],
  routes(app, context) {
    violationRoutes(app, context);
    violationDecisionRoutes(app, context);
  },
  jobs: () => [
    defineJob({
      kind: spreadKind,
      run: async (_input: object, { db, now, signal }) => ({
        took: (await refreshViolationSpread(db, now(), signal)).tookMs,
      }),
    }),
  ],
  recurring: () => [
    {
      name: 'violation-spread',
      // No task where nothing has changed, or where violations are few.
      intervalMs: violationSpreadInterval,
      task: { kind: spreadKind, subject: 'all', input: {}, priority: 30 },
    },
  ],
};
