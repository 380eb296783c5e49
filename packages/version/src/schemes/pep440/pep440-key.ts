import { endOfDigits, isAllDigits } from '../../key/characters.ts';
import { numberKey, numberKeyAt } from '../../key/number-key.ts';
import { TEXT_END } from '../../key/text-key.ts';
import { legacyKey, legacyParts } from './legacy-version.ts';
import { type Pep440Version, parsePep440 } from './pep440-parse.ts';

const DOT = 46;

// Before the release numbers: below and above all number keys.
const LEGACY = '!';
const EPOCH = '^';
// Behind the numbers or behind a pre-release, in rising order; all of them below a further number.
const DEV = '!';
const PHASES = { a: '%', b: '&', rc: "'" } as const;
const FINAL = '.';
const POST = '/';
// Before a word in a local version; below all numbers.
const LOCAL_WORD = '+';

/**
 * Sortable key of a Python version. `1.10` is `1A10.`, `2.0rc1` is `2'1.`, `2.0.post1.dev3` is `2/1!3`,
 * `1!2.0` is `^12.`.
 */
export function pep440Key(version: string): string | undefined {
  const plain = plainKey(version);
  if (plain !== undefined) return plain;
  const parsed = parsePep440(version);
  if (parsed) return parsedKey(parsed);
  const legacy = legacyParts(version);
  return legacy && LEGACY + legacyKey(legacy);
}

/** Key of a version of numbers and dots only, which most are; undefined for all others. */
function plainKey(version: string): string | undefined {
  let key = '';
  let zeros = '';
  let at = 0;
  for (;;) {
    const end = endOfDigits(version, at);
    if (end === at) return undefined;
    const number = numberKeyAt(version, at, end);
    if (number === '0' && key !== '') zeros += number;
    else {
      key += zeros + number;
      zeros = '';
    }
    if (end === version.length) return key + FINAL;
    if (version.charCodeAt(end) !== DOT) return undefined;
    at = end + 1;
  }
}

function parsedKey({ epoch, release, pre, post, dev, local }: Pep440Version): string {
  const start = (epoch === '0' ? '' : EPOCH + numberKey(epoch)) + release.map(numberKey).join('');
  const phase = pre ? PHASES[pre.phase] + numberKey(pre.number) : '';
  const end =
    (post === undefined ? '' : POST + numberKey(post)) + (dev === undefined ? FINAL : DEV + numberKey(dev));
  return start + phase + end + local.map(localPartKey).join('');
}

function localPartKey(part: string): string {
  return isAllDigits(part) ? numberKey(part) : LOCAL_WORD + part + TEXT_END;
}
