// Public to other features.
/** What the import of a BOM does to its project, and what other changes do to the next import. */
export {
  type DocumentFacts,
  forgetImportedContent,
  type LockedProject,
  lockProject,
  lockProjects,
  noteImport,
  type ProjectFacts,
  updateFromBom,
} from './project-import.queries.ts';
