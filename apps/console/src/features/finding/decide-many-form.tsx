import { Plural, useLingui } from '@lingui/react/macro';
import { analysisJustifications, analysisResponses, analysisStates } from '@waybill/api-contract';
import * as v from 'valibot';
import { SelectField, TextAreaField, useForm } from '../../ui/form.tsx';
import { DecideManyForm, keep, manyDefaults, manyEntries } from '../audit/decide-many-form.tsx';
import type { AnalysisChange } from './analysis.data.ts';
import type { SelectedFindings } from './decide-many.data.ts';
import { useJustificationLabels, useResponseLabels, useStateLabels } from './finding-words.ts';
import { UntilField, untilEntry } from './until-field.tsx';

const schema = v.object({
  ...manyEntries,
  state: v.picklist([keep, ...analysisStates]),
  // A select that is disabled has no value.
  justification: v.fallback(v.picklist(analysisJustifications), 'NOT_SET'),
  response: v.picklist([keep, ...analysisResponses]),
  detailsChange: v.picklist([keep, 'REPLACE', 'REMOVE']),
  details: v.pipe(v.string(), v.trim()),
  until: untilEntry,
});
type Values = v.InferOutput<typeof schema>;

const defaults = {
  ...manyDefaults,
  justification: 'NOT_SET',
  response: keep,
  detailsChange: keep,
  details: '',
  until: '',
} as const;

/** Details that are replaced by nothing are not changed. */
function detailsOf({
  detailsChange,
  details,
}: Pick<Values, 'detailsChange' | 'details'>): string | undefined {
  if (detailsChange === 'REMOVE') return '';
  return detailsChange === 'REPLACE' && details !== '' ? details : undefined;
}

/** The changed fields. Only “Not affected” has a justification. */
function changeOf(values: Values): AnalysisChange {
  const { state, justification, response, suppression, comment } = values;
  const details = detailsOf(values);
  return {
    ...(state === keep
      ? {}
      : { state, justification: state === 'NOT_AFFECTED' ? justification : ('NOT_SET' as const) }),
    ...(response === keep ? {} : { response }),
    ...(details === undefined ? {} : { details }),
    ...(values.until === '' ? {} : { until: values.until }),
    ...(suppression === keep ? {} : { isSuppressed: suppression === 'SUPPRESS' }),
    ...(comment === '' ? {} : { comment }),
  };
}

export interface DecideFindingsFormProps {
  selected: SelectedFindings;
  /** The number of findings the filter shows, if known. */
  total: number | undefined;
  /** True if the total is an estimate. */
  isEstimated: boolean | undefined;
  /** The number of earlier decisions it would change. */
  onCount: (change: AnalysisChange, about: SelectedFindings) => Promise<number>;
  onSubmit: (change: AnalysisChange, about: SelectedFindings) => Promise<void>;
  onCancel: () => void;
}

export function DecideFindingsForm(props: DecideFindingsFormProps) {
  const { selected, total = 0, isEstimated = false, onCount, onSubmit, onCancel } = props;
  const { t } = useLingui();
  const states = useStateLabels();
  const form = useForm({ schema, defaultValues: defaults });
  const values = form.watch();
  const all: SelectedFindings = { selection: { kind: 'filter', excluded: [] }, count: total };
  return (
    <DecideManyForm
      form={form}
      values={values}
      selected={selected}
      total={total}
      isEstimated={isEstimated}
      label={t`Findings`}
      describe={(count, isAbout) =>
        isAbout ? (
          <Plural
            value={count}
            one="Applies to about # finding and adds an entry to its audit trail."
            other="Applies to about # findings and adds an entry to each audit trail."
          />
        ) : (
          <Plural
            value={count}
            one="Applies to # finding and adds an entry to its audit trail."
            other="Applies to # findings and adds an entry to each audit trail."
          />
        )
      }
      states={analysisStates.map((state) => ({ value: state, label: states[state] }))}
      changesMore={
        values.response !== keep ||
        values.until !== '' ||
        detailsOf({ ...values, details: values.details.trim() }) !== undefined
      }
      onCount={(checked, isAll) => onCount(changeOf(checked), isAll ? all : selected)}
      onSubmit={(checked, isAll) => onSubmit(changeOf(checked), isAll ? all : selected)}
      onCancel={onCancel}
    >
      <MoreFields
        isNotAffected={values.state === 'NOT_AFFECTED'}
        isUndecided={values.state === 'NOT_SET' && values.suppression !== 'SUPPRESS'}
        replaces={values.detailsChange === 'REPLACE'}
      />
    </DecideManyForm>
  );
}

interface MoreFieldsProps {
  isNotAffected: boolean;
  /** The decisions will be taken away. */
  isUndecided: boolean;
  replaces: boolean;
}

/** The fields besides the state. */
function MoreFields({ isNotAffected, isUndecided, replaces }: MoreFieldsProps) {
  const { t } = useLingui();
  const justifications = useJustificationLabels();
  const responses = useResponseLabels();
  const asItIs = { value: keep, label: t`No change` };
  return (
    <>
      <SelectField
        name="justification"
        label={t`Justification`}
        hint={isNotAffected ? undefined : t`Only for “Not affected”.`}
        disabled={!isNotAffected}
        options={analysisJustifications.map((word) => ({ value: word, label: justifications[word] }))}
      />
      <div className="grid gap-3.5 sm:grid-cols-2">
        <SelectField
          name="response"
          label={t`Vendor response`}
          options={[asItIs, ...analysisResponses.map((word) => ({ value: word, label: responses[word] }))]}
        />
        <SelectField
          name="detailsChange"
          label={t`Details`}
          options={[asItIs, { value: 'REPLACE', label: t`Replace` }, { value: 'REMOVE', label: t`Remove` }]}
        />
      </div>
      <UntilField isUndecided={isUndecided} />
      {replaces ? <TextAreaField name="details" label={t`New details`} rows={2} /> : null}
    </>
  );
}
