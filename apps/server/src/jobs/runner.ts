import { randomUUID } from 'node:crypto';
import { type JobHelpers, makeWorkerUtils, runOnce, type TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { type Database, findRow, onLane, poolOf, runSql, withoutLockTimeout } from '../db/database.ts';
import { asOneFlow } from '../db/second-connection.ts';
import { storableText } from '../db/storable-text.ts';
import { beginObserved } from '../observe/observe.ts';
import { createFileWatch, type FileWatch } from './file-trouble.ts';
import { isHopeless } from './hopeless.ts';
import { type JobContext, type JobDefinition, JobInterrupted } from './job.ts';
import { progressReport } from './progress-report.ts';
import {
  failExhaustedTasks,
  forgetWorker,
  giveBack,
  type InterruptedJob,
  noteAlive,
  recoverDeadWorkers,
} from './recovery.ts';
import { createQuietWatch } from './release-memory.ts';
import { endDone, giveUp } from './task-end.ts';
import { keepWorkers } from './worker-keeper.ts';
import { queueLogger, startWorkerPool } from './worker-pool.ts';

export interface RunnerOptions {
  db: Database;
  log: Logger;
  jobs: readonly JobDefinition[];
  concurrency: number;
  now: () => Date;
  /** Why no job is to run now; they wait, and no attempt is used up. */
  findObstacle?: () => string | undefined;
  /** Since this process has answered a request, 0 while it does; memory is given back when nobody has been there for a while. */
  idleMs?: () => number;
}

export interface JobRunner {
  /** Tells running jobs to stop, waits for them, and gives their work back to the queue. */
  stop(): Promise<void>;
}

/** Creates the queue's own tables. Safe to call from several nodes at once. */
export async function migrateQueue(db: Database, log: Logger): Promise<void> {
  const utils = await makeWorkerUtils({ pgPool: poolOf(db, 'queue'), logger: queueLogger(log) });
  try {
    await utils.migrate();
  } finally {
    await utils.release();
  }
}

/** Starts working on jobs of the given kinds, and goes on when the database was away meanwhile. */
export async function startRunner(options: RunnerOptions): Promise<JobRunner> {
  const { log } = options;
  // The queue has connections of its own: it goes on when requests have taken all others.
  const db = onLane(options.db, 'queue');
  const quiet = createQuietWatch({ idleMs: options.idleMs });
  const nodeId = randomUUID();
  const interrupted: InterruptedJob[] = [];
  const utils = await makeWorkerUtils({ pgPool: poolOf(db, 'queue'), logger: queueLogger(log) });
  let movedAt = performance.now();
  const onMove = () => {
    movedAt = performance.now();
  };
  const hooks: TaskHooks = {
    onInterrupt: (job) => interrupted.push(job),
    onMove,
    files: createFileWatch(options.now),
  };
  const taskList = (signal: AbortSignal) => countingJobs(taskListOf(options, signal, hooks), quiet.begin);
  const keeper = keepWorkers({
    ...options,
    db,
    start: () => startWorkerPool({ db, log, concurrency: options.concurrency, taskList }),
    note: (pool) =>
      noteAlive(db, { id: pool.id, idle: pool.idle(), movedMsAgo: performance.now() - movedAt }, nodeId),
    async takeBack(pool) {
      await forgetWorker(db, pool.id);
      await utils.forceUnlockWorkers([pool.id]);
      // Taken out first: a beat that was left behind may do the same at this moment.
      const given = interrupted.splice(0);
      try {
        await giveBack(db, given);
      } catch (error) {
        interrupted.push(...given);
        throw error;
      }
    },
    async recover() {
      await recoverDeadWorkers(db, utils.forceUnlockWorkers, log);
      await failExhaustedTasks(db, options.jobs, log);
    },
  });
  await keeper.begin();
  return {
    async stop() {
      quiet.stop();
      await keeper.stop();
      await giveBack(db, interrupted);
      await runSql(db, sql`delete from worker_node where node_id = ${nodeId}`);
      await utils.release();
    },
  };
}

/**
 * Works on jobs until none is left that can run now. It does not beat, so only where no other worker
 * would take its jobs for those of a dead one: in tests.
 */
export async function runPending(options: RunnerOptions): Promise<void> {
  const { db, concurrency, jobs } = options;
  const kinds = jobs.map((job) => job.kind);
  const files = createFileWatch(options.now);
  do {
    await runOnce({
      pgPool: poolOf(db, 'queue'),
      taskList: taskListOf(options, new AbortController().signal, {
        onInterrupt: () => undefined,
        onMove: () => undefined,
        files,
      }),
      concurrency,
      noHandleSignals: true,
      logger: queueLogger(options.log),
    });
    // A worker that looks while a queue is locked by the job before finds nothing, and ends.
  } while (await isAnyDue(db, kinds));
}

async function isAnyDue(db: Database, kinds: readonly string[]): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{ due: boolean }>`select exists (select 1 from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = any(${kinds})
      and j.locked_at is null and j.run_at <= now() and j.attempts < j.max_attempts) as due`,
  );
  return row?.due ?? false;
}

