import type { SaxesTagNS } from 'saxes';
import { SaxesParser } from 'saxes';
import { RefusalError } from '../refusal.ts';
import { clip } from '../text/clip.ts';
import { decodePieces } from '../text/decode-text.ts';
import type { SpecVersion } from './spec-version.ts';
import { isSpecVersion } from './spec-version.ts';

/** Characters given to the parser at a time while the root element is looked for. */
const pieceLength = 512;

const BOM_NAMESPACE = 'http://cyclonedx.org/schema/bom/';

/** The CycloneDX version of an element's namespace, if any. */
export function namespaceVersion(tag: Pick<SaxesTagNS, 'uri'>): SpecVersion | undefined {
  if (!tag.uri.startsWith(BOM_NAMESPACE)) return undefined;
  const version = tag.uri.slice(BOM_NAMESPACE.length);
  return isSpecVersion(version) ? version : undefined;
}

/**
 * Finds the version of a CycloneDX XML document by the namespace of its root element, reading no further.
 *
 * @throws RefusalError when the beginning is not well-formed, has a DOCTYPE, or is no CycloneDX of a known version
 */
export function findXmlVersion(bytes: Uint8Array): SpecVersion {
  let root: SaxesTagNS | undefined;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    if (root === undefined) throw new RefusalError(`The document is not well-formed XML: ${error.message}`);
  });
  parser.on('doctype', () => {
    throw new RefusalError('The document has a DOCTYPE, which is not accepted');
  });
  parser.on('opentag', (tag) => {
    root ??= tag;
  });
  for (const text of decodePieces(bytes)) {
    // The parser goes on to the end of what it is given, and hostile nesting behind the root costs it dearly.
    for (let at = 0; at < text.length && root === undefined; at += pieceLength) {
      parser.write(text.slice(at, at + pieceLength));
    }
    if (root !== undefined) break;
  }
  return versionOf(root);
}

function versionOf(root: SaxesTagNS | undefined): SpecVersion {
  if (root === undefined) throw new RefusalError('The XML document has no root element');
  const version = namespaceVersion(root);
  if (root.local !== 'bom' || !root.uri.startsWith(BOM_NAMESPACE)) {
    throw new RefusalError(
      `The XML document is not a CycloneDX BOM: its root element is "${clip(root.name)}" in namespace "${clip(root.uri)}"`,
    );
  }
  if (version === undefined) {
    throw new RefusalError(
      `CycloneDX version "${clip(root.uri.slice(BOM_NAMESPACE.length))}" is not known; known are 1.0 to 1.7`,
    );
  }
  return version;
}
