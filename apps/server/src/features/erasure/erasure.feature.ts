import type { Feature } from '../../feature.ts';
import { eraseJob } from './erasure.jobs.ts';
import { erasureRoutes } from './erasure.routes.ts';

/** The name of somebody who has left is taken out of every trail (docs/adr/0031). */
export const erasureFeature: Feature = {
  name: 'erasure',
  routes: erasureRoutes,
  jobs: (context) => [eraseJob(context)],
};
