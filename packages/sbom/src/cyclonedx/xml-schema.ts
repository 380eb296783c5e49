import type * as Libxml2 from 'libxml2-wasm';
import type { error as errorStore } from 'libxml2-wasm/lib/libxml2.mjs';
import { readExtensionSchema, readXmlSchema } from './schema-files.ts';
import type { SpecVersion } from './spec-version.ts';

/** libxml2, compiled to WebAssembly. */
export type Xml = typeof Libxml2 & { readonly store: typeof errorStore };

export type XmlSchema = InstanceType<Xml['XsdValidator']>;

let library: Promise<Xml> | undefined;
const schemas = new Map<string, XmlSchema>();

/** Loads libxml2 on first use (1.3 MB of code, 16 MB of memory); kept for the life of the thread. */
export function loadXml(): Promise<Xml> {
  library ??= importXml();
  return library;
}

async function importXml(): Promise<Xml> {
  const [xml, { error }] = await Promise.all([
    import('libxml2-wasm'),
    import('libxml2-wasm/lib/libxml2.mjs'),
  ]);
  xml.xmlRegisterInputProvider(schemaProvider(xml));
  return { ...xml, store: error };
}

/** Published extensions by their namespace; `only` when they refer to the schema of one version. */
const EXTENSIONS: readonly { namespace: string; name: string; only?: SpecVersion }[] = [
  { namespace: 'http://cyclonedx.org/schema/ext/dependency-graph/1.0', name: 'dependency-graph-1.0' },
  { namespace: 'http://cyclonedx.org/schema/ext/vulnerability/1.0', name: 'vulnerability-1.0' },
  {
    namespace: 'http://cyclonedx.org/schema/ext/bom-descriptor/1.0',
    name: 'bom-descriptor-1.0',
    only: '1.1',
  },
];

/** The schema of `version` with those extensions whose namespace the document names. */
export function xmlSchema(xml: Xml, version: SpecVersion, bytes: Uint8Array): XmlSchema {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const extensions = EXTENSIONS.filter(
    ({ namespace, only }) => (only === undefined || only === version) && text.includes(namespace),
  );
  const key = [version, ...extensions.map(({ name }) => name)].join(' ');
  const present = schemas.get(key);
  if (present !== undefined) return present;

  const imports = [
    { namespace: `http://cyclonedx.org/schema/bom/${version}`, file: `bom-${version}.SNAPSHOT.xsd` },
    ...extensions.map(({ namespace, name }) => ({ namespace, file: `${name}.xsd` })),
  ];
  const lines = imports.map(
    ({ namespace, file }) => `<xs:import namespace="${namespace}" schemaLocation="${PREFIX}${file}"/>`,
  );
  const driver = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${lines.join('')}</xs:schema>`;
  using document = xml.XmlDocument.fromString(driver);
  const made = xml.XsdValidator.fromDoc(document);
  schemas.set(key, made);
  return made;
}

/** Where the schemas seem to be, for libxml2. */
const PREFIX = 'cyclonedx/';

/** Addresses under which the extensions import other schemas, as absolute ones. */
const PUBLISHED = new Map([
  ['http://cyclonedx.org/schema/spdx', 'spdx.SNAPSHOT.xsd'],
  ['http://cyclonedx.org/schema/bom/1.1', 'bom-1.1.SNAPSHOT.xsd'],
]);

/** Serves libxml2 the schemas and nothing else. */
function schemaProvider(xml: typeof Libxml2): Libxml2.XmlInputProvider {
  const fileOf = (name: string) =>
    PUBLISHED.get(name) ?? (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined);
  return {
    match: (name) => fileOf(name) !== undefined,
    open: (name) => {
      const file = fileOf(name);
      return file === undefined ? undefined : xml.openBuffer(readSchema(file));
    },
    read: (handle, buffer) => xml.readBuffer(handle, buffer),
    close: (handle) => {
      xml.closeBuffer(handle);
      return true;
    },
  };
}

function readSchema(file: string): Uint8Array {
  return file.includes('.SNAPSHOT.') ? readXmlSchema(file) : readExtensionSchema(file.replace(/\.xsd$/, ''));
}
