import type { VexJustification, VexStatus } from './vex-document.ts';

/** The subject of a claim, with everything that the document says about it. */
export interface ClaimSubject {
  /** A readable name. */
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

/** The content of a claim, in CycloneDX terms. Absent parts are not stated. */
export interface ClaimVerdict {
  state?: string;
  justification?: string;
  responses: string[];
  detail?: string;
  /** True if lists should omit the finding. Only Waybill's documents say so. */
  isSuppressed?: boolean;
  /** The last day of what is claimed, such as `2027-03-31`. Only Waybill's documents say so. */
  until?: string;
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

/** A claim about one vulnerability in one product, in any format. */
export interface VexClaim {
  /** Its place in the document: `$.vulnerabilities[3].affects[0]`. */
  path: string;
  /** The id that the document has, the source that it names for it, and other ids of the same flaw. */
  vulnerability?: { id: string; source?: string; aliases: string[] };
  /** Absent: the subject of the document as a whole. */
  subject?: ClaimSubject;
  /** The subject that contains this one; absent if there is none. */
  within?: ClaimSubject;
  /** The subject of a whole CycloneDX document, if it has more than a name. */
  document?: ClaimSubject;
  verdict?: ClaimVerdict;
  /**
   * A document by Waybill that names every record it means. Other records of the vulnerability are not meant.
   */
  isExact?: true;
  /**
   * A document by Waybill that marks the finding as undecided. Claims about other records of the
   * vulnerability do not apply here.
   */
  isUndecided?: true;
  fault?: { kind: ClaimFault; message: string };
}
