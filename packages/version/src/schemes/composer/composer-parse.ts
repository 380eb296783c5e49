import { isAllDigits } from '../../key/characters.ts';
import { withoutLeadingZeros, withoutTrailingZeros } from '../../key/order.ts';

/** A Composer version: the name of a branch, or numbers and what follows them. */
export type ComposerVersion =
  | { readonly branch: string }
  | {
      readonly branch: undefined;
      /** Without zeros at the end, but at least one. */
      readonly numbers: readonly string[];
      /** Words in small letters and numbers without leading zeros. */
      readonly rest: readonly string[];
    };

// Composer's value for the open places of a branch such as `2.1.x-dev`.
const OPEN_PLACE = '9999999';

/**
 * Reads a version as Composer does (https://getcomposer.org/doc/articles/versions.md): a `v` in front and build
 * metadata behind play no part, `1.0` is `1.0.0.0`, `-stable` says nothing. Undefined when there is neither a number
 * in front nor a branch (`dev-main`).
 */
export function parseComposer(version: string): ComposerVersion | undefined {
  const text = version.trim();
  if (/\s/.test(text)) return undefined;
  if (/^dev-./i.test(text)) return { branch: text.slice(4) };
  const open = /^v?(\d+(?:\.(?:\d+|[x*]))*\.[x*])[-.]?dev$/i.exec(text)?.[1];
  if (open) return { branch: undefined, numbers: openNumbers(open), rest: ['dev'] };
  const body = /^v?(\d[^+]*)(?:\+.*)?$/is.exec(text)?.[1];
  if (body === undefined) return undefined;
  const tokens = (body.toLowerCase().match(/\d+|[a-z]+/g) ?? []).filter((token) => token !== 'stable');
  const firstWord = tokens.findIndex((token) => !isAllDigits(token));
  const count = firstWord < 0 ? tokens.length : firstWord;
  return {
    branch: undefined,
    numbers: withoutTrailingZeros(tokens.slice(0, count).map(withoutLeadingZeros)),
    rest: tokens.slice(count).map((token) => (isAllDigits(token) ? withoutLeadingZeros(token) : token)),
  };
}

function openNumbers(text: string): readonly string[] {
  const numbers = text.split('.').map((part) => (isAllDigits(part) ? withoutLeadingZeros(part) : OPEN_PLACE));
  while (numbers.length < 4) numbers.push(OPEN_PLACE);
  return numbers;
}

/** The stability that a word states. PHP looks at its beginning (https://www.php.net/version_compare). */
export type Stability = 'unknown' | 'dev' | 'alpha' | 'beta' | 'rc' | 'patch';

/** The stability a word in small letters stands for. */
export function stabilityOf(word: string): Stability {
  if (word.startsWith('dev')) return 'dev';
  if (word.startsWith('a')) return 'alpha';
  if (word.startsWith('b')) return 'beta';
  if (word.startsWith('rc')) return 'rc';
  return word.startsWith('p') ? 'patch' : 'unknown';
}
