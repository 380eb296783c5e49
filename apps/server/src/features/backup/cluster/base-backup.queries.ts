import { type Database, findRow, rowsOf, runSql, sql } from '../../../db/database.ts';

/** How a copy of the files begins. */
export interface BackupStart {
  /** From there on the log is needed. */
  lsn: string;
  system_identifier: string;
  timeline: number;
  segment_bytes: number;
}

/** A place of the log from which on nothing is deleted until the session ends. */
export async function holdLog(session: Database, slot: string): Promise<void> {
  await rowsOf(session, sql`select pg_create_physical_replication_slot(${slot}, true, true)`);
}

/** The session that begins a copy has to end it. `fast`: a checkpoint is made at once. */
export async function beginCopy(session: Database, label: string): Promise<BackupStart> {
  const row = await findRow(
    session,
    sql<BackupStart>`select pg_backup_start(${label}, true)::text as lsn,
      (select system_identifier::text from pg_control_system()) as system_identifier,
      (select timeline_id from pg_control_checkpoint()) as timeline,
      (select setting::int from pg_settings where name = 'wal_segment_size') as segment_bytes`,
  );
  if (!row) throw new Error('The database did not say where a copy begins');
  return row;
}

export interface BackupEnd {
  lsn: string;
  labelfile: string;
}

/** The time of the database; all that was committed before is in the log that a copy takes along. */
export async function readClock(session: Database): Promise<Date> {
  const row = await findRow(session, sql<{ at: Date }>`select clock_timestamp() as at`);
  if (!row) throw new Error('The database did not tell its time');
  return row.at;
}

/** Ends a copy: the log is then written to its end, and the text is for the file `backup_label`. */
export async function endCopy(session: Database): Promise<BackupEnd> {
  const row = await findRow(session, sql<BackupEnd>`select lsn::text, labelfile from pg_backup_stop(false)`);
  if (!row) throw new Error('The database did not say where a copy ends');
  return row;
}

export async function letGoOfLog(session: Database, slot: string): Promise<void> {
  await runSql(session, sql`select pg_drop_replication_slot(${slot})`);
}

/** Whether tables lie outside of the cluster's directory. */
export async function hasTablespaces(db: Database): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from pg_tablespace where spcname not in ('pg_default', 'pg_global') limit 1`,
  );
  return rows.length > 0;
}

/** Names of the migrations that a database has had. */
export async function listMigrations(db: Database): Promise<string[]> {
  const rows = await rowsOf(db, sql<{ name: string }>`select name from kysely_migration order by name`);
  return rows.map((row) => row.name);
}

/** Major version of the server. */
export async function readMajor(db: Database): Promise<number> {
  const row = await findRow(
    db,
    sql<{ n: number }>`select current_setting('server_version_num')::int / 10000 as n`,
  );
  return row?.n ?? 0;
}
