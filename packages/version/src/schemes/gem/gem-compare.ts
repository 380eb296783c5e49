import { isAllDigits } from '../../key/characters.ts';
import { compareDigits, compareText, type Order } from '../../key/order.ts';
import { parseGem } from './gem-parse.ts';

/**
 * Orders two RubyGems versions: segment by segment, the shorter one filled up with zeros, letters before numbers.
 *
 * @example
 * compareGem('1.0.0.pre1', '1.0'); // -1
 */
export function compareGem(a: string, b: string): Order | undefined {
  const left = parseGem(a);
  const right = parseGem(b);
  if (!left || !right) return undefined;
  const longer = Math.max(left.length, right.length);
  for (let index = 0; index < longer; index++) {
    const order = compareSegments(left[index] ?? '0', right[index] ?? '0');
    if (order !== 0) return order;
  }
  return 0;
}

function compareSegments(a: string, b: string): Order {
  const isLeftNumber = isAllDigits(a);
  const isRightNumber = isAllDigits(b);
  if (isLeftNumber && isRightNumber) return compareDigits(a, b);
  if (isLeftNumber !== isRightNumber) return isLeftNumber ? 1 : -1;
  return compareText(a, b);
}
