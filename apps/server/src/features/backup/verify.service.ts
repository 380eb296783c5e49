// Public to other features.
export { type Answer, type Ask, type Comparison, compareAnswers, type Difference } from './verify/compare.ts';
export { readAllTables } from './verify/read-all-tables.queries.ts';
