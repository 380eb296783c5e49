import { sql } from 'kysely';
import { type Database, rowsOf, runSql, type Transaction } from '../../db/database.ts';

export interface PermissionRow {
  name: string;
  description: string | null;
}

export async function listPermissions(db: Database): Promise<PermissionRow[]> {
  return rowsOf(db, sql<PermissionRow>`select name, description from permission order by name`);
}

/** Adds those that are missing and renews the descriptions of the others. */
export async function upsertPermissions(
  trx: Transaction,
  permissions: readonly PermissionRow[],
): Promise<void> {
  await runSql(
    trx,
    sql`insert into permission (name, description)
      select name, description from jsonb_to_recordset(${JSON.stringify(permissions)}::jsonb)
        as p (name text, description text)
      on conflict (name) do update set description = excluded.description`,
  );
}
