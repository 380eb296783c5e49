import { type Database, inTransaction } from '../../../db/database.ts';
import { type OutboxEvent, recordEvents } from '../../../jobs/outbox.ts';
import { type ExpiringKeyRow, takeDueKeys } from './key-expiry.queries.ts';

/**
 * Sends notices about keys that expire soon, once at seven days and once at one. The owner of a pipeline has
 * time to make another key and does not get a message every day. If no server was running, the notice comes
 * late, or not at all once the key has expired.
 * @returns the number of notices
 */
export async function tellOfExpiringKeys(db: Database, now: Date, limit: number): Promise<number> {
  return inTransaction(db, async (trx) => {
    const keys = await takeDueKeys(trx, now, limit);
    await recordEvents(trx, keys.map(eventOf));
    return keys.length;
  });
}

/** The public ID is no secret; the audit log names keys by it. */
function eventOf({ public_id, comment, expires_at, owner }: ExpiringKeyRow): OutboxEvent {
  const key = comment ? `${public_id} (${comment})` : public_id;
  const at = `${expires_at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return {
    scope: 'SYSTEM',
    group: 'CONFIGURATION',
    level: 'WARNING',
    subject: { title: 'API Key Expires Soon', content: `The API key ${key} of ${owner} expires at ${at}` },
  };
}
