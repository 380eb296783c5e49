import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { policyOperators } from '@waybill/api-contract';
import { useRef } from 'react';
import { refusalText } from '../../lib/refusal-text.ts';
import { UnsavedChanges } from '../../lib/unsaved-changes.tsx';
import { Card } from '../../ui/card.tsx';
import { Form, SelectField, TextField, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { LimitFields } from './limit-fields.tsx';
import { policyQuery, useSavePolicy } from './policy.data.ts';
import { type PolicyValues, policySchema, valuesOf } from './policy-form-values.ts';
import { usePolicyOperatorLabels, useViolationStateLabels } from './policy-words.ts';
import type { WholePolicy } from './whole-policy.ts';

const states = ['FAIL', 'WARN', 'INFO'] as const;

/** Everything that a policy is, saved at once. */
export function PolicyForm({ policy }: { policy: WholePolicy }) {
  const { t } = useLingui();
  const save = useSavePolicy();
  const operators = usePolicyOperatorLabels();
  const stateLabels = useViolationStateLabels();
  const client = useQueryClient();
  const begun = useRef(valuesOf(policy));
  const form = useForm({ schema: policySchema, defaultValues: begun.current });
  const { isDirty, isSubmitting } = form.formState;

  async function submit(values: PolicyValues): Promise<void> {
    await save.mutateAsync({
      policy,
      begun: begun.current,
      values,
      onStored: (index, uuid) => form.setValue(`conditions.${index}.uuid`, uuid),
    });
    // Others may have changed it, too.
    const saved = client.getQueryData(policyQuery(policy.uuid).queryKey);
    begun.current = saved ? valuesOf(saved) : form.getValues();
    form.reset(begun.current);
    toast({ kind: 'success', title: t`Policy saved` });
  }

  return (
    <>
      <Form
        form={form}
        onSubmit={submit}
        submitLabel={t`Save`}
        describeError={refusalText}
        disabledReason={isDirty || isSubmitting ? undefined : t`Nothing has been changed.`}
      >
        <Card>
          <div className="flex flex-col gap-3.5">
            <TextField name="name" label={t`Name`} required />
            <div className="grid gap-3.5 sm:grid-cols-2">
              <SelectField
                name="operator"
                label={t`Violated when`}
                options={policyOperators.toReversed().map((value) => ({ value, label: operators[value] }))}
              />
              <SelectField
                name="violationState"
                label={t`Violation state`}
                options={states.map((value) => ({ value, label: stateLabels[value] }))}
              />
            </div>
          </div>
        </Card>
        <Card>
          <div className="flex flex-col gap-3.5">
            <ConditionFields />
          </div>
        </Card>
        <Card title={t`Limits`}>
          <div className="flex flex-col gap-3.5">
            <LimitFields />
          </div>
        </Card>
      </Form>
      <UnsavedChanges isUnsaved={isDirty && !isSubmitting}>
        {t`You have unsaved changes to this policy.`}
      </UnsavedChanges>
    </>
  );
}
