import { trailLine, type ViolationAnalysis, type ViolationDecided } from '@waybill/api-contract';
import { type Database, inTransaction, type Transaction } from '../../../db/database.ts';
import { notFound } from '../../../http/errors.ts';
import type { Principal } from '../../../http/principal.ts';
import { requireComponent } from '../../component/component-reference.service.ts';
import {
  decidedSince,
  keepReplaced,
  takeReplaced,
  unknownDecision,
} from '../../decision-undo/decision-undo.service.ts';
import {
  applyChange,
  type Before,
  beforeOf,
  decideViolations,
  labelOf,
  restored,
  type ViolationChange,
} from './decide-violations.ts';
import { listComments } from './violation-analysis.queries.ts';
import { viewAnalysis } from './violation-analysis.view.ts';
import type { ViolationRef } from './violation-ref.ts';

const undoComment = trailLine('takenBack', {});

/** A violation that was decided about, with what stood about it before. */
interface ReplacedAnalysis {
  ref: ViolationRef;
  before: Before;
}

/** Decides about a violation. @throws 404, 403 */
export async function decideViolation(
  db: Database,
  ref: ViolationRef,
  change: ViolationChange,
  caller: Principal,
): Promise<ViolationAnalysis> {
  return inTransaction(db, async (trx) => (await decideOne(trx, ref, change, caller)).analysis);
}

/** Decides about a violation, and keeps what stood about it. @throws 404, 403 */
export async function decideUndoably(
  db: Database,
  ref: ViolationRef,
  change: ViolationChange,
  caller: Principal,
): Promise<ViolationDecided> {
  return inTransaction(db, async (trx) => {
    const { analysis, before } = await decideOne(trx, ref, change, caller);
    const replaced: ReplacedAnalysis = { ref, before };
    return { analysis, undo: await keepReplaced(trx, 'violation', [replaced], caller) };
  });
}

async function decideOne(trx: Transaction, ref: ViolationRef, change: ViolationChange, caller: Principal) {
  await requireComponent(trx, ref.component, caller.scope);
  const [decided] = await decideViolations(trx, [ref], caller, (violation) => applyChange(violation, change));
  if (!decided?.decision) throw notFound('policy violation');
  const { violation, decision } = decided;
  return {
    analysis: viewAnalysis(decision.after, await listComments(trx, violation)),
    before: beforeOf(violation, decision),
  };
}

/**
 * Takes back a decision of the caller: what stood about the violation before stands again.
 * @throws 404 when there is nothing to take back, as when the violation is gone or hidden, 409 when somebody has decided since
 */
export async function undoDecision(db: Database, token: string, caller: Principal, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const [replaced] = await takeReplaced<ReplacedAnalysis>(trx, 'violation', token, caller, now);
    if (!replaced) throw unknownDecision(token);
    const { ref, before } = replaced;
    const [undone] = await decideViolations(trx, [ref], caller, (violation) => {
      const again = restored(before, violation, undoComment);
      if (!again) throw decidedSince(labelOf(violation));
      return again;
    });
    if (!undone) throw unknownDecision(token);
  });
}
