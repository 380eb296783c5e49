import type { AnalysisState, VexReason } from '@waybill/api-contract';
import type { VexClaim } from '@waybill/sbom';
import { storableText } from '../../../db/storable-text.ts';
import { truncated } from '../../../http/text.ts';
import type { VexSums } from '../vex.queries.ts';
import type { VexStatementRow } from '../vex-statement.queries.ts';
import type { Decided } from './decide-targets.ts';
import type { Plan, Target } from './plan.ts';
import { stateOf } from './verdict.ts';

/** The results of a claim, counted by kind. */
interface Tally {
  changed: number;
  kept: number;
  unchanged: number;
  /** The current states of its findings. */
  readonly states: Set<AnalysisState>;
}

/** The result of each claim of a document, in order. */
export function outcomesOf(
  claims: readonly VexClaim[],
  { targets, refused, superseded, unknownProducts }: Plan,
  decided: ReadonlyMap<Target, Decided>,
): VexStatementRow[] {
  const tallies = claims.map((): Tally => ({ changed: 0, kept: 0, unchanged: 0, states: new Set() }));
  for (const target of targets) {
    const result = decided.get(target);
    const end = endOf(target, result);
    if (end === undefined) continue;
    for (const index of target.claims) {
      const tally = tallies[index] as Tally;
      tally[end]++;
      if (result?.state !== undefined) tally.states.add(result.state);
    }
  }
  return claims.map((claim, index) => {
    const { changed, kept, unchanged, states } = tallies[index] as Tally;
    const about = { ...aboutOf(claim, states), position: index + 1, findings: changed };
    const remark = unknownProducts.has(index) ? productUnknown(claim) : { reason: null, message: null };
    const common = { ...about, ...remark };
    const refusal = refused.get(index);
    if (refusal) {
      const message = truncated(storableText(refusal.message), longest);
      return { ...common, outcome: 'NOT_APPLIED', reason: refusal.reason, message };
    }
    if (changed > 0) return { ...common, outcome: 'APPLIED' };
    if (kept > 0) return { ...common, outcome: 'KEPT' };
    if (unchanged > 0) return { ...common, outcome: 'UNCHANGED' };
    const { reason, message } = superseded.has(index) ? contradicted : removed;
    return { ...common, outcome: 'NOT_APPLIED', reason, message };
  });
}

function productUnknown({ within }: VexClaim): Pick<VexStatementRow, 'reason' | 'message'> {
  const message = `Nothing tells whether ${within?.label} is the project, so it was taken for it`;
  return { reason: 'PRODUCT_NOT_COMPARED', message: truncated(storableText(message), longest) };
}

const contradicted = {
  reason: 'SUPERSEDED',
  message: 'A later or more specific statement of the document says something else',
} as const;
const removed = { reason: 'UNKNOWN_COMPONENT', message: 'The component has left the project' } as const;

function endOf(target: Target, decided: Decided | undefined): 'changed' | 'kept' | 'unchanged' | undefined {
  if (decided?.end === 'unchanged') return 'unchanged';
  if (decided?.end !== 'changed') return undefined;
  return target.isAhead ? 'kept' : 'changed';
}

/** Long enough for every id and name that people gave. */
const longest = 1024;

function aboutOf(
  { path, vulnerability, subject, verdict }: VexClaim,
  states: ReadonlySet<AnalysisState>,
): Pick<VexStatementRow, 'path' | 'vulnerability' | 'subject' | 'state'> {
  const stated = verdict && stateOf(verdict);
  // A word of few means several states; what stands says which of them it was taken for.
  const [only = stated, ...rest] = stated === undefined ? [] : states;
  const text = (value: string | undefined) => truncated(value && storableText(value), longest);
  return {
    path,
    vulnerability: text(vulnerability?.id),
    subject: text(subject?.label),
    state: (rest.length > 0 ? stated : only) ?? null,
  };
}

/** The figures of a document. */
export function sumsOf(
  rows: readonly VexStatementRow[],
  decided: ReadonlyMap<Target, Decided>,
): VexSums & { reasons: { reason: VexReason; count: number }[] } {
  const byOutcome = Map.groupBy(rows, (row) => row.outcome);
  const count = (outcome: VexStatementRow['outcome']) => byOutcome.get(outcome)?.length ?? 0;
  const reasons = Map.groupBy(
    rows.flatMap(({ outcome, reason }) => (outcome === 'NOT_APPLIED' ? (reason ?? []) : [])),
    (reason) => reason,
  );
  const changed = [...decided].filter(([target, { end }]) => end === 'changed' && !target.isAhead);
  return {
    statements: rows.length,
    applied: count('APPLIED'),
    kept: count('KEPT'),
    unchanged: count('UNCHANGED'),
    not_applied: count('NOT_APPLIED'),
    findings: changed.length,
    reasons: Array.from(reasons, ([reason, all]) => ({ reason, count: all.length })).sort(
      (a, b) => b.count - a.count,
    ),
  };
}
