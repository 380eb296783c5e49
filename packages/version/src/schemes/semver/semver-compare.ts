import { isAllDigits, isDigit } from '../../key/characters.ts';
import { compareDigits, compareLists, compareText, type Order } from '../../key/order.ts';
import { parseSemver } from './semver-parse.ts';
import { isIdentifierCode } from './semver-text.ts';

/**
 * Orders two versions by SemVer 2.0.0 §11 (https://semver.org/#spec-item-11); missing numbers count as zero.
 *
 * @example
 * compareSemver('v1.2', '1.2.0-rc.1'); // 1
 */
export function compareSemver(a: string, b: string): Order | undefined {
  const rankA = plainRank(a);
  const rankB = plainRank(b);
  if (rankA >= 0 && rankB >= 0) {
    if (rankA !== rankB) return rankA < rankB ? -1 : 1;
    if (rankA % 2 === 1) return 0;
  }
  const left = parseSemver(a);
  const right = parseSemver(b);
  if (!left || !right) return undefined;
  const order = compareLists(left.numbers, right.numbers, compareDigits);
  return order !== 0 ? order : comparePrereleases(left.prerelease, right.prerelease);
}

const NUMBER_LIMIT = 2 ** 17;
const ZERO = 48;
const DOT = 46;
const HYPHEN = 45;

/**
 * Three numbers, with or without a pre-release, as one number in their order: odd for a release, even for all of its
 * pre-releases; -1 for any other text. Most versions are like that, and few pairs need more to be compared.
 */
function plainRank(version: string): number {
  let packed = 0;
  let number = 0;
  let digits = 0;
  let dots = 0;
  for (let at = 0; at < version.length; at++) {
    const code = version.charCodeAt(at);
    if (isDigit(code)) {
      number = number * 10 + code - ZERO;
      digits++;
      if (number >= NUMBER_LIMIT) return -1;
      continue;
    }
    if (digits === 0) return -1;
    if (code === HYPHEN && dots === 2) {
      return isPrerelease(version, at + 1) ? (packed * NUMBER_LIMIT + number) * 2 : -1;
    }
    if (code !== DOT) return -1;
    packed = packed * NUMBER_LIMIT + number;
    number = 0;
    digits = 0;
    dots++;
  }
  return dots === 2 && digits > 0 ? (packed * NUMBER_LIMIT + number) * 2 + 1 : -1;
}

/** True if the rest of a version consists of dot-separated identifiers, without build metadata. */
function isPrerelease(version: string, from: number): boolean {
  let begin = from;
  for (let at = from; at < version.length; at++) {
    const code = version.charCodeAt(at);
    if (isIdentifierCode(code)) continue;
    if (code !== DOT || at === begin) return false;
    begin = at + 1;
  }
  return begin < version.length;
}

/** Orders two pre-releases by their identifiers; none, which is the release itself, comes last. */
export function comparePrereleases(a: readonly string[], b: readonly string[]): Order {
  if (a.length > 0 && b.length > 0) return compareLists(a, b, compareIdentifiers);
  if (a.length === b.length) return 0;
  return a.length === 0 ? 1 : -1;
}

/** Orders two identifiers of a pre-release or build: numbers by value and before texts. */
export function compareIdentifiers(a: string, b: string): Order {
  const isLeftNumber = isAllDigits(a);
  const isRightNumber = isAllDigits(b);
  if (isLeftNumber && isRightNumber) return compareDigits(a, b);
  if (isLeftNumber !== isRightNumber) return isLeftNumber ? -1 : 1;
  return compareText(a, b);
}
