import type { Feature } from '../../feature.ts';
import { componentReadRoutes, componentWriteRoutes } from './component.routes.ts';
import { identifyInternalJob } from './internal/identify-internal.jobs.ts';
import { componentPropertyRoutes } from './property/component-property.routes.ts';

/** Components of projects, their identities and properties (contract §5). */
export const componentFeature: Feature = {
  name: 'component',
  routes(app, context) {
    componentReadRoutes(app, context);
    componentWriteRoutes(app, context);
    componentPropertyRoutes(app, context);
  },
  jobs: () => [identifyInternalJob],
};
