import type { Hash } from '../model.ts';

/** The status of a vulnerability in a product, in OpenVEX terms. */
export type VexStatus = 'not_affected' | 'affected' | 'fixed' | 'under_investigation';

/** Why a product is not affected; OpenVEX and CSAF share these words. */
export type VexJustification =
  | 'component_not_present'
  | 'vulnerable_code_not_present'
  | 'vulnerable_code_not_in_execute_path'
  | 'vulnerable_code_cannot_be_controlled_by_adversary'
  | 'inline_mitigations_already_exist';

/** The manufacturer's response, in CycloneDX terms. */
export type VexResponse = 'can_not_fix' | 'will_not_fix' | 'update' | 'rollback' | 'workaround_available';

/** Something a statement is about; `id` is the document's own name for it, `subcomponents` the parts concerned. */
export interface VexProduct {
  id: string;
  name?: string;
  version?: string;
  purl?: string;
  cpe?: string;
  hashes?: Hash[];
  /** Further identifiers of the same product. */
  others?: { purl?: string; cpe?: string }[];
  subcomponents?: VexProduct[];
}

/** A vulnerability by its id (`CVE-2024-1`), with other ids of it. */
export interface VexVulnerability {
  id: string;
  aliases?: string[];
  description?: string;
}

/** One statement: these products stand so to this vulnerability. Times as written (ISO 8601). */
export interface VexStatement {
  vulnerability: VexVulnerability;
  products: VexProduct[];
  status: VexStatus;
  justification?: VexJustification;
  /** Why it does no harm, in words. */
  impact?: string;
  /** The recommended action for the user, in words. */
  action?: string;
  /** The fix as worded by {@link upgradeTo}, besides any other text; for affected products. */
  fix?: string;
  responses?: VexResponse[];
  notes?: string;
  timestamp?: string;
}

/** Why a part of a document was left out. */
export type SkipReason = 'no_vulnerability' | 'unknown_status' | 'no_product' | 'unknown_product';

/** A part of a document that says nothing that could be understood: where it stands and what is wrong with it. */
export interface SkippedStatement {
  path: string;
  message: string;
  reason: SkipReason;
}

/** Required by the formats if there is nothing to say. Readers ignore these sentences. */
export const NO_REASON = 'No reason is given';
export const NO_ACTION = 'No action is given';
export const NO_DETAILS = 'No details are given';

/**
 * Names the versions that mend something.
 *
 * @example
 * upgradeTo('8.2.0', '9.0.1') // 'Upgrade to 8.2.0 (also fixed in 9.0.1)'
 */
export function upgradeTo(nearest: string, latest?: string): string {
  return `Upgrade to ${nearest}${latest === undefined ? '' : ` (also fixed in ${latest})`}`;
}

/** True for the sentence that Waybill's documents add by themselves. No person decided it. */
export function isUpgrade(text: string | undefined): text is string {
  return text !== undefined && /^Upgrade to [^\n]+$/.test(text);
}

const CHOSEN = '. This is the chosen response.';

/** Says of an upgrade that somebody has chosen it as the response. */
export function chosenUpgrade(upgrade: string): string {
  return `${upgrade}${CHOSEN}`;
}

/** The upgrade that {@link chosenUpgrade} made a sentence of. */
export function upgradeChosen(text: string | undefined): string | undefined {
  return isUpgrade(text) && text.endsWith(CHOSEN) ? text.slice(0, -CHOSEN.length) : undefined;
}

/** The tool name in Waybill's documents. */
export const OWN_TOOL = 'Waybill';

/** A version of a document: its number and when it was published (ISO 8601). */
export interface VexRevision {
  number: number;
  date: string;
}

/** A VEX document that is OpenVEX or CSAF, or is to become one. */
export interface VexDocument {
  id: string;
  author: string;
  title?: string;
  /** The program that wrote it. */
  tool?: { name: string; version?: string };
  /** All its versions, the first one first. */
  revisions?: readonly VexRevision[];
  timestamp: string;
  lastUpdated?: string;
  version: string;
  statements: VexStatement[];
}

/** Where a reader tells what it left out, and where in the document each statement stands. */
export interface ReadingNotes {
  readonly skipped: SkippedStatement[];
  readonly paths: string[];
}

export const JUSTIFICATIONS: ReadonlySet<string> = new Set<VexJustification>([
  'component_not_present',
  'vulnerable_code_not_present',
  'vulnerable_code_not_in_execute_path',
  'vulnerable_code_cannot_be_controlled_by_adversary',
  'inline_mitigations_already_exist',
]);

export const STATUSES: ReadonlySet<string> = new Set<VexStatus>([
  'not_affected',
  'affected',
  'fixed',
  'under_investigation',
]);

export function isJustification(text: string | undefined): text is VexJustification {
  return text !== undefined && JUSTIFICATIONS.has(text);
}

export function isStatus(text: string | undefined): text is VexStatus {
  return text !== undefined && STATUSES.has(text);
}
