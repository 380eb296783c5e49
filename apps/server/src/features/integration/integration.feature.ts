import type { Feature } from '../../feature.ts';
import { recurringUploads, uploadJob } from './integration.jobs.ts';
import { integrationRoutes } from './integration.routes.ts';
import { integrationSettings } from './integration.settings.ts';

/** Systems that findings are uploaded to (contract §20). */
export const integrationFeature: Feature = {
  name: 'integration',
  settings: integrationSettings,
  routes: integrationRoutes,
  jobs: (context) => [uploadJob(context)],
  recurring: ({ now }) => recurringUploads(now(), now),
};
