import { type Database, findRow, rowsOf, runSql, sql } from '../../../db/database.ts';

/** Holds what has not been copied of the log yet. */
const slot = 'waybill_log';

export interface LogSlot {
  restart_lsn: string | null;
  /** `lost`: the database deleted what was to be copied, since too much had gathered. */
  wal_status: string | null;
}

export async function findLogSlot(db: Database): Promise<LogSlot | undefined> {
  return findRow(
    db,
    sql<LogSlot>`select restart_lsn::text, wal_status from pg_replication_slots where slot_name = ${slot}`,
  );
}

export async function createLogSlot(db: Database): Promise<void> {
  await rowsOf(db, sql`select pg_create_physical_replication_slot(${slot}, true)`);
}

export async function dropLogSlot(db: Database): Promise<void> {
  await runSql(
    db,
    sql`select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = ${slot}`,
  );
}

/** What has been copied need not be kept. */
export async function advanceLogSlot(db: Database, lsn: string): Promise<void> {
  await rowsOf(db, sql`select pg_replication_slot_advance(${slot}, ${lsn}::pg_lsn)`);
}

export interface LogEnd {
  system_identifier: string;
  timeline: number;
  segment_bytes: number;
  /** Up to there the log is on the disk. */
  lsn: string;
}

/** Ends the current piece of the log, so that it can be copied. A piece without content stays. */
export async function finishSegment(db: Database): Promise<void> {
  await rowsOf(db, sql`select pg_switch_wal()`);
}

export async function readLogEnd(db: Database): Promise<LogEnd> {
  const row = await findRow(
    db,
    sql<LogEnd>`select pg_current_wal_flush_lsn()::text as lsn,
      (select system_identifier::text from pg_control_system()) as system_identifier,
      (select timeline_id from pg_control_checkpoint()) as timeline,
      (select setting::int from pg_settings where name = 'wal_segment_size') as segment_bytes`,
  );
  if (!row) throw new Error('The database did not say how long its log is');
  return row;
}
