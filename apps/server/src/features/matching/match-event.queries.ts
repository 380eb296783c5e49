import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';

/**
 * Adds to events of this transaction, and to the matches that it ended, why: what a record did, whose it is, and its date.
 * @param reasons SQL of a table of event_id, kind, identity_id, vuln_id, reason and record_at
 */
export async function explainEvents(
  trx: Transaction,
  feed: string,
  reasons: RawBuilder<unknown>,
): Promise<void> {
  await sql`update match_event e set reason = r.reason, feed = ${feed}, record_at = r.record_at
    from ${reasons} r where e.event_id = r.event_id`.execute(trx);
  await sql`update identity_match_past p set reason = r.reason, feed = ${feed}, record_at = r.record_at
    from ${reasons} r where r.kind = 2 and p.identity_id = r.identity_id and p.vuln_id = r.vuln_id
      and p.gone_at = now()`.execute(trx);
}
