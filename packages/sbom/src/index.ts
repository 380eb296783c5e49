export type { Refusal, Violation } from './cyclonedx/refusal.ts';
export type { SpecVersion } from './cyclonedx/spec-version.ts';
export { SPEC_VERSIONS } from './cyclonedx/spec-version.ts';
export type * from './model.ts';
export type { ReadDocument } from './read-bom.ts';
export { readBom } from './read-bom.ts';
export type { ValidationResult } from './validate-bom.ts';
export { validateBom } from './validate-bom.ts';
