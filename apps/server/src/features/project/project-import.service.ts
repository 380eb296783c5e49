// Public to other features.
/** The effects of a BOM import on its project, and of other changes on the next import. */
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
