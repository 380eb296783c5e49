import { type Database, findRow, rowsOf, sql } from '../../../db/database.ts';

export async function findLastIdentity(db: Database): Promise<number> {
  const row = await findRow(db, sql<{ id: number | null }>`select max(identity_id) as id from identity`);
  return row?.id ?? 0;
}

/** The next identities that can be matched, behind one. */
export async function listIdentityIds(db: Database, afterId: number, limit: number): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ identity_id: number }>`select identity_id from identity
      where identity_id > ${afterId} and (purl is not null or cpe is not null) order by identity_id limit ${limit}`,
  );
  return rows.map((row) => row.identity_id);
}
