/** What tests and benchmarks share: sources that are played from files, shared data, sets of vectors, examples of docstrings. */
export { type DocExample, docExamples, functionsWithoutExample } from './examples/doc-examples.ts';
export {
  type MutationOptions,
  type MutationReport,
  type MutationTarget,
  runMutations,
} from './mutation/run-mutations.ts';
export type { PlannedFault, SourceFault } from './sources/source-fault.ts';
export {
  type LoggedRequest,
  type SourceServer,
  type SourceServerOptions,
  startSourceServer,
} from './sources/source-server.ts';
export { type NvdCve, type OsvRecord, type SourceContent, writeSources } from './sources/write-sources.ts';
export { makeZip, readZip, readZipEntry, type ZipFile } from './sources/zip.ts';
export {
  hasSharedData,
  listShared,
  readShared,
  readSharedJson,
  readSharedJsonLines,
  readSharedText,
  sharedDataFolder,
  sharedPath,
} from './vectors/shared-data.ts';
export {
  type ExcludedCase,
  type JudgedCase,
  runVectors,
  type VectorCase,
  type VectorSet,
  type VectorSource,
} from './vectors/vector-set.ts';
