import { trailLine } from '@waybill/api-contract';
import type { Database, Transaction } from '../../../db/database.ts';
import type { Principal } from '../../../http/principal.ts';
import { type BulkKind, type BulkOutcome, defineBulk, type UndoItem } from '../../../jobs/bulk-kind.ts';
import {
  type AnalysisChange,
  applyChange,
  type Before,
  beforeOf,
  type Decision,
  type DecisionSubject,
  decideAll,
  foldedNote,
  linesOf,
  restored,
} from '../../analysis/decide.service.ts';
import { lockForUpload } from '../../matching/matching.service.ts';
import { ownRef, withAliases } from './finding-alias.service.ts';
import {
  type FindingToDecide,
  holdProjectFindings,
  listFlawKeys,
  type SelectedFindings,
  streamFindingRefs,
} from './finding-decision.queries.ts';
import { readFindingRef } from './finding-ref.ts';

export interface DecisionOfMany {
  change: AnalysisChange;
  /** A row stood for all records of a flaw: the trail of each says so. */
  isFolded: boolean;
  /** The same is decided about the other records of the flaw that the component has. */
  aliases?: boolean;
}

/** The undo data of one finding among those decided as one. */
interface MemberBefore extends Before {
  ref: string;
}

const undoComment = trailLine('undone', {});

/** Few enough that nobody waits long, though each may stand for several records of its flaw. */
const batchSize = 500;

/**
 * One decision about many findings: the rules of `PUT /api/v1/analysis` (contract §11) for each of them. Aliases that are decided
 * along with a finding are one with it: it alone is counted and reported, and all of them are undone or none.
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
    batchSize,
    select,
    keysOf: flawKeysOf,

    async apply(trx, refs, parameters, caller) {
      const { change, isFolded, aliases = false } = parameters;
      await lockForUpload(trx);
      const found = await hold(trx, refs, parameters, caller);
      const members = aliases ? await withAliases(trx, found) : found;
      const membersOf = Map.groupBy(members.keys(), (index) => members[index]?.ref ?? '');
      const decisions = await decideAll(
        trx,
        members.map(subjectOf),
        caller.name,
        (before, _subject, index) => {
          const { ref = '', flaw_name } = members[index] ?? {};
          const isOfSeveral = isFolded || (membersOf.get(ref)?.length ?? 0) > 1;
          const made = {
            after: applyChange(before, change),
            comment: change.comment,
            confirms: change.state !== undefined,
            note: isOfSeveral ? foldedNote(flaw_name) : undefined,
          };
          return linesOf({ ...made, before }).length === 0 ? undefined : made;
        },
      );
      return found.map((finding): BulkOutcome => {
        const { ref } = finding;
        const undo = (membersOf.get(ref) ?? []).flatMap((index) =>
          memberBefore(members[index], decisions[index]),
        );
        if (undo.length === 0) return { ref, reason: 'unchanged', label: labelOf(finding) };
        return { ref, undo };
      });
    },

    async undo(trx, items: readonly UndoItem[], parameters, caller) {
      const wanted = new Map(
        items.flatMap((item) => membersIn(item).map((member) => [member.ref, { ...member, item: item.ref }])),
      );
      await lockForUpload(trx);
      const found = await hold(trx, [...wanted.keys()], parameters, caller);
      const placesOf = Map.groupBy(found.keys(), (index) => wanted.get(found[index]?.ref ?? '')?.item ?? '');
      const decisions = await decideAll(
        trx,
        found.map(subjectOf),
        caller.name,
        (_stored, _subject, index, all) => {
          const again = (place: number) => {
            const [before, stored] = [wanted.get(found[place]?.ref ?? ''), all[place]];
            return before && stored && restored(before, stored, undoComment);
          };
          const item = wanted.get(found[index]?.ref ?? '')?.item ?? '';
          return placesOf.get(item)?.every(again) ? again(index) : undefined;
        },
      );
      return [...placesOf].flatMap(([ref, places]): BulkOutcome[] => {
        const finding = found[places[0] ?? -1];
        if (!finding) return [];
        if (places.some((place) => decisions[place])) return [{ ref }];
        return [{ ref, reason: 'changed_since', label: labelOf(finding) }];
      });
    },
  };
}

function memberBefore(member: FindingToDecide | undefined, decision: Decision | undefined): MemberBefore[] {
  return member && decision ? [{ ref: ownRef(member), ...beforeOf(decision) }] : [];
}

/** Undo data from before aliases were included has one finding. */
function membersIn({ ref, undo }: UndoItem): MemberBefore[] {
  return Array.isArray(undo) ? (undo as MemberBefore[]) : [{ ref, ...(undo as Before) }];
}

/** Records of a flaw that one component has are one; both kinds of refs end with component and vulnerability. */
async function flawKeysOf(db: Database, refs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const pairs = refs.map((ref) => ({ ref, key: readFindingRef(ref.split(':').slice(-2).join(':')) }));
  const keys = await listFlawKeys(
    db,
    pairs.flatMap(({ key }) => key ?? []),
  );
  return new Map(
    pairs.flatMap(({ ref, key }) => {
      const name = key && keys.get(key.vulnerability);
      return name === undefined ? [] : [[ref, `${key?.component}:${name}`]];
    }),
  );
}

export interface FindingDecision extends DecisionOfMany {
  projectId: number;
}

/** Findings of one project. */
export const findingDecision = decisionKind<SelectedFindings, FindingDecision>(
  'finding.analysis',
  streamFindingRefs,
  (trx, refs, { projectId }, { scope }) =>
    holdProjectFindings(
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
