import { Dt4Error, type Dt4ReadTable, dt4ColumnsOf, isLaterColumn } from '@waybill/dt4';
import pg from 'pg';
import type { Dt4Source, RowSink } from './source.ts';

const batchSize = 2000;
const connectTimeoutMs = 10_000;

/**
 * A database of Dependency-Track on PostgreSQL, in one read-only transaction with one snapshot: it may go on running meanwhile.
 * @throws Dt4Error when it cannot be reached
 */
export async function openPostgres(url: string, password?: string): Promise<Dt4Source> {
  const client = new pg.Client({
    connectionString: url,
    ...(password === undefined || new URL(url).password !== '' ? {} : { password }),
    connectionTimeoutMillis: connectTimeoutMs,
    types: cellTypes(),
    application_name: 'waybill import',
  });
  // A connection that ends fails the current statement, which reports it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('begin transaction isolation level repeatable read, read only');
  } catch (cause) {
    await client.end().catch(() => undefined);
    throw new Dt4Error(`${titleOf(url)} cannot be reached: ${messageOf(cause)}`, { cause });
  }
  // One snapshot, so that a table has as many rows each time.
  const counts = new Map<string, number>();
  return {
    title: titleOf(url),
    hasLocalTimes: false,
    read: (wanted, sink) => readTables(client, wanted, sink, counts),
    close: () => client.end(),
  };
}

async function readTables(
  client: pg.Client,
  wanted: ReadonlySet<Dt4ReadTable>,
  sink: RowSink,
  counts: Map<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const columns = await columnsByTable(client);
  for (const [table, names] of columns) {
    const read = [...wanted].find((it) => it === table);
    if (read) counts.set(table, await readTable(client, read, names, sink));
    else if (!counts.has(table)) counts.set(table, await countRows(client, table));
  }
  return counts;
}

/** Tables of the schema that the connection's path leads to, as Dependency-Track makes them: in upper case. */
async function columnsByTable(client: pg.Client): Promise<Map<string, Set<string>>> {
  const { rows } = await client.query<{ table_name: string; columns: string[] }>(
    `select c.table_name, array_agg(c.column_name::text) as columns from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.table_name = upper(c.table_name)
      group by c.table_name order by c.table_name`,
  );
  return new Map(rows.map((row) => [row.table_name, new Set(row.columns)]));
}

async function countRows(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*) as n from ${client.escapeIdentifier(table)}`,
  );
  return rows[0]?.n ?? 0;
}

async function readTable(
  client: pg.Client,
  table: Dt4ReadTable,
  present: ReadonlySet<string>,
  sink: RowSink,
): Promise<number> {
  const absent = dt4ColumnsOf(table).filter((column) => !present.has(column));
  const missing = absent.find((column) => !isLaterColumn(table, column));
  if (missing) throw new Dt4Error(`${table} has no column ${missing}; its schema is another one.`);
  const columns = dt4ColumnsOf(table)
    .filter((column) => present.has(column))
    .map((column) => client.escapeIdentifier(column));
  await client.query(
    `declare rows no scroll cursor for select ${columns.join(', ')} from ${client.escapeIdentifier(table)}`,
  );
  let count = 0;
  for (;;) {
    const { rows } = await client.query(`fetch ${batchSize} from rows`);
    if (rows.length > 0) await sink(table, rows);
    count += rows.length;
    if (rows.length < batchSize) break;
  }
  await client.query('close rows');
  return count;
}

/** Numbers as numbers; times that have no zone as what a clock showed. */
function cellTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  const { INT8, NUMERIC, TIMESTAMP } = pg.types.builtins;
  types.setTypeParser(INT8, Number);
  types.setTypeParser(NUMERIC, Number);
  types.setTypeParser(TIMESTAMP, (text: string) => ({
    local: `${text.slice(0, 19).replace(' ', 'T')}.${text.slice(20, 23).padEnd(3, '0')}`,
  }));
  return types;
}

function titleOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `the database "${decodeURIComponent(pathname.slice(1))}" at ${hostname}${port ? `:${port}` : ''}`;
}

function messageOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(messageOf).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}
