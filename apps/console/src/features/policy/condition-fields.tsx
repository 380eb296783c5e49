import { useLingui } from '@lingui/react/macro';
import { type ConditionSubject, conditionSubjects } from '@waybill/api-contract';
import { getSubject } from '@waybill/policy';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { compareTexts } from '../../ui/collator.ts';
import { FieldFrame } from '../../ui/form.tsx';
import { Select } from '../../ui/inputs.tsx';
import { RowsField } from '../../ui/rows-field.tsx';
import { ConditionValue } from './condition-value.tsx';
import { emptyValueOf, sharesValue } from './empty-value.ts';
import type { ConditionValues } from './policy-form-values.ts';
import { useConditionOperatorLabels, useSubjectLabels } from './policy-words.ts';

const newCondition = { subject: 'SEVERITY', operator: 'IS', value: '', uuid: '' } satisfies ConditionValues;

/** The conditions of a policy. */
export function ConditionFields() {
  const { t } = useLingui();
  const conditions: readonly ConditionValues[] = useWatch({ name: 'conditions' });
  return (
    <>
      <RowsField
        name="conditions"
        label={t`Conditions`}
        heading="h2"
        addLabel={t`Add condition`}
        rowLabel={(number) => t`Condition ${number}`}
        empty={newCondition}
      >
        {(row) => <ConditionRow row={row} />}
      </RowsField>
      {conditions.length === 0 ? (
        <p className="text-muted">{t`No conditions yet. A policy without a condition is never violated.`}</p>
      ) : null}
    </>
  );
}

function ConditionRow({ row }: { row: string }) {
  const { t } = useLingui();
  const subjects = useSubjectLabels();
  const operators = useConditionOperatorLabels();
  const { register, setValue, getValues } = useFormContext();
  const condition: ConditionValues | undefined = useWatch({ name: row });
  const drafts = useRef(new Map<ConditionSubject, string>());
  if (!condition) return null;
  const { subject } = condition;

  /** The value typed for a subject reappears when it is chosen again. */
  function choose(next: ConditionSubject): void {
    const { operator, value }: ConditionValues = getValues(row);
    drafts.current.set(subject, value);
    const kept = sharesValue(subject, next) ? value : undefined;
    const known = getSubject(next).operators;
    setValue(`${row}.subject`, next, { shouldDirty: true });
    setValue(`${row}.operator`, known.includes(operator) ? operator : known[0], { shouldDirty: true });
    setValue(`${row}.value`, kept ?? drafts.current.get(next) ?? emptyValueOf(next), { shouldDirty: true });
  }

  const options = conditionSubjects
    .map((value) => ({ value, label: subjects[value] }))
    .sort((a, b) => compareTexts(a.label, b.label));
  return (
    <div className="col-span-full grid gap-3 lg:grid-cols-[11rem_11rem_minmax(0,1fr)]">
      <FieldFrame label={t`Subject`} error={undefined}>
        {(wiring) => (
          <Select
            {...wiring}
            {...register(`${row}.subject`)}
            value={subject}
            options={options}
            onChange={({ target }) => {
              const next = conditionSubjects.find((known) => known === target.value);
              if (next) choose(next);
            }}
          />
        )}
      </FieldFrame>
      <FieldFrame label={t`Operator`} error={undefined}>
        {(wiring) => (
          <Select
            {...wiring}
            {...register(`${row}.operator`)}
            options={getSubject(subject).operators.map((value) => ({ value, label: operators[value] }))}
          />
        )}
      </FieldFrame>
      <ConditionValue key={subject} row={row} condition={condition} />
    </div>
  );
}
