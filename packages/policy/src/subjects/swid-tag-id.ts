import { patternSubject } from './pattern-subject.ts';

/** The SWID tag id matches a pattern or does not. */
export const swidTagId = patternSubject('swid_tag_id', ({ swidTagId }) => swidTagId);
