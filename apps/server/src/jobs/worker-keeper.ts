import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { findStandstill, tellStandstill } from './standstill.ts';
import type { WorkerPool } from './worker-pool.ts';

const heartbeatMs = 2_000;
/** A beat that takes longer is left behind, and the next one begins. */
const beatWithinMs = 15_000;
/** The time that stopping jobs get. Then their work goes to others, whether or not they have stopped. */
const stopWithinMs = 5_000;
/** Free workers ask for jobs every two seconds; a pool whose workers have not for so long is replaced. */
const silentMs = 20_000;
/** Within this time a stop waits for jobs that do not heed it. */
const endWithinMs = 8_000;

export interface KeeperOptions {
  readonly db: Database;
  readonly log: Logger;
  /** Why no job is to run now; they wait, and no attempt is used up. */
  findObstacle?: () => string | undefined;
  start(): Promise<WorkerPool>;
  /** Notes that a pool works. */
  note(pool: WorkerPool): Promise<void>;
  /** Gives the jobs of a pool that works no more to others. */
  takeBack(pool: WorkerPool): Promise<void>;
  /** Looks after the jobs of other nodes that died. */
  recover(): Promise<void>;
}

export interface Keeper {
  /** Starts the first pool and goes on looking after it. @throws when the database does not answer */
  begin(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Keeps a pool of workers going. It counts as alive only while it does something: one that shuts down without coming to an end,
 * or whose workers have fallen silent, is left to itself, its jobs are given to others, and another takes its place.
 */
export function keepWorkers(options: KeeperOptions): Keeper {
  const { db, log } = options;
  const stopping = new AbortController();
  const tell = tellStandstill(log);
  let pool: WorkerPool | undefined;
  let beats = 0;
  let reachedSince = performance.now();

  const isGone = (one: WorkerPool) => {
    if (one.hasEnded() || (one.stoppingForMs() ?? 0) > stopWithinMs) return true;
    // While the database was away nobody got an answer.
    return Math.min(one.silentForMs(), performance.now() - reachedSince) > silentMs;
  };
  const replace = async (one: WorkerPool) => {
    if (!one.hasEnded()) log.error('the workers hang, others take their place');
    // Not awaited: it may never come to its end. Jobs that wake up find that they are to stop.
    one.stop().catch((error) => log.debug({ err: error }, 'workers that hung ended with an error'));
    await options.takeBack(one);
    if (pool === one) pool = undefined;
  };
  const beat = async () => {
    beats += 1;
    const mine = beats;
    const obstacle = options.findObstacle?.();
    if (pool && obstacle !== undefined && pool.stoppingForMs() === undefined) {
      log.warn({ obstacle }, 'jobs wait');
      pool.stop().catch((error) => log.debug({ err: error }, 'workers ended with an error'));
    }
    if (pool && isGone(pool)) await replace(pool);
    if (obstacle !== undefined) return;
    if (pool && pool.stoppingForMs() === undefined) await options.note(pool);
    await options.recover();
    tell(await findStandstill(db));
    if (pool || mine !== beats || stopping.signal.aborted) return;
    const fresh = await options.start();
    // Another beat has begun since, or the end: two pools would be one too many.
    if (mine !== beats || stopping.signal.aborted) {
      await fresh.stop();
      return;
    }
    pool = fresh;
    await options.note(fresh);
  };
  const onReached = () => {
    reachedSince = performance.now();
  };
  let beating: Promise<void> = Promise.resolve();
  return {
    async begin() {
      await beat();
      beating = keepBeating(() => within(beatWithinMs, beat()), stopping.signal, log, onReached);
    },
    async stop() {
      stopping.abort();
      await beating;
      if (!pool) return;
      await within(endWithinMs, pool.stop()).catch((error) =>
        log.warn({ err: error }, 'jobs do not stop and are given to others'),
      );
      if (!pool.hasEnded()) await options.takeBack(pool);
    },
  };
}

/**
 * Sends one heartbeat after another until the signal. An outage is logged twice: when it begins and when it
 * ends.
 */
async function keepBeating(
  beat: () => Promise<void>,
  signal: AbortSignal,
  log: Logger,
  onReached: () => void,
): Promise<void> {
  let isFailing = false;
  for (;;) {
    await sleep(heartbeatMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      await beat();
      if (isFailing) {
        onReached();
        log.info('the heartbeat is back, jobs are worked on again');
      }
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.error({ err: error }, 'heartbeat failed, jobs wait for the database');
      isFailing = true;
    }
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
