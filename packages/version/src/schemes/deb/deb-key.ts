import { endOfDigits, isDigit } from '../../key/characters.ts';
import { numberKey, numberKeyAt } from '../../key/number-key.ts';
import { textKey } from '../../key/text-key.ts';
import { parseDeb } from './deb-parse.ts';

// In rising order: below the end, the end of a part, (number keys), capitals, (small letters), other characters.
const TILDE = '!';
const END = '#';
const CAPITAL = '\\';
const BELOW_DOT = '{';
const DOT = '|';
const ABOVE_DOT = '}';

/** Sortable key of a Debian version: epoch, upstream part, revision. `1:1.2-3` is `11|2#3#`. */
export function debKey(version: string): string | undefined {
  const parsed = parseDeb(version);
  return parsed && numberKey(parsed.epoch) + partKey(parsed.upstream) + partKey(parsed.revision);
}

/** Every stretch without digits, also an empty one, is followed by a number; the first number marks its end. */
function partKey(part: string): string {
  let key = '';
  let at = 0;
  do {
    while (at < part.length && !isDigit(part.charCodeAt(at))) key += characterKey(part.charAt(at++));
    const end = endOfDigits(part, at);
    key += end === at ? '0' : numberKeyAt(part, at, end);
    at = end;
  } while (at < part.length);
  return key + END;
}

function characterKey(character: string): string {
  if (character === '~') return TILDE;
  if (character === '.') return DOT;
  if (character >= 'a' && character <= 'z') return character;
  if (character >= 'A' && character <= 'Z') return CAPITAL + character;
  return (character < '.' ? BELOW_DOT : ABOVE_DOT) + textKey(character);
}
