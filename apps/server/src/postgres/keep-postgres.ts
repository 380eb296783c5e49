import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDataDirectory } from './data-directory.ts';
import { diskFull, isLackOfSpace, watchDisk } from './disk-space.ts';
import { silentLog } from './log.ts';
import { attachOrStart, type PostgresOptions, type RunningPostgres, WAIT_MS } from './postgres.ts';
import { PostgresError } from './postgres-error.ts';
import { claimServer } from './server-claim.ts';

export type KeepOptions = PostgresOptions & {
  /** Claims the data directory, which one server at a time may use; a worker shares the database that runs. */
  isServer: boolean;
};

/** The embedded database as a server uses it: it comes back whenever it ends by itself. */
export type KeptPostgres = {
  url: string;
  /** Describes to callers what keeps the database from working; undefined if all is well. */
  trouble(): string | undefined;
  /** Settles with the reason when it cannot be started any more. */
  givenUp: Promise<PostgresError>;
  stop(): Promise<void>;
};

const RESTARTING = 'The embedded database has ended by itself and is being started again.';
/** Failed starts in a row; those for want of room do not count. */
const MAX_FAILURES = 5;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5_000;
/** One that lived so long is started again at once. */
const LONG_LIFE_MS = 30_000;
const RESTART_WAIT_MS = 5_000;
const LOOK_EVERY_MS = 1_000;

/** Starts or attaches to the embedded database, and starts it again when it ends by itself. */
export async function keepPostgres(options: KeepOptions): Promise<KeptPostgres> {
  const dataDirectory = openDataDirectory(options.dataDir);
  const claim = options.isServer
    ? await claimServer(dataDirectory, options.waitMs ?? WAIT_MS)
    : { release() {} };
  try {
    const keeping = keep(await attachOrStart(options), dataDirectory, options);
    return {
      ...keeping,
      async stop() {
        await keeping.stop();
        claim.release();
      },
    };
  } catch (error) {
    claim.release();
    throw error;
  }
}

function keep(first: RunningPostgres, dataDirectory: string, options: KeepOptions): KeptPostgres {
  const log = options.log ?? silentLog;
  const disk = followDisk(dataDirectory, options);
  const stopping = new AbortController();
  const givenUp = Promise.withResolvers<PostgresError>();
  let current = first;
  let isAway = false;
  const running = (async () => {
    for (let shortLives = 0; ; ) {
      const startedAt = Date.now();
      await Promise.race([current.ended, aborted(stopping.signal)]);
      if (stopping.signal.aborted) return;
      isAway = true;
      const file = path.join(dataDirectory, 'postgres.log');
      log.warn({ file }, 'the embedded database has ended by itself and is started again, its log says why');
      await current.stop();
      shortLives = Date.now() - startedAt < LONG_LIFE_MS ? shortLives + 1 : 0;
      if (shortLives > 1) await pause(shortLives - 1, stopping.signal);
      const next = await startAgain(options, disk, stopping.signal);
      if (next === undefined) return;
      if (next instanceof PostgresError) return givenUp.resolve(next);
      current = next;
      isAway = false;
      log.info({ seconds: Math.round((Date.now() - startedAt) / 1000) }, 'the embedded database is back');
    }
  })();
  return {
    url: first.url,
    trouble() {
      // Checks the disk again, so that a refused caller learns at once that there is no space.
      if (disk.look()) return diskFull;
      return isAway ? RESTARTING : undefined;
    },
    givenUp: givenUp.promise,
    async stop() {
      stopping.abort();
      disk.stop();
      await running;
      await current.stop();
    },
  };
}

/** Tries until it runs. Undefined when it is to stop meanwhile, the error when there is no hope. */
async function startAgain(
  options: KeepOptions,
  disk: Disk,
  signal: AbortSignal,
): Promise<RunningPostgres | PostgresError | undefined> {
  const log = options.log ?? silentLog;
  let failures = 0;
  for (let attempt = 1; !signal.aborted; attempt++) {
    try {
      const next = await attachOrStart({ ...options, waitMs: RESTART_WAIT_MS });
      if (!signal.aborted) return next;
      await next.stop();
    } catch (error) {
      if (!disk.look() && !isLackOfSpace(error)) failures += 1;
      log.warn({ err: error }, 'the embedded database could not be started again');
      if (failures >= MAX_FAILURES) return givenUpAfter(error);
      await pause(attempt, signal);
    }
  }
  return undefined;
}

function givenUpAfter(cause: unknown): PostgresError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const message = `The embedded database has ended by itself and could not be started again. ${reason}`;
  return new PostgresError('failed', message, { cause });
}

/** Longer each time. */
async function pause(times: number, signal: AbortSignal): Promise<void> {
  const waitMs = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (times - 1));
  await sleep(waitMs, undefined, { signal }).catch(() => undefined);
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

type Disk = { look(): boolean; stop(): void };

/** Looks at the disk all the time, and says when it becomes full and when there is room again. */
function followDisk(dataDirectory: string, { log = silentLog }: KeepOptions): Disk {
  const ask = watchDisk(dataDirectory);
  let isFull = false;
  const look = () => {
    const wasFull = isFull;
    isFull = ask();
    if (isFull && !wasFull) log.warn({ directory: dataDirectory }, diskFull);
    if (wasFull && !isFull) log.info({ directory: dataDirectory }, 'the disk of the database has room again');
    return isFull;
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
}
