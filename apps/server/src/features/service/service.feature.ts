import type { Feature } from '../../feature.ts';
import { portfolioServiceRoutes } from './portfolio/portfolio.routes.ts';
import { portfolioDeletionKind } from './portfolio/portfolio-deletion.bulk.ts';
import { serviceRoutes } from './service.routes.ts';
import { serviceDeletionKind } from './service-deletion.bulk.ts';

/** Services of projects (contract §5.5), and of all of them. */
export const serviceFeature: Feature = {
  name: 'service',
  routes: (app, context) => {
    serviceRoutes(app, context);
    portfolioServiceRoutes(app, context);
  },
  bulkKinds: [serviceDeletionKind, portfolioDeletionKind],
};
