import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The library carries the published schemas with their mutual references made relative. */
const LIBRARY = join(
  dirname(createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json')),
  'res/schema',
);

const EXTENSIONS = fileURLToPath(new URL('../../schema/ext', import.meta.url));

/** Reads a JSON Schema of the specification by its name, such as `bom-1.6` or `spdx`. */
export function readJsonSchema(name: string): object {
  return JSON.parse(readFileSync(join(LIBRARY, `${name}.SNAPSHOT.schema.json`), 'utf8'));
}

/** Reads an XML schema of the specification by its file name, such as `bom-1.6.SNAPSHOT.xsd`. */
export function readXmlSchema(fileName: string): Uint8Array {
  return readFileSync(join(LIBRARY, fileName));
}

/** Reads the XML schema of a published extension by its name, such as `dependency-graph-1.0`. */
export function readExtensionSchema(name: string): Uint8Array {
  return readFileSync(join(EXTENSIONS, `${name}.xsd`));
}
