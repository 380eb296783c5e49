import { isAllDigits } from '../../key/characters.ts';
import { withoutLeadingZeros, withoutTrailingZeros } from '../../key/order.ts';
import { startOfNumbers } from './semver-text.ts';

/** A semantic version without its build metadata, which takes no part in the order. */
export interface SemverVersion {
  /** Any number of digits without leading zeros. Trailing zeros are removed, except for the first number. */
  readonly numbers: readonly string[];
  /** Identifiers of the pre-release; empty for a release. Digits have no leading zeros. */
  readonly prerelease: readonly string[];
}

const IDENTIFIER = /^[0-9A-Za-z_-]+$/;
const LOOSE = /^(\d+(?:\.\d+)*)(?:(?:-|(?<=\.\d+)(?=[A-Za-z]))([^+]*))?(?:\+.*)?$/s;

/**
 * Reads a semantic version and its loose forms: numbers in whatever count, a `v`, `=` or `go` before them, a pre-release
 * without its hyphen (`1.2rc1`, but not `1rc1`: that could be the hash of a commit), numbers with leading zeros.
 * Undefined when the text is none of these.
 */
export function parseSemver(version: string): SemverVersion | undefined {
  const match = LOOSE.exec(version.slice(startOfNumbers(version)));
  if (!match?.[1]) return undefined;
  const prerelease = match[2] === undefined ? [] : match[2].split('.');
  if (!prerelease.every((identifier) => IDENTIFIER.test(identifier))) return undefined;
  return {
    numbers: withoutTrailingZeros(match[1].split('.').map(withoutLeadingZeros)),
    prerelease: prerelease.map((identifier) => {
      return isAllDigits(identifier) ? withoutLeadingZeros(identifier) : identifier;
    }),
  };
}
