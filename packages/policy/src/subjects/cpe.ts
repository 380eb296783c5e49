import { patternSubject } from './pattern-subject.ts';

/** The CPE name matches a pattern or does not. */
export const cpe = patternSubject('cpe', ({ cpe }) => cpe);
