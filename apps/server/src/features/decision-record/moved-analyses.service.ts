// Public to other features.
/** Decisions that move in, as `analysis` stores them. */
export {
  copyMovedAnalyses,
  copyMovedComments,
  decidedVulnerabilities,
  insertMovedAnalyses,
  insertMovedComments,
  isAnyDecidedHere,
  listKeptAnalyses,
  type MovedAnalysis,
  type MovedAnalysisCounts,
  type MovedComment,
} from './moved-analyses.queries.ts';
