import { endOfDigits, isDigit, isLetter } from '../../key/characters.ts';
import { compareDigits, compareNumbers, type Order } from '../../key/order.ts';
import { parseDeb } from './deb-parse.ts';

const TILDE = 126;

/**
 * Orders two versions of Debian or Ubuntu packages by dpkg's rule.
 *
 * @example
 * compareDeb('1.0~rc1-1', '1.0-1'); // -1
 */
export function compareDeb(a: string, b: string): Order | undefined {
  const left = parseDeb(a);
  const right = parseDeb(b);
  if (!left || !right) return undefined;
  return (
    compareDigits(left.epoch, right.epoch) ||
    comparePart(left.upstream, right.upstream) ||
    comparePart(left.revision, right.revision)
  );
}

/** Compares stretches without digits and numbers in turn; a part that has ended goes on with nothing and 0. */
function comparePart(a: string, b: string): Order {
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    while (isStretch(a, i) || isStretch(b, j)) {
      const order = compareNumbers(characterRank(a, i), characterRank(b, j));
      if (order !== 0) return order;
      i++;
      j++;
    }
    const leftEnd = endOfDigits(a, i);
    const rightEnd = endOfDigits(b, j);
    const order = compareDigits(a.slice(i, leftEnd) || '0', b.slice(j, rightEnd) || '0');
    if (order !== 0) return order;
    i = leftEnd;
    j = rightEnd;
  }
  return 0;
}

function isStretch(text: string, at: number): boolean {
  return at < text.length && !isDigit(text.charCodeAt(at));
}

/** A tilde comes before the end, the end before letters, letters before all else. */
function characterRank(text: string, at: number): number {
  if (!isStretch(text, at)) return 0;
  const code = text.charCodeAt(at);
  if (code === TILDE) return -1;
  return isLetter(code) ? code : code + 0x10000;
}
