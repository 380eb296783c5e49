import { isAllDigits } from '../../key/characters.ts';
import { numberKey } from '../../key/number-key.ts';
import { textKey } from '../../key/text-key.ts';
import { parseComposer, stabilityOf } from './composer-parse.ts';

// Before the numbers: below all of them.
const BRANCH = '!';
// Behind the numbers: below a further number.
const NUMBERS_END = '.';
// The possible contents of one place after it: words, the end, (number keys), patches.
const WORDS = { unknown: '!', dev: '#', alpha: '$', beta: '%', rc: '&', patch: '_' } as const;
const END = '*';

/** Sortable key of a Composer version. `1.10-beta2` is `1A10.%2*`. */
export function composerKey(version: string): string | undefined {
  const parsed = parseComposer(version);
  if (!parsed) return undefined;
  if (parsed.branch !== undefined) return BRANCH + textKey(parsed.branch);
  return parsed.numbers.map(numberKey).join('') + NUMBERS_END + parsed.rest.map(tokenKey).join('') + END;
}

function tokenKey(token: string): string {
  return isAllDigits(token) ? numberKey(token) : WORDS[stabilityOf(token)];
}
