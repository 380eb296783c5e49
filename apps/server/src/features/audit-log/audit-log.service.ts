// Public to other features.
import type { Transaction } from '../../db/database.ts';
import type { Principal } from '../../http/principal.ts';
import { deleteOldAccess, insertAuditEntries } from './audit-log.queries.ts';

export { deleteOldAccess };

/** The user or key that makes a change, and the time. */
export interface Actor {
  name: string;
  /** The network address that the request came from. */
  address?: string | undefined;
  at: Date;
}

export function actorOf(caller: Principal, at: Date): Actor {
  return { name: caller.name, address: caller.address, at };
}

/** The object of an action. */
export interface Audited {
  /** Its public name or ID. */
  readonly target: string;
  /** Never secrets. */
  readonly detail?: Readonly<Record<string, unknown>>;
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
  await recordAudits(trx, actor, action, [detail === undefined ? { target } : { target, detail }]);
}

/** Keeps that the same was done to many things. */
export async function recordAudits(
  trx: Transaction,
  { name, address, at }: Actor,
  action: string,
  things: readonly Audited[],
): Promise<void> {
  await insertAuditEntries(
    trx,
    things.map(({ target, detail }) => ({
      at,
      actor: name,
      address,
      action,
      target,
      detail: detail ?? null,
    })),
  );
}
