import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { HttpError } from '../../lib/http-error.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { requiredText } from '../../lib/validation.ts';
import { Form, TextField, useForm } from '../../ui/form.tsx';

const schema = v.object({ name: requiredText() });

export interface LicenseGroupNameFormProps {
  name?: string;
  submitLabel: string;
  onSubmit: (name: string) => Promise<void>;
  onCancel?: () => void;
}

/** The name of a license group, new or changed. */
export function LicenseGroupNameForm(props: LicenseGroupNameFormProps) {
  const { t } = useLingui();
  const { name = '', onCancel } = props;
  const form = useForm({ schema, defaultValues: { name } });

  function describe(error: unknown): string | undefined {
    const taken = error instanceof HttpError && error.status === 409;
    return taken ? t`A license group with this name already exists.` : refusalText(error);
  }

  return (
    <Form
      form={form}
      onSubmit={(values) => props.onSubmit(values.name)}
      submitLabel={props.submitLabel}
      describeError={describe}
      isSecondary={name !== ''}
      {...(onCancel ? { onCancel } : {})}
    >
      <TextField name="name" label={t`Name`} maxLength={255} required />
    </Form>
  );
}
