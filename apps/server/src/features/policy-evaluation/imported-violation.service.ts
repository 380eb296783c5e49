// Public to other features.
/** Violations of another installation, with what people decided about them. `violation` says what is taken of them. */
export {
  listPlacedProjects,
  readDecided,
  type StoredViolation,
  storeImportedAnalyses,
  storeImportedComments,
  storeImportedViolations,
  type ViolationPlace,
  writeDecided,
} from './imported-violation.queries.ts';
