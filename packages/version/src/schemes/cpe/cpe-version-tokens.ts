import { withoutLeadingZeros } from '../../key/order.ts';

/**
 * A piece of a version: a run of digits (`zero` when its value is 0, else `number` without leading zeros), a run of
 * letters, or a word that announces a release to come.
 */
export type Token =
  | { readonly kind: 'pre'; readonly rank: number }
  | { readonly kind: 'zero' }
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'number'; readonly digits: string };

/** The token that all versions end in, without end. */
export const ZERO: Token = Object.freeze({ kind: 'zero' });

const PRE_RANKS: ReadonlyMap<string, number> = new Map([
  ['dev', 1],
  ['snapshot', 1],
  ['nightly', 1],
  ['canary', 1],
  ['alpha', 2],
  ['beta', 3],
  ['milestone', 4],
  ['pre', 5],
  ['preview', 5],
  ['prerelease', 5],
  ['rc', 6],
  ['cr', 6],
  ['candidate', 6],
]);

/** The logical value "not applicable", which the NVD also writes as a bound: before all versions, equal to itself. */
const NOT_APPLICABLE: readonly Token[] = [{ kind: 'pre', rank: 0 }];

/** Words that only say "this is the release itself"; they count as zero. */
const RELEASE_WORDS = new Set(['final', 'ga', 'gold', 'release']);

/**
 * An epoch of deb or rpm, which scanners write into CPEs. It is the distribution's: the NVD states versions of upstream, which
 * have none.
 */
const EPOCH = /^\d+:(?=[a-z]*\d)/;

/**
 * Splits a version into its tokens. An epoch is left out. Case and all characters but letters and digits play no part, nor does a `v`
 * before the first digit. Undefined when there is no letter or digit (`*`), unless the text is `-`.
 */
export function tokenize(version: string): readonly Token[] | undefined {
  const plain = version.toLowerCase().replace(EPOCH, '');
  const runs = plain.match(/\d+|[a-z\u0080-\uffff]+/g);
  if (!runs) return version === '-' ? NOT_APPLICABLE : undefined;
  if (runs[0] === 'v' && /^v\d/.test(plain)) runs.shift();
  return runs.map(tokenOf);
}

function tokenOf(run: string): Token {
  const code = run.charCodeAt(0);
  if (code >= 48 && code <= 57) {
    const digits = withoutLeadingZeros(run);
    return digits === '0' ? ZERO : { kind: 'number', digits };
  }
  const rank = PRE_RANKS.get(run);
  if (rank !== undefined) return { kind: 'pre', rank };
  return RELEASE_WORDS.has(run) ? ZERO : { kind: 'word', text: run };
}
