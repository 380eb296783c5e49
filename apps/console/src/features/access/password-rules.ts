import * as v from 'valibot';
import { emailText, mismatchMessage, requiredSecret, requiredText } from '../../lib/validation.ts';

/** What every account has. */
export const profileEntries = { fullname: requiredText(), email: emailText() };

const passwords = v.object({ newPassword: requiredSecret(), confirmPassword: requiredSecret() });

/** A new password and its repetition. */
export const passwordSchema = v.pipe(
  passwords,
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      (values) => values.newPassword === values.confirmPassword,
      mismatchMessage,
    ),
    ['confirmPassword'],
  ),
);

export const newUserSchema = v.pipe(
  v.object({
    username: requiredText(),
    ...profileEntries,
    ...passwords.entries,
    forcePasswordChange: v.boolean(),
    nonExpiryPassword: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      (values) => values.newPassword === values.confirmPassword,
      mismatchMessage,
    ),
    ['confirmPassword'],
  ),
);
