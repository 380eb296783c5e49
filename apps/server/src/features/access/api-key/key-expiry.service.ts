import { type Database, inTransaction } from '../../../db/database.ts';
import { type OutboxEvent, recordEvents } from '../../../jobs/outbox.ts';
import { type ExpiringKeyRow, takeDueKeys } from './key-expiry.queries.ts';

/**
 * Tells of keys whose end is near, of each once at seven days and once at one: whoever looks after a pipeline has time to make
 * another key, and is not written to every day. What was missed while no server ran is told late, or not at all once the key is over.
 * @returns of how many
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
