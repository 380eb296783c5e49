/** What tests and benchmarks of the server need from outside it: vulnerability sources that are played from files. */
export type { PlannedFault, SourceFault } from './sources/source-fault.ts';
export {
  type LoggedRequest,
  type SourceServer,
  type SourceServerOptions,
  startSourceServer,
} from './sources/source-server.ts';
export { type NvdCve, type OsvRecord, type SourceContent, writeSources } from './sources/write-sources.ts';
export { makeZip, readZip, readZipEntry, type ZipFile } from './sources/zip.ts';
