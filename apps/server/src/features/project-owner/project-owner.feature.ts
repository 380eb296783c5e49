import type { Feature } from '../../feature.ts';
import { projectOwnerRoutes } from './project-owner.routes.ts';

/** Owners of projects (docs/adr/0038). */
export const projectOwnerFeature: Feature = { name: 'project-owner', routes: projectOwnerRoutes };
