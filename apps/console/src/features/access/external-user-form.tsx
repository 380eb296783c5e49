import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { HttpError } from '../../lib/http-error.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { requiredText } from '../../lib/validation.ts';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { type ExternalKind, useCreateExternalUser } from './external-user.data.ts';

const schema = v.object({ username: requiredText() });

export interface ExternalUserFormProps {
  kind: ExternalKind;
  onCancel: () => void;
  onCreated: (username: string) => void;
}

/** Somebody who may sign in before anybody else has added them. */
export function ExternalUserForm({ kind, onCancel, onCreated }: ExternalUserFormProps) {
  const { t } = useLingui();
  const create = useCreateExternalUser(kind);
  const form = useForm({ schema, defaultValues: { username: '' } });

  async function submit({ username }: v.InferOutput<typeof schema>): Promise<void> {
    await create.mutateAsync(username);
    toast({ kind: 'success', title: t`User created` });
    onCreated(username);
  }

  function describe(error: unknown): string | undefined {
    const taken = error instanceof HttpError && error.status === 409;
    return taken ? t`This username is taken.` : refusalText(error);
  }

  return (
    <Form form={form} onSubmit={submit} submitLabel={t`Create`} onCancel={onCancel} describeError={describe}>
      <TextField name="username" label={t`Username`} autoCapitalize="none" spellCheck={false} required />
    </Form>
  );
}
