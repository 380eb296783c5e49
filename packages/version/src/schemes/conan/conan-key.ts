import { numberKey } from '../../key/number-key.ts';
import { TEXT_END, textKey } from '../../key/text-key.ts';
import { type ConanItem, parseConan } from './conan-parse.ts';

// Behind the items, in rising order and below a further item.
const PRERELEASE = '-';
const RELEASE = '.';
// Behind that, and below a further item of the pre-release: no build before any build.
const NO_BUILD = '!';
const BUILD = '+';
// An item without number comes after all numbers; a number with text after the number alone, whatever follows.
const WORD = '\\';
const SUFFIX = ']';

/** Sortable key of a Conan version. `1.10.1k` is `1A101]k!.!`. */
export function conanKey(version: string): string | undefined {
  const parsed = parseConan(version);
  if (!parsed) return undefined;
  const { items, prerelease, build } = parsed;
  const stage = prerelease ? PRERELEASE + itemsKey(prerelease) : RELEASE;
  return itemsKey(items) + stage + (build ? BUILD + itemsKey(build) : NO_BUILD);
}

function itemsKey(items: readonly ConanItem[]): string {
  return items.map(itemKey).join('');
}

function itemKey({ digits, suffix }: ConanItem): string {
  if (digits === undefined) return WORD + textKey(suffix) + TEXT_END;
  return suffix === '' ? numberKey(digits) : numberKey(digits) + SUFFIX + textKey(suffix) + TEXT_END;
}
