import { useState } from 'react';
import * as v from 'valibot';
import { HttpError } from '../../src/lib/http-error.ts';
import { boundedNumber, requiredText } from '../../src/lib/validation.ts';
import { Form, SelectField, TextAreaField, TextField, useForm } from '../../src/ui/form.tsx';
import { SwitchField } from '../../src/ui/form-choices.tsx';

const schema = v.object({
  name: requiredText(),
  port: boundedNumber(1, 65_535),
  level: v.string(),
  note: v.string(),
  enabled: v.boolean(),
});

const levels = [
  { value: 'low', label: 'Low' },
  { value: 'high', label: 'High' },
];

/** A form whose server refuses the name `taken` and fails for `broken`. */
export function FormGallery() {
  const [sent, setSent] = useState('');
  const form = useForm({
    schema,
    defaultValues: { name: '', port: '25', level: 'low', note: '', enabled: true },
  });
  async function submit(values: v.InferOutput<typeof schema>): Promise<void> {
    const refusal = { kind: 'client', status: 400, statusText: 'Bad Request' } as const;
    if (values.name === 'taken') {
      throw new HttpError({ ...refusal, violations: [{ path: 'name', message: 'This name is taken.' }] });
    }
    if (values.name === 'broken') {
      throw new HttpError({ ...refusal, violations: [{ path: 'body', message: 'Not understood.' }] });
    }
    setSent(JSON.stringify(values));
  }
  return (
    <div className="max-w-120">
      <Form form={form} onSubmit={submit} submitLabel="Save" onCancel={() => form.reset()}>
        <TextField name="name" label="Name" hint="As others will see it." required />
        <TextField name="port" label="Port" inputMode="numeric" required />
        <SelectField name="level" label="Level" options={levels} />
        <TextAreaField name="note" label="Note" />
        <SwitchField name="enabled" label="Enabled" />
      </Form>
      <output className="mt-2 block text-muted">{sent}</output>
    </div>
  );
}
