import type { Feature } from '../../feature.ts';
import { serviceRoutes } from './service.routes.ts';
import { serviceDeletionKind } from './service-deletion.bulk.ts';

/** Services of projects (contract §5.5). */
export const serviceFeature: Feature = {
  name: 'service',
  routes: serviceRoutes,
  bulkKinds: [serviceDeletionKind],
};
