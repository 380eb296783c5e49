import type { Feature } from '../../feature.ts';
import { componentDeletionKind } from './change/component-deletion.bulk.ts';
import { componentDeletionRoutes, componentReadRoutes, componentWriteRoutes } from './component.routes.ts';
import { rereadIdentitiesDue, rereadIdentitiesJob } from './identity/reread-identities.jobs.ts';
import { identifyInternalJob, identifyInternalRegularly } from './internal/identify-internal.jobs.ts';
import { componentPropertyRoutes } from './property/component-property.routes.ts';
import { foundDeletionKind } from './search/query/found-deletion.bulk.ts';

/** Components of projects, their identities and properties (contract §5). */
export const componentFeature: Feature = {
  name: 'component',
  routes(app, context) {
    componentReadRoutes(app, context);
    componentWriteRoutes(app, context);
    componentPropertyRoutes(app, context);
    componentDeletionRoutes(app, context);
  },
  jobs: () => [identifyInternalJob, rereadIdentitiesJob],
  recurring: () => [identifyInternalRegularly, rereadIdentitiesDue],
  bulkKinds: [componentDeletionKind, foundDeletionKind],
};
