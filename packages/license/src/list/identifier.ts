import { findSpdxException, findSpdxLicense, type SpdxLicense } from './spdx-list.ts';

/**
 * The kind of an identifier: on the SPDX list, a text in this or another document, one of SPDX's two blanks,
 * or none of these.
 */
export type LicenseIdKind = 'listed' | 'license-ref' | 'document-ref' | 'none' | 'no-assertion' | 'unknown';

const PREFIXES: readonly (readonly [pattern: RegExp, spelling: string])[] = [
  [/^documentref-/i, 'DocumentRef-'],
  [/(^|:)licenseref-/i, '$1LicenseRef-'],
  [/(^|:)additionref-/i, '$1AdditionRef-'],
];

/**
 * The kind of an identifier in an expression, in any case.
 *
 * @example
 * licenseIdKind('mit') // 'listed'
 * licenseIdKind('DocumentRef-other:LicenseRef-1') // 'document-ref'
 * licenseIdKind('NOASSERTION') // 'no-assertion'
 */
export function licenseIdKind(id: string): LicenseIdKind {
  if (findSpdxLicense(id)) return 'listed';
  if (/^\s*licenseref-./i.test(id)) return 'license-ref';
  if (/^\s*documentref-[^:]+:licenseref-./i.test(id)) return 'document-ref';
  const word = id.trim().toUpperCase();
  if (word === 'NONE') return 'none';
  return word === 'NOASSERTION' ? 'no-assertion' : 'unknown';
}

/**
 * The identifier of a license as it is spelt in the SPDX list, deprecated ones included; undefined when it is not listed.
 *
 * @example
 * resolveLicenseId(' apache-2.0 ') // 'Apache-2.0'
 * resolveLicenseId('Apache') // undefined
 */
export function resolveLicenseId(text: string): string | undefined {
  return findSpdxLicense(text)?.id;
}

/** An identifier in the usual spelling: as listed, or with its prefix in the case SPDX gives it; others stay. */
export function spellLicenseId(id: string): string {
  return resolveLicenseId(id) ?? spellReference(id);
}

/** Like `spellLicenseId` for what stands after `WITH`. */
export function spellExceptionId(id: string): string {
  return findSpdxException(id)?.id ?? spellReference(id);
}

function spellReference(id: string): string {
  const word = id.toUpperCase();
  if (word === 'NONE' || word === 'NOASSERTION') return word;
  return PREFIXES.reduce((spelt, [pattern, spelling]) => spelt.replace(pattern, spelling), id);
}

/** The identifier in use today: the successor of a deprecated one where that is a single license. */
export function currentId({ id, successor }: SpdxLicense): string {
  return successor === undefined || successor.includes(' ') ? id : successor;
}
