import type { JsonSpecVersion, SpecVersion } from './cyclonedx/spec-version.ts';
import { toJsonDocument } from './cyclonedx/write-json.ts';
import { toXmlDocument } from './cyclonedx/write-xml.ts';
import type { Bom } from './model.ts';

/** The version of CycloneDX to write, and whether to spread it over lines; compact when absent. */
export interface WriteOptions<Version extends SpecVersion = JsonSpecVersion> {
  specVersion: Version;
  indent?: boolean;
}

/**
 * Writes a document as CycloneDX JSON 1.2 to 1.7.
 *
 * Fields that the version does not have are omitted. A word it does not have (a component type, a reference type …)
 * becomes the nearest one. Reading the result gives the same model, as far as the version can express it. License
 * ids are written unchanged: to pass the schema they must be on the SPDX list.
 *
 * @example
 * const bom = emptyBom();
 * bom.components.push({ type: 'data', name: 'weights' });
 * writeJsonBom(bom, { specVersion: '1.4' });
 * // '{"bomFormat":"CycloneDX","specVersion":"1.4","version":1,"components":[{"type":"library","name":"weights"}]}'
 */
export function writeJsonBom(bom: Bom, { specVersion, indent = false }: WriteOptions): string {
  return JSON.stringify(toJsonDocument(bom, specVersion), undefined, indent ? 2 : undefined);
}

/**
 * Writes a document as CycloneDX XML 1.0 to 1.7, by the same rules as `writeJsonBom`. White space around texts is
 * not kept by readers, and characters that XML cannot hold become U+FFFD.
 *
 * @example
 * writeXmlBom(emptyBom(), { specVersion: '1.6' });
 * // '<?xml version="1.0" encoding="UTF-8"?><bom xmlns="http://cyclonedx.org/schema/bom/1.6" version="1"/>\n'
 */
export function writeXmlBom(bom: Bom, { specVersion, indent = false }: WriteOptions<SpecVersion>): string {
  return toXmlDocument(bom, specVersion, indent);
}

/**
 * A document with nothing in it, to be filled and written.
 *
 * @example
 * emptyBom().components // []
 */
export function emptyBom(): Bom {
  return {
    format: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    components: [],
    services: [],
    externalReferences: [],
    dependencies: [],
    compositions: [],
    properties: [],
    vulnerabilities: [],
  };
}
