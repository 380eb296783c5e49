import { isDigit, isLetter } from '../../key/characters.ts';

const LOWER_V = 118;
const HYPHEN = 45;
const UNDERSCORE = 95;

/**
 * Index at which the numbers of a version begin: behind blanks and the prefixes that people write before a semantic
 * version (`v1.2.3`, `=1.2.3`, and `go1.22.1` for the Go standard library).
 */
export function startOfNumbers(version: string): number {
  const first = version.charCodeAt(0);
  if (isDigit(first)) return 0;
  if (first === LOWER_V && isDigit(version.charCodeAt(1))) return 1;
  return /^\s*(?:=\s*)?(?:v|go)?/i.exec(version)?.[0].length ?? 0;
}

/**
 * True if a UTF-16 unit can be in an identifier of a pre-release. The underscore is not part of SemVer, but
 * it occurs.
 */
export function isIdentifierCode(code: number): boolean {
  return isLetter(code) || isDigit(code) || code === HYPHEN || code === UNDERSCORE;
}
