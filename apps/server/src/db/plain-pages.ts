import { sql, type Transaction } from './database.ts';

/**
 * Lets a transaction that adds thousands of rows all over an index write whole pages to the log as they are. After a checkpoint each page
 * that changes is written whole, once: with five million ranges stored, to compress these took longer than all else that the ranges of a
 * feed cost. Without effect where the role may not set it, as in most databases that somebody else runs.
 */
export async function writePlainPages(trx: Transaction): Promise<void> {
  await sql`select set_config('wal_compression', 'off', true)
    where has_parameter_privilege('wal_compression', 'set')`.execute(trx);
}
