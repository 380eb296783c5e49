import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { useCapability } from '../../lib/capability.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import { SwitchField } from '../../ui/form-choices.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { decisionCarryingQuery, useSetDecisionCarrying } from './decision-carrying.data.ts';

interface DecisionCarryingProps {
  project: string;
  open: boolean;
  onClose: () => void;
}

/** True if the decisions of a project follow its components into new versions. */
export function DecisionCarryingDialog({ project, open, onClose }: DecisionCarryingProps) {
  const { t } = useLingui();
  const carrying = useQuery({ ...decisionCarryingQuery(project), enabled: open });
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t`Carry over analyses`}>
      <p className="mb-3.5 text-muted">
        {t`Analyses are carried into new versions of this project, and to other versions of their components when a BOM is uploaded. This ends when the vulnerability is gone. A carried analysis shows where it comes from.`}
      </p>
      {carrying.data ? (
        <CarryingForm project={project} enabled={carrying.data.enabled} onDone={onClose} />
      ) : carrying.isError ? (
        <ErrorState title={t`Couldn't load the setting`} onRetry={() => void carrying.refetch()} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

const schema = v.object({ enabled: v.boolean() });

interface CarryingFormProps {
  project: string;
  enabled: boolean;
  onDone: () => void;
}

function CarryingForm({ project, enabled, onDone }: CarryingFormProps) {
  const { t } = useLingui();
  const may = useCapability('PORTFOLIO_MANAGEMENT');
  const set = useSetDecisionCarrying(project);
  const form = useForm({ schema, defaultValues: { enabled } });
  async function submit(values: v.InferOutput<typeof schema>): Promise<void> {
    await set.mutateAsync(values.enabled);
    toast({ kind: 'success', title: t`Setting saved` });
    onDone();
  }
  return (
    <Form form={form} onSubmit={submit} submitLabel={t`Save`} onCancel={onDone} disabledReason={may.reason}>
      <FieldGroup disabled={!may.allowed}>
        <SwitchField name="enabled" label={t`Carry analyses into new versions`} />
      </FieldGroup>
    </Form>
  );
}
