import { useLingui } from '@lingui/react/macro';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { UnsavedChanges } from '../../lib/unsaved-changes.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, type FormHandle, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useCreateService } from './service.data.ts';
import { ServiceFields } from './service-fields.tsx';
import { bodyOf, type ServiceValues, serviceSchema, valuesOf } from './service-form-values.ts';

interface ServiceFormProps {
  projectUuid: string;
  onClose: () => void;
}

/** The dialog that adds a service to a project and opens it. */
export function ServiceForm({ open, ...props }: ServiceFormProps & { open: boolean }) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && props.onClose()}
      title={t`Add service`}
      size="lg"
      sticky
    >
      <NewService {...props} />
    </Dialog>
  );
}

/** Protects unsaved input about a service from Escape, Cancel, or a link. */
export function UnsavedService({ form }: { form: FormHandle<typeof serviceSchema> }) {
  const { t } = useLingui();
  const { isDirty, isSubmitting } = form.formState;
  return (
    <UnsavedChanges isUnsaved={isDirty && !isSubmitting} shownBy="dialog">
      {t`You have unsaved changes to this service.`}
    </UnsavedChanges>
  );
}

function NewService({ projectUuid, onClose }: ServiceFormProps) {
  const { t } = useLingui();
  const go = useGo();
  const create = useCreateService(projectUuid);
  const form = useForm({ schema: serviceSchema, defaultValues: valuesOf({}) });

  async function submit(values: ServiceValues): Promise<void> {
    const service = await create.mutateAsync(bodyOf(values));
    toast({ kind: 'success', title: t`Service added` });
    go(paths.service(service.uuid));
  }

  return (
    <>
      <Form form={form} onSubmit={submit} submitLabel={t`Add`} onCancel={onClose} describeError={refusalText}>
        <ServiceFields />
      </Form>
      <UnsavedService form={form} />
    </>
  );
}
