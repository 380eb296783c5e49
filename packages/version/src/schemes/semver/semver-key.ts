import { endOfDigits, isDigit, isLetter } from '../../key/characters.ts';
import { numberKeyAt } from '../../key/number-key.ts';
import { TEXT_END } from '../../key/text-key.ts';
import { isIdentifierCode, startOfNumbers } from './semver-text.ts';

const DOT = 46;
const PLUS = 43;
const HYPHEN = 45;

// Behind the numbers, so all of these sort below a further number, and a pre-release below its release.
const PRERELEASE = '-';
const RELEASE = '.';
// Before an identifier that is no number; above every number.
const WORD = '_';

/**
 * Sortable key of a semantic version: its numbers without trailing zeros, then `.` for a release or `-` and the
 * identifiers of the pre-release. `1.10.0` is `1A10.`, `2.0.0-rc.1` is `2-_rc!1`.
 *
 * One pass over the text without a parsed form: this runs for every version of every component and advisory.
 */
export function semverKey(version: string): string | undefined {
  let at = startOfNumbers(version);
  let hasDot = false;
  let key = '';
  let zeros = '';
  for (;;) {
    const end = endOfDigits(version, at);
    if (end === at) return undefined;
    const number = numberKeyAt(version, at, end);
    if (number === '0' && key !== '') zeros += number;
    else {
      key += zeros + number;
      zeros = '';
    }
    at = end;
    if (version.charCodeAt(at) !== DOT) break;
    hasDot = true;
    at++;
  }
  const code = version.charCodeAt(at);
  if (at === version.length || code === PLUS) return key + RELEASE;
  if (code === HYPHEN) return prereleaseKey(key + PRERELEASE, version, at + 1);
  return hasDot && isLetter(code) ? prereleaseKey(key + PRERELEASE, version, at) : undefined;
}

function prereleaseKey(start: string, version: string, from: number): string | undefined {
  let key = start;
  let begin = from;
  let isNumber = true;
  for (let at = from; ; at++) {
    const code = version.charCodeAt(at);
    if (isIdentifierCode(code)) {
      if (!isDigit(code)) isNumber = false;
      continue;
    }
    if (at === begin) return undefined;
    const isLast = at === version.length || code === PLUS;
    if (!isLast && code !== DOT) return undefined;
    if (isNumber) key += numberKeyAt(version, begin, at);
    else key += isLast ? WORD + version.slice(begin, at) : WORD + version.slice(begin, at) + TEXT_END;
    if (isLast) return key;
    begin = at + 1;
    isNumber = true;
  }
}
