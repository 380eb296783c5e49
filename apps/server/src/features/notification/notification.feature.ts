import type { Feature } from '../../feature.ts';
import { notificationRoutes } from './notification.routes.ts';
import { seedPublishers } from './publisher/publisher.seed.ts';

/** Who is told of what: rules, publishers and their templates, deliveries (contract §19). */
export const notificationFeature: Feature = {
  name: 'notification',
  seed: seedPublishers,
  routes: notificationRoutes,
};
