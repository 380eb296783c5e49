import { useLingui } from '@lingui/react/macro';
import { policyOperators } from '@waybill/api-contract';
import * as v from 'valibot';
import { HttpError } from '../../lib/http-error.ts';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SelectField, TextField, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useCreatePolicy } from './policy.data.ts';
import { policySchema } from './policy-form-values.ts';
import { usePolicyOperatorLabels, useViolationStateLabels } from './policy-words.ts';

const schema = v.pick(policySchema, ['name', 'operator', 'violationState']);

/** The dialog that makes a policy and opens it; its conditions are entered there. */
export function CreatePolicy({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t`Create policy`} size="sm">
      <NewPolicy onClose={onClose} />
    </Dialog>
  );
}

function NewPolicy({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const go = useGo();
  const create = useCreatePolicy();
  const operators = usePolicyOperatorLabels();
  const states = useViolationStateLabels();
  const form = useForm({ schema, defaultValues: { name: '', operator: 'ANY', violationState: 'FAIL' } });

  async function submit(values: v.InferOutput<typeof schema>): Promise<void> {
    const { uuid } = await create.mutateAsync(values);
    toast({ kind: 'success', title: t`Policy created` });
    go(paths.policy(uuid));
  }

  function describe(error: unknown): string | undefined {
    const taken = error instanceof HttpError && error.status === 409;
    return taken ? t`A policy with this name already exists.` : refusalText(error);
  }

  return (
    <Form form={form} onSubmit={submit} submitLabel={t`Create`} onCancel={onClose} describeError={describe}>
      <TextField name="name" label={t`Name`} required />
      <SelectField
        name="operator"
        label={t`Violated when`}
        options={policyOperators.toReversed().map((value) => ({ value, label: operators[value] }))}
      />
      <SelectField
        name="violationState"
        label={t`Violation state`}
        options={(['FAIL', 'WARN', 'INFO'] as const).map((value) => ({ value, label: states[value] }))}
      />
    </Form>
  );
}
