/**
 * Key of a number: a mark for the count of digits, then the digits. One digit stands for itself, `A` marks two
 * digits, `B` three, … `Z` twenty-seven; `[` precedes longer numbers with their count as a number key. So
 * `7 < A10 < A42 < B100` as text, and no key is the beginning of another.
 */
export function numberKey(digits: string): string {
  return numberKeyAt(digits, 0, digits.length);
}

/** First character of every number key is at least this. */
const NUMBER_KEY_FIRST = '0';

/** First character of every number key is at most this. */
const NUMBER_KEY_LAST = '[';

/** {@link numberKey} of the digits of a text from `from` up to `to`, which must hold at least one digit. */
export function numberKeyAt(text: string, from: number, to: number): string {
  let start = from;
  while (start < to - 1 && text.charCodeAt(start) === ZERO) start++;
  const length = to - start;
  if (length === 1) return text.charAt(start);
  if (length <= LONGEST_MARKED) return LENGTH_MARKS.charAt(length - 2) + text.slice(start, to);
  return `[${numberKey(String(length))}${text.slice(start, to)}`;
}

/**
 * Key of a number in falling order: every number has a greater key than its successor. The characters are from the
 * same range as those of {@link numberKey}.
 */
export function descendingNumberKey(digits: string): string {
  const rising = numberKey(digits);
  let falling = '';
  for (let index = 0; index < rising.length; index++) {
    falling += String.fromCharCode(FIRST_CODE + LAST_CODE - rising.charCodeAt(index));
  }
  return falling;
}

const ZERO = 48;
const LENGTH_MARKS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LONGEST_MARKED = LENGTH_MARKS.length + 1;
const FIRST_CODE = NUMBER_KEY_FIRST.charCodeAt(0);
const LAST_CODE = NUMBER_KEY_LAST.charCodeAt(0);
