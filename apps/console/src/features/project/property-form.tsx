import { useLingui } from '@lingui/react/macro';
import { type ProjectProperty, propertyTypes } from '@waybill/api-contract';
import * as v from 'valibot';
import { refusalText } from '../../lib/refusal-text.ts';
import { UnsavedChanges } from '../../lib/unsaved-changes.tsx';
import { optionalText, requiredText } from '../../lib/validation.ts';
import { Form, SelectField, TextAreaField, TextField, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useCreateProperty, useUpdateProperty } from './project-property.data.ts';
import { usePropertyTypeLabels } from './property-types.ts';

const schema = v.object({
  groupName: v.pipe(requiredText(), v.maxLength(255)),
  propertyName: v.pipe(requiredText(), v.maxLength(255)),
  propertyValue: v.pipe(optionalText(), v.maxLength(1024)),
  // A select that is disabled has no value.
  propertyType: v.fallback(v.picklist(propertyTypes), 'STRING'),
  description: v.pipe(optionalText(), v.maxLength(255)),
});
type Values = v.InferOutput<typeof schema>;

interface PropertyFormProps {
  /** The UUID of the project. */
  uuid: string;
  property: ProjectProperty | 'new';
  onClose: () => void;
}

/** A new property, or the value of one that is there: what it is called and of which type stays. */
export function PropertyForm({ uuid, property, onClose }: PropertyFormProps) {
  const { t } = useLingui();
  const types = usePropertyTypeLabels();
  const create = useCreateProperty(uuid);
  const update = useUpdateProperty(uuid);
  const present = property === 'new' ? undefined : property;
  const isSecret = present?.propertyType === 'ENCRYPTEDSTRING';
  const form = useForm({
    schema,
    defaultValues: {
      groupName: present?.groupName ?? '',
      propertyName: present?.propertyName ?? '',
      propertyValue: isSecret ? '' : (present?.propertyValue ?? ''),
      propertyType: present?.propertyType ?? 'STRING',
      description: present?.description ?? '',
    },
  });
  const { isDirty, isSubmitting } = form.formState;
  const isHidden = form.watch('propertyType') === 'ENCRYPTEDSTRING';

  async function submit(values: Values): Promise<void> {
    const propertyType = present?.propertyType ?? values.propertyType;
    const body = {
      ...values,
      propertyType,
      propertyValue: values.propertyValue === '' ? null : values.propertyValue,
      description: values.description === '' ? null : values.description,
    };
    if (present) await update.mutateAsync(body);
    else await create.mutateAsync(body);
    toast({ kind: 'success', title: t`Property saved` });
    onClose();
  }

  const hint = isSecret ? t`The stored value is hidden. It is replaced by what you enter.` : undefined;
  return (
    <>
      <Form
        form={form}
        onSubmit={submit}
        submitLabel={t`Save`}
        onCancel={onClose}
        describeError={refusalText}
        disabledReason={isSecret && !isDirty ? t`Enter a new value first.` : undefined}
      >
        <div className="grid gap-3.5 sm:grid-cols-2">
          <TextField name="groupName" label={t`Group`} required readOnly={present !== undefined} />
          <TextField name="propertyName" label={t`Name`} required readOnly={present !== undefined} />
        </div>
        <SelectField
          name="propertyType"
          label={t`Type`}
          disabled={present !== undefined}
          options={propertyTypes.map((type) => ({ value: type, label: types[type] }))}
        />
        {isHidden ? (
          <TextField
            name="propertyValue"
            label={t`Value`}
            hint={hint}
            type="password"
            autoComplete="new-password"
          />
        ) : (
          <TextAreaField name="propertyValue" label={t`Value`} rows={3} />
        )}
        <TextField name="description" label={t`Description`} readOnly={present !== undefined} />
      </Form>
      <UnsavedChanges isUnsaved={isDirty && !isSubmitting} shownBy="dialog">
        {t`You have unsaved changes to this property.`}
      </UnsavedChanges>
    </>
  );
}
