import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { HttpError } from '../../lib/http-error.ts';
import { NewPasswordFields, newPasswordEntries, sameTwice } from '../../lib/new-password.tsx';
import { refusalText } from '../../lib/refusal-text.ts';
import { requiredText } from '../../lib/validation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { SwitchField } from '../../ui/form-choices.tsx';
import { toast } from '../../ui/toast.tsx';
import { useCreateUser } from './access.data.ts';
import { profileEntries } from './profile-entries.ts';

export interface CreateUserDialogProps {
  open: boolean;
  onClose: () => void;
  onCreated: (username: string) => void;
}

export function CreateUserDialog({ open, onClose, onCreated }: CreateUserDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t`Create user`}>
      <UserFields onClose={onClose} onCreated={onCreated} />
    </Dialog>
  );
}

const schema = v.pipe(
  v.object({
    username: requiredText(),
    ...profileEntries,
    ...newPasswordEntries,
    forcePasswordChange: v.boolean(),
    nonExpiryPassword: v.boolean(),
  }),
  sameTwice(),
);

const empty = {
  username: '',
  fullname: '',
  email: '',
  newPassword: '',
  confirmPassword: '',
  forcePasswordChange: true,
  nonExpiryPassword: false,
};

function UserFields({ onClose, onCreated }: Omit<CreateUserDialogProps, 'open'>) {
  const { t } = useLingui();
  const create = useCreateUser();
  const form = useForm({ schema, defaultValues: empty });

  async function submit(values: v.InferOutput<typeof schema>): Promise<void> {
    await create.mutateAsync({ ...values, suspended: false });
    toast({ kind: 'success', title: t`User created` });
    onCreated(values.username);
  }

  function describe(error: unknown): string | undefined {
    const taken = error instanceof HttpError && error.status === 409;
    return taken ? t`This username is taken.` : refusalText(error);
  }

  return (
    <Form form={form} onSubmit={submit} submitLabel={t`Create`} onCancel={onClose} describeError={describe}>
      <TextField name="username" label={t`Username`} autoCapitalize="none" spellCheck={false} required />
      <TextField name="fullname" label={t`Full name`} required />
      <TextField name="email" label={t`Email`} type="email" required />
      <NewPasswordFields isFirst />
      <SwitchField name="forcePasswordChange" label={t`Must change password at next sign-in`} />
      <SwitchField name="nonExpiryPassword" label={t`Password never expires`} />
    </Form>
  );
}
