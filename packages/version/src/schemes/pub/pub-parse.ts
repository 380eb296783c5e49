import { isAllDigits } from '../../key/characters.ts';
import { withoutLeadingZeros } from '../../key/order.ts';

/** A Dart package version; numbers and identifiers of digits have no leading zeros. */
export interface PubVersion {
  readonly numbers: readonly string[];
  readonly prerelease: readonly string[];
  readonly build: readonly string[];
}

const VERSION =
  /^v?(\d+(?:\.\d+){0,2})(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?(?:\+([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?$/;

/** Reads a version by pub's rule, with missing numbers as zeros. Undefined for anything else. */
export function parsePub(version: string): PubVersion | undefined {
  const match = VERSION.exec(version.trim());
  if (!match?.[1]) return undefined;
  const numbers = match[1].split('.').map(withoutLeadingZeros);
  while (numbers.length < 3) numbers.push('0');
  return { numbers, prerelease: identifiers(match[2]), build: identifiers(match[3]) };
}

function identifiers(text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  return text
    .split('.')
    .map((identifier) => (isAllDigits(identifier) ? withoutLeadingZeros(identifier) : identifier));
}
