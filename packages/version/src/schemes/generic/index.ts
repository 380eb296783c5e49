import type { Order } from '../../key/order.ts';
import { isPlaceholderWord } from '../../placeholder.ts';
import { defineScheme } from '../../scheme.ts';
import { compareCpeVersions } from '../cpe/cpe-version-compare.ts';
import { cpeVersionKey } from '../cpe/cpe-version-key.ts';
import { sampleCpeVersion } from '../cpe/cpe-version-sample.ts';

/**
 * Versions of ecosystems that have no scheme of their own, ordered as those of CPE names are: both must make sense of
 * anything. Only words such as `latest` are no versions here. A scheme apart, so that the two can change
 * independently without a new number for stored keys.
 */
export const generic = defineScheme({
  id: 'generic',
  code: 4,
  compare: compareGeneric,
  key: genericKey,
  sample: sampleCpeVersion,
});

function compareGeneric(a: string, b: string): Order | undefined {
  return isPlaceholderWord(a) || isPlaceholderWord(b) ? undefined : compareCpeVersions(a, b);
}

function genericKey(version: string): string | undefined {
  return isPlaceholderWord(version) ? undefined : cpeVersionKey(version);
}
