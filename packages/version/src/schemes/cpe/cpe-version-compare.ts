import { compareDigits, compareNumbers, compareText, type Order } from '../../key/order.ts';
import { type Token, tokenize, ZERO } from './cpe-version-tokens.ts';

const KIND_RANK = { pre: 0, zero: 1, word: 2, number: 3 } as const;

/**
 * Orders two versions of CPE names token by token, the shorter one filled up with zeros. In one place a word that
 * announces a release comes first, then zero (so also the end), then other words by text, then numbers by value:
 * `1.0-rc2 < 1.0 = 1 = 1.0.0 < 1.0a < 1.0.1 < 1.1`.
 *
 * This total order is our own: CPE defines none, and the token comparison that users come from is not transitive
 * (`2 < 10 < 1a < 2`), so that no index could follow it.
 */
export function compareCpeVersions(a: string, b: string): Order | undefined {
  const left = tokenize(a);
  const right = tokenize(b);
  if (!left || !right) return undefined;
  const longer = Math.max(left.length, right.length);
  for (let index = 0; index < longer; index++) {
    const order = compareTokens(left[index] ?? ZERO, right[index] ?? ZERO);
    if (order !== 0) return order;
  }
  return 0;
}

function compareTokens(a: Token, b: Token): Order {
  if (a.kind === 'pre' && b.kind === 'pre') return compareNumbers(a.rank, b.rank);
  if (a.kind === 'word' && b.kind === 'word') return compareText(a.text, b.text);
  if (a.kind === 'number' && b.kind === 'number') return compareDigits(a.digits, b.digits);
  return compareNumbers(KIND_RANK[a.kind], KIND_RANK[b.kind]);
}
