import { compareDigits, compareLists, compareOptional, compareText, type Order } from '../../key/order.ts';
import { type ConanItem, parseConan } from './conan-parse.ts';

/**
 * Orders two Conan versions: by items, then a pre-release before its release, then by build.
 *
 * Conan compares a number with a text as texts, which runs in a circle (`9 < 10 < 1a < 9`). Here an item is its
 * leading number first and its text second, so `1 < 1a < 2 < 10 < a`.
 *
 * @example
 * compareConan('1.1.1k', '1.1.1l'); // -1
 */
export function compareConan(a: string, b: string): Order | undefined {
  const left = parseConan(a);
  const right = parseConan(b);
  if (!left || !right) return undefined;
  return (
    compareItemLists(left.items, right.items) ||
    compareOptional(left.prerelease, right.prerelease, 1, compareItemLists) ||
    compareOptional(left.build, right.build, -1, compareItemLists)
  );
}

function compareItemLists(a: readonly ConanItem[], b: readonly ConanItem[]): Order {
  return compareLists(a, b, compareItems);
}

function compareItems(a: ConanItem, b: ConanItem): Order {
  if (a.digits === undefined || b.digits === undefined) {
    if (a.digits === b.digits) return compareText(a.suffix, b.suffix);
    return a.digits === undefined ? 1 : -1;
  }
  return compareDigits(a.digits, b.digits) || compareText(a.suffix, b.suffix);
}
