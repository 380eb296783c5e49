import { Trans, useLingui } from '@lingui/react/macro';
import type { Component } from '@waybill/api-contract';
import { useCapability } from '../../lib/capability.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUpdateComponent } from './component.data.ts';
import { updateBodyOf, valuesOf } from './component-body.ts';
import { ComponentFields } from './component-fields.tsx';
import { UnsavedComponent } from './component-form.tsx';
import { type ComponentValues, componentSchema, needsVersion } from './component-form-values.ts';

interface ComponentDetailsProps {
  component: Component;
  onClose: () => void;
}

/** Everything about a component that people write: to read and to change. */
export function ComponentDetails({ open, ...props }: ComponentDetailsProps & { open: boolean }) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && props.onClose()}
      title={t`Component details`}
      size="lg"
      sticky
    >
      <DetailsForm {...props} />
    </Dialog>
  );
}

function DetailsForm({ component, onClose }: ComponentDetailsProps) {
  const { t } = useLingui();
  const manage = useCapability('PORTFOLIO_MANAGEMENT');
  const update = useUpdateComponent();
  const { uuid } = component;
  const form = useForm({ schema: componentSchema(component), defaultValues: valuesOf(component) });

  async function submit(values: ComponentValues): Promise<void> {
    await update.mutateAsync(updateBodyOf(component, values));
    toast({ kind: 'success', title: t`Component updated` });
    onClose();
  }

  return (
    <>
      <Form
        form={form}
        onSubmit={submit}
        submitLabel={t`Save`}
        onCancel={onClose}
        readOnly={!manage.allowed}
        describeError={refusalText}
      >
        <ComponentFields readOnly={!manage.allowed} hasVersion={needsVersion(component)} />
      </Form>
      <UnsavedComponent form={form} shownBy="dialog" />
      <p className="mt-4 flex items-center gap-1 border-t border-line pt-4 text-xs text-muted">
        <Trans>Object ID {uuid}</Trans>
        <CopyButton text={uuid} label={t`Copy object ID`} />
      </p>
    </>
  );
}
