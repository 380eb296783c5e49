import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';

interface OriginalRow {
  media_type: string;
  byte_size: number;
  encoding: string;
}

/** Announces a document; false when it is stored already. */
export async function insertOriginal(
  trx: Transaction,
  sha256: Buffer,
  row: OriginalRow & { validated_by: string | null },
): Promise<boolean> {
  const inserted = await findRow(
    trx,
    sql<{ sha256: Buffer }>`insert into original (sha256, media_type, byte_size, encoding, validated_by)
      values (${sha256}, ${row.media_type}, ${row.byte_size}, ${row.encoding}, ${row.validated_by})
      on conflict do nothing returning sha256`,
  );
  return inserted !== undefined;
}

export async function insertChunk(
  trx: Transaction,
  sha256: Buffer,
  seq: number,
  data: Buffer,
): Promise<void> {
  await runSql(trx, sql`insert into original_chunk (sha256, seq, data) values (${sha256}, ${seq}, ${data})`);
}

export async function noteValidation(trx: Transaction, sha256: Buffer, validator: string): Promise<void> {
  await runSql(
    trx,
    sql`update original set validated_by = ${validator}
      where sha256 = ${sha256} and validated_by is distinct from ${validator}`,
  );
}

/** True if a validator has accepted exactly these bytes before. */
export async function isValidated(db: Database, sha256: Buffer, validator: string): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{ found: number }>`select 1 as found from original
      where sha256 = ${sha256} and validated_by = ${validator}`,
  );
  return row !== undefined;
}

export async function findOriginal(db: Database, sha256: Buffer): Promise<OriginalRow | undefined> {
  return findRow(
    db,
    sql<OriginalRow>`select media_type, byte_size, encoding from original where sha256 = ${sha256}`,
  );
}

export async function findChunk(db: Database, sha256: Buffer, seq: number): Promise<Buffer | undefined> {
  const row = await findRow(
    db,
    sql<{ data: Buffer }>`select data from original_chunk where sha256 = ${sha256} and seq = ${seq}`,
  );
  return row?.data;
}

/** Keeps a document from being deleted until the transaction ends; false when it is gone already. */
export async function holdOriginal(trx: Transaction, sha256: Buffer): Promise<boolean> {
  const row = await findRow(trx, sql`select 1 from original where sha256 = ${sha256} for key share`);
  return row !== undefined;
}

/**
 * Deletes the documents without an import. They are locked first. A transaction that refers to one meanwhile
 * holds it ({@link holdOriginal}), and is seen once the lock is granted.
 */
export async function deleteUnused(trx: Transaction, sha256s: readonly Buffer[]): Promise<void> {
  await rowsOf(
    trx,
    sql`select 1 from original where sha256 = any(${sha256s}::bytea[]) order by sha256 for update`,
  );
  const used = await rowsOf(
    trx,
    sql<{ sha256: Buffer }>`select sha256 from bom_import where sha256 = any(${sha256s}::bytea[])
      union select sha256 from vex_import where sha256 = any(${sha256s}::bytea[])`,
  );
  const unused = sha256s.filter((sha256) => !used.some((row) => row.sha256.equals(sha256)));
  await runSql(trx, sql`delete from original where sha256 = any(${unused}::bytea[])`);
}
