// Public to other features.
import { trailLine } from '@waybill/api-contract';
import type { Transaction } from '../../db/database.ts';
import { type OutboxEvent, recordEvents } from '../../jobs/outbox.ts';
import {
  type AnalysisKey,
  type DecisionBasis,
  insertComments,
  type LockedAnalysis,
  lockAnalyses,
  storeAnalyses,
} from '../decision-record/decision-record.service.ts';
import { recountComponents } from '../matching/matching.service.ts';
import { type AnalysisFields, trailLines } from './analysis-trail.ts';

export {
  type AnalysisChange,
  type AnalysisFields,
  applyChange,
  detailsLine,
  isSuppressing,
  untilAfter,
  untilLines,
} from './analysis-trail.ts';

/** A finding to decide on, with the facts for its events. */
export interface DecisionSubject {
  key: AnalysisKey;
  project: { uuid: string; name: string; version: string | null };
  vulnerability: { source: string; vulnId: string };
}

export interface NewAnalysis {
  after: AnalysisFields;
  comment: string | undefined;
  /** The decision is taken on what the records say now, whether or not it changes anything. */
  confirms?: boolean;
  /** A decision from before that stands again, instead of a new one. */
  basis?: DecisionBasis;
  /** A line of the trail besides. */
  note?: string | undefined;
  /** The lines of its trail, where they are others than those of a decision by hand. */
  lines?: readonly string[];
}

export interface Decision extends NewAnalysis {
  before: LockedAnalysis;
  /** Stays the same until the analysis is changed again. */
  revision: number;
}

/**
 * Stores decisions about one finding or thousands, by the same rules. It locks the current rows, stores the
 * result of `decide` with its trail lines (contract §11), writes the events, and updates the counters. If
 * `decide` returns undefined, the finding is skipped. Quiet decisions write no events. Needs `lockForUpload`,
 * and components that cannot be removed meanwhile. Each subject may occur once.
 */
export async function decideAll(
  trx: Transaction,
  subjects: readonly DecisionSubject[],
  commenter: string,
  decide: (
    before: LockedAnalysis,
    subject: DecisionSubject,
    index: number,
    all: readonly LockedAnalysis[],
  ) => NewAnalysis | undefined,
  { isQuiet = false }: { isQuiet?: boolean } = {},
): Promise<(Decision | undefined)[]> {
  const stored = await lockAnalyses(
    trx,
    subjects.map(({ key }) => key),
  );
  const taken = subjects.flatMap((subject, index) => {
    const before = stored[index];
    const made = before && decide(before, subject, index, stored);
    return made ? [{ subject, index, before, ...made }] : [];
  });
  const answer = new Array<Decision | undefined>(subjects.length).fill(undefined);
  if (taken.length === 0) return answer;
  const keys = taken.map(({ subject }) => subject.key);
  const revision = await storeAnalyses(
    trx,
    taken.map(({ subject: { key }, before, after, basis, confirms }) => ({
      key,
      before,
      after,
      basis,
      isDecided: confirms === true || trailLines(before, after, undefined).length > 0,
    })),
    commenter,
  );
  const lines = taken.flatMap(({ subject: { key }, ...one }) => linesOf(one).map((line) => ({ key, line })));
  await insertComments(trx, commenter, lines);
  if (!isQuiet)
    await recordEvents(trx, taken.filter(({ before, after }) => decisionChanged(before, after)).map(eventOf));
  await recountComponents(
    trx,
    keys.map((key) => ({ projectId: key.project_id, componentId: key.component_id })),
  );
  for (const { index, before, after, comment } of taken) answer[index] = { before, after, comment, revision };
  return answer;
}

/** The lines of a decision's trail; what confirms an earlier one says what has changed since. */
export function linesOf({
  before,
  after,
  comment,
  confirms,
  note,
  lines,
}: NewAnalysis & { before: LockedAnalysis }): string[] {
  if (lines) return [...lines];
  const changes = trailLines(before, after, undefined);
  const changed = before.reasons ?? [];
  if (changes.length === 0 && confirms && changed.length > 0)
    changes.push(trailLine('confirmed', { reasons: changed.join(', ') }));
  const said = comment === undefined ? [] : [comment];
  if (changes.length + said.length === 0) return [];
  return [...changes, ...said, ...(note === undefined ? [] : [note])];
}

/** The data to undo a decision: the earlier state, and the mark that the decision left. */
export interface Before {
  analysis: AnalysisFields;
  basis?: DecisionBasis;
  revision: number;
}

export function beforeOf({ before, revision }: Decision): Before {
  const { revision: _revision, reasons: _reasons, basis, ...analysis } = before;
  return { analysis, basis, revision };
}

/**
 * Restores the state before a decision, with the facts it was based on; undefined if someone has decided
 * since.
 */
export function restored(
  { analysis, basis, revision }: Before,
  stored: LockedAnalysis,
  comment: string,
): NewAnalysis | undefined {
  if (revision !== stored.revision) return undefined;
  return { after: analysis, comment, ...(basis ? { basis } : {}) };
}

/** The line of a trail that says that a decision was meant for all records of a flaw. */
export function foldedNote(flaw: string | undefined): string | undefined {
  return flaw === undefined ? undefined : trailLine('folded', { vulnerability: flaw });
}

function decisionChanged(before: AnalysisFields, after: AnalysisFields): boolean {
  return before.state !== after.state || before.suppressed !== after.suppressed;
}

function eventOf(taken: {
  subject: DecisionSubject;
  before: AnalysisFields;
  after: AnalysisFields;
}): OutboxEvent {
  const { subject, before, after } = taken;
  return {
    group: 'PROJECT_AUDIT_CHANGE',
    scope: 'PORTFOLIO',
    level: 'INFORMATIONAL',
    projectId: subject.key.project_id,
    subject: {
      project: subject.project,
      componentId: subject.key.component_id,
      vulnerability: subject.vulnerability,
      before: { state: before.state, suppressed: before.suppressed },
      after: { state: after.state, suppressed: after.suppressed },
    },
  };
}
