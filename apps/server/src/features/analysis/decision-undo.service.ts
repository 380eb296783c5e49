import { trailLine } from '@waybill/api-contract';
import { type Database, inTransaction } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import type { Principal } from '../../http/principal.ts';
import type { AnalysisKey } from '../decision-record/decision-record.service.ts';
import {
  decidedSince,
  keepReplaced,
  takeReplaced,
  unknownDecision,
} from '../decision-undo/decision-undo.service.ts';
import { lockForUpload } from '../matching/matching.service.ts';
import {
  type AnalysisWithTrail,
  type DecisionReach,
  decideFinding,
  type FindingKey,
} from './analysis.service.ts';
import type { AnalysisChange } from './analysis-trail.ts';
import { type Before, beforeOf, decideAll, restored } from './decide.service.ts';
import { holdByKey } from './held-finding.queries.ts';

const undoComment = trailLine('takenBack', {});

/** A finding that was decided about, with what stood about it before. */
interface ReplacedAnalysis {
  key: AnalysisKey;
  before: Before;
}

export interface UndoableDecision extends AnalysisWithTrail {
  /** Takes it back. */
  undo: string;
}

/** Decides about a finding of a project as `decideFinding` does, and keeps what stood about all that it is written to. */
export async function decideUndoably(
  db: Database,
  { projectId, ...key }: Omit<FindingKey, 'project'> & { projectId: number },
  change: AnalysisChange,
  caller: Principal,
  reach: DecisionReach,
): Promise<UndoableDecision> {
  return inTransaction(db, async (trx) => {
    const { written, ...decided } = await decideFinding(
      trx,
      { ...key, project: undefined },
      change,
      caller,
      reach,
    );
    if (written.some(({ key }) => key.project_id !== projectId)) throw notFound('component');
    const replaced = written.map(
      ({ key, decision }): ReplacedAnalysis => ({ key, before: beforeOf(decision) }),
    );
    return { ...decided, undo: await keepReplaced(trx, 'finding', replaced, caller) };
  });
}

/**
 * Undoes a decision of the caller. It restores the earlier state of everything that the decision was written
 * to, with the facts and the origin of that state. Findings that are gone or hidden are skipped.
 * @throws 404 if there is nothing to undo, 409 if someone has decided about any of it since
 */
export async function undoDecision(db: Database, token: string, caller: Principal, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockForUpload(trx);
    const replaced = await takeReplaced<ReplacedAnalysis>(trx, 'finding', token, caller, now);
    const [first] = replaced;
    if (!first) throw unknownDecision(token);
    // A decision is taken in one project.
    const keys = replaced.map(({ key }) => key);
    const held = await holdByKey(trx, first.key.project_id, keys, caller.scope);
    if (held.length === 0) throw unknownDecision(token);
    const subjects = held.map(({ project_id, component_id, vuln_id, ...row }) => ({
      key: { project_id, component_id, vuln_id },
      project: { uuid: row.project_uuid, name: row.project_name, version: row.project_version },
      vulnerability: { source: row.source, vulnId: row.ext_id },
    }));
    await decideAll(trx, subjects, caller.name, (stored, { vulnerability }, index) => {
      const before = replaced[held[index]?.n ?? -1]?.before;
      const again = before && restored(before, stored, undoComment);
      if (!again) throw decidedSince(vulnerability.vulnId);
      return again;
    });
  });
}
