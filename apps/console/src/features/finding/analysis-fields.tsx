import { useLingui } from '@lingui/react/macro';
import { analysisJustifications, analysisResponses, analysisStates } from '@waybill/api-contract';
import { SelectField, TextAreaField } from '../../ui/form.tsx';
import { DecisionFields } from '../audit/decision-bar.tsx';
import { AlsoDecided } from './also-decided.tsx';
import { useJustificationLabels, useResponseLabels, useStateLabels } from './finding-words.ts';
import { UntilField } from './until-field.tsx';
import type { DecisionForm } from './use-decision-form.ts';

function optionsOf<Word extends string>(words: readonly Word[], labels: Record<Word, string>) {
  return words.map((word) => ({ value: word, label: labels[word] }));
}

interface AnalysisFieldsProps {
  decision: DecisionForm;
  /** True while only the state of the analysis is known. */
  isPending: boolean;
  /** The finding is suppressed, which is a decision by itself. */
  isSuppressed: boolean;
}

/** The fields of a decision about a finding. */
export function AnalysisFields({ decision, isPending, isSuppressed }: AnalysisFieldsProps) {
  const { t } = useLingui();
  const states = useStateLabels();
  const justifications = useJustificationLabels();
  const responses = useResponseLabels();
  const state = decision.form.watch('state');
  const isNotAffected = state === 'NOT_AFFECTED';
  return (
    <DecisionFields decision={decision} states={optionsOf(analysisStates, states)}>
      {isPending ? null : (
        <>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.25rem,100%),1fr))] gap-x-2 gap-y-3">
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
          </div>
          <UntilField isUndecided={state === 'NOT_SET' && !isSuppressed} />
          <TextAreaField name="details" label={t`Details`} rows={2} />
          <TextAreaField name="comment" label={t`Comment`} rows={2} aria-keyshortcuts="c" />
        </>
      )}
      <AlsoDecided decision={decision} />
    </DecisionFields>
  );
}
