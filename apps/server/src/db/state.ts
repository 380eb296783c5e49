import { sql } from 'kysely';
import type { Database } from './database.ts';
import { preparedRow } from './prepared.ts';

/**
 * Names what can be seen of the database at this moment: as long as the text stays the same, no transaction that wrote has
 * ended, and every statement answers the same (PostgreSQL manual, "Transaction ID and Snapshot Information Functions").
 */
export async function databaseState(db: Database): Promise<string> {
  const row = await preparedRow(db, sql<{ state: string }>`select pg_current_snapshot()::text as state`);
  if (!row) throw new Error('A select without tables always has a row');
  return row.state;
}
