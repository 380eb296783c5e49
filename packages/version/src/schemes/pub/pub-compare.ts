import { compareDigits, compareLists, type Order } from '../../key/order.ts';
import { compareIdentifiers, comparePrereleases } from '../semver/semver-compare.ts';
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
