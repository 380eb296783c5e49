import { defineScheme } from '../../scheme.ts';
import { compareArch } from './arch-compare.ts';
import { archKey } from './arch-key.ts';
import { sampleArch } from './arch-sample.ts';

/** Versions of Arch Linux packages. */
export const arch = defineScheme({
  id: 'arch',
  code: 7,
  compare: compareArch,
  key: archKey,
  sample: sampleArch,
});
