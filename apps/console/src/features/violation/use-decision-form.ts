import { useLingui } from '@lingui/react/macro';
import { type AuditViolation, violationAnalysisStates } from '@waybill/api-contract';
import { useEffect, useLayoutEffect, useRef } from 'react';
import * as v from 'valibot';
import { useCapability } from '../../lib/capability.ts';
import { restartForm, submitForm, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { lastEntry, unsavedEntries } from '../audit/kept-entries.ts';
import { useGoingOn } from '../audit/use-going-on.ts';
import { useUndo } from '../audit/use-undo.ts';
import { useDecide, useUndoDecision } from './violation-analysis.data.ts';
import { keyOf, violationId } from './violation-scope.ts';
import { decisionStates } from './violation-words.ts';

const schema = v.object({
  state: v.picklist(violationAnalysisStates),
  comment: v.pipe(v.string(), v.trim()),
});

/** An entry about a violation. */
type DecisionEntry = v.InferOutput<typeof schema>;

const unsaved = unsavedEntries<Partial<DecisionEntry>>();
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
  const undoOf = useUndo(useUndoDecision().mutateAsync);
  const key = keyOf(violation);
  const id = violationId(violation);
  const { state } = violation.analysis;
  const form = useForm({ schema, defaultValues: { state, comment: '' } });
  const going = useGoingOn();
  const { isOnItsWay, goOn } = going;

  // Somebody else may have decided meanwhile; what is being typed here is kept.
  useLayoutEffect(() => form.reset({ state, comment: '' }, { keepDirtyValues: true }), [state, form]);

  function enter(entry: Partial<DecisionEntry>): void {
    if (entry.state) form.setValue('state', entry.state, { shouldDirty: true });
    if (entry.comment) form.setValue('comment', entry.comment, { shouldDirty: true });
  }
  const latestEnter = useRef(enter);
  latestEnter.current = enter;
  useEffect(() => {
    const kept = unsaved.take(id);
    if (kept) latestEnter.current(kept);
  }, [id]);

  async function store(change: Partial<DecisionEntry>, quiet: boolean): Promise<DecisionEntry> {
    const { analysis, undo } = await decide.mutateAsync({ key, ...change, quiet });
    toast({
      kind: 'success',
      title: t`Analysis saved`,
      ...(change.state ? { action: undoOf(undo, violation.component.name) } : {}),
    });
    return { state: analysis.analysisState ?? state, comment: '' };
  }

  async function save({ state: chosen, comment }: DecisionEntry, goesOn: boolean): Promise<void> {
    const sent = form.getValues();
    const isDecided = form.getFieldState('state').isDirty;
    // Someone else may have decided about the unchanged fields meanwhile.
    const change = { ...(isDecided ? { state: chosen } : {}), ...(comment === '' ? {} : { comment }) };
    if (isDecided) last.remember({ state: chosen, comment });
    const leaves = goesOn && onNext !== undefined;
    const hasNews = isDecided || comment !== '';
    const stored = hasNews ? store(change, leaves) : Promise.resolve(undefined);
    const begin = async () => {
      const saved = await stored;
      if (saved) restartForm(form, { sent, saved });
    };
    if (!leaves) return begin();
    const onFailed = () => {
      unsaved.keep(id, change);
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
    // The request already reported the error.
    void submitForm(form, (entry) => save(entry, goesOn)).catch(() => {});
  };

  return {
    form,
    reason: may.reason,
    going,
    isOnItsWay,
    isTyping: () => form.getFieldState('state').isDirty || form.getFieldState('comment').isDirty,
    save,
    saveAndNext: () => submit(true),
    hasNext: onNext !== undefined,
    /** By number, as shown beside its name. */
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
