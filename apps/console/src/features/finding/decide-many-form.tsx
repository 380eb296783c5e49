import { Plural, useLingui } from '@lingui/react/macro';
import { analysisJustifications, analysisStates } from '@waybill/api-contract';
import * as v from 'valibot';
import { SelectField, useForm } from '../../ui/form.tsx';
import { DecideManyForm, keep, manyDefaults, manyEntries } from '../audit/decide-many-form.tsx';
import type { AnalysisChange } from './analysis.data.ts';
import type { SelectedFindings } from './decide-many.data.ts';
import { useJustificationLabels, useStateLabels } from './finding-words.ts';

const schema = v.object({
  ...manyEntries,
  state: v.picklist([keep, ...analysisStates]),
  // A select that is disabled has no value.
  justification: v.fallback(v.picklist(analysisJustifications), 'NOT_SET'),
});
type Values = v.InferOutput<typeof schema>;

/** What is changed; a justification is one only of “Not affected”. */
function changeOf({ state, justification, suppression, comment }: Values): AnalysisChange {
  return {
    ...(state === keep
      ? {}
      : { state, justification: state === 'NOT_AFFECTED' ? justification : ('NOT_SET' as const) }),
    ...(suppression === keep ? {} : { isSuppressed: suppression === 'SUPPRESS' }),
    ...(comment === '' ? {} : { comment }),
  };
}

export interface DecideFindingsFormProps {
  selected: SelectedFindings;
  /** How many the filter shows, where that is known. */
  total: number | undefined;
  onSubmit: (change: AnalysisChange, about: SelectedFindings) => Promise<void>;
  onCancel: () => void;
}

export function DecideFindingsForm({ selected, total = 0, onSubmit, onCancel }: DecideFindingsFormProps) {
  const { t } = useLingui();
  const states = useStateLabels();
  const justifications = useJustificationLabels();
  const form = useForm({ schema, defaultValues: { ...manyDefaults, justification: 'NOT_SET' } });
  const values = form.watch();
  const isNotAffected = values.state === 'NOT_AFFECTED';
  const all: SelectedFindings = { selection: { kind: 'filter', excluded: [] }, count: total };
  return (
    <DecideManyForm
      form={form}
      values={values}
      selected={selected}
      total={total}
      label={t`Findings`}
      describe={(count) => (
        <Plural
          value={count}
          one="Applies to # finding and adds an entry to its audit trail."
          other="Applies to # findings and adds an entry to each audit trail."
        />
      )}
      states={analysisStates.map((state) => ({ value: state, label: states[state] }))}
      onSubmit={(checked, isAll) => onSubmit(changeOf(checked), isAll ? all : selected)}
      onCancel={onCancel}
    >
      <SelectField
        name="justification"
        label={t`Justification`}
        hint={isNotAffected ? undefined : t`Only for “Not affected”.`}
        disabled={!isNotAffected}
        options={analysisJustifications.map((word) => ({ value: word, label: justifications[word] }))}
      />
    </DecideManyForm>
  );
}
