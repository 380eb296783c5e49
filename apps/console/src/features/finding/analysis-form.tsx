import { useLingui } from '@lingui/react/macro';
import { analysisJustifications, analysisResponses, analysisStates } from '@waybill/api-contract';
import { useLayoutEffect } from 'react';
import * as v from 'valibot';
import { useCapability } from '../../lib/capability.ts';
import { UnsavedChanges } from '../../lib/unsaved-changes.tsx';
import { Form, restartForm, SelectField, TextAreaField, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { type Decision, decisionOf, useDecide } from './analysis.data.ts';
import type { FindingKey } from './finding-search.ts';
import { useJustificationLabels, useResponseLabels, useStateLabels } from './finding-words.ts';

const schema = v.object({
  state: v.picklist(analysisStates),
  // A select that is disabled has no value.
  justification: v.fallback(v.picklist(analysisJustifications), 'NOT_SET'),
  response: v.picklist(analysisResponses),
  details: v.pipe(v.string(), v.trim()),
  comment: v.pipe(v.string(), v.trim()),
});

function valuesOf(decision: Decision) {
  return { ...decision, comment: '' };
}

/** What the user changed; a justification is one only of “Not affected”. */
function changedIn(
  { comment: _, ...chosen }: v.InferOutput<typeof schema>,
  isChanged: (field: keyof Decision) => boolean,
): Partial<Decision> {
  const decision: Partial<Decision> = Object.fromEntries(
    Object.entries(chosen).filter(([field]) => isChanged(field as keyof Decision)),
  );
  if (chosen.state === 'NOT_AFFECTED') return decision;
  const { justification: _ignored, ...rest } = decision;
  return isChanged('state') ? { ...rest, justification: 'NOT_SET' } : rest;
}

function optionsOf<Word extends string>(words: readonly Word[], labels: Record<Word, string>) {
  return words.map((word) => ({ value: word, label: labels[word] }));
}

export interface AnalysisFormProps {
  project: string;
  finding: FindingKey;
  /** What stands now. */
  decision: Decision;
}

/** The decision about a finding: only what was changed here is saved. Give it the finding as its key. */
export function AnalysisForm({ project, finding, decision }: AnalysisFormProps) {
  const { t } = useLingui();
  const may = useCapability('VULNERABILITY_ANALYSIS');
  const decide = useDecide(project);
  const labels = {
    states: useStateLabels(),
    justifications: useJustificationLabels(),
    responses: useResponseLabels(),
  };
  const form = useForm({ schema, defaultValues: valuesOf(decision) });
  const { isDirty, isSubmitting } = form.formState;
  const isNotAffected = form.watch('state') === 'NOT_AFFECTED';

  // Somebody else may have decided meanwhile; what is being typed here is kept. Before it is seen: who reads the new
  // decision and types at once changes that one.
  useLayoutEffect(() => form.reset(valuesOf(decision), { keepDirtyValues: true }), [decision, form]);

  async function save(values: v.InferOutput<typeof schema>): Promise<void> {
    const sent = form.getValues();
    const stored = await decide.mutateAsync({
      key: finding,
      decision: changedIn(values, (field) => form.getFieldState(field).isDirty),
      comment: values.comment,
    });
    restartForm(form, { sent, saved: valuesOf(decisionOf(stored)) });
    toast({ kind: 'success', title: t`Analysis saved` });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button inside
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.currentTarget.querySelector('form')?.requestSubmit();
        // Out of the field, so that the next key can go to the next finding.
        event.currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
      }}
    >
      <Form form={form} onSubmit={save} submitLabel={t`Save`} disabledReason={may.reason}>
        <fieldset disabled={!may.allowed} className="grid gap-3.5 sm:grid-cols-2">
          <SelectField
            name="state"
            label={t`Analysis`}
            options={optionsOf(analysisStates, labels.states)}
            aria-keyshortcuts="f"
          />
          <SelectField
            name="response"
            label={t`Vendor response`}
            options={optionsOf(analysisResponses, labels.responses)}
          />
          <div className="sm:col-span-2">
            <SelectField
              name="justification"
              label={t`Justification`}
              hint={isNotAffected ? undefined : t`Only for “Not affected”.`}
              disabled={!isNotAffected}
              options={optionsOf(analysisJustifications, labels.justifications)}
            />
          </div>
          <div className="sm:col-span-2">
            <TextAreaField name="details" label={t`Details`} rows={2} />
          </div>
          <div className="sm:col-span-2">
            <TextAreaField name="comment" label={t`Comment`} rows={2} aria-keyshortcuts="c" />
          </div>
        </fieldset>
      </Form>
      <UnsavedChanges isUnsaved={isDirty && !isSubmitting} shownBy="finding">
        {t`The analysis of this finding was changed and not saved yet.`}
      </UnsavedChanges>
    </div>
  );
}
