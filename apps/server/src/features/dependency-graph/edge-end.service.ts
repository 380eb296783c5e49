// Public to other features.
export { removeEdges } from './edge-end.queries.ts';
