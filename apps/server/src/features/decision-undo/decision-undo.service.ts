// Public to other features.
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { ownerOf, type Principal } from '../../http/principal.ts';
import { type DecisionKind, deleteUndos, insertUndo, takeUndo } from './decision-undo.queries.ts';

const keptMs = 86_400_000;
const beginOf = (now: Date) => new Date(now.getTime() - keptMs);

/** Keeps what a decision of the caller has replaced; answers the token by which it is taken back, for a day. */
export function keepReplaced(
  trx: Transaction,
  kind: DecisionKind,
  replaced: readonly object[],
  caller: Principal,
): Promise<string> {
  return insertUndo(trx, { kind, owner: ownerOf(caller) }, replaced);
}

/**
 * The stored state that a decision of the caller replaced. It can be read once.
 * @throws 404 if there is none, or if it is someone else's
 */
export async function takeReplaced<Replaced extends object>(
  trx: Transaction,
  kind: DecisionKind,
  token: string,
  caller: Principal,
  now: Date,
): Promise<Replaced[]> {
  const replaced = await takeUndo<Replaced>(trx, { kind, owner: ownerOf(caller) }, token, beginOf(now));
  if (!replaced) throw unknownDecision(token);
  return replaced;
}

/** Forgets a batch of what nobody takes back any more; answers how much that was. */
export function forgetUndos(trx: Transaction, now: Date, limit: number): Promise<number> {
  return deleteUndos(trx, beginOf(now), limit);
}

export function unknownDecision(token: string): AppError {
  return new AppError('decision.not_found', {
    status: 404,
    title: 'No such decision',
    detail: `You have made no decision with the token "${token}" that can be undone.`,
  });
}

/** @param about what was decided about, as people name it */
export function decidedSince(about: string): AppError {
  return new AppError('decision.changed_since', {
    status: 409,
    title: 'Someone has decided since',
    detail: `There is a later decision or comment about "${about}". Nothing was changed.`,
  });
}
