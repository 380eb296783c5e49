import type { VexJustification, VexStatus } from './vex-document.ts';

/** What a claim is about, by everything that the document tells of it. */
export interface ClaimSubject {
  /** What people call it. */
  label: string;
  /** The document's own name for it: a bom-ref, an `@id`, a product id. */
  ref?: string;
  group?: string;
  name?: string;
  version?: string;
  purl?: string;
  cpe?: string;
  swidTagId?: string;
  /** Further identifiers of the same thing; any of them suffices. */
  others?: { purl?: string; cpe?: string }[];
  /** Digests of its files, in hex and lower case. */
  hashes?: string[];
  /** A reference into another document, which may mean that document's subject as well. */
  isLink?: true;
  /** Serial number of the BOM that a BOM-Link leads into, a UUID in lower case. */
  bom?: string;
}

/** What is said, in the words of CycloneDX; what is absent is not said. */
export interface ClaimVerdict {
  state?: string;
  justification?: string;
  responses: string[];
  detail?: string;
  /** True if the finding is to be left out of lists; said by documents of our own alone. */
  isSuppressed?: boolean;
  /** The words that the document itself has, where these are fewer than those of CycloneDX. */
  asVex?: { status: VexStatus; justification?: VexJustification };
}

/** Why a claim says nothing that could be applied to anything. */
export type ClaimFault =
  | 'no_vulnerability'
  | 'no_status'
  | 'unknown_status'
  | 'no_product'
  | 'unknown_product'
  | 'not_a_component';

/** What a document says of one vulnerability in one product, whatever its format. */
export interface VexClaim {
  /** Its place in the document: `$.vulnerabilities[3].affects[0]`. */
  path: string;
  /** The id that the document has, the source that it names for it, and other ids of the same flaw. */
  vulnerability?: { id: string; source?: string; aliases: string[] };
  /** Absent: the subject of the document as a whole. */
  subject?: ClaimSubject;
  /** What the subject is a part of; absent when it stands for itself. */
  within?: ClaimSubject;
  /** What a CycloneDX document as a whole is about, where it says so by more than a name. */
  document?: ClaimSubject;
  verdict?: ClaimVerdict;
  /** The document is one of ours and names every record that it means: those of the flaw that it does not name are not meant. */
  isExact?: true;
  /** A document of ours says that nothing is decided: what it says of other records of the flaw does not count here. */
  isUndecided?: true;
  fault?: { kind: ClaimFault; message: string };
}
