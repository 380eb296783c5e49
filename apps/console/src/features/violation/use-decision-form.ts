import { useLingui } from '@lingui/react/macro';
import { type AuditViolation, violationAnalysisStates } from '@waybill/api-contract';
import { useEffect, useLayoutEffect, useRef } from 'react';
import * as v from 'valibot';
import { useCapability } from '../../lib/capability.ts';
import { submitForm, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { lastEntry, unsavedEntries } from '../audit/kept-entries.ts';
import { useGoingOn } from '../audit/use-going-on.ts';
import { useDecide } from './violation-analysis.data.ts';
import { keyOf, violationId } from './violation-scope.ts';
import { decisionStates } from './violation-words.ts';

const schema = v.object({
  state: v.picklist(violationAnalysisStates),
  comment: v.pipe(v.string(), v.trim()),
});

/** What somebody enters about a violation. */
type DecisionEntry = v.InferOutput<typeof schema>;

const unsaved = unsavedEntries<DecisionEntry>();
const last = lastEntry<DecisionEntry>();

export interface DecisionFormOptions {
  violation: AuditViolation;
  /** False when the next violation could not be reached. */
  onNext: (() => Promise<boolean>) | undefined;
  /** Opens this violation again. */
  onReopen: () => void;
}

/** The decision about the violation that is open: what was entered, and the ways to save it. */
export function useDecisionForm({ violation, onNext, onReopen }: DecisionFormOptions) {
  const { t } = useLingui();
  const may = useCapability('POLICY_VIOLATION_ANALYSIS');
  const decide = useDecide();
  const key = keyOf(violation);
  const id = violationId(violation);
  const { state } = violation.analysis;
  const form = useForm({ schema, defaultValues: { state, comment: '' } });
  const { isOnItsWay, goOn } = useGoingOn();

  // Somebody else may have decided meanwhile; what is being typed here is kept.
  useLayoutEffect(() => form.reset({ state, comment: '' }, { keepDirtyValues: true }), [state, form]);

  function enter(entry: DecisionEntry): void {
    form.setValue('state', entry.state, { shouldDirty: true });
    if (entry.comment !== '') form.setValue('comment', entry.comment, { shouldDirty: true });
  }
  const latestEnter = useRef(enter);
  latestEnter.current = enter;
  useEffect(() => {
    const kept = unsaved.take(id);
    if (kept) latestEnter.current(kept);
  }, [id]);

  async function store(entry: DecisionEntry, quiet: boolean): Promise<void> {
    await decide.mutateAsync({ key, ...entry, quiet });
    const undo = () => decide.mutateAsync({ key, state }).catch(() => {});
    toast({
      kind: 'success',
      title: t`Analysis saved`,
      action: { label: t`Undo`, run: () => void undo() },
    });
  }

  async function save(entry: DecisionEntry, goesOn: boolean): Promise<void> {
    const hasNews = form.getFieldState('state').isDirty || entry.comment !== '';
    if (form.getFieldState('state').isDirty) last.remember(entry);
    const leaves = goesOn && onNext !== undefined;
    const stored = hasNews ? store(entry, leaves) : Promise.resolve();
    const begin = async () => {
      await stored;
      form.reset({ state: entry.state, comment: '' });
    };
    if (!leaves) return begin();
    const onFailed = () => {
      unsaved.keep(id, entry);
      const { name } = violation.component;
      toast({
        kind: 'error',
        title: t`Couldn't save the analysis of ${name}`,
        text: t`What you entered is kept.`,
        action: { label: t`Open violation`, run: onReopen },
      });
    };
    return goOn({ stored, onNext, onStay: begin, onFailed });
  }

  const submit = (goesOn: boolean) => {
    if (!may.allowed || isOnItsWay()) return;
    // What is refused has been reported by the request.
    void submitForm(form, (entry) => save(entry, goesOn)).catch(() => {});
  };

  return {
    form,
    reason: may.reason,
    isOnItsWay,
    save,
    saveAndNext: () => submit(true),
    hasNext: onNext !== undefined,
    /** By its number, as it stands beside its name. */
    choose: (number: number) => {
      const chosen = decisionStates[number - 1];
      if (chosen && may.allowed && !isOnItsWay()) form.setValue('state', chosen, { shouldDirty: true });
    },
    last: last.read(),
    /** The same decision as the last one, with its comment unless there is another; then on to the next violation. */
    repeat: () => {
      const entry = last.read();
      if (!entry || !may.allowed || isOnItsWay()) return;
      enter(form.getFieldState('comment').isDirty ? { ...entry, comment: '' } : entry);
      submit(true);
    },
  };
}

export type DecisionForm = ReturnType<typeof useDecisionForm>;
