import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { HttpError } from '../../lib/http-error.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { requiredText } from '../../lib/validation.ts';
import { Form, TextField, useForm } from '../../ui/form.tsx';

const schema = v.object({ name: requiredText() });

interface OidcGroupNameFormProps {
  onSubmit: (name: string) => Promise<void>;
  onCancel: () => void;
}

/** A group that may be mapped before anybody who is in it has signed in. */
export function OidcGroupNameForm({ onSubmit, onCancel }: OidcGroupNameFormProps) {
  const { t } = useLingui();
  const form = useForm({ schema, defaultValues: { name: '' } });

  function describe(error: unknown): string | undefined {
    const taken = error instanceof HttpError && error.status === 409;
    return taken ? t`This group is known already.` : refusalText(error);
  }

  return (
    <Form
      form={form}
      onSubmit={({ name }) => onSubmit(name)}
      submitLabel={t`Create`}
      onCancel={onCancel}
      describeError={describe}
    >
      <TextField
        name="name"
        label={t`Group`}
        hint={t`Exactly as the identity provider sends it: a name or an identifier.`}
        required
      />
    </Form>
  );
}
