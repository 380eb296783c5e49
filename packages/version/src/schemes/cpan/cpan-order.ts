import { numberKey } from '../../key/number-key.ts';
import { compareDigits, compareLists, type Order } from '../../key/order.ts';
import { parseCpan } from './cpan-parse.ts';

/**
 * Orders two Perl versions, decimals and dotted ones alike.
 *
 * @example
 * compareCpan('1.5', 'v1.500.0'); // 0
 */
export function compareCpan(a: string, b: string): Order | undefined {
  const left = parseCpan(a);
  const right = parseCpan(b);
  return left && right ? compareLists(left, right, compareDigits) : undefined;
}

/** Sortable key of a Perl version. `1.002003` is `123`. */
export function cpanKey(version: string): string | undefined {
  return parseCpan(version)?.map(numberKey).join('');
}
