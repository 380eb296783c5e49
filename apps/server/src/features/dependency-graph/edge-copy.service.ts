// Public to other features.
export { copyEdges } from './edge-copy.queries.ts';
