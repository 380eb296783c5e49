/**
 * Shared parts of tests and benchmarks: sources played from files, shared data, sets of vectors, and examples
 * in docstrings.
 */
export { docExamples, functionsWithoutExample } from './examples/doc-examples.ts';
export { cases, extent, runs } from './extent/extent.ts';
export { applyMutant, mutantsOf } from './mutation/mutants.ts';
export { type MutationTarget, runMutations } from './mutation/run-mutations.ts';
export { startProxyServer } from './proxy/proxy-server.ts';
export { secureIdentity } from './proxy/secure-identity.ts';
export { type ComposerLayout, playComposer } from './registries/composer-registries.ts';
export { type HostileKind, playHostileRegistry } from './registries/hostile-registries.ts';
export { playRegistry, type RegistryKind } from './registries/play-registries.ts';
export type { PlayedPackage } from './registries/registry.ts';
export { type DefectDojoState, playDefectDojo } from './services/defectdojo.ts';
export { type EuvdRecord, playEuvd } from './services/euvd.ts';
export { type FortifyState, playFortify } from './services/fortify.ts';
export { type GithubAdvisory, type GithubApiState, playGithubApi } from './services/github-api.ts';
export { type KennaState, playKenna } from './services/kenna.ts';
export { type NvdApiState, playNvdApi } from './services/nvd-api.ts';
export { type OssIndexState, playOssIndex } from './services/ossindex.ts';
export { createRateMeter } from './services/rate-meter.ts';
export type { Service } from './services/service.ts';
export { playSnyk, type SnykState, snykCoordinates } from './services/snyk.ts';
export { playTrivy, type TrivyState } from './services/trivy.ts';
export { playVulndb, type VulndbState } from './services/vulndb.ts';
export type { PlannedFault } from './sources/source-fault.ts';
export { type SourceServer, startSourceServer } from './sources/source-server.ts';
export { type NvdCve, type OsvRecord, type SourceContent, writeSources } from './sources/write-sources.ts';
export { makeZip, readZip } from './sources/zip.ts';
export { type Authenticator, createAuthenticator } from './targets/authenticator.ts';
export { type ChatServer, startChatServer } from './targets/chat.ts';
export { type DebianPackage, debianPackage } from './targets/debian-package.ts';
export {
  type DirectoryServer,
  noDirectoryServer,
  startDirectoryServer,
} from './targets/directory.ts';
export {
  type IdentityProvider,
  startIdentityProvider,
} from './targets/identity-provider.ts';
export { type MailServer, startMailServer } from './targets/mail.ts';
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
export { readSpellings, type Spelling } from './vectors/spelling-table.ts';
export {
  type ExcludedCase,
  type JudgedCase,
  runVectors,
  type VectorCase,
  type VectorSet,
  type VectorSource,
} from './vectors/vector-set.ts';
export { workMs } from './work/work-ms.ts';
