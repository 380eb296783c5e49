// Public to other features.
/** What the import of a BOM and the next look at its components do to a project, and what other changes do to the next import. */
export {
  type DocumentFacts,
  forgetImportedContent,
  type LockedProject,
  lockProject,
  lockProjects,
  noteAnalysis,
  noteImport,
  type ProjectFacts,
  updateFromBom,
} from './project-import.queries.ts';
