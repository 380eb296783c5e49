import { sql } from 'kysely';
import { type Database, rowsOf } from '../../db/database.ts';

export interface TaskCount {
  kind: string;
  state: string;
  n: number;
}

/** Tasks that wait or run, by kind. */
export async function countTasks(db: Database): Promise<TaskCount[]> {
  return rowsOf(
    db,
    sql<TaskCount>`select kind, state, count(*)::int as n from task
      where state in ('queued', 'running') group by kind, state`,
  );
}
