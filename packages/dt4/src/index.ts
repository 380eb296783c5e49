/**
 * Reads the data of a Dependency-Track v4 installation without running it: tables, H2 scripts, serialized
 * columns, secrets. Pure.
 */
export type { Dt4Cell, Dt4Cells } from './cell.ts';
export { isPasswordHash, readKeyHash, readUserDn } from './credentials.ts';
export { type Dt4Rows, readH2Script } from './h2-script.ts';
export { readContacts, readDependencyUuids, readOrganizationText } from './json-columns.ts';
export { instantOf, type LocalTime } from './local-time.ts';
export {
  type Dt4ReadTable,
  type Dt4Row,
  dt4ColumnsOf,
  isLaterColumn,
  type ReadRow,
  readDt4Row,
} from './rows.ts';
export { requireKnownVersion } from './schema-version.ts';
export { decryptSecret, readSecretKey } from './secret.ts';
export {
  type Dt4Contact,
  type Dt4DataClassification,
  type Dt4ExternalReference,
  type Dt4Organization,
  readDataClassifications,
  readExternalReferences,
  readOrganization,
  readTexts,
} from './serialized.ts';
export { Dt4Error } from './source-error.ts';
export { type Dt4Area, type Dt4Table, dt4Tables, isDt4Table } from './tables.ts';
