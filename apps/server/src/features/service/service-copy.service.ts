// Public to other features.
export { copyServices } from './service-copy.queries.ts';
