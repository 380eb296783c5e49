// Public to other features.
export { copyTags } from './tag-copy.queries.ts';
