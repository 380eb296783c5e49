import { defineScheme } from '../../scheme.ts';
import { compareComposer } from './composer-compare.ts';
import { composerKey } from './composer-key.ts';
import { parseComposer, type Stability, stabilityOf } from './composer-parse.ts';
import { sampleComposer } from './composer-sample.ts';

const EARLY: ReadonlySet<Stability> = new Set(['dev', 'alpha', 'beta', 'rc']);

/** Versions of PHP packages. */
export const composer = defineScheme({
  id: 'composer',
  code: 14,
  compare: compareComposer,
  key: composerKey,
  isPrerelease(version) {
    const parsed = parseComposer(version);
    if (parsed === undefined) return false;
    return parsed.branch !== undefined || parsed.rest.some((word) => EARLY.has(stabilityOf(word)));
  },
  sample: sampleComposer,
});
