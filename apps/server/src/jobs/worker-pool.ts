import { EventEmitter } from 'node:events';
import { Logger as GraphileLogger, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';
import { type Database, poolOf } from '../db/database.ts';

/** The queue's workers of one process, from their start until they are stopped or give up. */
export interface WorkerPool {
  /** The lock owner of its jobs: the pool, not a single worker. */
  readonly id: string;
  /** True once it has given up by itself, as it does when the database is away for some seconds. */
  hasEnded(): boolean;
  /** The time it has been shutting down, by itself or on request; undefined while it works. */
  stoppingForMs(): number | undefined;
  /** The time since idle workers last asked for a job; 0 while all of them work. */
  silentForMs(): number;
  /** The number of workers that wait for a job. */
  idle(): number;
  /** Tells running jobs to stop and waits for them. */
  stop(): Promise<void>;
}

export interface WorkerPoolOptions {
  db: Database;
  log: Logger;
  concurrency: number;
  /** The jobs that it works on, to be interrupted by the signal. */
  taskList(signal: AbortSignal): TaskList;
}

/** @throws when the database does not answer */
export async function startWorkerPool(options: WorkerPoolOptions): Promise<WorkerPool> {
  const stopping = new AbortController();
  const events: WorkerEvents = new EventEmitter();
  let id = '';
  let hasEnded = false;
  let stoppingSince: number | undefined;
  const interrupt = () => {
    stoppingSince ??= performance.now();
    stopping.abort();
  };
  events.on('pool:create', ({ workerPool }) => {
    id = workerPool.id;
  });
  // However it comes to its end: its jobs are given to others then, so nobody here may go on with them.
  events.on('pool:gracefulShutdown', interrupt);
  const activity = watchActivity(events);
  const runner = await run({
    pgPool: poolOf(options.db, 'queue'),
    taskList: options.taskList(stopping.signal),
    concurrency: options.concurrency,
    noHandleSignals: true,
    pollInterval: 2_000,
    logger: queueLogger(options.log),
    events,
    // In a batch, even of one: only those are waited for at a stop, and nobody can give back what is still locked.
    // Only a batch is tried again, too: that a connection ends while a job is completed would else end the process.
    preset: { worker: { failJobBatchDelay: 0, completeJobBatchDelay: 0 } },
  });
  let stopped: Promise<void> | undefined;
  const ended = runner.promise
    .catch((error) => options.log.debug({ err: error }, 'the workers ended with an error'))
    .then(() => {
      hasEnded = true;
      if (!stopped) options.log.warn('the workers gave up, others take their place');
    });
  const idle = () => Math.max(0, options.concurrency - activity.busy());
  return {
    id,
    hasEnded: () => hasEnded,
    stoppingForMs: () => (stoppingSince === undefined ? undefined : performance.now() - stoppingSince),
    silentForMs: () => (idle() === 0 ? 0 : activity.silentForMs()),
    idle,
    stop() {
      interrupt();
      // One that gives up at this moment refuses to be stopped, but ends all the same.
      stopped ??= hasEnded ? ended : runner.stop().catch(() => ended);
      return stopped;
    },
  };
}

/**
 * The activity of a pool's workers: how many have a job, and the time since one last heard from the queue.
 */
function watchActivity(events: WorkerEvents) {
  let busy = 0;
  let lastAt = performance.now();
  const note = (change: number) => {
    busy += change;
    lastAt = performance.now();
  };
  events.on('worker:getJob:empty', () => note(0));
  events.on('job:start', () => note(1));
  events.on('job:complete', () => note(-1));
  return { busy: () => busy, silentForMs: () => performance.now() - lastAt };
}

/** The queue's own log is only of use when it complains. */
export function queueLogger(log: Logger): GraphileLogger {
  return new GraphileLogger(() => (level, message) => {
    if (level === 'error') log.warn({ complaint: message }, 'the job queue complains');
  });
}
