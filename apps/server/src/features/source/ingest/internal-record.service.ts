// Public to other features.
export { setCreated, takeOverUuids } from './internal-record.queries.ts';
