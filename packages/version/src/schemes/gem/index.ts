import { isAllDigits } from '../../key/characters.ts';
import { defineScheme } from '../../scheme.ts';
import { compareGem } from './gem-compare.ts';
import { gemKey } from './gem-key.ts';
import { parseGem } from './gem-parse.ts';
import { sampleGem } from './gem-sample.ts';

/** Versions of Ruby gems. */
export const gem = defineScheme({
  id: 'gem',
  code: 8,
  compare: compareGem,
  key: gemKey,
  // As `Gem::Version#prerelease?` has it.
  isPrerelease: (version) => (parseGem(version) ?? []).some((segment) => !isAllDigits(segment)),
  sample: sampleGem,
});
