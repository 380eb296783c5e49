/** What tests and benchmarks share: sources that are played from files, shared data, sets of vectors, examples of docstrings. */
export { docExamples, functionsWithoutExample } from './examples/doc-examples.ts';
export { type MutationTarget, runMutations } from './mutation/run-mutations.ts';
export { type SourceServer, startSourceServer } from './sources/source-server.ts';
export { type NvdCve, type OsvRecord, type SourceContent, writeSources } from './sources/write-sources.ts';
export { makeZip, readZip } from './sources/zip.ts';
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
