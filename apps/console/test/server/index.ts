// The door of page tests that run against the real server, imported as `#test/server`. It is a door of its own, since
// other tests need not wait until the server is loaded.

export { inTransaction, runSql, sql } from '../../../server/src/db/database.ts';
export {
  type AnalyzerBench,
  startAnalyzerBench,
} from '../../../server/src/features/analyzer/analyzer.fixtures.ts';
export {
  type ConnectionBench,
  startConnectionBench,
  testSecrets,
} from '../../../server/src/features/connection-test/connection-test.fixtures.ts';
export { moveInToCompare } from '../../../server/src/features/import-dt/compare/compared-world.fixtures.ts';
export { startIntegrationBench } from '../../../server/src/features/integration/integration.fixtures.ts';
export {
  lockForUpload,
  matchNewIdentities,
  recountProjects,
} from '../../../server/src/features/matching/matching.service.ts';
export {
  type MirrorBench,
  noteRead,
  nvdCve,
  osvRecord,
  startMirrorBench,
  storeTestRecords,
} from '../../../server/src/features/source/source.fixtures.ts';
export { findDisagreements, isCollection } from '../../../server/test/agreement/disagreements.ts';
export {
  type Figures,
  type PlainFigures,
  type PlainProject,
  readPlainFigures,
} from '../../../server/test/agreement/plain-figures.ts';
export { startAgreementWorld } from '../../../server/test/agreement/world.ts';
export { flaws, startAuditWorld, uploadBom } from '../../../server/test/audit-world.ts';
export { createClient } from '../../../server/test/client.ts';
export { addComponent, addIdentity, addProject } from '../../../server/test/portfolio-builder.ts';
export { type TestServer, testPassword, type UserClient } from '../../../server/test/server.ts';
export * from './attention.ts';
export * from './findings-page.ts';
export * from './real-server.ts';
export * from './sample-flaws.ts';
export * from './sample-projects.ts';
export * from './urgency.ts';
