import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import type { CurrentUser } from '../../lib/current-user.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { emailText, requiredText } from '../../lib/validation.ts';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUpdateProfile } from './profile.data.ts';

const schema = v.object({ fullname: requiredText(), email: emailText(), currentPassword: v.string() });

/** One's own name and address. */
export function ProfileForm({ user }: { user: CurrentUser & { username: string } }) {
  const { t } = useLingui();
  const update = useUpdateProfile();
  const form = useForm({
    schema,
    defaultValues: { fullname: user.fullname ?? '', email: user.email ?? '', currentPassword: '' },
  });

  const { dirtyFields } = form.formState;

  async function submit({ currentPassword, ...values }: v.InferOutput<typeof schema>): Promise<void> {
    await update.mutateAsync({
      username: user.username,
      ...values,
      ...(currentPassword === '' ? {} : { currentPassword }),
    });
    toast({ kind: 'success', title: t`Profile saved` });
  }

  return (
    <Form form={form} onSubmit={submit} submitLabel={t`Save`} describeError={refusalText}>
      <TextField name="fullname" label={t`Full name`} autoComplete="name" required />
      <TextField name="email" label={t`Email`} type="email" autoComplete="email" required />
      {dirtyFields.email ? (
        <TextField
          name="currentPassword"
          label={t`Current password`}
          hint={t`Only with it can a forgotten password be reset by email to the new address.`}
          type="password"
          autoComplete="current-password"
        />
      ) : null}
    </Form>
  );
}
