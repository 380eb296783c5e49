import { useLingui } from '@lingui/react/macro';
import type { License } from '@waybill/api-contract';
import { HttpError } from '../../lib/http-error.ts';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { UnsavedChanges } from '../../lib/unsaved-changes.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, TextAreaField, TextField, useForm } from '../../ui/form.tsx';
import { SwitchField } from '../../ui/form-choices.tsx';
import { toast } from '../../ui/toast.tsx';
import { useCreateLicense, useUpdateLicense } from './license.data.ts';
import { bodyOf, valuesOf } from './license-body.ts';
import { type LicenseValues, licenseSchema } from './license-form-values.ts';

interface LicenseDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The dialog that adds a custom license. */
export function CreateLicense({ open, onClose }: LicenseDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t`Create license`}
      size="lg"
      sticky
    >
      <NewLicense onClose={onClose} />
    </Dialog>
  );
}

function NewLicense({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const go = useGo();
  const create = useCreateLicense();

  async function submit(values: LicenseValues): Promise<void> {
    const { licenseId } = await create.mutateAsync(bodyOf(values));
    toast({ kind: 'success', title: t`License created` });
    go(paths.license(licenseId));
  }

  return <LicenseForm license={{}} submitLabel={t`Create`} onSubmit={submit} onClose={onClose} />;
}

/** The dialog that changes a custom license. */
export function EditLicense({ license, open, onClose }: LicenseDialogProps & { license: License }) {
  const { t } = useLingui();
  const update = useUpdateLicense();

  async function submit(values: LicenseValues): Promise<void> {
    await update.mutateAsync(bodyOf(values));
    toast({ kind: 'success', title: t`License updated` });
    onClose();
  }

  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t`Edit license`} size="lg" sticky>
      <LicenseForm license={license} submitLabel={t`Save`} onSubmit={submit} onClose={onClose} />
    </Dialog>
  );
}

interface LicenseFormProps {
  license: Partial<License>;
  submitLabel: string;
  onSubmit: (values: LicenseValues) => Promise<void>;
  onClose: () => void;
}

function LicenseForm({ license, submitLabel, onSubmit, onClose }: LicenseFormProps) {
  const { t } = useLingui();
  const form = useForm({ schema: licenseSchema, defaultValues: valuesOf(license) });
  const { isDirty, isSubmitting } = form.formState;

  function describe(error: unknown): string | undefined {
    const taken = error instanceof HttpError && error.status === 409;
    return taken ? t`A license with this ID already exists.` : refusalText(error);
  }

  return (
    <>
      <Form
        form={form}
        onSubmit={onSubmit}
        submitLabel={submitLabel}
        onCancel={onClose}
        describeError={describe}
      >
        <LicenseFields isNew={license.licenseId === undefined} />
      </Form>
      <UnsavedChanges isUnsaved={isDirty && !isSubmitting} shownBy="dialog">
        {t`You have unsaved changes to this license.`}
      </UnsavedChanges>
    </>
  );
}

function LicenseFields({ isNew }: { isNew: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <div className="grid gap-3.5 sm:grid-cols-2">
        <TextField name="name" label={t`Name`} required />
        <TextField
          name="licenseId"
          label={t`License ID`}
          hint={
            isNew
              ? t`The letters a to z, digits, and the characters _ - . + only. It can't be changed later.`
              : undefined
          }
          spellCheck={false}
          readOnly={!isNew}
          required
        />
      </div>
      <TextAreaField
        name="licenseText"
        label={t`License text`}
        rows={8}
        className="font-mono text-xs"
        spellCheck={false}
      />
      <div className="flex flex-wrap gap-x-6">
        <SwitchField name="isOsiApproved" label={t`OSI approved`} />
        <SwitchField name="isFsfLibre" label={t`FSF libre`} />
        <SwitchField name="isDeprecatedLicenseId" label={t`Deprecated`} />
      </div>
      <div className="flex flex-col gap-3.5 border-t border-line pt-3.5">
        <TextAreaField name="licenseComments" label={t`Comments`} rows={2} />
        <TextAreaField
          name="standardLicenseTemplate"
          label={t`Template`}
          rows={3}
          className="font-mono text-xs"
          spellCheck={false}
        />
        <TextAreaField
          name="standardLicenseHeader"
          label={t`Source header`}
          rows={3}
          className="font-mono text-xs"
          spellCheck={false}
        />
        <TextAreaField name="seeAlso" label={t`Links`} hint={t`One URL per line.`} rows={2} />
      </div>
    </>
  );
}
