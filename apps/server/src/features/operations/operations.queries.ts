import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';

export interface NodeRow {
  node: string;
  seen: Date;
  moved: Date | null;
  idle: number;
}

/** Processes that work on jobs, as they last said of themselves. */
export async function listNodes(db: Database): Promise<NodeRow[]> {
  return rowsOf(
    db,
    sql<NodeRow>`select node_id as node, max(seen_at) as seen, max(moved_at) as moved, sum(idle)::int as idle
      from worker_node group by node_id order by node_id`,
  );
}

export interface QueueRow {
  kind: string;
  queued: number;
  running: number;
  oldest: Date | null;
}

export async function listQueues(db: Database): Promise<QueueRow[]> {
  return rowsOf(
    db,
    sql<QueueRow>`select kind, count(*) filter (where state = 'queued')::int as queued,
        count(*) filter (where state = 'running')::int as running,
        min(created_at) filter (where state = 'queued') as oldest
      from task where state in ('queued', 'running') group by kind order by kind`,
  );
}

export interface FailureRow {
  kind: string;
  n: number;
  latest: Date;
  error: string | null;
}

export async function listFailures(db: Database, since: Date): Promise<FailureRow[]> {
  return rowsOf(
    db,
    sql<FailureRow>`select kind, count(*)::int as n, max(finished_at) as latest,
        (array_agg(error order by finished_at desc))[1] as error
      from task where state = 'failed' and finished_at >= ${since} group by kind order by max(finished_at) desc`,
  );
}

export interface DatabaseFacts {
  version: string;
  bytes: number;
  connections: number;
  max_connections: number;
}

export async function readDatabaseFacts(db: Database): Promise<DatabaseFacts | undefined> {
  return findRow(
    db,
    sql<DatabaseFacts>`select current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as max_connections`,
  );
}

export interface TableRow {
  name: string;
  bytes: number;
  index_bytes: number;
  rows: number;
  dead_rows: number;
}

/** The largest tables, with their indexes and what is stored apart of them; rows as the statistics have them. */
export async function listTables(db: Database, limit: number): Promise<TableRow[]> {
  return rowsOf(
    db,
    sql<TableRow>`select case s.schemaname when 'public' then s.relname else s.schemaname || '.' || s.relname end as name,
        pg_total_relation_size(s.relid)::float8 as bytes, pg_indexes_size(s.relid)::float8 as index_bytes,
        greatest(c.reltuples, 0)::float8 as rows, s.n_dead_tup::float8 as dead_rows
      from pg_stat_user_tables s join pg_class c on c.oid = s.relid
      order by pg_total_relation_size(s.relid) desc, 1 limit ${limit}`,
  );
}

export interface StatementRow {
  statement: string;
  calls: number;
  total_ms: number;
  mean_ms: number;
}

/** Whether statements are counted and may be looked at. */
export async function countsStatements(db: Database): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{ counts: boolean }>`select exists (select from pg_extension where extname = 'pg_stat_statements')
      and current_setting('shared_preload_libraries', true) like '%pg_stat_statements%' as counts`,
  );
  return row?.counts ?? false;
}

/** Makes what counts statements readable where the server has loaded it (`shared_preload_libraries`), and changes nothing elsewhere. */
export async function prepareStatements(trx: Transaction): Promise<void> {
  await runSql(
    trx,
    sql`do $$ begin
      if current_setting('shared_preload_libraries', true) like '%pg_stat_statements%' then
        create extension if not exists pg_stat_statements;
      end if;
    end $$`,
  );
}

/** The statements of this database that took the most time. */
export async function listStatements(db: Database, limit: number): Promise<StatementRow[]> {
  return rowsOf(
    db,
    sql<StatementRow>`select left(query, 2000) as statement, sum(calls)::float8 as calls,
        sum(total_exec_time) as total_ms, sum(total_exec_time) / greatest(sum(calls), 1) as mean_ms
      from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database()) and query is not null
      group by 1 order by 3 desc limit ${limit}`,
  );
}

export interface DayRow {
  day: Date;
  bytes: number;
}

/** Notes how large the database is on a day; the last measurement of a day counts. */
export async function noteSize(trx: Transaction, day: string): Promise<void> {
  await runSql(
    trx,
    sql`insert into database_day (day, bytes) values (${day}::date, pg_database_size(current_database()))
      on conflict (day) do update set bytes = excluded.bytes`,
  );
}

export async function listDays(db: Database, since: string): Promise<DayRow[]> {
  return rowsOf(
    db,
    sql<DayRow>`select (day::timestamp at time zone 'UTC') as day, bytes::float8 as bytes
      from database_day where day >= ${since}::date order by database_day.day`,
  );
}

export async function deleteDaysBefore(trx: Transaction, day: string): Promise<void> {
  await runSql(trx, sql`delete from database_day where day < ${day}::date`);
}
