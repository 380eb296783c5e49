import type { Feature } from '../../feature.ts';
import { defineJob } from '../../jobs/job.ts';
import { refreshSpread, spreadInterval } from '../finding-spread/spread.service.ts';
import { findingDecisionKind } from './decision/finding-decision.bulk.ts';
import { findingDecisionRoutes } from './decision/finding-decision.routes.ts';
import { analyzeProjectJob } from './finding.jobs.ts';
import { findingRoutes } from './finding.routes.ts';
import { settleFindingsDue, settleFindingsJob } from './moved-findings.jobs.ts';
import { portfolioRoutes } from './portfolio/portfolio.routes.ts';

const spreadKind = 'finding.spread';

import { portfolioDecisionKind } from './portfolio/portfolio-decision.bulk.ts';
import { portfolioDecisionRoutes } from './portfolio/portfolio-decision.routes.ts';

/** Findings of projects (contract §10.1) and the console's audit list. */
export const findingFeature: Feature = {
  name: 'finding',
  routes(app, context) {
    findingRoutes(app, context);
    findingDecisionRoutes(app, context);
    portfolioRoutes(app, context);
    portfolioDecisionRoutes(app, context);
  },
  bulkKinds: [findingDecisionKind, portfolioDecisionKind],
  jobs: () => [
    analyzeProjectJob,
    settleFindingsJob,
    defineJob({
      kind: spreadKind,
      run: async (_input: object, { db, now, signal }) => ({
        took: (await refreshSpread(db, now(), signal)).tookMs,
      }),
    }),
  ],
  recurring: () => [
    settleFindingsDue,
    {
      name: 'finding-spread',
      // No task where nothing has changed, or where findings are few.
      intervalMs: spreadInterval,
      task: { kind: spreadKind, subject: 'all', input: {}, priority: 30 },
    },
  ],
};
