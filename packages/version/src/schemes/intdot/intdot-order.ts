import { numberKey } from '../../key/number-key.ts';
import {
  compareDigits,
  compareLists,
  type Order,
  withoutLeadingZeros,
  withoutTrailingZeros,
} from '../../key/order.ts';

/**
 * Orders two versions of numbers and dots by the rule of that name in the `vers` specification
 * (https://github.com/package-url/vers-spec/blob/main/docs/types/vers-types.md): number by number, whatever follows the
 * first other character. The specification does not say how `1.2` stands to `1.2.0`; here they are the same.
 *
 * @example
 * compareIntdot('1.10-beta', '1.9'); // 1
 */
export function compareIntdot(a: string, b: string): Order | undefined {
  const left = numbersOf(a);
  const right = numbersOf(b);
  return left && right ? compareLists(left, right, compareDigits) : undefined;
}

/** Sortable key of a version of numbers and dots. `1.10.0` is `1A10`. */
export function intdotKey(version: string): string | undefined {
  return numbersOf(version)?.map(numberKey).join('');
}

function numbersOf(version: string): readonly string[] | undefined {
  const numbers = /^\s*(\d+(?:\.\d+)*)/.exec(version)?.[1];
  return numbers === undefined
    ? undefined
    : withoutTrailingZeros(numbers.split('.').map(withoutLeadingZeros));
}
