/**
 * An SPDX document as Waybill understands it, whatever it was written in: the readers of JSON, tag-value and
 * JSON-LD fill it, one mapper makes the BOM. Words are those of SPDX 2.3.
 */
export interface SpdxDocument {
  specVersion: string;
  name?: string;
  namespace?: string;
  created?: string;
  /** `Tool: …`, `Organization: …`, `Person: …`. */
  creators: string[];
  /** To be gone through once: a large document has no list of them. */
  packages: Iterable<SpdxPackage>;
  relationships: SpdxRelationship[];
  /** Elements that the document describes. */
  described: string[];
  extractedLicenses: SpdxExtractedLicense[];
}

export interface SpdxPackage {
  id: string;
  name: string;
  version?: string;
  /** `Organization: Name (mail)`, `Person: Name (mail)` or NOASSERTION. */
  supplier?: string;
  originator?: string;
  downloadLocation?: string;
  homepage?: string;
  sourceInfo?: string;
  checksums: SpdxChecksum[];
  licenseDeclared?: string;
  licenseConcluded?: string;
  copyrightText?: string;
  description?: string;
  purpose?: string;
  externalRefs: SpdxExternalRef[];
}

export interface SpdxChecksum {
  algorithm: string;
  value: string;
}

interface SpdxExternalRef {
  type: string;
  locator: string;
  comment?: string;
}

/** `from` TYPE `to`, such as DEPENDS_ON. */
export interface SpdxRelationship {
  from: string;
  type: string;
  to: string;
}

/** The text behind a LicenseRef. */
export interface SpdxExtractedLicense {
  id: string;
  name?: string;
  text?: string;
  urls: string[];
}

/** The id of the document itself in SPDX 2. */
export const DOCUMENT_ID = 'SPDXRef-DOCUMENT';

/** Texts by which SPDX says that nothing is said. */
export function isStated(text: string | undefined): text is string {
  return text !== undefined && text !== '' && text !== 'NOASSERTION' && text !== 'NONE';
}
