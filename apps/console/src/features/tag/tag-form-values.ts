import { t } from '@lingui/core/macro';
import * as v from 'valibot';

const maxLength = 255;

export const tagsSchema = v.object({
  names: v.pipe(
    v.array(v.string()),
    v.minLength(1, () => t`This field is required.`),
    v.check(
      (names) => names.every((name) => name.length <= maxLength),
      () => t`A tag can have at most ${maxLength} characters.`,
    ),
  ),
});
