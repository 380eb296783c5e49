import { numberKey } from '../../key/number-key.ts';
import { compareDigits, compareLists, type Order } from '../../key/order.ts';

const VERSION = /^\d+(?:[.-]\d+)*$/;

/**
 * Orders two versions of R packages: lists of numbers, where one that ends first comes first
 * (https://cran.r-project.org/doc/manuals/r-release/R-exts.html#The-DESCRIPTION-file).
 *
 * @example
 * compareCran('1.0', '1.0-1'); // -1
 */
export function compareCran(a: string, b: string): Order | undefined {
  const left = numbersOf(a);
  const right = numbersOf(b);
  return left && right ? compareLists(left, right, compareDigits) : undefined;
}

/** Sortable key of an R package version. `1.10-2` is `1A102`. */
export function cranKey(version: string): string | undefined {
  return numbersOf(version)?.map(numberKey).join('');
}

function numbersOf(version: string): readonly string[] | undefined {
  const text = version.trim();
  return VERSION.test(text) ? text.split(/[.-]/) : undefined;
}
