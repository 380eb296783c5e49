// Public to other features.
export { copyMembers, copyProperties, setDirectDependencies } from './project-copy.queries.ts';
