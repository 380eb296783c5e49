import type { Order } from '../../key/order.ts';
import { isPlaceholderWord } from '../../placeholder.ts';
import { defineScheme } from '../../scheme.ts';
import { compareCpeVersions } from './cpe-version-compare.ts';
import { cpeVersionKey } from './cpe-version-key.ts';
import { sampleCpeVersion } from './cpe-version-sample.ts';
import { tokenize } from './cpe-version-tokens.ts';

/**
 * Versions of CPE names, in a total order of our own. Words such as `latest`, which tools write when they know no
 * version, are none: ordered as text they would lie outside of every range, and the silence would pass for safety.
 */
export const cpe = defineScheme({ id: 'cpe', code: 3, compare, key, sample: sampleCpeVersion });

function compare(a: string, b: string): Order | undefined {
  return saysNothing(a) || saysNothing(b) ? undefined : compareCpeVersions(a, b);
}

function key(version: string): string | undefined {
  return saysNothing(version) ? undefined : cpeVersionKey(version);
}

/** `-`, and words that announce a release such as `dev`, have a place in the order of CPE versions. */
function saysNothing(version: string): boolean {
  if (!isPlaceholderWord(version)) return false;
  return tokenize(version)?.every((token) => token.kind === 'word') === true;
}
