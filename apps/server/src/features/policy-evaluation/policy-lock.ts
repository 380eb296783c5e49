// Public to other features.
import { findRow, sql, type Transaction } from '../../db/database.ts';

/**
 * A new identity and a changed condition must not miss each other. Transactions that evaluate new identities
 * share the lock until they end. The evaluation of a policy waits for all of them once, before it begins.
 * Later ones read the current policy.
 */
const lockKey = 0x57_61_7a;

export async function lockForJudging(trx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${lockKey})`.execute(trx);
}

/** @returns the moment at which nobody judges by an older state of the policies any more */
export async function waitForJudges(trx: Transaction): Promise<Date> {
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
  const row = await findRow(trx, sql<{ at: Date }>`select clock_timestamp() as at`);
  if (!row) throw new Error('The database did not tell the time');
  return row.at;
}
