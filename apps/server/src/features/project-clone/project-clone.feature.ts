import type { Feature } from '../../feature.ts';
import { cloneProjectJob } from './project-clone.jobs.ts';
import { projectCloneRoutes } from './project-clone.routes.ts';

/** Makes a new version of a project out of one that is there (contract §4). */
export const projectCloneFeature: Feature = {
  name: 'project-clone',
  routes: projectCloneRoutes,
  jobs: () => [cloneProjectJob],
};
