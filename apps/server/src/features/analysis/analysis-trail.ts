import {
  type AnalysisJustification,
  type AnalysisResponse,
  type AnalysisState,
  closedAnalysisStates,
  trailLine,
} from '@waybill/api-contract';
import type { AnalysisFields } from '../decision-record/decision-record.service.ts';

export type { AnalysisFields };

/**
 * The requested change. Undefined fields stay; null details and a null last day are removed. The caller decides that a
 * request resets the fields it omits (contract §11).
 */
export interface AnalysisChange {
  state: AnalysisState | undefined;
  justification: AnalysisJustification | undefined;
  response: AnalysisResponse | undefined;
  details: string | null | undefined;
  suppressed: boolean | undefined;
  until?: string | null | undefined;
  comment: string | undefined;
}

const suppressing: ReadonlySet<string> = new Set<AnalysisState>(closedAnalysisStates);

/** True if a VEX document that has this state means the finding to be suppressed (contract §8). */
export function isSuppressing(state: string): boolean {
  return suppressing.has(state);
}

/** The analysis after a change. */
export function applyChange(before: AnalysisFields, change: AnalysisChange): AnalysisFields {
  const after = {
    state: change.state ?? before.state,
    justification: change.justification ?? before.justification,
    response: change.response ?? before.response,
    details: change.details === undefined ? before.details : change.details,
    suppressed: change.suppressed ?? before.suppressed,
  };
  return { ...after, until: untilAfter(before, after, change.until) };
}

type Judgement = Omit<AnalysisFields, 'details' | 'until'>;

/**
 * The last day of an analysis after a change. The day belongs to what was decided: another decision that names none has
 * no end, and where nothing is decided there is nothing to end.
 * @param stated the day of the change; null takes it away, undefined leaves it
 */
export function untilAfter(
  before: AnalysisFields,
  after: Judgement,
  stated: string | null | undefined,
): string | null {
  if (!isDecision(after)) return null;
  if (stated !== undefined) return stated;
  const isSame =
    before.state === after.state &&
    before.justification === after.justification &&
    before.response === after.response &&
    before.suppressed === after.suppressed;
  return isSame ? before.until : null;
}

/** True if something is decided, so that it can end. */
export function isDecision({ state, suppressed }: Pick<AnalysisFields, 'state' | 'suppressed'>): boolean {
  return state !== 'NOT_SET' || suppressed;
}

/** The line that tells the last day of an analysis, where that has changed. */
export function untilLines(before: AnalysisFields, { until }: AnalysisFields): string[] {
  if (before.until === until) return [];
  return [until === null ? trailLine('noUntil', {}) : trailLine('until', { until })];
}

/** The current details; empty if they were removed. */
export function detailsLine({ details }: AnalysisFields): string {
  const text = (details ?? '').trimEnd();
  return text === '' ? trailLine('noDetails', {}) : trailLine('details', { details: text });
}

/**
 * The lines a change adds to the audit trail, in the order of contract §11 and §26.16: state, justification, response,
 * details, suppression, last day, then the free comment; each only where something changed.
 */
export function trailLines(
  before: AnalysisFields,
  after: AnalysisFields,
  comment: string | undefined,
): string[] {
  const lines: string[] = [];
  if (before.state !== after.state) lines.push(trailLine('state', { from: before.state, to: after.state }));
  if (before.justification !== after.justification) {
    lines.push(trailLine('justification', { from: before.justification, to: after.justification }));
  }
  if (before.response !== after.response)
    lines.push(trailLine('response', { from: before.response, to: after.response }));
  if (before.details !== after.details) lines.push(detailsLine(after));
  if (before.suppressed !== after.suppressed)
    lines.push(trailLine(after.suppressed ? 'suppressed' : 'unsuppressed', {}));
  lines.push(...untilLines(before, after));
  if (comment !== undefined) lines.push(comment);
  return lines;
}
