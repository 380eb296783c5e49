import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { TextField } from '../ui/form.tsx';
import { mismatchMessage, requiredSecret } from './validation.ts';

/** A new password and its repetition, as every form that sets one has them. */
export const newPasswordEntries = { newPassword: requiredSecret(), confirmPassword: requiredSecret() };

/** True if both entries are the same. Until both are typed there is nothing to compare. */
export function sameTwice<Values extends Record<keyof typeof newPasswordEntries, string>>() {
  return v.rawCheck<Values>(({ dataset, addIssue }) => {
    const { value } = dataset;
    if (typeof value !== 'object' || value === null) return;
    const { newPassword, confirmPassword } = value as Partial<Values>;
    if (!newPassword || !confirmPassword || newPassword === confirmPassword) return;
    addIssue({
      message: mismatchMessage(),
      path: [
        {
          type: 'object',
          origin: 'value',
          input: { ...value },
          key: 'confirmPassword',
          value: confirmPassword,
        },
      ],
    });
  });
}

/** The two fields. @param isFirst the account has no password yet that they would replace */
export function NewPasswordFields({ isFirst = false }: { isFirst?: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="newPassword"
        label={isFirst ? t`Password` : t`New password`}
        type="password"
        autoComplete="new-password"
        required
      />
      <TextField
        name="confirmPassword"
        label={isFirst ? t`Confirm password` : t`Confirm new password`}
        type="password"
        autoComplete="new-password"
        required
      />
    </>
  );
}
