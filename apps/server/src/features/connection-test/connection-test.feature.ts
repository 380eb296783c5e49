import type { Feature } from '../../feature.ts';
import { connectionTestRoutes } from './connection-test.routes.ts';

/** Whether sources, analyzers and package repositories can be reached and take our accounts. */
export const connectionTestFeature: Feature = {
  name: 'connection-test',
  routes: connectionTestRoutes,
};
