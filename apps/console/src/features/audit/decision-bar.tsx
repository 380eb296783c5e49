// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { InferOutput } from 'valibot';
import { UnsavedChanges } from '../../lib/unsaved-changes.tsx';
import { Button } from '../../ui/button.tsx';
import { Form, type FormHandle, type FormSchema } from '../../ui/form.tsx';
import { ChoiceField } from '../../ui/form-choices.tsx';

interface Decision<Schema extends FormSchema> {
  form: FormHandle<Schema>;
  /** Why the user may not decide. */
  reason: string | undefined;
  hasNext: boolean;
  save: (entry: InferOutput<Schema>, goesOn: boolean) => Promise<void>;
  isOnItsWay: () => boolean;
  repeat: () => void;
}

export interface DecisionBarProps<Schema extends FormSchema> {
  decision: Decision<Schema>;
  /** The state that was decided last; undefined offers nothing to apply again. */
  lastState: string | undefined;
  /** The search parameter that opens the panel. */
  shownBy: string;
}

interface DecisionFieldsProps<Schema extends FormSchema> {
  decision: Pick<Decision<Schema>, 'form' | 'reason'>;
  /** The possible states, in key order. */
  states: readonly { value: string; label: string }[];
  /** The fields besides the state. */
  children: ReactNode;
}

/** The fields of a decision; {@link DecisionBar} saves it. */
export function DecisionFields<Schema extends FormSchema>(props: DecisionFieldsProps<Schema>) {
  const { t } = useLingui();
  const { form, reason } = props.decision;
  return (
    <FormProvider {...form}>
      <fieldset disabled={reason !== undefined} className="flex flex-col gap-3">
        <ChoiceField
          name="state"
          label={t`Analysis`}
          options={props.states.map((state, index) => ({ ...state, shortcut: String(index + 1) }))}
        />
        {props.children}
      </fieldset>
    </FormProvider>
  );
}

/** The buttons that save what is decided: in sight whatever part of the panel is read, unless there is little room. */
export function DecisionBar<Schema extends FormSchema>(props: DecisionBarProps<Schema>) {
  const { t } = useLingui();
  const { decision } = props;
  const { form, reason } = decision;
  const { isDirty, isSubmitting } = form.formState;
  return (
    <div className="sticky -bottom-4 z-10 -mx-4 mt-auto -mb-4 border-t border-line bg-raised px-4 pt-1.5 pb-2.5 xl:bg-surface [@media(max-height:22rem)]:static">
      <Form
        form={form}
        onSubmit={(entry, by) => decision.save(entry, by?.getAttribute('value') !== 'stay')}
        submitLabel={decision.hasNext ? t`Save and next` : t`Save`}
        submitHint={t`Shift+Enter or Ctrl+Enter`}
        disabledReason={reason}
        actions={
          <>
            {props.lastState === undefined ? null : (
              <RepeatButton state={props.lastState} onRepeat={decision.repeat} />
            )}
            {decision.hasNext ? (
              <Button type="submit" value="stay" disabledReason={reason}>
                {t`Save`}
              </Button>
            ) : null}
          </>
        }
      >
        {null}
      </Form>
      <UnsavedChanges
        isUnsaved={isDirty && !isSubmitting}
        shownBy={props.shownBy}
        isOnItsWay={decision.isOnItsWay}
      >
        {t`You have unsaved changes to this analysis.`}
      </UnsavedChanges>
    </div>
  );
}

function RepeatButton({ state, onRepeat }: { state: string; onRepeat: () => void }) {
  const { t } = useLingui();
  return (
    <Button
      variant="ghost"
      className="me-auto px-1.5!"
      aria-keyshortcuts="r"
      title={t`Apply last analysis again: ${state}`}
      onClick={onRepeat}
    >
      <kbd aria-hidden className="rounded border border-line bg-subtle px-1 font-sans text-xs leading-4">
        r
      </kbd>
      {t`Apply again`}
    </Button>
  );
}
