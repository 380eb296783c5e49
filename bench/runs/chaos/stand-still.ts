import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, findRow, sql } from '../../../apps/server/src/db/database.ts';

/** Watches that queued work moves. */
export interface Watch {
  /** The longest time so far in which nothing of what was due moved, in seconds. */
  longest(): number;
  /** The number of waiting and running jobs at the last check. */
  queued(): number;
  stop(): Promise<void>;
}

interface Seen {
  due: boolean;
  queued: number;
  moved: string;
}

const lookEveryMs = 250;

/**
 * Work has stalled if a job is due or running, and none begins, reports progress, or ends. The clock runs
 * only while the database answers and a worker runs. A job that waits for a retry is not due.
 * @param isOn returns true while a worker runs
 */
export function watchWork(db: Database, isOn: () => boolean): Watch {
  let since = performance.now();
  let longestMs = 0;
  let last = '';
  let queued = 0;
  let isStopped = false;
  const look = async () => {
    const seen = await findRow(db, state).catch(() => undefined);
    const now = performance.now();
    const isMoving = seen === undefined || !seen.due || seen.moved !== last || !isOn();
    if (seen) ({ moved: last, queued } = seen);
    if (isMoving) since = now;
    else longestMs = Math.max(longestMs, now - since);
  };
  const watching = (async () => {
    while (!isStopped) {
      await look();
      await sleep(lookEveryMs);
    }
  })();
  return {
    longest: () => longestMs / 1000,
    queued: () => queued,
    async stop() {
      isStopped = true;
      await watching;
    },
  };
}

const due = sql`select from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts`;

const state = sql<Seen>`select exists (${due}) as due,
  (select count(*) from graphile_worker._private_jobs where attempts < max_attempts) as queued,
  (select concat_ws(' ', count(*) filter (where state not in ('queued', 'running')), sum(attempts), sum(progress),
    count(*)) from task) as moved`;

/**
 * Waits until no job is left that will be tried, and nothing is due.
 * @throws when for too long there are not fewer of them, with what is left
 */
export async function untilDone(db: Database, limitMs: number): Promise<number> {
  const started = performance.now();
  let fewest = Number.POSITIVE_INFINITY;
  let since = started;
  const left = sql<{
    n: number;
    kinds: string | null;
  }>`select count(*) + (select count(*) from evaluation_due) as n,
    string_agg(distinct t.identifier || ' ' || coalesce(j.last_error, ''), '; ') as kinds
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.attempts < j.max_attempts`;
  for (;;) {
    const row = await findRow(db, left).catch(() => undefined);
    if (row?.n === 0) return performance.now() - started;
    if (row && row.n < fewest) {
      fewest = row.n;
      since = performance.now();
    }
    if (performance.now() - since > limitMs)
      throw new Error(`For ${limitMs / 1000} s there were no fewer than ${fewest} jobs: ${row?.kinds}`);
    await sleep(lookEveryMs);
  }
}
