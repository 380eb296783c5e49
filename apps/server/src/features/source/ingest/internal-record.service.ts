// Public to other features.
export { setCreated } from './internal-record.queries.ts';
