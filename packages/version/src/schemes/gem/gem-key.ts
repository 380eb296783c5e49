import { isAllDigits } from '../../key/characters.ts';
import { descendingNumberKey, numberKey } from '../../key/number-key.ts';
import { TEXT_END } from '../../key/text-key.ts';
import { parseGem } from './gem-parse.ts';

// The possible contents of one place, in rising order. Number keys are above all of these.
const WORD = '!';
const ZEROS_BEFORE_WORD = '#';
const END = '%';
const ZEROS_BEFORE_NUMBER = '&';

/**
 * Sortable key of a RubyGems version. `1.10` is `1A10%`, `2.0.rc1` is `2!rc!1%`. A version goes on with zeros without
 * end, so a run of zeros is one piece that tells what follows it: below the end more zeros are nearer to it, above it
 * fewer.
 */
export function gemKey(version: string): string | undefined {
  const segments = parseGem(version);
  if (!segments) return undefined;
  let key = '';
  let zeros = 0;
  for (const segment of segments) {
    if (segment === '0') zeros++;
    else {
      if (zeros > 0) key += zerosKey(zeros, segment);
      key += isAllDigits(segment) ? numberKey(segment) : WORD + segment + TEXT_END;
      zeros = 0;
    }
  }
  return key + END;
}

function zerosKey(count: number, next: string): string {
  const digits = String(count);
  return isAllDigits(next)
    ? ZEROS_BEFORE_NUMBER + descendingNumberKey(digits)
    : ZEROS_BEFORE_WORD + numberKey(digits);
}
