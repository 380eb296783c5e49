/** Bytes of a text. */
export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A CycloneDX JSON document with these members. */
export function jsonBom(members: object, specVersion = '1.6'): Uint8Array {
  return bytesOf(JSON.stringify({ bomFormat: 'CycloneDX', specVersion, version: 1, ...members }));
}

/** A CycloneDX XML document around this content. */
export function xmlBom(content: string, specVersion = '1.6'): Uint8Array {
  return bytesOf(
    `<?xml version="1.0"?>\n<bom xmlns="http://cyclonedx.org/schema/bom/${specVersion}" version="1">${content}</bom>`,
  );
}
