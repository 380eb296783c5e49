// Public to other features.
/** What people decide about violations. It ends and returns with its violation, so it is written here. */
export {
  copyViolationAnalyses,
  insertComments,
  storeAnalyses,
  type ViolationDecisionFields,
} from './violation-audit.queries.ts';
