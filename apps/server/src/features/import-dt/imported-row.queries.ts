import { sql } from 'kysely';
import { rowsOf, runSql, type Transaction } from '../../db/database.ts';

/** A row of another installation, by what it is known by in any copy of its database. */
export interface SourceRow {
  readonly key: string;
  /** SHA-256 of what it says, in hexadecimal. */
  readonly digest: string;
}

/** Digests of those of the rows that came before, by their keys. */
export async function selectImported(
  trx: Transaction,
  table: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await rowsOf(
    trx,
    sql<{
      source_key: string;
      digest: string;
    }>`select source_key, encode(digest, 'hex') as digest from imported_row
      where source_table = ${table} and source_key = any(${keys}::text[])`,
  );
  return new Map(rows.map((row) => [row.source_key, row.digest]));
}

export async function insertImported(
  trx: Transaction,
  table: string,
  rows: readonly SourceRow[],
  at: Date,
): Promise<void> {
  await runSql(
    trx,
    sql`insert into imported_row (source_table, source_key, digest, imported_at)
      select ${table}, g.key, decode(g.digest, 'hex'), ${at}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (key text, digest text)`,
  );
}

/** Notes the decisions in `moved_analysis`, which worked out their digests. */
export async function insertImportedAnalyses(trx: Transaction, at: Date): Promise<void> {
  await runSql(
    trx,
    sql`insert into imported_row (source_table, source_key, digest, imported_at)
      select 'ANALYSIS', source_key, digest, ${at}::timestamptz from moved_analysis where digest_before is null
      on conflict do nothing`,
  );
}

/** Two imports at once would each find the other's rows missing. */
export async function lockImports(trx: Transaction): Promise<void> {
  await runSql(trx, sql`lock table imported_row in share row exclusive mode`);
}
