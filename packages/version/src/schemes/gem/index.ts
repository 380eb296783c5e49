import { defineScheme } from '../../scheme.ts';
import { compareGem } from './gem-compare.ts';
import { gemKey } from './gem-key.ts';
import { sampleGem } from './gem-sample.ts';

/** Versions of Ruby gems. */
export const gem = defineScheme({ id: 'gem', code: 8, compare: compareGem, key: gemKey, sample: sampleGem });
