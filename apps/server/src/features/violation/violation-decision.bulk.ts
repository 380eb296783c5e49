import { trailLine } from '@waybill/api-contract';
import { type BulkKind, type BulkOutcome, defineBulk, type UndoItem } from '../../jobs/bulk-kind.ts';
import { decideViolations, fieldsOf, type ViolationChange, violationTrail } from './decide-violations.ts';
import type { HeldViolation, ViolationDecisionFields } from './violation-analysis.queries.ts';
import { streamViolationRefs, type ViolationGroupFilter } from './violation-decision.queries.ts';
import type { ViolationFilter } from './violation-filter.ts';
import { readViolationRef } from './violation-ref.ts';

/** What a decision keeps to be taken back: what stood before, and the mark that it left. */
interface Before {
  analysis: ViolationDecisionFields;
  revision: number;
}

const undoComment = trailLine('undone', {});

/** What a list shows. */
interface ViolationSelectionFilter {
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
      const before = fieldsOf(violation);
      const after = {
        state: change.state ?? before.state,
        suppressed: change.suppressed ?? before.suppressed,
      };
      const { comment } = change;
      return violationTrail(before, after, comment).length === 0 ? undefined : { after, comment };
    });
    return decided.map(({ violation, decision }): BulkOutcome => {
      const { ref } = violation;
      if (!decision) return { ref, reason: 'unchanged', label: labelOf(violation) };
      const undo: Before = { analysis: fieldsOf(violation), revision: decision.revision };
      return { ref, undo };
    });
  },

  async undo(trx, items: readonly UndoItem[], _change, caller) {
    const beforeOf = new Map(items.map(({ ref, undo }) => [ref, undo as Before]));
    const decided = await decideViolations(trx, read([...beforeOf.keys()]), caller, ({ ref, revision }) => {
      const before = beforeOf.get(ref);
      if (!before || before.revision !== revision) return undefined;
      return { after: before.analysis, comment: undoComment };
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

function labelOf({ policy_name, component_name, component_version }: HeldViolation): string {
  return [policy_name, '·', component_name, component_version].filter(Boolean).join(' ');
}
