// Public to other features.
/** What `forgetOldUploads` deletes of VEX documents. */
export { deleteVexImports } from './vex-retention.queries.ts';
