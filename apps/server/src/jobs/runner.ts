import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import {
  Logger as GraphileLogger,
  makeWorkerUtils,
  run,
  runOnce,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { type Database, findRow, poolOf, runSql } from '../db/database.ts';
import { type JobContext, type JobDefinition, JobInterrupted, PermanentJobError } from './job.ts';
import {
  failExhaustedTasks,
  giveBack,
  type InterruptedJob,
  noteAlive,
  recoverDeadWorkers,
} from './recovery.ts';
import { createQuietWatch } from './release-memory.ts';
import { endDone, giveUp } from './task-end.ts';

export interface RunnerOptions {
  db: Database;
  log: Logger;
  jobs: readonly JobDefinition[];
  concurrency: number;
  now: () => Date;
}

export interface JobRunner {
  /** Tells running jobs to stop, waits for them, and gives their work back to the queue. */
  stop(): Promise<void>;
}

const heartbeatMs = 2_000;

/** Creates the queue's own tables. Safe to call from several nodes at once. */
export async function migrateQueue(db: Database): Promise<void> {
  const utils = await makeWorkerUtils({ pgPool: poolOf(db), logger: quietLogger });
  try {
    await utils.migrate();
  } finally {
    await utils.release();
  }
}

/** Starts working on jobs of the given kinds. */
export async function startRunner(options: RunnerOptions): Promise<JobRunner> {
  const { db, log } = options;
  const quiet = createQuietWatch();
  const nodeId = randomUUID();
  const stopping = new AbortController();
  const interrupted: InterruptedJob[] = [];
  const onInterrupt = (job: InterruptedJob) => interrupted.push(job);
  const taskList = countingJobs(taskListOf(options, stopping.signal, onInterrupt), quiet.begin);
  const utils = await makeWorkerUtils({ pgPool: poolOf(db), logger: quietLogger });
  // Jobs are locked by the pool, not by its single workers.
  let poolId: string | undefined;
  const beat = async () => {
    if (poolId !== undefined) await noteAlive(db, poolId, nodeId);
    await recoverDeadWorkers(db, utils.forceUnlockWorkers, log);
    await failExhaustedTasks(db, options.jobs, log);
  };
  await beat();
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => {
    poolId = workerPool.id;
    beat().catch((error) => log.error({ err: error }, 'worker not registered'));
  });
  const runner = await run({
    pgPool: poolOf(db),
    taskList,
    concurrency: options.concurrency,
    noHandleSignals: true,
    pollInterval: 2_000,
    logger: quietLogger,
    events,
    // In a batch, even of one: only those are waited for at a stop, and nobody can give back what is still locked.
    preset: { worker: { failJobBatchDelay: 0 } },
  });
  const timer = setInterval(() => {
    beat().catch((error) => log.error({ err: error }, 'heartbeat failed'));
  }, heartbeatMs);
  return {
    async stop() {
      quiet.stop();
      clearInterval(timer);
      stopping.abort();
      await runner.stop();
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
  const { db, concurrency } = options;
  await runOnce({
    pgPool: poolOf(db),
    taskList: taskListOf(options, new AbortController().signal, () => undefined),
    concurrency,
    noHandleSignals: true,
    logger: quietLogger,
  });
}

type OnInterrupt = (job: InterruptedJob) => void;

function taskListOf(options: RunnerOptions, signal: AbortSignal, onInterrupt: OnInterrupt): TaskList {
  const taskList: TaskList = {};
  for (const job of options.jobs) taskList[job.kind] = handlerFor(job, options, signal, onInterrupt);
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
  onInterrupt: OnInterrupt,
): TaskList[string] {
  return async (payload, helpers) => {
    const { token } = payload as { token: string };
    const { db } = options;
    const log = options.log.child({ job: job.kind, token });
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
      progress: report.progress,
      warn: report.warn,
    };
    try {
      const result = await job.run(task.input, context);
      await report.flush();
      await endDone(db, token, result);
    } catch (error) {
      await report.flush();
      if (error instanceof JobInterrupted) onInterrupt(helpers.job);
      await settleFailure(options, token, error, helpers.job.attempts >= helpers.job.max_attempts, log);
    }
  };
}

async function settleFailure(
  { db, jobs }: RunnerOptions,
  token: string,
  error: unknown,
  isLast: boolean,
  log: Logger,
): Promise<void> {
  if (error instanceof JobInterrupted) {
    await runSql(db, sql`update task set state = 'queued' where token = ${token}`);
    throw error;
  }
  log.error({ err: error }, 'job failed');
  const message = error instanceof Error ? error.message : String(error);
  if (isLast || error instanceof PermanentJobError) {
    await giveUp(db, jobs, token, message);
    return;
  }
  await runSql(db, sql`update task set state = 'queued', error = ${message} where token = ${token}`);
  throw error;
}

const reportEveryMs = 500;
const maxWarnings = 1_000;

/** Collects progress and warnings and writes them at most twice a second. */
function progressReport(db: Database, token: string, log: Logger) {
  let latest: { percent: number; stage: string | null; message: string | null } | undefined;
  const warnings: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const write = async () => {
    timer = undefined;
    if (!latest && warnings.length === 0) return;
    const fresh = warnings.splice(0);
    await runSql(
      db,
      sql`update task set progress = ${latest?.percent ?? sql`progress`}, stage = ${latest ? latest.stage : sql`stage`},
        message = ${latest ? latest.message : sql`message`},
        warnings = case when jsonb_array_length(warnings) >= ${maxWarnings} then warnings
          else warnings || ${JSON.stringify(fresh)}::jsonb end
        where token = ${token}`,
    );
  };
  const schedule = () => {
    timer ??= setTimeout(() => {
      writing = write().catch((error) => log.warn({ err: error }, 'progress not written'));
    }, reportEveryMs);
  };
  return {
    progress(percent: number, stage?: string, message?: string) {
      latest = {
        percent: Math.min(100, Math.max(0, percent)),
        stage: stage ?? null,
        message: message ?? null,
      };
      schedule();
    },
    warn(message: string) {
      if (warnings.length < maxWarnings) warnings.push(message);
      schedule();
    },
    async flush() {
      clearTimeout(timer);
      await writing;
      await write();
    },
  };
}

/** The queue's own log is only of use when it complains. */
const quietLogger = new GraphileLogger(() => (level, message) => {
  if (level === 'error') process.emitWarning(message, 'JobQueue');
});
