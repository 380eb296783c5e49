import { useLingui } from '@lingui/react/macro';
import type { ManagedUser } from '@waybill/api-contract';
import * as v from 'valibot';
import { NewPasswordFields, newPasswordEntries, sameTwice } from '../../lib/new-password.tsx';
import { refusalText } from '../../lib/refusal-text.ts';
import { Form, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUpdateUser } from './access.data.ts';

const schema = v.pipe(v.object(newPasswordEntries), sameTwice());
const empty = { newPassword: '', confirmPassword: '' };

/** Gives a user a new password. */
export function PasswordForm({ user }: { user: ManagedUser }) {
  const { t } = useLingui();
  const update = useUpdateUser();
  const form = useForm({ schema, defaultValues: empty });
  const incomplete = !user.fullname || !user.email;

  async function submit(values: v.InferOutput<typeof schema>): Promise<void> {
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
      <NewPasswordFields />
    </Form>
  );
}
