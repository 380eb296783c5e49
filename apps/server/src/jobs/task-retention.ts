import { rowsOf, runSql, sql, type Transaction } from '../db/database.ts';
import { projectPrefix } from './task.ts';

/** Deletes the remains of finished work. Each call deletes one batch, so no transaction is long. */

/**
 * Deletes tasks that ended before a time, the oldest first. The newest of each subject stays where it is not about a
 * project: the schedule counts from it, and people look at how the last run went. Answers how many were deleted.
 */
export async function deleteFinishedTasks(trx: Transaction, before: Date, limit: number): Promise<number> {
  return runSql(
    trx,
    sql`delete from task where token in (
      select token from task t where finished_at < ${before}
        and (subject is null or starts_with(subject, ${projectPrefix}) or exists (select 1 from task n
          where n.kind = t.kind and n.subject = t.subject and n.created_at > t.created_at))
      order by finished_at limit ${limit})`,
  );
}

/** The progress of a walk through the outbox. */
export interface OutboxWalk {
  deleted: number;
  /** Where the next batch begins; undefined when nothing older is left. */
  next: number | undefined;
}

/**
 * Deletes delivered events written before a time, in order of their numbers from a start. Undelivered events
 * are skipped, however old.
 */
export async function deleteDeliveredEvents(
  trx: Transaction,
  before: Date,
  from: number,
  limit: number,
): Promise<OutboxWalk> {
  const rows = await rowsOf(
    trx,
    sql<{ id: number; old: boolean; delivered: boolean }>`select event_id as id, at < ${before} as old,
        delivered_at is not null as delivered
      from outbox where event_id >= ${from} order by event_id limit ${limit}`,
  );
  const old = rows.filter((row) => row.old);
  const ids = old.filter((row) => row.delivered).map((row) => row.id);
  const deleted = await runSql(trx, sql`delete from outbox where event_id = any(${ids}::bigint[])`);
  const last = old.at(-1);
  return { deleted, next: last && old.length === limit ? last.id + 1 : undefined };
}

/**
 * Deletes the queues of deleted projects, because the job queue keeps a row for each name. Queues of existing
 * projects stay: a job that is being added would lose its queue and never run.
 */
export async function deleteUnusedQueues(trx: Transaction, limit: number): Promise<number> {
  return runSql(
    trx,
    sql`delete from graphile_worker._private_job_queues where id in (
      select q.id from graphile_worker._private_job_queues q
      where starts_with(q.queue_name, ${projectPrefix}) and q.locked_at is null
        and not exists (select 1 from project p where q.queue_name = ${projectPrefix} || p.project_id)
        and not exists (select 1 from graphile_worker._private_jobs j where j.job_queue_id = q.id)
      order by q.id limit ${limit})`,
  );
}
