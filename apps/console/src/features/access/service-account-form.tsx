import { t as now } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { forms, type ServiceAccount } from '@waybill/api-contract';
import * as v from 'valibot';
import { HttpError } from '../../lib/http-error.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { optionalText, requiredText } from '../../lib/validation.ts';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { SwitchField } from '../../ui/form-choices.tsx';
import { toast } from '../../ui/toast.tsx';
import { useChangeAccount, useCreateAccount } from './service-account.data.ts';

const maxDescriptionLength = 1024;
const maxNameLength = 255;
const newSchema = v.object({
  name: v.pipe(
    requiredText(),
    v.regex(
      new RegExp(`^$|${forms.identifier.pattern}`),
      () => now`Use only the letters a to z, digits, and the characters _ . - +`,
    ),
  ),
  description: optionalText(),
});

export interface NewAccountFormProps {
  onCancel: () => void;
  onCreated: (name: string) => void;
}

export function NewAccountForm({ onCancel, onCreated }: NewAccountFormProps) {
  const { t } = useLingui();
  const create = useCreateAccount();
  const form = useForm({ schema: newSchema, defaultValues: { name: '', description: '' } });

  async function submit(values: v.InferOutput<typeof newSchema>): Promise<void> {
    const { name } = await create.mutateAsync(values);
    toast({ kind: 'success', title: t`Service account created` });
    onCreated(name);
  }

  function describe(error: unknown): string | undefined {
    const taken = error instanceof HttpError && error.status === 409;
    return taken ? t`This name is taken.` : refusalText(error);
  }

  return (
    <Form form={form} onSubmit={submit} submitLabel={t`Create`} onCancel={onCancel} describeError={describe}>
      <TextField
        name="name"
        label={t`Name`}
        hint={t`Shown wherever it acts: in comments, the audit log, and events. It can't be changed.`}
        maxLength={maxNameLength}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField name="description" label={t`Description`} maxLength={maxDescriptionLength} />
    </Form>
  );
}

const schema = v.object({ description: optionalText(), suspended: v.boolean() });

export function AccountForm({ account }: { account: ServiceAccount }) {
  const { t } = useLingui();
  const change = useChangeAccount();
  const { name, description = '', suspended } = account;
  const form = useForm({ schema, defaultValues: { description, suspended } });

  async function submit(values: v.InferOutput<typeof schema>): Promise<void> {
    await change.mutateAsync({ name, ...values });
    toast({ kind: 'success', title: t`Service account saved` });
  }

  return (
    <Form form={form} onSubmit={submit} submitLabel={t`Save`} describeError={refusalText}>
      <TextField name="description" label={t`Description`} maxLength={maxDescriptionLength} />
      <SwitchField name="suspended" label={t`Suspended (keys and tokens are refused)`} />
    </Form>
  );
}
