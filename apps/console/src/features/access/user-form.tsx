import { useLingui } from '@lingui/react/macro';
import type { ManagedUser } from '@waybill/api-contract';
import * as v from 'valibot';
import { useClaims } from '../../lib/capability.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { SwitchField } from '../../ui/form-choices.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUpdateUser } from './access.data.ts';
import { profileEntries } from './profile-entries.ts';

const schema = v.object({
  ...profileEntries,
  suspended: v.boolean(),
  forcePasswordChange: v.boolean(),
  nonExpiryPassword: v.boolean(),
});

/** Name, address and the rules of an account. */
export function UserForm({ user }: { user: ManagedUser }) {
  const { t } = useLingui();
  const own = useClaims()?.username === user.username;
  const update = useUpdateUser();
  const form = useForm({
    schema,
    defaultValues: {
      fullname: user.fullname ?? '',
      email: user.email ?? '',
      suspended: user.suspended,
      forcePasswordChange: user.forcePasswordChange,
      nonExpiryPassword: user.nonExpiryPassword,
    },
  });

  async function submit(values: v.InferOutput<typeof schema>): Promise<void> {
    await update.mutateAsync({ username: user.username, ...values });
    toast({ kind: 'success', title: t`User saved` });
  }

  return (
    <Form form={form} onSubmit={submit} submitLabel={t`Save`} describeError={refusalText}>
      <TextField name="fullname" label={t`Full name`} required />
      <TextField name="email" label={t`Email`} type="email" required />
      <div>
        {own ? null : <SwitchField name="suspended" label={t`Suspended (cannot sign in)`} />}
        <SwitchField name="forcePasswordChange" label={t`Must change password at next sign-in`} />
        <SwitchField name="nonExpiryPassword" label={t`Password never expires`} />
      </div>
    </Form>
  );
}
