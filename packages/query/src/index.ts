/** The language in which components are searched for: `name:log4j version:<2.17 -project:shop`. */
export { type Completion, completionAt } from './completion.ts';
export { formatTerm } from './format-term.ts';
export { MAX_QUERY_LENGTH, MAX_TERMS, parseQuery } from './parse-query.ts';
export {
  type Comparison,
  isQueryField,
  type Query,
  type QueryFault,
  type QueryFaultCode,
  type QueryField,
  type QueryTerm,
  queryFields,
} from './query.types.ts';
