import { t } from '@lingui/core/macro';
import * as v from 'valibot';
import { requiredText } from '../../lib/validation.ts';

export const maxCommentLength = 255;

const chosen = v.array(v.object({ value: v.string(), label: v.string() }));

export const keySchema = v.pipe(
  v.object({
    comment: v.pipe(requiredText(), v.maxLength(maxCommentLength)),
    grantsCreation: v.boolean(),
    lastDay: v.string(),
    limited: v.boolean(),
    projects: chosen,
    trees: chosen,
    accessTeams: chosen,
  }),
  v.forward(
    v.partialCheck(
      [['limited'], ['projects'], ['trees']],
      ({ limited, projects, trees }) => !limited || projects.length + trees.length > 0,
      () => t`Choose at least one project.`,
    ),
    ['projects'],
  ),
);
