import { type Database, findRow, inTransaction, runSql, sql } from '../db/database.ts';
import type { JobDefinition } from './job.ts';

/** Ends a task whose job succeeded; one that was canceled meanwhile stays so. */
export async function endDone(
  db: Database,
  token: string,
  result: Record<string, unknown> | undefined,
): Promise<void> {
  await runSql(
    db,
    sql`update task set state = 'done', error = null, finished_at = now(), progress = 100,
      result = ${result ? JSON.stringify(result) : null} where token = ${token} and state <> 'canceled'`,
  );
}

/** Ends a task that is not tried again, together with what its kind does then. A task that has ended stays as it is. */
export async function giveUp(
  db: Database,
  jobs: readonly JobDefinition[],
  token: string,
  cause: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const task = await findRow(
      trx,
      sql<{
        kind: string;
        input: unknown;
      }>`update task set state = 'failed', error = ${cause}, finished_at = now()
        where token = ${token} and state in ('queued', 'running') returning kind, input`,
    );
    if (!task) return;
    await jobs.find((job) => job.kind === task.kind)?.onGivenUp?.(trx, task.input, cause);
  });
}
