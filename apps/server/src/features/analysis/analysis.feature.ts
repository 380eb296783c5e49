import type { Feature } from '../../feature.ts';
import { defineJob } from '../../jobs/job.ts';
import { analysisRoutes } from './analysis.routes.ts';
import { decisionRoutes } from './decision.routes.ts';
import { endDecisions } from './ended-decision.service.ts';

const endingKind = 'analysis.end';
const everyHour = async () => 3_600_000;

/** Decisions about findings and their audit trail (contract §11). */
export const analysisFeature: Feature = {
  name: 'analysis',
  routes: (app, context) => {
    analysisRoutes(app, context);
    decisionRoutes(app, context);
  },
  jobs: () => [
    defineJob({
      kind: endingKind,
      run: async (_input: object, context) => ({ ended: await endDecisions(context) }),
    }),
  ],
  recurring: () => [
    {
      name: 'ended decisions',
      intervalMs: everyHour,
      plan: { everyMs: everyHour },
      task: { kind: endingKind, subject: 'all', input: {}, priority: 20 },
    },
  ],
};
