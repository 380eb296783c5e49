import { defineScheme } from '../../scheme.ts';
import { compareCpeVersions } from './cpe-version-compare.ts';
import { cpeVersionKey } from './cpe-version-key.ts';
import { sampleCpeVersion } from './cpe-version-sample.ts';

/** Versions of CPE names, in a total order of our own. */
export const cpe = defineScheme({
  id: 'cpe',
  code: 3,
  compare: compareCpeVersions,
  key: cpeVersionKey,
  sample: sampleCpeVersion,
});
