import type { Feature } from '../../feature.ts';
import { connectionTestRoutes } from './connection-test.routes.ts';

/** True if sources, analyzers and package repositories can be reached and take our accounts. */
export const connectionTestFeature: Feature = {
  name: 'connection-test',
  routes: connectionTestRoutes,
};
