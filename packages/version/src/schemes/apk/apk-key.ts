import { isAllDigits } from '../../key/characters.ts';
import { numberKey } from '../../key/number-key.ts';
import { TEXT_END, textKey } from '../../key/text-key.ts';
import { type ApkSuffixWord, parseApk } from './apk-parse.ts';

// Behind the first number, in rising order: the end of the numbers, one with a leading zero, (number keys).
const NUMBERS_END = '.';
const ZERO_LED = '/';
// Suffixes and, between them, the end of the suffixes; all of them below the letters.
const SUFFIX_MARKS: Readonly<Record<ApkSuffixWord, string>> = {
  alpha: '!',
  beta: '"',
  pre: '#',
  rc: '$',
  cvs: '&',
  svn: "'",
  git: '(',
  hg: ')',
  p: '*',
};
const SUFFIXES_END = '%';
// Behind the suffixes: no release, (number keys), a remainder.
const NO_RELEASE = '!';
const REMAINDER = '_';
const REMAINDER_CHARACTER = '#';
const OPAQUE_END = '!';

/** Sortable key of an Alpine version. `1.10b_rc1-r2` is `1A10.b$1%2`. */
export function apkKey(version: string): string | undefined {
  const parsed = parseApk(version);
  if (!parsed) return undefined;
  const [first = '0', ...later] = parsed.numbers;
  return (
    numberKey(first) +
    later.map(laterNumberKey).join('') +
    NUMBERS_END +
    parsed.letter +
    parsed.suffixes.map(({ word, number }) => SUFFIX_MARKS[word] + numberKey(number)).join('') +
    SUFFIXES_END +
    remainderKey(parsed.remainder) +
    (parsed.release === undefined ? NO_RELEASE : numberKey(parsed.release)) +
    (parsed.hasOpaqueEnd ? OPAQUE_END : '')
  );
}

function laterNumberKey(digits: string): string {
  return digits.startsWith('0') ? ZERO_LED + digits.slice(1) + TEXT_END : numberKey(digits);
}

function remainderKey(remainder: string): string {
  if (remainder === '') return '';
  const pieces = remainder.match(/\d+|\D/gu) ?? [];
  const keys = pieces.map((piece) =>
    isAllDigits(piece) ? numberKey(piece) : REMAINDER_CHARACTER + textKey(piece),
  );
  return REMAINDER + keys.join('') + TEXT_END;
}
