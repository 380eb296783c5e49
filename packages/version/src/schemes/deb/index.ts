import { defineScheme } from '../../scheme.ts';
import { compareDeb } from './deb-compare.ts';
import { debKey } from './deb-key.ts';
import { sampleDeb } from './deb-sample.ts';

/** Versions of Debian and Ubuntu packages. */
export const deb = defineScheme({ id: 'deb', code: 5, compare: compareDeb, key: debKey, sample: sampleDeb });
