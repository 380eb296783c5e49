import { defineScheme } from '../../scheme.ts';
import { comparePep440 } from './pep440-compare.ts';
import { pep440Key } from './pep440-key.ts';
import { parsePep440 } from './pep440-parse.ts';
import { samplePep440 } from './pep440-sample.ts';

/** Python versions by PEP 440, with the older ones before them. */
export const pep440 = defineScheme({
  id: 'pep440',
  code: 2,
  compare: comparePep440,
  key: pep440Key,
  isPrerelease(version) {
    const parsed = parsePep440(version);
    return parsed?.pre !== undefined || parsed?.dev !== undefined;
  },
  sample: samplePep440,
});
