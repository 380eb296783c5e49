import { defineScheme } from '../../scheme.ts';
import { compareCpeVersions } from '../cpe/cpe-version-compare.ts';
import { cpeVersionKey } from '../cpe/cpe-version-key.ts';
import { sampleCpeVersion } from '../cpe/cpe-version-sample.ts';

/**
 * Versions of ecosystems that have no scheme of their own, ordered as those of CPE names are: both must make sense of
 * anything. A scheme apart, so that the two can change independently without a new number for stored keys.
 */
export const generic = defineScheme({
  id: 'generic',
  code: 4,
  compare: compareCpeVersions,
  key: cpeVersionKey,
  sample: sampleCpeVersion,
});
