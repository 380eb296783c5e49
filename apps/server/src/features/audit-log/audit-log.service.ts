// Public to other features.
import type { Transaction } from '../../db/database.ts';
import type { Principal } from '../../http/principal.ts';
import { insertAuditEntry } from './audit-log.queries.ts';

/** Who changes something, and when. */
export interface Actor {
  name: string;
  at: Date;
}

export function actorOf(caller: Principal, at: Date): Actor {
  return { name: caller.name, at };
}

/**
 * Keeps who changed what in administration, in the transaction of the change.
 * @param action `<thing>.<what happened>`, such as `team.created`
 * @param target what it was done to, by its public name or id
 * @param detail never secrets
 */
export async function recordAudit(
  trx: Transaction,
  actor: Actor,
  action: string,
  target: string,
  detail?: Record<string, unknown>,
): Promise<void> {
  await insertAuditEntry(trx, { at: actor.at, actor: actor.name, action, target, detail: detail ?? null });
}
