import { useQuery } from '@tanstack/react-query';
import type { Analysis } from '@waybill/api-contract';
import { analysisJustifications, analysisResponses, analysisStates } from '@waybill/api-contract';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { useCapability } from '../../lib/capability.ts';
import { restartForm, submitForm, useForm } from '../../ui/form.tsx';
import { lastEntry, unsavedEntries } from '../audit/kept-entries.ts';
import { useGoingOn } from '../audit/use-going-on.ts';
import { type Decision, decisionOf } from './analysis.data.ts';
import type { ListedFinding } from './audit-scope.ts';
import { aliasesQuery, otherVersionsQuery } from './finding-list.data.ts';
import { keyOf } from './finding-search.ts';
import { untilEntry } from './until-field.tsx';
import { type DecisionEntry, useSaving } from './use-saving.ts';

const schema = v.object({
  state: v.picklist(analysisStates),
  // A select that is disabled has no value.
  justification: v.fallback(v.picklist(analysisJustifications), 'NOT_SET'),
  response: v.picklist(analysisResponses),
  details: v.pipe(v.string(), v.trim()),
  until: untilEntry,
  comment: v.pipe(v.string(), v.trim()),
});

const fields = ['state', 'justification', 'response', 'details', 'until', 'comment'] as const;

/** The fields that make a decision another one. */
const judgements = ['state', 'justification', 'response'] as const;

const unsaved = unsavedEntries<Partial<DecisionEntry>>();
const last = lastEntry<DecisionEntry>();

/**
 * The fields that the user changed. Only “Not affected” has a justification. Another decision comes with its last day,
 * which otherwise ends with the decision before.
 */
function changedIn(
  { comment: _, ...chosen }: DecisionEntry,
  isChanged: (field: keyof Decision) => boolean,
): Partial<Decision> {
  const decision: Partial<Decision> = Object.fromEntries(
    Object.entries(chosen).filter(([field]) => isChanged(field as keyof Decision)),
  );
  if (chosen.until !== '' && judgements.some(isChanged)) decision.until = chosen.until;
  if (chosen.state === 'NOT_AFFECTED') return decision;
  const { justification: _ignored, ...rest } = decision;
  return isChanged('state') ? { ...rest, justification: 'NOT_SET' } : rest;
}

/** True if a finding is of the same record of the flaw, not of an alias. */
function isSameRecord({ vulnerability }: ListedFinding, finding: ListedFinding): boolean {
  return vulnerability.uuid === finding.vulnerability.uuid;
}

/** Components with some of the findings, each once. */
function componentsOf(findings: readonly ListedFinding[]): string[] {
  return [...new Set(findings.map(({ component }) => component.uuid))];
}

export interface DecisionFormOptions {
  finding: ListedFinding;
  /** Undefined while it is on its way, null when there is none. */
  analysis: Analysis | null | undefined;
  /** False when the next finding could not be reached. */
  onNext: (() => Promise<boolean>) | undefined;
  /** Opens this finding again. */
  onReopen: () => void;
}

/** The decision about the finding that is open: what was entered, and the ways to save it. */
export function useDecisionForm({ finding, analysis, onNext, onReopen }: DecisionFormOptions) {
  const may = useCapability('VULNERABILITY_ANALYSIS');
  const saving = useSaving();
  const { state: stateOfRow } = finding.analysis;
  const decision = useMemo(
    () => (analysis === undefined ? { ...decisionOf(null), state: stateOfRow } : decisionOf(analysis)),
    [analysis, stateOfRow],
  );
  const form = useForm({ schema, defaultValues: { ...decision, comment: '' } });
  const going = useGoingOn();
  const { isOnItsWay, goOn } = going;
  const { data: versions = [] } = useQuery({ ...otherVersionsQuery(finding), enabled: may.allowed });
  const [isForOthers, setForOthers] = useState(false);
  const { data: aliases = [] } = useQuery({ ...aliasesQuery(finding), enabled: may.allowed });
  const [isForAliases, setForAliases] = useState(true);
  const others = useMemo(
    () => componentsOf(isForAliases ? versions : versions.filter((one) => isSameRecord(one, finding))),
    [versions, isForAliases, finding],
  );
  const id = Object.values(keyOf(finding)).join(' ');

  // Someone else may have decided meanwhile. Unsaved input is kept. This runs before the new decision is
  // shown, because a user who reads it and types at once changes that one.
  useLayoutEffect(
    () => form.reset({ ...decision, comment: '' }, { keepDirtyValues: true }),
    [decision, form],
  );

  function enter(entry: Partial<DecisionEntry>): void {
    for (const field of fields) {
      const value = entry[field];
      if (value !== undefined) form.setValue(field, value, { shouldDirty: true });
    }
  }
  const latestEnter = useRef(enter);
  latestEnter.current = enter;
  useEffect(() => {
    const kept = unsaved.take(id);
    if (kept) latestEnter.current(kept);
  }, [id]);

  /** Deciding the same again confirms a decision whose reasons have changed. */
  const confirms = (finding.analysis.reasonsChanged ?? []).length > 0;
  const isChanged = (field: keyof DecisionEntry) => form.getFieldState(field).isDirty;

  async function save(entry: DecisionEntry, goesOn: boolean): Promise<void> {
    const sent = form.getValues();
    const also = isForOthers ? others : [];
    const hasNews = fields.some(isChanged) || also.length > 0 || confirms;
    const changed = Object.fromEntries(fields.filter(isChanged).map((field) => [field, entry[field]]));
    if (fields.some((field) => field !== 'comment' && isChanged(field))) last.remember(entry);
    const stored = hasNews
      ? saving.save({
          finding,
          change: { ...changedIn(entry, isChanged), ...(confirms ? { state: entry.state } : {}) },
          entry,
          withAliases: isForAliases,
          components: also,
          quiet: goesOn && onNext !== undefined,
        })
      : Promise.resolve(undefined);
    const begin = async () => {
      const analysisNow = await stored;
      if (analysisNow) restartForm(form, { sent, saved: { ...decisionOf(analysisNow), comment: '' } });
    };
    if (!goesOn || !onNext) return begin();
    const onFailed = () => {
      unsaved.keep(id, changed);
      saving.tellUnsaved(finding, onReopen);
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
    isTyping: () => fields.some(isChanged),
    save,
    saveAndNext: () => submit(true),
    hasNext: onNext !== undefined,
    /**
     * The number of other versions of the component with the vulnerability, by any of its records or by this
     * one. Also the choice to decide the same about them.
     */
    others: { count: others.length, areMeant: isForOthers, setMeant: setForOthers },
    /** The other records of the flaw in the component, and whether the same is decided about them. */
    aliases: { findings: aliases, areMeant: isForAliases, setMeant: setForAliases },
    /** By number, as shown beside its name. */
    choose: (number: number) => {
      const state = analysisStates[number - 1];
      if (state && may.allowed && !isOnItsWay()) form.setValue('state', state, { shouldDirty: true });
    },
    last: last.read(),
    /** The same decision as the last one, with its comment unless there is another; then on to the next finding. */
    repeat: () => {
      const entry = last.read();
      if (!entry || !may.allowed || isOnItsWay()) return;
      const { details, comment, ...rest } = entry;
      enter({
        ...rest,
        ...(details === '' ? {} : { details }),
        ...(isChanged('comment') || comment === '' ? {} : { comment }),
      });
      submit(true);
    },
  };
}

export type DecisionForm = ReturnType<typeof useDecisionForm>;
