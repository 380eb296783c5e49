import type { Transaction } from '../../db/database.ts';
import type { Principal } from '../../http/principal.ts';
import { type BulkKind, type BulkOutcome, defineBulk, type UndoItem } from '../../jobs/bulk-kind.ts';
import {
  type AnalysisChange,
  type AnalysisFields,
  applyChange,
  type DecisionSubject,
  decideAll,
  trailLines,
} from '../analysis/decide.service.ts';
import { lockForUpload } from '../matching/matching.service.ts';
import type { AuditFilter } from './audit-list.queries.ts';
import { type FindingToDecide, holdFindings, streamFindingRefs } from './finding-decision.queries.ts';
import { readFindingRef } from './finding-ref.ts';

/** What the list of a project shows. */
export interface FindingSelectionFilter {
  projectId: number;
  filter: AuditFilter;
  search: string | undefined;
}

export interface FindingDecision {
  projectId: number;
  change: AnalysisChange;
}

/** What a decision keeps to be taken back: what stood before, and the mark that it left. */
interface Before {
  analysis: AnalysisFields;
  revision: number;
}

const undoComment = 'Bulk update undone';

/** One decision about many findings of a project: the rules of `PUT /api/v1/analysis` (contract §11) for each of them. */
export const findingDecision: BulkKind<FindingSelectionFilter, FindingDecision> = {
  name: 'finding.analysis',
  permission: 'VULNERABILITY_ANALYSIS',

  select: (db, { projectId, filter, search }) => streamFindingRefs(db, projectId, filter, search),

  async apply(trx, refs, { projectId, change }, caller) {
    const found = await hold(trx, projectId, refs, caller);
    const decisions = await decideAll(trx, found.map(subjectOf), caller.name, (before) => {
      const after = applyChange(before, change);
      const { comment } = change;
      return trailLines(before, after, comment).length === 0 ? undefined : { after, comment };
    });
    return found.map((finding, index): BulkOutcome => {
      const decision = decisions[index];
      if (!decision) return { ref: finding.ref, reason: 'unchanged', label: labelOf(finding) };
      const { revision: _, ...analysis } = decision.before;
      const undo: Before = { analysis, revision: decision.revision };
      return { ref: finding.ref, undo };
    });
  },

  async undo(trx, items: readonly UndoItem[], { projectId }, caller) {
    const beforeOf = new Map(items.map(({ ref, undo }) => [ref, undo as Before]));
    const found = await hold(trx, projectId, [...beforeOf.keys()], caller);
    const decisions = await decideAll(trx, found.map(subjectOf), caller.name, (stored, _subject, index) => {
      const before = beforeOf.get(found[index]?.ref ?? '');
      if (!before || before.revision !== stored.revision) return undefined;
      return { after: before.analysis, comment: undoComment };
    });
    return found.map((finding, index): BulkOutcome => {
      if (decisions[index]) return { ref: finding.ref };
      return { ref: finding.ref, reason: 'changed_since', label: labelOf(finding) };
    });
  },
};

export const findingDecisionKind = defineBulk(findingDecision);

/** The findings that are there and that the caller may see, with what keeps them there. */
async function hold(
  trx: Transaction,
  projectId: number,
  refs: readonly string[],
  { scope }: Principal,
): Promise<FindingToDecide[]> {
  const keys = refs.flatMap((ref) => readFindingRef(ref) ?? []);
  await lockForUpload(trx);
  return holdFindings(trx, projectId, keys, scope);
}

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
