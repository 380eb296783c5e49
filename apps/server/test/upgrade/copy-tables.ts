import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** The rows of a table in COPY's text format. */
export interface TableText {
  name: string;
  columns: string[];
  text: string;
}

/** All rows of all tables, those of the migrations included and those of the job queue left out. */
export async function copyTables(url: string): Promise<TableText[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string; columns: string[] }>(
      `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       group by c.relname order by c.relname`,
    );
    const tables: TableText[] = [];
    for (const { name, columns } of rows) {
      const statement = `copy (select ${list(columns)} from ${pg.escapeIdentifier(name)}) to stdout`;
      tables.push({ name, columns, text: await text(client.query(copyTo(statement))) });
    }
    return tables;
  });
}

/**
 * Puts rows where the tables are there already and may hold what migrations put into them. Takes a superuser: references between tables are
 * not checked meanwhile, and go in circles.
 */
export async function loadTables(url: string, tables: readonly TableText[]): Promise<void> {
  await withClient(url, async (client) => {
    await client.query("set session_replication_role = 'replica'");
    await client.query(`truncate ${list(tables.map(({ name }) => name))} cascade`);
    for (const { name, columns, text: rows } of tables) {
      const statement = `copy ${pg.escapeIdentifier(name)} (${list(columns)}) from stdin`;
      await pipeline(Readable.from([rows]), client.query(copyFrom(statement)));
    }
    await restartSequences(client);
  });
}

/** Columns that number their rows go on after the highest number. */
async function restartSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; column: string; sequence: string }>(
    `select c.relname as name, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
       and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`,
  );
  for (const { name, column, sequence } of rows) {
    const last = `(select coalesce(max(${pg.escapeIdentifier(column)}), 0) + 1 from ${pg.escapeIdentifier(name)})`;
    await client.query(`select setval($1, ${last}, false)`, [sequence]);
  }
}

/** Rows of the tables that are still there, by name. */
export async function countRows(url: string, names: readonly string[]): Promise<Map<string, number>> {
  return withClient(url, async (client) => {
    const counts = new Map<string, number>();
    for (const name of names) {
      const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
        name,
      ]);
      if (!rows[0]?.there) continue;
      const counted = await client.query<{ n: number }>(
        `select count(*)::int as n from ${pg.escapeIdentifier(name)}`,
      );
      counts.set(name, counted.rows[0]?.n ?? 0);
    }
    return counts;
  });
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const list = (names: readonly string[]) => names.map((name) => pg.escapeIdentifier(name)).join(', ');
