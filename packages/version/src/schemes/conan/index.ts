import { defineScheme } from '../../scheme.ts';
import { compareConan } from './conan-compare.ts';
import { conanKey } from './conan-key.ts';
import { sampleConan } from './conan-sample.ts';

/** Versions of Conan recipes. */
export const conan = defineScheme({
  id: 'conan',
  code: 15,
  compare: compareConan,
  key: conanKey,
  sample: sampleConan,
});
