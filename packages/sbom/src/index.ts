/**
 * Documents of the supply chain in one model: CycloneDX (JSON, XML, Protocol Buffers), SPDX, OpenVEX and CSAF read;
 * CycloneDX, OpenVEX and CSAF written. Runs in Node and in browsers. Checking against schemas and reading in a thread
 * need Node: see `@waybill/sbom/node`.
 */
export type { JsonSpecVersion, SpecVersion } from './cyclonedx/spec-version.ts';
export { isJsonSpecVersion, isSpecVersion, SPEC_VERSIONS } from './cyclonedx/spec-version.ts';
export type * from './model.ts';
export type { DocumentFormat, ReadDocument } from './read-bom.ts';
export { readBom } from './read-bom.ts';
export type { Refusal, Violation } from './refusal.ts';
export type { ReadSpdxDocument } from './spdx/read-spdx.ts';
export { readSpdx } from './spdx/read-spdx.ts';
export type { BomHead, BomStreams, StreamOptions } from './stream-bom.ts';
export { streamJsonBom, streamXmlBom } from './stream-bom.ts';
export { SUPPRESSED_PROPERTY, UNTIL_PROPERTY } from './vex/bom-claims.ts';
export type { ReadVexClaims, VexFormat } from './vex/read-claims.ts';
export { readVexClaims, vexFormatOf } from './vex/read-claims.ts';
export type { ReadVexDocument } from './vex/read-vex.ts';
export { readVex } from './vex/read-vex.ts';
export type { VexHead } from './vex/vex-bom.ts';
export { bomToVex, toVexStatements, vexJustificationOf, vexStatusOf, vexToBom } from './vex/vex-bom.ts';
export type * from './vex/vex-claim.ts';
export type * from './vex/vex-document.ts';
export { OWN_TOOL, upgradeTo } from './vex/vex-document.ts';
export type { CsafOptions } from './vex/write-csaf.ts';
export { CSAF_PUBLISHERS, streamCsafVex, writeCsafVex } from './vex/write-csaf.ts';
export { streamOpenVex, writeOpenVex } from './vex/write-openvex.ts';
export type { WriteOptions } from './write-bom.ts';
export { emptyBom, writeJsonBom, writeXmlBom } from './write-bom.ts';
