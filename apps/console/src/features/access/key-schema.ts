import { t } from '@lingui/core/macro';
import * as v from 'valibot';
import { requiredText } from '../../lib/validation.ts';
import { dayOf } from './key-draft.ts';
import { isLimitFilled } from './project-limit-values.ts';

export const maxCommentLength = 255;

const chosen = v.array(v.object({ value: v.string(), label: v.string() }));

/** A day that is stored may stay although it is over. */
const lastDay = (stored: string) =>
  v.pipe(
    v.string(),
    // A browser lets years of six digits through.
    v.regex(/^(?:\d{4}-\d\d-\d\d)?$/, () => t`Enter a valid date.`),
    v.check(
      (day) => day === '' || day === stored || day >= dayOf(Date.now()),
      () => t`Choose today or a later day.`,
    ),
  );

/** @param stored the last day that the key has, empty for none */
export const keySchema = (stored: string) =>
  v.pipe(
    v.object({
      comment: v.pipe(requiredText(), v.maxLength(maxCommentLength)),
      grantsCreation: v.boolean(),
      lastDay: lastDay(stored),
      limited: v.boolean(),
      projects: chosen,
      trees: chosen,
      accessTeams: chosen,
    }),
    v.forward(
      v.partialCheck(
        [['limited'], ['projects'], ['trees']],
        isLimitFilled,
        () => t`Choose at least one project.`,
      ),
      ['projects'],
    ),
  );
