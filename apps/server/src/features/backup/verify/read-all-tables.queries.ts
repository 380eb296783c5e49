import { type Database, findRow, rowsOf, sql } from '../../../db/database.ts';

interface TableName {
  schema: string;
  name: string;
}

async function listTables(db: Database): Promise<TableName[]> {
  return rowsOf(
    db,
    sql<TableName>`select n.nspname as schema, c.relname as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'
      order by 1, 2`,
  );
}

/** Reads every page of every table, so that one that is not as its checksum says fails. @returns rows in all */
export async function readAllTables(db: Database): Promise<{ tables: number; rows: number }> {
  const tables = await listTables(db);
  let rows = 0;
  for (const { schema, name } of tables) {
    const row = await findRow(
      db,
      sql<{ n: number }>`select count(*)::float8 as n from ${sql.id(schema, name)}`,
    );
    rows += row?.n ?? 0;
  }
  return { tables: tables.length, rows };
}
