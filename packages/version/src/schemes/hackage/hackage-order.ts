import { numberKey } from '../../key/number-key.ts';
import { compareDigits, compareLists, type Order } from '../../key/order.ts';

const VERSION = /^(\d+(?:\.\d+)*)(?:-[0-9A-Za-z-]+)?$/;

/**
 * Orders two versions of Haskell packages: lists of numbers, where one that ends first comes first; tags behind a
 * hyphen, which old versions have, play no part
 * (https://hackage.haskell.org/package/base/docs/Data-Version.html).
 *
 * @example
 * compareHackage('1.0', '1.0.0'); // -1
 */
export function compareHackage(a: string, b: string): Order | undefined {
  const left = numbersOf(a);
  const right = numbersOf(b);
  return left && right ? compareLists(left, right, compareDigits) : undefined;
}

/** Sortable key of a Haskell package version. `1.10.2` is `1A102`. */
export function hackageKey(version: string): string | undefined {
  return numbersOf(version)?.map(numberKey).join('');
}

function numbersOf(version: string): readonly string[] | undefined {
  return VERSION.exec(version.trim())?.[1]?.split('.');
}
