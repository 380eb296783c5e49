import { useLingui } from '@lingui/react/macro';
import { analysisJustifications, analysisResponses } from '@waybill/api-contract';
import { FormProvider } from 'react-hook-form';
import { SelectField, TextAreaField } from '../../ui/form.tsx';
import { useJustificationLabels, useResponseLabels } from './finding-words.ts';
import type { DecisionForm } from './use-decision-form.ts';

function optionsOf<Word extends string>(words: readonly Word[], labels: Record<Word, string>) {
  return words.map((word) => ({ value: word, label: labels[word] }));
}

/** What there is to say about a decision besides the state, which is chosen below. */
export function AnalysisFields({ decision: { form, reason } }: { decision: DecisionForm }) {
  const { t } = useLingui();
  const justifications = useJustificationLabels();
  const responses = useResponseLabels();
  const isNotAffected = form.watch('state') === 'NOT_AFFECTED';
  return (
    <FormProvider {...form}>
      <fieldset disabled={reason !== undefined} className="grid gap-3.5">
        <SelectField
          name="justification"
          label={t`Justification`}
          hint={isNotAffected ? undefined : t`Only for “Not affected”.`}
          disabled={!isNotAffected}
          options={optionsOf(analysisJustifications, justifications)}
        />
        <SelectField
          name="response"
          label={t`Vendor response`}
          options={optionsOf(analysisResponses, responses)}
        />
        <TextAreaField name="details" label={t`Details`} rows={2} />
        <TextAreaField name="comment" label={t`Comment`} rows={2} aria-keyshortcuts="c" />
      </fieldset>
    </FormProvider>
  );
}
