import type { Feature } from '../../feature.ts';
import { defineJob } from '../../jobs/job.ts';
import { metricsRoutes } from './metrics.routes.ts';
import { snapshotPortfolio } from './metrics.service.ts';

const everyTenMinutes = async () => 10 * 60_000;

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
  ],
  recurring: () => [
    {
      name: 'portfolio metrics',
      intervalMs: everyTenMinutes,
      plan: { everyMs: everyTenMinutes },
      task: { kind: 'metrics.portfolio', subject: 'portfolio', input: {}, priority: 20 },
    },
  ],
};
