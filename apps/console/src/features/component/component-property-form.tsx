import { useLingui } from '@lingui/react/macro';
import { propertyTypes } from '@waybill/api-contract';
import * as v from 'valibot';
import { HttpError } from '../../lib/http-error.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { optionalText, requiredText } from '../../lib/validation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SelectField, TextField, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { usePropertyTypeLabels } from '../project/property-types.ts';
import { useAddComponentProperty } from './component-property.data.ts';

/** The property types of a component, which stores no secrets. */
const types = propertyTypes.filter((type) => type !== 'ENCRYPTEDSTRING');

const schema = v.object({
  groupName: optionalText(),
  propertyName: requiredText(),
  propertyType: v.picklist(types),
  propertyValue: optionalText(),
  description: optionalText(),
});

interface AddComponentPropertyProps {
  component: string;
  open: boolean;
  onClose: () => void;
}

export function AddComponentProperty({ component, open, onClose }: AddComponentPropertyProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t`Add property`}>
      <NewProperty component={component} onClose={onClose} />
    </Dialog>
  );
}

function NewProperty({ component, onClose }: Omit<AddComponentPropertyProps, 'open'>) {
  const { t } = useLingui();
  const add = useAddComponentProperty(component);
  const labels = usePropertyTypeLabels();
  const form = useForm({
    schema,
    defaultValues: {
      groupName: '',
      propertyName: '',
      propertyType: 'STRING',
      propertyValue: '',
      description: '',
    },
  });

  async function submit(values: v.InferOutput<typeof schema>): Promise<void> {
    await add.mutateAsync({
      ...values,
      groupName: values.groupName || null,
      propertyValue: values.propertyValue || null,
      description: values.description || null,
    });
    toast({ kind: 'success', title: t`Property added` });
    onClose();
  }

  function describe(error: unknown): string | undefined {
    const taken = error instanceof HttpError && error.status === 409;
    return taken ? t`The component already has this property with this value.` : refusalText(error);
  }

  return (
    <Form form={form} onSubmit={submit} submitLabel={t`Add`} onCancel={onClose} describeError={describe}>
      <div className="grid gap-3.5 sm:grid-cols-2">
        <TextField name="groupName" label={t`Group`} />
        <TextField name="propertyName" label={t`Name`} required />
      </div>
      <SelectField
        name="propertyType"
        label={t`Type`}
        options={types.map((type) => ({ value: type, label: labels[type] }))}
      />
      <TextField name="propertyValue" label={t`Value`} />
      <TextField name="description" label={t`Description`} />
    </Form>
  );
}
