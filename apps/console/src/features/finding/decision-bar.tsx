import { Plural, useLingui } from '@lingui/react/macro';
import { analysisStates } from '@waybill/api-contract';
import { UnsavedChanges } from '../../lib/unsaved-changes.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceField, Form } from '../../ui/form.tsx';
import { Checkbox } from '../../ui/inputs.tsx';
import { useStateLabels } from './finding-words.ts';
import type { DecisionForm } from './use-decision-form.ts';

/** The state of the analysis and the buttons that save it: in sight whatever part of the finding is read. */
export function DecisionBar({ decision }: { decision: DecisionForm }) {
  const { t } = useLingui();
  const labels = useStateLabels();
  const { form, reason } = decision;
  const { isDirty, isSubmitting } = form.formState;
  return (
    <div className="sticky -bottom-4 z-10 -mx-4 mt-auto -mb-4 border-t border-line bg-raised px-4 py-3 xl:bg-surface">
      <Form
        form={form}
        onSubmit={(entry, by) => decision.save(entry, by?.getAttribute('value') !== 'stay')}
        submitLabel={decision.hasNext ? t`Save and next` : t`Save`}
        submitHint={t`Shift+Enter or Ctrl+Enter`}
        disabledReason={reason}
        actions={
          <>
            <RepeatButton decision={decision} />
            {decision.hasNext ? (
              <Button type="submit" value="stay" disabledReason={reason}>
                {t`Save`}
              </Button>
            ) : null}
          </>
        }
      >
        <fieldset disabled={reason !== undefined} className="flex flex-col gap-2.5">
          <ChoiceField
            name="state"
            label={t`Analysis`}
            options={analysisStates.map((state, index) => ({
              value: state,
              label: labels[state],
              shortcut: String(index + 1),
            }))}
          />
          <OtherVersions decision={decision} />
        </fieldset>
      </Form>
      <UnsavedChanges isUnsaved={isDirty && !isSubmitting} shownBy="finding" isOnItsWay={decision.isOnItsWay}>
        {t`You have unsaved changes to this analysis.`}
      </UnsavedChanges>
    </div>
  );
}

function RepeatButton({ decision: { last, repeat } }: { decision: DecisionForm }) {
  const { t } = useLingui();
  const labels = useStateLabels();
  if (!last) return null;
  const state = labels[last.state];
  return (
    <Button
      variant="ghost"
      className="me-auto px-1.5!"
      aria-keyshortcuts="r"
      title={t`Apply last analysis again: ${state}`}
      onClick={repeat}
    >
      <kbd aria-hidden className="rounded border border-line bg-subtle px-1 font-sans text-xs leading-4">
        r
      </kbd>
      {t`Apply again`}
    </Button>
  );
}

/** Whether the same is decided about the other versions of the component that have the vulnerability, too. */
function OtherVersions({ decision: { others } }: { decision: DecisionForm }) {
  const { count } = others;
  if (count === 0) return null;
  return (
    <Checkbox
      label={<Plural value={count} one="Also for the other version" other="Also for the # other versions" />}
      checked={others.areMeant}
      onCheckedChange={others.setMeant}
    />
  );
}
