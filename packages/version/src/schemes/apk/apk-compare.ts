import { isAllDigits } from '../../key/characters.ts';
import {
  compareDigits,
  compareLists,
  compareNumbers,
  compareOptional,
  compareText,
  type Order,
} from '../../key/order.ts';
import { type ApkVersion, parseApk, SUFFIXES } from './apk-parse.ts';

/** Index in {@link SUFFIXES} before which the version without suffix stands. */
const FIRST_LATE_SUFFIX = SUFFIXES.indexOf('cvs') - 0.5;

/**
 * Orders two versions of Alpine packages as apk does.
 *
 * @example
 * compareApk('1.2_rc1-r0', '1.2-r0'); // -1
 */
export function compareApk(a: string, b: string): Order | undefined {
  const left = parseApk(a);
  const right = parseApk(b);
  if (!left || !right) return undefined;
  return (
    compareDigits(left.numbers[0] ?? '0', right.numbers[0] ?? '0') ||
    compareLists(left.numbers.slice(1), right.numbers.slice(1), compareLaterNumbers) ||
    compareText(left.letter, right.letter) ||
    compareSuffixes(left, right) ||
    compareRemainders(left.remainder, right.remainder) ||
    compareOptional(left.release, right.release, -1, compareDigits) ||
    compareNumbers(Number(left.hasOpaqueEnd), Number(right.hasOpaqueEnd))
  );
}

/** Behind the first number, one with a leading zero is read like decimals: `1.02 < 1.1`. */
function compareLaterNumbers(a: string, b: string): Order {
  return a.startsWith('0') || b.startsWith('0') ? compareText(a, b) : compareDigits(a, b);
}

function compareSuffixes(a: ApkVersion, b: ApkVersion): Order {
  const longer = Math.max(a.suffixes.length, b.suffixes.length);
  for (let index = 0; index < longer; index++) {
    const left = a.suffixes[index];
    const right = b.suffixes[index];
    const order =
      compareNumbers(
        left ? SUFFIXES.indexOf(left.word) : FIRST_LATE_SUFFIX,
        right ? SUFFIXES.indexOf(right.word) : FIRST_LATE_SUFFIX,
      ) || compareDigits(left?.number ?? '0', right?.number ?? '0');
    if (order !== 0) return order;
  }
  return 0;
}

/** Orders the unreadable parts of invalid versions by characters, with runs of digits by value and above all else. */
function compareRemainders(a: string, b: string): Order {
  return compareLists(piecesOf(a), piecesOf(b), (left, right) => {
    const isLeftNumber = isAllDigits(left);
    const isRightNumber = isAllDigits(right);
    if (isLeftNumber && isRightNumber) return compareDigits(left, right);
    if (isLeftNumber !== isRightNumber) return isLeftNumber ? 1 : -1;
    return compareText(left, right);
  });
}

function piecesOf(remainder: string): readonly string[] {
  return remainder.match(/\d+|\D/gu) ?? [];
}
