// Public to other features.
/** Deletes VEX documents for `forgetOldUploads`. */
export { deleteVexImports } from './vex-retention.queries.ts';
