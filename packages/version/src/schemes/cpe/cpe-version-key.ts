import { descendingNumberKey, numberKey } from '../../key/number-key.ts';
import { TEXT_END, textKey } from '../../key/text-key.ts';
import { type Token, tokenize } from './cpe-version-tokens.ts';

// The possible contents of one place, in rising order. Number keys are above all of these.
const PRE = '!';
const ZEROS_BEFORE_PRE = '#';
const END = '%';
const ZEROS_BEFORE_MORE = '&';
const WORD = "'";

/**
 * Sortable key of a version of a CPE name. `1.10` is `1A10%`, `7.4.2d` is `742'd!%`.
 *
 * A version stands for its tokens and zeros without end, so zeros in the middle cannot be written one by one: whether
 * `1.0.x` is above or below `1` depends on the `x`. A run of zeros is therefore written as one piece that tells what
 * follows it. Below the end, more zeros are nearer to it and sort higher; above the end they sort lower.
 */
export function cpeVersionKey(version: string): string | undefined {
  const tokens = tokenize(version);
  if (!tokens) return undefined;
  let key = '';
  let zeros = 0;
  for (const token of tokens) {
    if (token.kind === 'zero') zeros++;
    else {
      if (zeros > 0) key += zerosKey(zeros, token);
      key += tokenKey(token);
      zeros = 0;
    }
  }
  return key + END;
}

function zerosKey(count: number, next: Token): string {
  const digits = String(count);
  return next.kind === 'pre'
    ? ZEROS_BEFORE_PRE + numberKey(digits)
    : ZEROS_BEFORE_MORE + descendingNumberKey(digits);
}

function tokenKey(token: Exclude<Token, { kind: 'zero' }>): string {
  if (token.kind === 'number') return numberKey(token.digits);
  return token.kind === 'pre' ? PRE + token.rank : WORD + textKey(token.text) + TEXT_END;
}
