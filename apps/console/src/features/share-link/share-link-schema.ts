import { t } from '@lingui/core/macro';
import * as v from 'valibot';
import { requiredText } from '../../lib/validation.ts';

const dayMs = 86_400_000;
const mostDays = 365;

/** The day of a moment, as fields for dates have it. */
export const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Whom a link is for, until when, and what it shows. */
export const shareLinkSchema = () =>
  v.pipe(
    v.object({
      label: v.pipe(requiredText(), v.maxLength(255)),
      lastDay: v.pipe(
        v.string(),
        v.regex(/^\d{4}-\d\d-\d\d$/, () => t`Enter a valid date.`),
        v.check(
          (day) => day >= dayOf(Date.now()) && day <= dayOf(Date.now() + mostDays * dayMs),
          () => t`Choose a day within the next year.`,
        ),
      ),
      sbom: v.boolean(),
      vex: v.boolean(),
    }),
    v.forward(
      v.partialCheck(
        [['sbom'], ['vex']],
        ({ sbom, vex }) => sbom || vex,
        () => t`Share the BOM, the VEX, or both.`,
      ),
      ['sbom'],
    ),
  );
