import * as v from 'valibot';
import { requiredText } from '../../lib/validation.ts';

export const maxCommentLength = 255;

/** What a key is for, in the words of those who use it. */
export const keyComment = () => v.pipe(requiredText(), v.maxLength(maxCommentLength));
