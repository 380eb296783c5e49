import { readJsonSchema } from './schema-files.ts';

let known: ReadonlySet<string> | undefined;

/**
 * The license and exception identifiers that the schemas of all versions accept. Newer ones of the SPDX list are
 * not among them. Read once from the schema's file.
 *
 * @example
 * schemaLicenseIds().has('Apache-2.0'); // true
 */
export function schemaLicenseIds(): ReadonlySet<string> {
  known ??= new Set((readJsonSchema('spdx') as { enum: string[] }).enum);
  return known;
}
