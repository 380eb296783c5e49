// Public to other features.

/**
 * What was in a project and is no longer there can still be found, with its days. That outlives the project: only who sees all projects
 * finds what a deleted one had, since nobody else's access to it can be checked.
 */
export { keepComponents, keepProjects } from './component-past.queries.ts';
