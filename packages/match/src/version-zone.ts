import { afterKey, compareVersions, KEY_MAX, KEY_MIN, type SchemeId, versionKey } from '@waybill/version';

export type { SchemeId };

/** The order of CPE versions. */
export const CPE_SCHEME: SchemeId = 'cpe';

/**
 * Sortable keys for what is not an ordinary version. Ordinary keys sort below `~~` ({@link KEY_MAX}); everything else
 * has a zone above it, so that one interval test `lo <= key and key < hi` serves all kinds:
 *
 * - a range without an upper end stops at `~~` and holds ordinary versions only;
 * - "every version" ends at `~~~` and holds also what is no ordinary version;
 * - `~~-` is the version "not applicable" of CPE;
 * - `~~?…` is a version that its scheme cannot read, followed by its text: it equals only the same text.
 */

/** Lower end of everything. */
export const EVERY_LO = KEY_MIN;
/** Upper end of "every version", readable or not. */
export const EVERY_HI = '~~~';
/** Upper end of a range that has none: all ordinary versions. */
export const OPEN_HI = KEY_MAX;
/** Key of the CPE version "not applicable". */
export const NOT_APPLICABLE_KEY = '~~-';
/** Key of the CPE version "any", which belongs to every range and is not found by the interval test. */
export const ANY_KEY = '~~*';

/** Longer versions count as unreadable: no real one comes near, and keys must fit into an index. */
const MAX_VERSION_LENGTH = 200;

/** The sortable key of a version, or undefined when its scheme cannot read it. */
export function orderedKey(scheme: SchemeId, version: string): string | undefined {
  return version.length > MAX_VERSION_LENGTH ? undefined : versionKey(scheme, version);
}

/** Says whether a scheme can order a version. */
export function isReadable(scheme: SchemeId, version: string): boolean {
  return version.length <= MAX_VERSION_LENGTH && compareVersions(scheme, version, version) === 0;
}

/** Compares two versions: below, equal to or above 0; undefined when the scheme cannot read one of them. */
export function compareReadable(scheme: SchemeId, a: string, b: string): number | undefined {
  if (a.length > MAX_VERSION_LENGTH || b.length > MAX_VERSION_LENGTH) return undefined;
  return compareVersions(scheme, a, b);
}

/** The key of a version that no scheme can read, from its text (undefined: no version is known at all). */
export function unreadableKey(version: string | undefined): string {
  return `~~?${encodeText(version ?? '')}`;
}

/** The least key above a key. */
export function justAfter(key: string): string {
  return afterKey(key);
}

/**
 * Texts become printable ASCII above the space, so that a collation cannot order them differently. Long ones end in
 * a hash of the whole.
 */
function encodeText(text: string): string {
  const encoded = encodeURIComponent(text.toWellFormed());
  return encoded.length <= MAX_VERSION_LENGTH
    ? encoded
    : `${encoded.slice(0, MAX_VERSION_LENGTH)}#${hashOf(text)}`;
}

/** FNV-1a over both bytes of each character, 53 bits of it. */
function hashOf(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (let i = 0; i < text.length; i++) {
    low = Math.imul(low ^ text.charCodeAt(i), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(i), 0x85ebca6b);
  }
  return `${(high >>> 0).toString(16)}${(low >>> 0).toString(16)}`;
}
