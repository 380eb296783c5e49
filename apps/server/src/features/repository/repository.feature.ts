import type { Feature } from '../../feature.ts';
import { againJob, askJob, lookJob, recurringLooks, refreshJob } from './latest/latest.jobs.ts';
import { repositoryRoutes } from './repository.routes.ts';
import { seedRepositories } from './repository.seed.ts';

/** Package repositories, and what they say of the latest versions (contract §17). */
export const repositoryFeature: Feature = {
  name: 'repository',
  seed: seedRepositories,
  routes: repositoryRoutes,
  jobs: (context) => [refreshJob(context), askJob(context), lookJob(), againJob(context)],
  recurring: ({ now }) => recurringLooks(now(), now),
};
