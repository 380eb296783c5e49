// Public to other features.
export { type Ask, type Comparison, compareAnswers } from './verify/compare.ts';
export { readAllTables } from './verify/read-all-tables.queries.ts';
