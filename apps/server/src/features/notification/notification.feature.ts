import type { Feature } from '../../feature.ts';
import { deliverJob, recurringDelivery } from './delivery/deliver.jobs.ts';
import { testMailJob } from './delivery/test-message.service.ts';
import { coverageJob, recurringCoverage } from './event/lost-coverage.jobs.ts';
import { issueStatesJob, recurringIssueStates } from './issue-state/issue-state.jobs.ts';
import { notificationRoutes } from './notification.routes.ts';
import { notificationSettings } from './notification.settings.ts';
import { seedPublishers } from './publisher/publisher.seed.ts';
import { recurringSummaries, summaryJob } from './summary/summary.jobs.ts';

/** Notifications: rules, publishers with their templates, deliveries (contract §19). */
export const notificationFeature: Feature = {
  name: 'notification',
  settings: notificationSettings,
  seed: seedPublishers,
  routes: notificationRoutes,
  jobs: (context) => [
    deliverJob(context),
    testMailJob(context),
    summaryJob(),
    coverageJob(),
    issueStatesJob(context),
  ],
  recurring: (context) => [
    recurringDelivery(context),
    recurringSummaries(context),
    recurringCoverage(),
    recurringIssueStates(context),
  ],
};
