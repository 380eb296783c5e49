import { type Database, findRow, sql } from '../../../db/database.ts';

/** Whether nothing lies in a database but what every database has. */
export async function isEmptyDatabase(db: Database): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{ used: boolean }>`select exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
        and not exists (select from pg_depend d
          where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')) as used`,
  );
  return row?.used === false;
}
