// Public to other features.
export { copyComponents } from './component-copy.queries.ts';
