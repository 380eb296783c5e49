import { parsePurl } from '@waybill/purl';
import { compareVersions, schemeForPurlType } from '@waybill/version';
import type { AffectedIdentity } from './affected-identity.ts';

/**
 * True if a text can be the id of a custom vulnerability: letters, digits, and `.`, `_`, `:`, `-`, starting
 * with a letter or digit. Other characters would need escaping in addresses, files, and other tools.
 *
 * @example
 * isOwnVulnId('INT-2026-1') // true
 * isOwnVulnId('INT ACME 2/b') // false
 */
export function isOwnVulnId(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._:-]*$/.test(text);
}

/** Versions from one to another that a person calls affected, as the API has them. */
export interface AffectedRange extends Pick<AffectedIdentity, 'identityType' | 'identity'> {
  readonly start: string;
  readonly end: string;
  /** Both bounds are affected themselves. */
  readonly isClosed: boolean;
}

/**
 * True if no version can be in a range, in the order of the ecosystem; false if the ecosystem cannot read a
 * bound.
 *
 * @example
 * isEmptyRange({ identityType: 'PURL', identity: 'pkg:npm/a', start: '3.0', end: '2.0', isClosed: false }) // true
 * isEmptyRange({ identityType: 'PURL', identity: 'pkg:npm/a', start: '2.0.0', end: '2.0.0', isClosed: true }) // false
 */
export function isEmptyRange({ identityType, identity, start, end, isClosed }: AffectedRange): boolean {
  const parsed = identityType === 'PURL' ? parsePurl(identity.trim()) : undefined;
  const scheme = parsed?.ok ? schemeForPurlType(parsed.purl.type) : 'cpe';
  const order = compareVersions(scheme, start, end) ?? compareVersions('generic', start, end) ?? -1;
  return order > 0 || (order === 0 && !isClosed);
}
