// Public to other features.

/**
 * Components that left a project can still be found, with their dates, even after the project is deleted.
 * Only users with access to all projects find the components of a deleted project, because nobody else's
 * access to it can be checked.
 */
export { keepComponents, keepDecisions, keepProjects } from './component-past.queries.ts';
