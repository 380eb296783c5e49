import { defineScheme } from '../../scheme.ts';
import { compareComposer } from './composer-compare.ts';
import { composerKey } from './composer-key.ts';
import { sampleComposer } from './composer-sample.ts';

/** Versions of PHP packages. */
export const composer = defineScheme({
  id: 'composer',
  code: 14,
  compare: compareComposer,
  key: composerKey,
  sample: sampleComposer,
});
