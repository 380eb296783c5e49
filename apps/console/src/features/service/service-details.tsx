import { Trans, useLingui } from '@lingui/react/macro';
import type { ServiceComponent } from '@waybill/api-contract';
import { useCapability } from '../../lib/capability.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUpdateService } from './service.data.ts';
import { ServiceFields } from './service-fields.tsx';
import { UnsavedService } from './service-form.tsx';
import { type ServiceValues, serviceSchema, updateBodyOf, valuesOf } from './service-form-values.ts';

interface ServiceDetailsProps {
  service: ServiceComponent;
  onClose: () => void;
}

/** Everything about a service that people write: to read and to change. */
export function ServiceDetails({ open, ...props }: ServiceDetailsProps & { open: boolean }) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && props.onClose()}
      title={t`Service details`}
      size="lg"
      sticky
    >
      <DetailsForm {...props} />
    </Dialog>
  );
}

function DetailsForm({ service, onClose }: ServiceDetailsProps) {
  const { t } = useLingui();
  const manage = useCapability('PORTFOLIO_MANAGEMENT');
  const update = useUpdateService();
  const { uuid } = service;
  const form = useForm({ schema: serviceSchema, defaultValues: valuesOf(service) });

  async function submit(values: ServiceValues): Promise<void> {
    await update.mutateAsync(updateBodyOf(service, values));
    toast({ kind: 'success', title: t`Service updated` });
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
        <ServiceFields readOnly={!manage.allowed} />
        <p className="inline-flex items-center gap-1 text-xs text-muted">
          <Trans>Object ID {uuid}</Trans>
          <CopyButton text={uuid} label={t`Copy object ID`} />
        </p>
      </Form>
      <UnsavedService form={form} />
    </>
  );
}
