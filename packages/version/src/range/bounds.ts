import type { SchemeId } from '../registry.ts';
import { versionKey } from '../versions.ts';
import { afterKey, intervalOf, KEY_MAX, KEY_MIN, type KeyInterval } from './key-interval.ts';

/** The bounds of one range; an absent or empty one leaves that end open. */
export interface VersionBounds {
  readonly startIncluding?: string | null | undefined;
  readonly startExcluding?: string | null | undefined;
  readonly endIncluding?: string | null | undefined;
  readonly endExcluding?: string | null | undefined;
}

/**
 * The versions between bounds, as no or one interval of keys: none when the end is not above the start. Where two
 * bounds are given for one end, both hold. `'recheck'` when a bound is unreadable in the scheme, so that keys cannot
 * tell. These are the bounds that the NVD states beside a criterion
 * (https://nvd.nist.gov/developers/vulnerabilities, `versionStartIncluding` and the others).
 *
 * @example
 * intervalsFromBounds('semver', { startIncluding: '1.2.0', endExcluding: '1.3.0' }); // [{lo: '12.', hi: '13.'}]
 */
export function intervalsFromBounds(scheme: SchemeId, bounds: VersionBounds): KeyInterval[] | 'recheck' {
  const keyOf = (version: string | null | undefined) => (version ? versionKey(scheme, version) : '');
  const from = keyOf(bounds.startIncluding);
  const after = keyOf(bounds.startExcluding);
  const to = keyOf(bounds.endIncluding);
  const before = keyOf(bounds.endExcluding);
  if (from === undefined || after === undefined || to === undefined || before === undefined) return 'recheck';
  const lo = greater(from || KEY_MIN, after ? afterKey(after) : KEY_MIN);
  const hi = lesser(before || KEY_MAX, to ? afterKey(to) : KEY_MAX);
  return intervalOf(lo, hi);
}

function greater(a: string, b: string): string {
  return a > b ? a : b;
}

function lesser(a: string, b: string): string {
  return a < b ? a : b;
}
