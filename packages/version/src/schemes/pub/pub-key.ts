import { isAllDigits } from '../../key/characters.ts';
import { numberKey } from '../../key/number-key.ts';
import { TEXT_END } from '../../key/text-key.ts';
import { parsePub } from './pub-parse.ts';

// Behind the three numbers, in rising order.
const PRERELEASE = '-';
const RELEASE = '.';
// In a list of identifiers: its end, (number keys), a word.
const LIST_END = '!';
const WORD = '_';

/** Sortable key of a Dart package version. `1.10.0-dev.2+1` is `1A100-_dev!2!1!`. */
export function pubKey(version: string): string | undefined {
  const parsed = parsePub(version);
  if (!parsed) return undefined;
  const stage = parsed.prerelease.length > 0 ? PRERELEASE + listKey(parsed.prerelease) : RELEASE;
  return parsed.numbers.map(numberKey).join('') + stage + listKey(parsed.build);
}

function listKey(identifiers: readonly string[]): string {
  return identifiers.map(identifierKey).join('') + LIST_END;
}

function identifierKey(identifier: string): string {
  return isAllDigits(identifier) ? numberKey(identifier) : WORD + identifier + TEXT_END;
}
