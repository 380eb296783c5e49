/**
 * The parts of this package that need Node: checking documents against the published schemas, which are files
 * and (for XML) need libxml2, and reading in a thread. Everything else is in `@waybill/sbom`.
 */
export type { BomReader, BomReaderOptions } from './bom-reader.ts';
export { createBomReader } from './bom-reader.ts';
export { schemaLicenseIds } from './cyclonedx/license-ids.ts';
export { processBom } from './process-bom.ts';
export type { ValidationResult } from './validate-bom.ts';
export { validateBom } from './validate-bom.ts';
