import { type Database, rowsOf, sql } from '../../db/database.ts';

/** The latest run of a kind and subject, and when one last ended. */
export interface RunRow {
  kind: string;
  subject: string;
  token: string;
  state: 'queued' | 'running' | 'done' | 'failed' | 'canceled';
  progress: number;
  error: string | null;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

/** One look into the index for each of the pairs, of which there are some dozens. */
export async function listLatestRuns(
  db: Database,
  pairs: readonly { kind: string; subject: string }[],
): Promise<RunRow[]> {
  const kinds = pairs.map(({ kind }) => kind);
  const subjects = pairs.map(({ subject }) => subject);
  return rowsOf(
    db,
    sql<RunRow>`select run.* from unnest(${kinds}::text[], ${subjects}::text[]) as wanted (kind, subject)
      cross join lateral (select kind, subject, token, state, progress, error, created_at, started_at, finished_at
        from task where task.kind = wanted.kind and task.subject = wanted.subject
        order by created_at desc limit 1) as run`,
  );
}
