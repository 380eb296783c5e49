// Public to other features.
/** What is stored of decisions about findings, with their trails. The rules are those of `analysis` and `lasting-decision`. */
export type { AnalysisFields, AnalysisKey } from './analysis-fields.ts';
export {
  type DecisionBasis,
  insertComments,
  type LockedAnalysis,
  lockAnalyses,
  storeAnalyses,
} from './analysis-store.queries.ts';
export { addCarried } from './carried-decision.queries.ts';
export { copyAnalyses } from './decision-copy.queries.ts';
export { insertLines } from './trail-rows.ts';
