/** A CycloneDX document for tests. */
export function cycloneDx(components: readonly object[], more: object = {}): object {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'root', name: 'acme', version: '1' } },
    components,
    ...more,
  };
}

/** A library component by its npm name; the bom-ref is the name. */
export function library(name: string, version = '1.0.0', more: object = {}): object {
  return { type: 'library', 'bom-ref': name, name, version, purl: `pkg:npm/${name}@${version}`, ...more };
}

export const base64 = (document: unknown): string => Buffer.from(JSON.stringify(document)).toString('base64');
