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
 * The requested change. Undefined fields stay, and null details are removed. The caller decides that a
 * request resets the fields it omits (contract §11).
 */
export interface AnalysisChange {
  state: AnalysisState | undefined;
  justification: AnalysisJustification | undefined;
  response: AnalysisResponse | undefined;
  details: string | null | undefined;
  suppressed: boolean | undefined;
  comment: string | undefined;
}

const suppressing: ReadonlySet<string> = new Set<AnalysisState>(closedAnalysisStates);

/** True if a VEX document that has this state means the finding to be suppressed (contract §8). */
export function isSuppressing(state: string): boolean {
  return suppressing.has(state);
}

/** The analysis after a change. */
export function applyChange(before: AnalysisFields, change: AnalysisChange): AnalysisFields {
  return {
    state: change.state ?? before.state,
    justification: change.justification ?? before.justification,
    response: change.response ?? before.response,
    details: change.details === undefined ? before.details : change.details,
    suppressed: change.suppressed ?? before.suppressed,
  };
}

/** The current details; empty if they were removed. */
export function detailsLine({ details }: AnalysisFields): string {
  const text = (details ?? '').trimEnd();
  return text === '' ? trailLine('noDetails', {}) : trailLine('details', { details: text });
}

/**
 * The lines a change adds to the audit trail, in the order of contract §11 and §26.16: state, justification, response,
 * details, suppression, then the free comment; each only where something changed.
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
  if (comment !== undefined) lines.push(comment);
  return lines;
}
