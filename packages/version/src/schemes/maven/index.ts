import { defineScheme } from '../../scheme.ts';
import { compareMaven } from './maven-compare.ts';
import { mavenKey } from './maven-key.ts';
import { sampleMaven } from './maven-sample.ts';

/** Versions of Maven artefacts. */
export const maven = defineScheme({
  id: 'maven',
  code: 16,
  compare: compareMaven,
  key: mavenKey,
  sample: sampleMaven,
});
