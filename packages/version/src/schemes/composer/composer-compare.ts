import { isAllDigits } from '../../key/characters.ts';
import { compareDigits, compareLists, compareNumbers, compareText, type Order } from '../../key/order.ts';
import { parseComposer, stabilityOf } from './composer-parse.ts';

const RANKS = { unknown: 0, dev: 1, alpha: 2, beta: 3, rc: 4, end: 5, number: 6, patch: 7 } as const;

/**
 * Orders two Composer versions: branches first, then by numbers, then by what follows them as PHP's version_compare
 * does. Words that PHP does not know are equal to each other.
 *
 * @example
 * compareComposer('1.0-RC1', 'v1.0.0.0'); // -1
 */
export function compareComposer(a: string, b: string): Order | undefined {
  const left = parseComposer(a);
  const right = parseComposer(b);
  if (!left || !right) return undefined;
  if (left.branch !== undefined && right.branch !== undefined) return compareText(left.branch, right.branch);
  if (left.branch !== undefined) return -1;
  if (right.branch !== undefined) return 1;
  return compareLists(left.numbers, right.numbers, compareDigits) || compareRests(left.rest, right.rest);
}

function compareRests(a: readonly string[], b: readonly string[]): Order {
  const longer = Math.max(a.length, b.length);
  for (let index = 0; index < longer; index++) {
    const left = a[index];
    const right = b[index];
    const order = compareNumbers(rankOf(left), rankOf(right));
    if (order !== 0) return order;
    if (left !== undefined && right !== undefined && isAllDigits(left)) {
      const byValue = compareDigits(left, right);
      if (byValue !== 0) return byValue;
    }
  }
  return 0;
}

function rankOf(token: string | undefined): number {
  if (token === undefined) return RANKS.end;
  return isAllDigits(token) ? RANKS.number : RANKS[stabilityOf(token)];
}
