import { patternSubject } from './pattern-subject.ts';

/** The canonical package URL matches a pattern or does not. */
export const packageUrl = patternSubject('purl', ({ purl }) => purl);
