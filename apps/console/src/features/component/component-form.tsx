import { useLingui } from '@lingui/react/macro';
import { refusalText } from '../../lib/refusal-text.ts';
import { UnsavedChanges } from '../../lib/unsaved-changes.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, type FormHandle, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useCreateComponent } from './component.data.ts';
import { bodyOf, valuesOf } from './component-body.ts';
import { ComponentFields } from './component-fields.tsx';
import { type ComponentValues, componentSchema } from './component-form-values.ts';

const newComponent = componentSchema(undefined);

interface ComponentFormProps {
  projectUuid: string;
  onClose: () => void;
}

/** The dialog that adds a component to a project. */
export function ComponentForm({ open, ...props }: ComponentFormProps & { open: boolean }) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && props.onClose()}
      title={t`Add component`}
      size="lg"
      sticky
    >
      <NewComponent {...props} />
    </Dialog>
  );
}

/** Protects unsaved input about a component from Escape, Cancel, or a link. */
export function UnsavedComponent(props: {
  form: FormHandle<ReturnType<typeof componentSchema>>;
  shownBy: string;
}) {
  const { t } = useLingui();
  const { isDirty, isSubmitting } = props.form.formState;
  return (
    <UnsavedChanges isUnsaved={isDirty && !isSubmitting} shownBy={props.shownBy}>
      {t`You have unsaved changes to this component.`}
    </UnsavedChanges>
  );
}

function NewComponent({ projectUuid, onClose }: ComponentFormProps) {
  const { t } = useLingui();
  const create = useCreateComponent(projectUuid);
  const form = useForm({ schema: newComponent, defaultValues: valuesOf({}) });

  async function submit(values: ComponentValues): Promise<void> {
    await create.mutateAsync(bodyOf(values));
    toast({ kind: 'success', title: t`Component added` });
    onClose();
  }

  return (
    <>
      <Form form={form} onSubmit={submit} submitLabel={t`Add`} onCancel={onClose} describeError={refusalText}>
        <ComponentFields />
      </Form>
      <UnsavedComponent form={form} shownBy="add" />
    </>
  );
}
