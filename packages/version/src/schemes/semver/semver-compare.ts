import { isAllDigits } from '../../key/characters.ts';
import { compareDigits, compareLists, compareText, type Order } from '../../key/order.ts';
import { parseSemver, type SemverVersion } from './semver-parse.ts';

/**
 * Orders two versions by SemVer 2.0.0 §11 (https://semver.org/#spec-item-11); missing numbers count as zero.
 *
 * @example
 * compareSemver('v1.2', '1.2.0-rc.1'); // 1
 */
export function compareSemver(a: string, b: string): Order | undefined {
  const left = parseSemver(a);
  const right = parseSemver(b);
  if (!left || !right) return undefined;
  const order = compareLists(left.numbers, right.numbers, compareDigits);
  return order !== 0 ? order : comparePrereleases(left, right);
}

function comparePrereleases(left: SemverVersion, right: SemverVersion): Order {
  if (left.prerelease.length === 0 || right.prerelease.length === 0) {
    if (left.prerelease.length === right.prerelease.length) return 0;
    return left.prerelease.length === 0 ? 1 : -1;
  }
  return compareLists(left.prerelease, right.prerelease, compareIdentifiers);
}

function compareIdentifiers(a: string, b: string): Order {
  const isLeftNumber = isAllDigits(a);
  const isRightNumber = isAllDigits(b);
  if (isLeftNumber && isRightNumber) return compareDigits(a, b);
  if (isLeftNumber !== isRightNumber) return isLeftNumber ? -1 : 1;
  return compareText(a, b);
}
