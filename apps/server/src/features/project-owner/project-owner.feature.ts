import type { Feature } from '../../feature.ts';
import { projectOwnerRoutes } from './project-owner.routes.ts';

/** Who is responsible for a project (docs/adr/0038). */
export const projectOwnerFeature: Feature = { name: 'project-owner', routes: projectOwnerRoutes };
