import { t } from '@lingui/core/macro';
import * as v from 'valibot';

// Messages are functions: they are made when a rule breaks, in the language of that moment.

/** Text that must not be blank; spaces around it are dropped. */
export const requiredText = () =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => t`This field is required.`),
  );

/** Like `requiredText`, but every space counts. */
export const requiredSecret = () =>
  v.pipe(
    v.string(),
    v.nonEmpty(() => t`This field is required.`),
  );

export const optionalText = () => v.pipe(v.string(), v.trim());

/** An address as servers inside a company have them, too: `admin@localhost` is one. */
export const emailText = () =>
  v.pipe(
    requiredText(),
    v.regex(/^(?:[^\s@]+@[^\s@]+)?$/, () => t`Enter a valid email address.`),
  );

/** A whole or decimal number typed as text, within bounds. */
export const boundedNumber = (min: number, max: number) =>
  v.pipe(
    requiredText(),
    v.transform(Number),
    v.number(() => t`Enter a number.`),
    v.minValue(min, () => t`Enter ${min} or more.`),
    v.maxValue(max, () => t`Enter ${max} or less.`),
  );

export const mismatchMessage = () => t`The fields don't match.`;
