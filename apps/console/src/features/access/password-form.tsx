import { useLingui } from '@lingui/react/macro';
import type { ManagedUser } from '@waybill/api-contract';
import type * as v from 'valibot';
import { refusalText } from '../../lib/refusal-text.ts';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUpdateUser } from './access.data.ts';
import { passwordSchema } from './password-rules.ts';

const empty = { newPassword: '', confirmPassword: '' };

/** Gives a user a new password. */
export function PasswordForm({ user }: { user: ManagedUser }) {
  const { t } = useLingui();
  const update = useUpdateUser();
  const form = useForm({ schema: passwordSchema, defaultValues: empty });
  const incomplete = !user.fullname || !user.email;

  async function submit(values: v.InferOutput<typeof passwordSchema>): Promise<void> {
    const { username, fullname = '', email = '', suspended, forcePasswordChange, nonExpiryPassword } = user;
    const account = { username, fullname, email, suspended, forcePasswordChange, nonExpiryPassword };
    await update.mutateAsync({ ...account, ...values });
    form.reset(empty);
    toast({ kind: 'success', title: t`Password changed` });
  }

  return (
    <Form
      form={form}
      onSubmit={submit}
      submitLabel={t`Set password`}
      disabledReason={incomplete ? t`Add a full name and email address to the account first.` : undefined}
      describeError={refusalText}
    >
      <TextField
        name="newPassword"
        label={t`New password`}
        type="password"
        autoComplete="new-password"
        required
      />
      <TextField
        name="confirmPassword"
        label={t`Confirm new password`}
        type="password"
        autoComplete="new-password"
        required
      />
    </Form>
  );
}
