import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { analysisJustifications, analysisStates } from '@waybill/api-contract';
import * as v from 'valibot';
import { Form, SelectField, TextAreaField, useForm } from '../../ui/form.tsx';
import type { BulkSelection } from '../task/bulk.data.ts';
import type { AnalysisChange } from './analysis.data.ts';
import { useJustificationLabels, useStateLabels } from './finding-words.ts';
import type { SelectedFindings } from './use-deciding-many.tsx';

const keep = 'KEEP';
const schema = v.object({
  about: v.picklist(['SELECTED', 'ALL']),
  state: v.picklist([keep, ...analysisStates]),
  // A select that is disabled has no value.
  justification: v.fallback(v.picklist(analysisJustifications), 'NOT_SET'),
  suppression: v.picklist([keep, 'SUPPRESS', 'UNSUPPRESS']),
  comment: v.pipe(v.string(), v.trim()),
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

export interface DecideManyFormProps {
  selected: SelectedFindings;
  /** How many the filter shows, where that is known. */
  total: number | undefined;
  onSubmit: (change: AnalysisChange, selection: BulkSelection) => Promise<void>;
  onCancel: () => void;
}

const all: BulkSelection = { kind: 'filter', excluded: [] };

/** What is decided about all of them; the rest of each decision stays as it is. */
export function DecideManyForm({ selected, total = 0, onSubmit, onCancel }: DecideManyFormProps) {
  const { t } = useLingui();
  const states = useStateLabels();
  const justifications = useJustificationLabels();
  const form = useForm({
    schema,
    defaultValues: {
      about: 'SELECTED',
      state: keep,
      justification: 'NOT_SET',
      suppression: keep,
      comment: '',
    },
  });
  const values = form.watch();
  const isNotAffected = values.state === 'NOT_AFFECTED';
  const changesNothing = values.state === keep && values.suppression === keep && values.comment.trim() === '';
  const offersAll = selected.selection.kind === 'ids' && total > selected.count;
  const isAll = offersAll && values.about === 'ALL';
  const count = isAll ? total : selected.count;
  const asItIs = { value: keep, label: t`No change` };
  return (
    <>
      <p className="mb-3.5 text-muted">
        <Plural
          value={count}
          one="Applies to # finding and adds an entry to its audit trail."
          other="Applies to # findings and adds an entry to each audit trail."
        />
      </p>
      <Form
        form={form}
        onSubmit={(checked) => onSubmit(changeOf(checked), isAll ? all : selected.selection)}
        submitLabel={t`Apply`}
        onCancel={onCancel}
        disabledReason={changesNothing ? t`Choose at least one change.` : undefined}
      >
        {offersAll ? (
          <SelectField
            name="about"
            label={t`Findings`}
            options={[
              {
                value: 'SELECTED',
                label: t`${plural(selected.count, { one: 'The selected one', other: 'The # selected' })}`,
              },
              {
                value: 'ALL',
                label: t`${plural(total, { one: 'The one that matches the filter', other: 'All # that match the filter' })}`,
              },
            ]}
          />
        ) : null}
        <div className="grid gap-3.5 sm:grid-cols-2">
          <SelectField
            name="state"
            label={t`Analysis`}
            options={[asItIs, ...analysisStates.map((state) => ({ value: state, label: states[state] }))]}
          />
          <SelectField
            name="suppression"
            label={t`Suppression`}
            options={[
              asItIs,
              { value: 'SUPPRESS', label: t`Suppress` },
              { value: 'UNSUPPRESS', label: t`Unsuppress` },
            ]}
          />
        </div>
        <SelectField
          name="justification"
          label={t`Justification`}
          hint={isNotAffected ? undefined : t`Only for “Not affected”.`}
          disabled={!isNotAffected}
          options={analysisJustifications.map((word) => ({ value: word, label: justifications[word] }))}
        />
        <TextAreaField name="comment" label={t`Comment`} rows={2} />
      </Form>
    </>
  );
}
