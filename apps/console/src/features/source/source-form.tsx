import { useLingui } from '@lingui/react/macro';
import type { ConfigProperty } from '@waybill/api-contract';
import { UnsavedChanges } from '../../lib/unsaved-changes.tsx';
import { Form, restartForm, SwitchField, TextField, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { EcosystemField } from './ecosystem-field.tsx';
import { SettingsRefusedError, type SourceId, useSaveSettings } from './source.data.ts';
import {
  changesOf,
  propertiesOf,
  readSettings,
  type SettingsValues,
  type SourceSettings,
  settingsSchema,
} from './source-settings.ts';

export interface SourceFormProps {
  source: SourceId;
  names: SourceSettings;
  stored: readonly ConfigProperty[];
}

/** The settings of one source. */
export function SourceForm({ source, names, stored }: SourceFormProps) {
  const { t } = useLingui();
  const save = useSaveSettings();
  const form = useForm({ schema: settingsSchema, defaultValues: readSettings(names, stored) });

  const { isDirty, isSubmitting } = form.formState;

  async function submit(values: SettingsValues): Promise<void> {
    const sent = form.getValues();
    try {
      await save.mutateAsync(changesOf(names, values));
    } catch (error) {
      throw error instanceof SettingsRefusedError ? atTheirFields(error, names) : error;
    }
    restartForm(form, { sent, saved: { ...values, hours: String(values.hours) } });
    toast({ kind: 'success', title: t`Settings saved` });
  }

  return (
    <>
      <Form form={form} onSubmit={submit} submitLabel={t`Save`}>
        {names.enabled ? <SwitchField name="enabled" label={t`Mirror this source`} /> : null}
        {names.ecosystems ? (
          <EcosystemField
            name="ecosystems"
            label={t`Ecosystems`}
            hint={t`Without any, OSV is switched off.`}
          />
        ) : null}
        {names.aliasSync ? (
          <SwitchField name="aliasSync" label={t`Take over which ids mean the same vulnerability`} />
        ) : null}
        <TextField name="url" label={t`Address`} type="url" spellCheck={false} required />
        <TextField
          name="hours"
          label={t`Hours between two runs`}
          inputMode="numeric"
          className="w-28!"
          hint={source === 'nvd' || source === 'epss' ? t`The same for NVD and EPSS.` : undefined}
          required
        />
      </Form>
      <UnsavedChanges isUnsaved={isDirty && !isSubmitting}>
        {t`The settings of this source were changed and not saved yet.`}
      </UnsavedChanges>
    </>
  );
}

/** The form puts each reason at the field whose setting was refused. */
function atTheirFields(error: SettingsRefusedError, names: SourceSettings): Error {
  const properties = propertiesOf(names);
  const violations = error.refused.map(({ change, reason }) => ({
    path: properties.find(({ propertyName }) => propertyName === change.propertyName)?.field ?? '',
    message: reason,
  }));
  return Object.assign(new Error(error.message), { violations });
}
