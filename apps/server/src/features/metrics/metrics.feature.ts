import type { Feature } from '../../feature.ts';
import { defineJob } from '../../jobs/job.ts';
import { countDrift } from '../matching/matching.service.ts';
import { countViolationDrift } from '../policy-evaluation/violation-count.service.ts';
import { metricsRoutes } from './metrics.routes.ts';
import { snapshotPortfolio } from './metrics.service.ts';

const minuteMs = 60_000;

/** Counters of components, projects and the portfolio over time (contract §16). */
export const metricsFeature: Feature = {
  name: 'metrics',
  routes: metricsRoutes,
  jobs: () => [
    defineJob({
      kind: 'metrics.portfolio',
      run: async (_input: object, { db, now }) => {
        await snapshotPortfolio(db, now());
        return undefined;
      },
    }),
    defineJob({
      kind: 'metrics.drift',
      run: async (_input: object, { db, warn }) => {
        const drift = { ...(await countDrift(db)), violations: await countViolationDrift(db) };
        if (Object.values(drift).some((count) => count > 0)) {
          warn(`Counters differ from a recount: ${JSON.stringify(drift)}`);
        }
        return drift;
      },
    }),
  ],
  recurring: () => [
    {
      name: 'portfolio metrics',
      intervalMs: async () => 10 * minuteMs,
      task: { kind: 'metrics.portfolio', subject: 'portfolio', input: {}, priority: 20 },
    },
    {
      name: 'counter check',
      intervalMs: async () => 24 * 60 * minuteMs,
      task: { kind: 'metrics.drift', subject: 'all', input: {}, priority: 20 },
    },
  ],
};
