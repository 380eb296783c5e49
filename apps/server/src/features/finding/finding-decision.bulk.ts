import type { Transaction } from '../../db/database.ts';
import type { Principal } from '../../http/principal.ts';
import { type BulkKind, type BulkOutcome, defineBulk, type UndoItem } from '../../jobs/bulk-kind.ts';
import {
  type AnalysisChange,
  type AnalysisFields,
  applyChange,
  type DecisionBasis,
  type DecisionSubject,
  decideAll,
  foldedNote,
  linesOf,
} from '../analysis/decide.service.ts';
import { lockForUpload } from '../matching/matching.service.ts';
import type { AuditFilter } from './audit-condition.queries.ts';
import { type FindingToDecide, holdFindings, streamFindingRefs } from './finding-decision.queries.ts';
import { readFindingRef } from './finding-ref.ts';

export interface DecisionOfMany {
  change: AnalysisChange;
  /** A row stood for all records of a flaw: the trail of each says so. */
  isFolded: boolean;
}

/** What a decision keeps to be taken back: what stood before, and the mark that it left. */
interface Before {
  analysis: AnalysisFields;
  basis?: DecisionBasis;
  revision: number;
}

const undoComment = 'Bulk update undone';

/**
 * One decision about many findings: the rules of `PUT /api/v1/analysis` (contract §11) for each of them.
 * @param hold the findings of refs that are there and that the caller may see, with what keeps them there
 */
export function decisionKind<Filter, Parameters extends DecisionOfMany>(
  name: string,
  select: BulkKind<Filter, Parameters>['select'],
  hold: (
    trx: Transaction,
    refs: readonly string[],
    parameters: Parameters,
    caller: Principal,
  ) => Promise<FindingToDecide[]>,
): BulkKind<Filter, Parameters> {
  return {
    name,
    permission: 'VULNERABILITY_ANALYSIS',
    select,

    async apply(trx, refs, parameters, caller) {
      const { change, isFolded } = parameters;
      await lockForUpload(trx);
      const found = await hold(trx, refs, parameters, caller);
      const decisions = await decideAll(trx, found.map(subjectOf), caller.name, (before, _subject, index) => {
        const made = {
          after: applyChange(before, change),
          comment: change.comment,
          confirms: change.state !== undefined,
          note: isFolded ? foldedNote(found[index]?.flaw_name) : undefined,
        };
        return linesOf({ ...made, before }).length === 0 ? undefined : made;
      });
      return found.map((finding, index): BulkOutcome => {
        const decision = decisions[index];
        if (!decision) return { ref: finding.ref, reason: 'unchanged', label: labelOf(finding) };
        const { revision: _revision, reasons: _reasons, basis, ...analysis } = decision.before;
        const undo: Before = { analysis, basis, revision: decision.revision };
        return { ref: finding.ref, undo };
      });
    },

    async undo(trx, items: readonly UndoItem[], parameters, caller) {
      const beforeOf = new Map(items.map(({ ref, undo }) => [ref, undo as Before]));
      await lockForUpload(trx);
      const found = await hold(trx, [...beforeOf.keys()], parameters, caller);
      const decisions = await decideAll(trx, found.map(subjectOf), caller.name, (stored, _subject, index) => {
        const before = beforeOf.get(found[index]?.ref ?? '');
        if (!before || before.revision !== stored.revision) return undefined;
        const { analysis: after, basis } = before;
        return { after, comment: undoComment, ...(basis ? { basis } : {}) };
      });
      return found.map((finding, index): BulkOutcome => {
        if (decisions[index]) return { ref: finding.ref };
        return { ref: finding.ref, reason: 'changed_since', label: labelOf(finding) };
      });
    },
  };
}

/** What the list of a project shows. */
export interface FindingSelectionFilter {
  projectId: number;
  filter: AuditFilter;
  search: string | undefined;
}

export interface FindingDecision extends DecisionOfMany {
  projectId: number;
}

/** Findings of one project. */
export const findingDecision = decisionKind<FindingSelectionFilter, FindingDecision>(
  'finding.analysis',
  (db, { projectId, filter, search }) => streamFindingRefs(db, projectId, filter, search),
  (trx, refs, { projectId }, { scope }) =>
    holdFindings(
      trx,
      projectId,
      refs.flatMap((ref) => readFindingRef(ref) ?? []),
      scope,
    ),
);

export const findingDecisionKind = defineBulk(findingDecision);

function subjectOf(row: FindingToDecide): DecisionSubject {
  const { project_id, component_id, vuln_id } = row;
  return {
    key: { project_id, component_id, vuln_id },
    project: { uuid: row.project_uuid, name: row.project_name, version: row.project_version },
    vulnerability: { source: row.source, vulnId: row.ext_id },
  };
}

function labelOf({ ext_id, component_name, component_version }: FindingToDecide): string {
  return [ext_id, '·', component_name, component_version].filter(Boolean).join(' ');
}
