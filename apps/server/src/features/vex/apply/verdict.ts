import {
  type AnalysisJustification,
  type AnalysisResponse,
  type AnalysisState,
  analysisJustifications,
  analysisResponses,
  analysisStates,
  trailLine,
} from '@waybill/api-contract';
import { type ClaimVerdict, vexJustificationOf, vexStatusOf } from '@waybill/sbom';
import {
  type AnalysisFields,
  detailsLine,
  isSuppressing,
  untilAfter,
  untilLines,
} from '../../analysis/decide.service.ts';

/** The state that a document means; undefined where it says none (contract §8). */
export function stateOf({ state }: ClaimVerdict): AnalysisState | undefined {
  return state === undefined ? undefined : wordIn(analysisStates, state);
}

function wordIn<Word extends string>(words: readonly Word[], text: string): Word | 'NOT_SET' {
  return words.find((word) => word === text.toUpperCase()) ?? 'NOT_SET';
}

/** Combines two claims about one finding. The later one wins where both state something. */
export function mergeVerdicts(earlier: ClaimVerdict, later: ClaimVerdict): ClaimVerdict {
  const responses = later.responses.length > 0 ? later.responses : earlier.responses;
  return { ...earlier, ...later, responses };
}

/** The analysis after a verdict: what a document does not say stays as it is. */
export function applyVerdict(before: AnalysisFields, verdict: ClaimVerdict): AnalysisFields {
  const stated = stateOf(verdict);
  const state = stated === undefined || saysSo(before, verdict) ? before.state : stated;
  const response = responsesOf(verdict).at(-1);
  const after = {
    state,
    justification: justificationAfter(before, verdict),
    response: response ?? before.response,
    details: isSameText(before.details, verdict.detail) ? before.details : (verdict.detail ?? null),
    suppressed: suppressionAfter(before, verdict),
  };
  return { ...after, until: untilAfter(before, after, verdict.until) };
}

/** Readers take away blanks around a text; what is not said is the same as well. */
function isSameText(before: string | null, stated: string | undefined): boolean {
  return stated === undefined || stated.trim() === before?.trim();
}

/** A state that a document sets suppresses or not (contract §8); one that stands already, in fewer words, says nothing about it. */
function suppressionAfter(before: AnalysisFields, verdict: ClaimVerdict): boolean {
  if (verdict.isSuppressed !== undefined) return verdict.isSuppressed;
  const stated = stateOf(verdict);
  return stated === undefined || saysSo(before, verdict) ? before.suppressed : isSuppressing(stated);
}

/** OpenVEX and CSAF have fewer words: one that means what stands already takes nothing of it away. */
function saysSo({ state }: AnalysisFields, { asVex }: ClaimVerdict): boolean {
  return asVex !== undefined && asVex.status === vexStatusOf(state.toLowerCase());
}

function justificationAfter(
  before: AnalysisFields,
  { justification, asVex }: ClaimVerdict,
): AnalysisJustification {
  if (justification === undefined) return before.justification;
  const own = vexJustificationOf(before.justification.toLowerCase());
  if (asVex?.justification !== undefined && asVex.justification === own) return before.justification;
  return wordIn(analysisJustifications, justification);
}

function responsesOf({ responses }: ClaimVerdict): AnalysisResponse[] {
  return responses.map((response) => wordIn(analysisResponses, response));
}

/**
 * The lines of the trail (contract §8): state, justification, details, each response, suppression, then the last day; each only where it
 * changed something.
 * @param statedFor the id of the document, where it is not that of the finding's own vulnerability
 */
export function verdictLines(
  before: AnalysisFields,
  after: AnalysisFields,
  verdict: ClaimVerdict,
  statedFor: string | undefined,
): string[] {
  const lines: string[] = [];
  if (before.state !== after.state) lines.push(trailLine('state', { from: before.state, to: after.state }));
  if (before.justification !== after.justification) {
    lines.push(trailLine('justification', { from: before.justification, to: after.justification }));
  }
  if (before.details !== after.details) lines.push(detailsLine(after));
  if (before.response !== after.response) {
    let last = before.response;
    for (const response of responsesOf(verdict)) {
      if (response !== last) lines.push(trailLine('response', { from: last, to: response }));
      last = response;
    }
  }
  if (before.suppressed !== after.suppressed)
    lines.push(trailLine(after.suppressed ? 'suppressed' : 'unsuppressed', {}));
  lines.push(...untilLines(before, after));
  if (statedFor !== undefined) lines.push(trailLine('stated', { vulnerability: statedFor }));
  return lines;
}

export function isSame(one: AnalysisFields, other: AnalysisFields): boolean {
  return (
    one.state === other.state &&
    one.justification === other.justification &&
    one.response === other.response &&
    one.details === other.details &&
    one.suppressed === other.suppressed &&
    one.until === other.until
  );
}
