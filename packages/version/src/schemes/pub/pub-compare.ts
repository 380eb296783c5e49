import { isAllDigits } from '../../key/characters.ts';
import { compareDigits, compareLists, compareText, type Order } from '../../key/order.ts';
import { parsePub } from './pub-parse.ts';

/**
 * Orders two Dart package versions: as semantic versions, but a build comes after the version without one
 * (https://pub.dev/documentation/pub_semver/latest/pub_semver/Version/compareTo.html).
 *
 * @example
 * comparePub('1.0.0+1', '1.0.0'); // 1
 */
export function comparePub(a: string, b: string): Order | undefined {
  const left = parsePub(a);
  const right = parsePub(b);
  if (!left || !right) return undefined;
  return (
    compareLists(left.numbers, right.numbers, compareDigits) ||
    comparePrereleases(left.prerelease, right.prerelease) ||
    compareLists(left.build, right.build, compareIdentifiers)
  );
}

function comparePrereleases(a: readonly string[], b: readonly string[]): Order {
  if (a.length > 0 && b.length > 0) return compareLists(a, b, compareIdentifiers);
  if (a.length === b.length) return 0;
  return a.length === 0 ? 1 : -1;
}

function compareIdentifiers(a: string, b: string): Order {
  const isLeftNumber = isAllDigits(a);
  const isRightNumber = isAllDigits(b);
  if (isLeftNumber && isRightNumber) return compareDigits(a, b);
  if (isLeftNumber !== isRightNumber) return isLeftNumber ? -1 : 1;
  return compareText(a, b);
}
