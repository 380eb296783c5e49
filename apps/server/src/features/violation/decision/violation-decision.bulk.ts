import { trailLine } from '@waybill/api-contract';
import { type BulkKind, type BulkOutcome, defineBulk, type UndoItem } from '../../../jobs/bulk-kind.ts';
import type { ViolationFilter } from '../violation-filter.ts';
import {
  applyChange,
  type Before,
  beforeOf,
  decideViolations,
  labelOf,
  linesOf,
  restored,
  type ViolationChange,
} from './decide-violations.ts';
import { streamViolationRefs, type ViolationGroupFilter } from './violation-decision.queries.ts';
import { readViolationRef } from './violation-ref.ts';

const undoComment = trailLine('undone', {});

/** The filter of a list. */
export interface ViolationSelectionFilter {
  filter: ViolationFilter;
  /** Only violations of these groups, or all but those. */
  groups: ViolationGroupFilter | undefined;
}

/** One decision about many violations: the rules of `PUT /api/v1/violation/analysis` (contract §11) for each of them. */
export const violationDecision: BulkKind<ViolationSelectionFilter, ViolationChange> = {
  name: 'violation.analysis',
  permission: 'POLICY_VIOLATION_ANALYSIS',

  select: (db, { filter, groups }, { scope }) => streamViolationRefs(db, filter, groups, scope),

  async apply(trx, refs, change, caller) {
    const decided = await decideViolations(trx, read(refs), caller, (violation) => {
      const made = applyChange(violation, change);
      return linesOf(violation, made).length === 0 ? undefined : made;
    });
    return decided.map(({ violation, decision }): BulkOutcome => {
      const { ref } = violation;
      if (!decision) return { ref, reason: 'unchanged', label: labelOf(violation) };
      return { ref, undo: beforeOf(violation, decision) };
    });
  },

  async undo(trx, items: readonly UndoItem[], _change, caller) {
    const replaced = new Map(items.map(({ ref, undo }) => [ref, undo as Before]));
    const decided = await decideViolations(trx, read([...replaced.keys()]), caller, (violation) => {
      const before = replaced.get(violation.ref);
      return before && restored(before, violation, undoComment);
    });
    return decided.map(({ violation, decision }): BulkOutcome => {
      const { ref } = violation;
      return decision ? { ref } : { ref, reason: 'changed_since', label: labelOf(violation) };
    });
  },
};

export const violationDecisionKind = defineBulk(violationDecision);

function read(refs: readonly string[]) {
  return refs.flatMap((ref) => readViolationRef(ref) ?? []);
}
