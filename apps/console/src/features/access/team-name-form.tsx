import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { HttpError } from '../../lib/http-error.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { requiredText } from '../../lib/validation.ts';
import { Form, TextField, useForm } from '../../ui/form.tsx';

const schema = v.object({ name: requiredText() });

export interface TeamNameFormProps {
  name?: string;
  submitLabel: string;
  onSubmit: (name: string) => Promise<void>;
  onCancel?: () => void;
}

/** The name of a team, new or changed. */
export function TeamNameForm({ name = '', submitLabel, onSubmit, onCancel }: TeamNameFormProps) {
  const { t } = useLingui();
  const form = useForm({ schema, defaultValues: { name } });

  function describe(error: unknown): string | undefined {
    const taken = error instanceof HttpError && error.status === 409;
    return taken ? t`A team with this name already exists.` : refusalText(error);
  }

  return (
    <Form
      form={form}
      onSubmit={(values) => onSubmit(values.name)}
      submitLabel={submitLabel}
      describeError={describe}
      {...(onCancel ? { onCancel } : {})}
    >
      <TextField name="name" label={t`Team name`} required />
    </Form>
  );
}
