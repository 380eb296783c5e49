import type { Feature } from '../../feature.ts';
import { projectActivationKind } from './bulk/project-activation.bulk.ts';
import { projectBulkRoutes } from './bulk/project-bulk.routes.ts';
import { projectDeletionKind } from './bulk/project-deletion.bulk.ts';
import { projectMoveKind } from './bulk/project-move.bulk.ts';
import { projectTagsKind } from './bulk/project-tags.bulk.ts';
import { projectChangeRoutes } from './change/project-change.routes.ts';
import { projectDeleteRoutes } from './delete/project-delete.routes.ts';
import { projectListRoutes } from './list/project-list.routes.ts';
import { projectReadRoutes } from './project.routes.ts';
import { projectPropertyRoutes } from './property/project-property.routes.ts';
import { projectSumsRoutes } from './sums/project-sums.routes.ts';

/** Projects, their versions and trees, and their properties (contract §4, §5.4). */
export const projectFeature: Feature = {
  name: 'project',
  routes(app, context) {
    projectListRoutes(app, context);
    projectReadRoutes(app, context);
    projectChangeRoutes(app, context);
    projectDeleteRoutes(app, context);
    projectPropertyRoutes(app, context);
    projectSumsRoutes(app, context);
    projectBulkRoutes(app, context);
  },
  bulkKinds: [projectTagsKind, projectActivationKind, projectMoveKind, projectDeletionKind],
};
