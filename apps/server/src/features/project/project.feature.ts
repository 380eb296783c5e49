import type { Feature } from '../../feature.ts';
import { cloneProjectJob } from './project.jobs.ts';
import { projectReadRoutes, projectWriteRoutes } from './project.routes.ts';
import { projectCloneRoutes } from './project-clone.routes.ts';
import { projectChildRoutes, projectListRoutes } from './project-list.routes.ts';
import { projectPropertyRoutes } from './project-property.routes.ts';

/** Projects, their versions and trees, and their properties (contract §4, §5.4). */
export const projectFeature: Feature = {
  name: 'project',
  routes(app, context) {
    projectListRoutes(app, context);
    projectChildRoutes(app, context);
    projectReadRoutes(app, context);
    projectWriteRoutes(app, context);
    projectCloneRoutes(app, context);
    projectPropertyRoutes(app, context);
  },
  jobs: () => [cloneProjectJob],
};
