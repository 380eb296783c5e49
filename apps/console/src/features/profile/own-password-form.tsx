import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import type { CurrentUser } from '../../lib/current-user.ts';
import { NewPasswordFields, newPasswordEntries, sameTwice } from '../../lib/new-password.tsx';
import { refusalText } from '../../lib/refusal-text.ts';
import { requiredSecret } from '../../lib/validation.ts';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUpdateProfile } from './profile.data.ts';

const schema = v.pipe(
  v.object({
    currentPassword: requiredSecret(),
    ...newPasswordEntries,
  }),
  sameTwice(),
);

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** A new password for oneself. This session goes on, all others end. */
export function OwnPasswordForm({ user }: { user: CurrentUser & { username: string } }) {
  const { t } = useLingui();
  const update = useUpdateProfile();
  const form = useForm({ schema, defaultValues: empty });
  const { username, fullname = '', email = '' } = user;
  const incomplete = fullname === '' || email === '';

  async function submit(values: v.InferOutput<typeof schema>): Promise<void> {
    await update.mutateAsync({ username, fullname, email, ...values });
    form.reset(empty);
    toast({ kind: 'success', title: t`Password changed`, text: t`Your other sessions have ended.` });
  }

  return (
    <Form
      form={form}
      onSubmit={submit}
      submitLabel={t`Change password`}
      disabledReason={incomplete ? t`Save your full name and email address first.` : undefined}
      describeError={refusalText}
    >
      <TextField
        name="currentPassword"
        label={t`Current password`}
        type="password"
        autoComplete="current-password"
        required
      />
      <NewPasswordFields />
    </Form>
  );
}