interface TaskHooks {
  onInterrupt(job: InterruptedJob): void;
  /** A job began, ended or got further. */
  onMove(): void;
  readonly files: FileWatch;
}

function taskListOf(options: RunnerOptions, signal: AbortSignal, hooks: TaskHooks): TaskList {
  const taskList: TaskList = {};
  for (const job of options.jobs) taskList[job.kind] = handlerFor(job, options, signal, hooks);
  return taskList;
}

/** The same tasks, each told of at its begin and end. */
function countingJobs(taskList: TaskList, begin: () => () => void): TaskList {
  const counting: TaskList = {};
  for (const [kind, handler] of Object.entries(taskList)) {
    counting[kind] = async (payload, helpers) => {
      const end = begin();
      try {
        return await handler?.(payload, helpers);
      } finally {
        end();
      }
    };
  }
  return counting;
}

function handlerFor(
  job: JobDefinition,
  options: RunnerOptions,
  signal: AbortSignal,
  { onInterrupt, onMove, files }: TaskHooks,
): TaskList[string] {
  const db = withoutLockTimeout(options.db);
  const run = async (payload: unknown, helpers: JobHelpers) => {
    const { token } = payload as { token: string };
    const log = options.log.child({ job: job.kind, task: token });
    const task = await findRow(
      db,
      sql<{
        input: unknown;
        chain: string;
      }>`update task set state = 'running', attempts = attempts + 1, error = null,
          started_at = coalesce(started_at, now())
        where token = ${token} and state in ('queued', 'running') returning input, chain`,
    );
    if (!task) return;
    const report = progressReport(db, token, log);
    const context: JobContext = {
      db,
      log,
      token,
      chain: task.chain,
      signal,
      now: options.now,
      progress(...given) {
        onMove();
        report.progress(...given);
      },
      warn: report.warn,
    };
    onMove();
    const watch = beginObserved({ kind: 'job', name: job.kind });
    try {
      const result = await watch.inside(() => job.run(task.input, context));
      await report.flush();
      await endDone(db, token, result);
      watch.end('ok');
    } catch (error) {
      await report.flush();
      if (error instanceof JobInterrupted) onInterrupt(helpers.job);
      const { attempts, max_attempts } = helpers.job;
      const isLast = attempts >= max_attempts || isHopeless(error, attempts);
      watch.end(outcomeOf(error, isLast));
      // The trouble of the job itself is what must be settled.
      await files.tell(db, error).catch((fault) => log.warn({ err: fault }, 'file trouble not told'));
      await settleFailure(options, token, error, isLast, log);
    } finally {
      onMove();
    }
  };
  return (payload, helpers) => asOneFlow(() => run(payload, helpers));
}

function outcomeOf(error: unknown, isLast: boolean): string {
  if (error instanceof JobInterrupted) return 'interrupted';
  return isLast ? 'failed' : 'retried';
}

async function settleFailure(
  { db, jobs }: RunnerOptions,
  token: string,
  error: unknown,
  isLast: boolean,
  log: Logger,
): Promise<void> {
  if (error instanceof JobInterrupted) {
    await requeue(db, token, null);
    throw error;
  }
  log.error({ err: error }, 'job failed');
  const message = storableText(error instanceof Error ? error.message : String(error));
  if (isLast) {
    await giveUp(db, jobs, token, message);
    return;
  }
  await requeue(db, token, message);
  throw error;
}

/** A task that was given up meanwhile, since its worker was taken for dead, is not begun again: nobody would end it. */
async function requeue(db: Database, token: string, error: string | null): Promise<void> {
  await runSql(
    db,
    sql`update task set state = 'queued', error = ${error} where token = ${token} and state = 'running'`,
  );
}
