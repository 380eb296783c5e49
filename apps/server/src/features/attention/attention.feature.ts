import type { Feature } from '../../feature.ts';
import { defineJob } from '../../jobs/job.ts';
import { attentionRoutes } from './attention.routes.ts';
import { isAnyOutdated, refreshAttention } from './attention-refresh.service.ts';

const kind = 'attention.refresh';
const minuteMs = 60_000;

/** Figures that need attention in the portfolio. */
export const attentionFeature: Feature = {
  name: 'attention',
  routes: attentionRoutes,
  jobs: () => [
    defineJob({
      kind,
      run: async (_input: object, { db, now, signal }) => ({
        projects: await refreshAttention(db, now(), signal),
      }),
    }),
  ],
  recurring: ({ now }) => [
    {
      name: 'attention',
      // No task where nothing has changed.
      intervalMs: async (db) => ((await isAnyOutdated(db, now())) ? minuteMs : undefined),
      task: { kind, subject: 'all', input: {}, priority: 20 },
    },
  ],
};
