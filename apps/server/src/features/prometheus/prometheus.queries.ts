import { sql } from 'kysely';
import { type Database, findRow, rowsOf } from '../../db/database.ts';

export interface TaskCount {
  kind: string;
  state: string;
  n: number;
  /** Seconds since the oldest was asked for. */
  waiting: number;
}

/** Tasks that wait or run, by kind. */
export async function countTasks(db: Database): Promise<TaskCount[]> {
  return rowsOf(
    db,
    sql<TaskCount>`select kind, state, count(*)::int as n,
        extract(epoch from now() - min(created_at))::float8 as waiting from task
      where state in ('queued', 'running') group by kind, state`,
  );
}

/** Tasks that failed within an hour, by kind. */
export async function countFailedTasks(db: Database): Promise<{ kind: string; n: number }[]> {
  return rowsOf(
    db,
    sql<{ kind: string; n: number }>`select kind, count(*)::int as n from task
      where state = 'failed' and finished_at > now() - interval '1 hour' group by kind`,
  );
}

export async function readDatabaseSize(db: Database): Promise<number> {
  const row = await findRow(
    db,
    sql<{ bytes: number }>`select pg_database_size(current_database())::float8 as bytes`,
  );
  return row?.bytes ?? 0;
}
