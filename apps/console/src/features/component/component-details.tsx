import { Trans, useLingui } from '@lingui/react/macro';
import type { Component } from '@waybill/api-contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useDeleteComponents, useUpdateComponent } from './component.data.ts';
import { updateBodyOf, valuesOf } from './component-body.ts';
import { ComponentFields } from './component-fields.tsx';
import { UnsavedComponent } from './component-form.tsx';
import { type ComponentValues, componentSchema } from './component-form-values.ts';

interface ComponentDetailsProps {
  component: Component;
  onClose: () => void;
}

/** Everything about a component that people write: to read, to change, to delete. */
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
  const form = useForm({ schema: componentSchema, defaultValues: valuesOf(component) });

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
        disabledReason={manage.reason}
        describeError={refusalText}
      >
        <ComponentFields readOnly={!manage.allowed} />
      </Form>
      <UnsavedComponent form={form} shownBy="dialog" />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-4">
        <span className="inline-flex items-center gap-1 text-xs text-muted">
          <Trans>Object ID {uuid}</Trans>
          <CopyButton text={uuid} label={t`Copy object ID`} />
        </span>
        <DeleteComponent component={component} reason={manage.reason} />
      </div>
    </>
  );
}

function DeleteComponent({ component, reason }: { component: Component; reason: string | undefined }) {
  const { t } = useLingui();
  const go = useGo();
  const [asking, setAsking] = useState(false);
  const remove = useDeleteComponents();
  const { name, project } = component;

  async function confirm(): Promise<void> {
    await remove.mutateAsync([component.uuid]);
    toast({ kind: 'success', title: t`Component deleted` });
    go(project ? paths.projectTab(project.uuid, 'components') : paths.components());
  }

  return (
    <>
      <Button
        className="text-danger!"
        icon={<Trash2 className="size-4" aria-hidden />}
        disabledReason={reason}
        onClick={() => setAsking(true)}
      >
        {t`Delete component`}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Delete “${name}”?`}
        confirmLabel={t`Delete`}
        danger
        onConfirm={confirm}
      >
        {t`This deletes the component and all analyses of its findings. The next BOM may add it again.`}
      </ConfirmDialog>
    </>
  );
}
