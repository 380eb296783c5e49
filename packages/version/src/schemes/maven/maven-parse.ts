import { isDigit } from '../../key/characters.ts';
import { withoutLeadingZeros } from '../../key/order.ts';
import { isPlaceholder } from '../../placeholder.ts';

/**
 * One item of a Maven version. An `early` word makes a version before the release (rank 0 `alpha` to 4 `snapshot`), a
 * `late` one a version after it (`sp`, and all words that Maven does not know). A list is always the last item.
 */
export type MavenItem =
  | { readonly kind: 'number'; readonly digits: string }
  | { readonly kind: 'null' }
  | { readonly kind: 'early'; readonly rank: number }
  | { readonly kind: 'late'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly MavenItem[] };

const NULL: MavenItem = { kind: 'null' };

const EARLY_RANKS: ReadonlyMap<string, number> = new Map([
  ['alpha', 0],
  ['beta', 1],
  ['milestone', 2],
  ['rc', 3],
  ['cr', 3],
  ['snapshot', 4],
]);
const RELEASE_WORDS = new Set(['ga', 'final', 'release']);
const SHORT_WORDS: ReadonlyMap<string, string> = new Map([
  ['a', 'alpha'],
  ['b', 'beta'],
  ['m', 'milestone'],
]);

/**
 * Splits a version into items and nested lists as Maven does
 * (https://maven.apache.org/pom.html#version-order-specification): a hyphen and each change between digits and other
 * characters open a list, and what counts as nothing is removed before a list and at the end. Maven takes any text for
 * a version; what stands for an unknown one is undefined here.
 */
export function parseMaven(version: string): readonly MavenItem[] | undefined {
  const text = version.trim().toLowerCase();
  if (isPlaceholder(text)) return undefined;
  const lists: MavenItem[][] = [[]];
  let run = '';
  for (const [token] of text.matchAll(/\d+|[^\d.-]+|[.-]/g)) {
    if (token === '.' || token === '-') {
      innermost(lists).push(run === '' ? NULL : itemOf(run, false));
      if (token === '-') lists.push([]);
      run = '';
    } else {
      if (run !== '') {
        innermost(lists).push(itemOf(run, isDigit(token.charCodeAt(0))));
        lists.push([]);
      }
      run = token;
    }
  }
  if (run !== '') innermost(lists).push(itemOf(run, false));
  return nest(lists);
}

function innermost(lists: MavenItem[][]): MavenItem[] {
  return lists[lists.length - 1] as MavenItem[];
}

function itemOf(run: string, isDigitNext: boolean): MavenItem {
  if (isDigit(run.charCodeAt(0))) {
    const digits = withoutLeadingZeros(run);
    return digits === '0' ? NULL : { kind: 'number', digits };
  }
  const word = isDigitNext ? (SHORT_WORDS.get(run) ?? run) : run;
  const rank = EARLY_RANKS.get(word);
  if (rank !== undefined) return { kind: 'early', rank };
  return RELEASE_WORDS.has(word) ? NULL : { kind: 'late', text: word };
}

/**
 * Appends each list to the one before it, without items at its end that count as nothing. If only the inner
 * list remains, it replaces the outer one (`1-ga-1` is `1-1`), except for the outermost list (`0-1` is not
 * `1`).
 */
function nest(lists: readonly MavenItem[][]): readonly MavenItem[] {
  let inner: readonly MavenItem[] = [];
  for (const list of lists.toReversed()) {
    while (list.at(-1)?.kind === 'null') list.pop();
    if (inner.length === 0) inner = list;
    else if (list.length > 0 || list === lists[0]) inner = [...list, { kind: 'list', items: inner }];
  }
  return inner;
}
