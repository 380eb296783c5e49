import { sql } from 'kysely';
import type { Logger } from 'pino';
import { type Database, rowsOf, runSql } from '../db/database.ts';
import type { JobDefinition } from './job.ts';
import { giveUp } from './task-end.ts';

/** A worker unseen for so long is dead; its jobs are given to others. */
const deadAfterSeconds = 10;

/** A worker pool that works, as others see it. */
export interface LivingWorkers {
  readonly id: string;
  /** The time since one of its jobs last began, ended, or advanced. */
  readonly movedMsAgo: number;
  /** The number of its workers that wait for a job. */
  readonly idle: number;
}

/** Upserts the row, because a node that was blocked for too long was presumed dead and deleted. */
export async function noteAlive(
  db: Database,
  { id, movedMsAgo, idle }: LivingWorkers,
  nodeId: string,
): Promise<void> {
  const moved = sql`now() - make_interval(secs => ${movedMsAgo / 1000})`;
  await runSql(
    db,
    sql`insert into worker_node (worker_id, node_id, moved_at, idle) values (${id}, ${nodeId}, ${moved}, ${idle}::int)
      on conflict (worker_id) do update set seen_at = now(), moved_at = excluded.moved_at, idle = excluded.idle`,
  );
}

/** A worker that ended is not a dead one. */
export async function forgetWorker(db: Database, workerId: string): Promise<void> {
  await runSql(db, sql`delete from worker_node where worker_id = ${workerId}`);
}

/** Jobs locked by a worker that no longer beats (or never did) are released at once instead of after hours. */
export async function recoverDeadWorkers(
  db: Database,
  unlock: (workerIds: string[]) => Promise<void>,
  log: Logger,
): Promise<void> {
  const dead = await rowsOf(
    db,
    sql<{ id: string }>`
      delete from worker_node where seen_at < now() - make_interval(secs => ${deadAfterSeconds})
      returning worker_id as id`,
  );
  const orphaned = await rowsOf(
    db,
    sql<{ id: string }>`select distinct locked_by as id from graphile_worker._private_jobs j
      where locked_by is not null and locked_at < now() - make_interval(secs => ${deadAfterSeconds})
        and not exists (select 1 from worker_node w where w.worker_id = j.locked_by)`,
  );
  const ids = [...new Set([...dead, ...orphaned].map((row) => row.id))];
  if (ids.length === 0) return;
  log.warn({ workers: ids.length }, 'jobs of dead workers are taken over');
  await unlock(ids);
}

/** A job of the queue as it was when its worker was asked to stop. */
export interface InterruptedJob {
  readonly id: string;
  /** Counts this attempt. */
  readonly attempts: number;
}

/**
 * Returns jobs to the queue as if they had not been begun: being stopped is no failure, so it uses up no attempt and
 * nobody has to wait. To be called when the worker has let go of them.
 */
export async function giveBack(db: Database, jobs: readonly InterruptedJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const ids = jobs.map((job) => job.id);
  const attempts = jobs.map((job) => job.attempts - 1);
  await runSql(
    db,
    sql`select graphile_worker.reschedule_jobs(array[job.id], run_at := now(), attempts := job.attempts)
      from unnest(${ids}::bigint[], ${attempts}::int[]) as job (id, attempts)`,
  );
}

/**
 * Ends the tasks of jobs that nobody will run again, because their worker ended each time. A job that ends
 * its worker every time must not run forever. A failing job reports its failure itself, but these could not.
 */
export async function failExhaustedTasks(
  db: Database,
  jobs: readonly JobDefinition[],
  log: Logger,
): Promise<void> {
  const exhausted = await rowsOf(
    db,
    sql<{ id: string; token: string }>`select id::text, payload ->> 'token' as token
      from graphile_worker._private_jobs where locked_at is null and attempts >= max_attempts`,
  );
  for (const { id, token } of exhausted) {
    try {
      await giveUp(db, jobs, token, 'The worker ended each time it worked on this');
      await runSql(db, sql`select graphile_worker.complete_jobs(array[${id}::bigint])`);
      log.error({ task: token }, 'a job that ends its worker each time is given up');
    } catch (error) {
      // One that cannot be ended now is tried again with the next beat, and must not keep the others waiting.
      log.error({ err: error, task: token }, 'a job could not be given up');
    }
  }
}
