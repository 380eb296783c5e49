import { type Random, sampleDotted, sampleNumber } from '../../random.ts';
import { defineScheme } from '../../scheme.ts';
import { compareCran, cranKey } from './cran-order.ts';

/** Versions of R packages. */
export const cran = defineScheme({
  id: 'cran',
  code: 11,
  compare: compareCran,
  key: cranKey,
  sample: (random: Random) =>
    sampleDotted(random, 4) + random.pick(['', '', '', `-${sampleNumber(random)}`, '.x']),
});
