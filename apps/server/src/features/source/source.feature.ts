import type { Feature } from '../../feature.ts';
import { dataAgeDaily, dataAgeJob } from './data-age.jobs.ts';
import { lookJob, mirrorJob, recurringMirrors } from './source.jobs.ts';
import { sourceRoutes } from './source.routes.ts';
import { sourceSettings } from './source.settings.ts';

/** Vulnerability sources: mirrored in the background, on request or as their settings say (contract §18). */
export const sourceFeature: Feature = {
  name: 'source',
  settings: sourceSettings,
  routes: sourceRoutes,
  jobs: (context) => [mirrorJob(context), lookJob(context), dataAgeJob],
  // Without a way out, data comes in bundles.
  recurring: ({ config }) => [...(config.outgoing.offline ? [] : recurringMirrors()), dataAgeDaily],
};
