import { type Database, findRow, rowsOf, sql, type Transaction } from '../../../db/database.ts';
import { internalFlag } from '../../component-shape/component-flags.ts';

export interface IdentityNamesRow {
  identity_id: number;
  group_name: string | null;
  name: string;
}

/** The identities that follow one, in order of their number. */
export async function listIdentityNames(
  db: Database,
  afterId: number,
  limit: number,
): Promise<IdentityNamesRow[]> {
  return rowsOf(
    db,
    sql<IdentityNamesRow>`select identity_id, group_name, name from identity
      where identity_id > ${afterId} order by identity_id limit ${limit}`,
  );
}

export async function findLastIdentity(db: Database): Promise<number> {
  const row = await findRow(db, sql<{ id: number | null }>`select max(identity_id) as id from identity`);
  return row?.id ?? 0;
}

/** Marks all components of some identities. @returns the project of each that was not marked */
export async function setInternal(trx: Transaction, identityIds: readonly number[]): Promise<number[]> {
  if (identityIds.length === 0) return [];
  const rows = await rowsOf(
    trx,
    sql<{ id: number }>`update component set flags = flags | ${internalFlag}::int
      where identity_id = any(${identityIds}::int[]) and flags & ${internalFlag}::int = 0
      returning project_id as id`,
  );
  return rows.map((row) => row.id);
}

/** Takes the mark from components of some identities, found by the index of those that are marked. @returns as above */
export async function clearInternal(trx: Transaction, identityIds: readonly number[]): Promise<number[]> {
  if (identityIds.length === 0) return [];
  const rows = await rowsOf(
    trx,
    // A literal, so that the condition is that of the index.
    sql<{ id: number }>`update component set flags = flags & ~${internalFlag}::int
      where identity_id = any(${identityIds}::int[]) and flags & ${sql.lit(internalFlag)} <> 0
      returning project_id as id`,
  );
  return rows.map((row) => row.id);
}
