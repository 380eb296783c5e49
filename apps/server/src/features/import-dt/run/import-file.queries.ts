import { type Database, findRow, runSql, sql, type Transaction } from '../../../db/database.ts';

export interface ImportFileRow {
  uuid: string;
  name: string;
  bytes: number;
}

export async function insertImportFile(trx: Transaction, uuid: string, name: string): Promise<void> {
  await runSql(trx, sql`insert into import_file (uuid, name) values (${uuid}, ${name})`);
}

export async function insertImportChunk(
  trx: Transaction,
  file: string,
  seq: number,
  data: Buffer,
): Promise<void> {
  await runSql(
    trx,
    sql`insert into import_file_chunk (file_uuid, seq, data) values (${file}, ${seq}, ${data})`,
  );
}

export async function completeImportFile(trx: Transaction, uuid: string, bytes: number): Promise<void> {
  await runSql(
    trx,
    sql`update import_file set bytes = ${bytes}::bigint, is_complete = true where uuid = ${uuid}`,
  );
}

/** One that has come whole. */
export async function findImportFile(db: Database, uuid: string): Promise<ImportFileRow | undefined> {
  return findRow(
    db,
    sql<ImportFileRow>`select uuid, name, bytes from import_file where uuid = ${uuid} and is_complete`,
  );
}

export async function findImportChunk(db: Database, file: string, seq: number): Promise<Buffer | undefined> {
  const row = await findRow(
    db,
    sql<{ data: Buffer }>`select data from import_file_chunk where file_uuid = ${file} and seq = ${seq}`,
  );
  return row?.data;
}

export async function deleteImportFile(trx: Transaction, uuid: string): Promise<void> {
  await runSql(trx, sql`delete from import_file where uuid = ${uuid}`);
}

/** Those that were uploaded before a moment and that no import is waiting for. */
export async function deleteOldImportFiles(trx: Transaction, before: Date): Promise<number> {
  return runSql(
    trx,
    sql`delete from import_file f where f.created_at < ${before}
      and not exists (select 1 from import_run r where r.file_uuid = f.uuid and r.input is not null)`,
  );
}
