import {
  type Database,
  findRow,
  inTransaction,
  rowsOf,
  runSql,
  sql,
  sqlState,
  type Transaction,
} from '../../../db/database.ts';
import type { RowIndex } from './index-kinds.ts';

/** The number of rows, and of those that the index finds. */
export interface IndexSize {
  rows: number;
  entries: number;
}

/** Data or an index that PostgreSQL finds to be corrupt. */
const corrupted = new Set(['XX001', 'XX002']);

/**
 * Counts the rows of a table directly, and again through an index. Rows that an index lost are not found
 * through it. A corrupt index finds none.
 */
export async function countRows(db: Database, index: RowIndex): Promise<IndexSize> {
  const table = sql.table(index.table);
  const where = sql.raw(index.where ?? 'true');
  const row = await findRow(db, sql<{ n: number }>`select count(*) as n from ${table} where ${where}`);
  const rows = row?.n ?? 0;
  try {
    return { rows, entries: await inTransaction(db, (trx) => countThroughIndex(trx, index)) };
  } catch (error) {
    if (corrupted.has(sqlState(error) ?? '')) return { rows, entries: 0 };
    throw error;
  }
}

async function countThroughIndex(trx: Transaction, index: RowIndex): Promise<number> {
  // A pattern that everything fits, with no other way left than the whole index of trigrams.
  await sql`set local enable_seqscan = off`.execute(trx);
  await sql`set local enable_indexscan = off`.execute(trx);
  await sql`set local enable_indexonlyscan = off`.execute(trx);
  const row = await findRow(
    trx,
    sql<{ n: number }>`select count(*) as n from ${sql.table(index.table)}
      where ${sql.raw(index.text)} like '%' and ${sql.raw(index.where ?? 'true')}`,
  );
  return row?.n ?? 0;
}

/** Drops the leftovers of an interrupted attempt: they slow every write and are not used. */
async function dropLeftovers(db: Database, index: string): Promise<void> {
  const rows = await rowsOf(
    db,
    sql<{ name: string }>`select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
      where not i.indisvalid and c.relname ~ ${`^${index}_ccnew\\d*$`}`,
  );
  for (const { name } of rows) await runSql(db, sql`drop index concurrently if exists ${sql.table(name)}`);
}

/** Builds an index anew beside the old one, while everybody goes on reading and writing. */
export async function rebuildIndex(db: Database, index: string): Promise<void> {
  await dropLeftovers(db, index);
  await runSql(db, sql`reindex index concurrently ${sql.table(index)}`);
}
