import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { SUPERUSER } from './cluster.ts';
import {
  clusterVersion,
  openDataDirectory,
  openSocketDirectory,
  removeSocketDirectory,
} from './data-directory.ts';
import { type Hold, isHeld, keeperPipe, startKeeper, tryHold } from './keeper.ts';
import { type PostgresLog, silentLog } from './log.ts';
import { PostgresError } from './postgres-error.ts';
import { findPostmaster, PORT, type Postmaster } from './postmaster.ts';
import { isRunning } from './process-facts.ts';
import { claimServer, inUse } from './server-claim.ts';
import { becomesReady, type Place, startServerProcess } from './server-process.ts';
import { defaultSettings, type Settings } from './settings.ts';

export type PostgresOptions = {
  dataDir: string;
  log?: PostgresLog;
  /** Server settings that differ from ours. */
  settings?: Settings;
  /** How long to wait for a predecessor that is about to end; 20 s when absent. */
  waitMs?: number;
};

export type RunningPostgres = {
  /** Connection string with the socket's directory as host. */
  url: string;
  /** True when the server was already running. */
  adopted: boolean;
  /** Settles when the server has ended, whoever ended it. */
  ended: Promise<void>;
  /** Lets the database go; it ends unless another process still needs it. Returns when it has ended. */
  stop(): Promise<void>;
};

const DATABASE = 'waybill';
const WAIT_MS = 20_000;
const ORPHAN_AFTER_MS = 2_000;
const STOP_MS = 15_000;

/**
 * Starts the embedded database for a server, of which there is one per data directory. A predecessor that is ending is
 * waited for; a database that outlived its server, or serves a command, is taken over as it runs.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const dataDirectory = openDataDirectory(options.dataDir);
  const claim = await claimServer(dataDirectory, options.waitMs ?? WAIT_MS);
  try {
    const postgres = await holdPostgres(dataDirectory, options);
    return {
      ...postgres,
      stop: async () => {
        await postgres.stop();
        claim.release();
      },
    };
  } catch (error) {
    claim.release();
    throw error;
  }
}

/** Attaches to the embedded database of a running server, or starts it for as long as the caller needs it. */
export async function attachOrStart(options: PostgresOptions): Promise<RunningPostgres> {
  return holdPostgres(openDataDirectory(options.dataDir), options);
}

async function holdPostgres(dataDirectory: string, options: PostgresOptions): Promise<RunningPostgres> {
  const log = options.log ?? silentLog;
  const socketDirectory = openSocketDirectory(dataDirectory);
  const place: Place = {
    dataDirectory,
    socketDirectory,
    cluster: path.join(dataDirectory, 'postgres'),
  };
  const { pid, hold, adopted } = await attachOrLaunch(place, options, log);
  try {
    await ensureDatabase(socketDirectory);
  } catch (error) {
    hold.release();
    throw error;
  }
  log.info({ pid, adopted }, 'The embedded database is ready');
  let stopping: Promise<void> | undefined;
  return {
    url: formatUrl(socketDirectory, DATABASE),
    adopted,
    ended: watchEnd(pid),
    stop() {
      stopping ??= stop(place, pid, hold, log);
      return stopping;
    },
  };
}

type Attached = { pid: number; hold: Hold; adopted: boolean };

async function attachOrLaunch(place: Place, options: PostgresOptions, log: PostgresLog): Promise<Attached> {
  const binaries = findBinaries(place.dataDirectory);
  const settings = { ...defaultSettings(), ...options.settings };
  const startedAt = Date.now();
  const deadline = startedAt + (options.waitMs ?? WAIT_MS);
  // Fails early when the cluster is not ours to read.
  clusterVersion(place.cluster);
  for (;;) {
    const found = findPostmaster(place.cluster);
    if (found.kind === 'alive') {
      const hold = await holdRunning(place, found, Date.now() - startedAt > ORPHAN_AFTER_MS);
      if (hold && (await becomesReady(place.cluster, found.pid, log)))
        return { pid: found.pid, hold, adopted: true };
      hold?.release();
    } else {
      const started = await startServerProcess(place, binaries, settings, log);
      if (started) return { ...started, adopted: false };
    }
    if (Date.now() > deadline)
      throw inUse(place.dataDirectory, found.kind === 'alive' ? found.pid : undefined);
    await sleep(50);
  }
}

/**
 * Holds a server that runs already. Without its pipe it is about to stop or still being started by someone; only when
 * neither comes true for a while has it been left alone, and gets a keeper again.
 */
async function holdRunning(place: Place, found: Postmaster, hasWaited: boolean): Promise<Hold | undefined> {
  if (found.status === 'stopping') return undefined;
  const pipe = keeperPipe(place.socketDirectory, found.pid);
  const hold = tryHold(pipe);
  if (typeof hold !== 'string') return hold;
  const isOrphan = hold === 'unattended' || (hasWaited && found.status === 'ready');
  return isOrphan ? startKeeper(pipe, place.cluster, found.pid) : undefined;
}

async function stop(place: Place, pid: number, hold: Hold, log: PostgresLog): Promise<void> {
  hold.release();
  if (isHeld(keeperPipe(place.socketDirectory, pid))) {
    log.info({ pid }, 'The embedded database goes on for another process');
    return;
  }
  const deadline = Date.now() + STOP_MS;
  let isPatient = true;
  // The keeper asks it to stop as well; asking here does not depend on it.
  signal(place.cluster, pid, 'SIGINT');
  while (isRunning(pid) && findPostmaster(place.cluster).kind === 'alive') {
    if (isPatient && Date.now() > deadline) {
      // Nothing is lost: the next start recovers from the log.
      log.warn({ pid }, 'The embedded database takes long to stop and is stopped at once');
      signal(place.cluster, pid, 'SIGQUIT');
      isPatient = false;
    }
    await sleep(20);
  }
  removeSocketDirectory(place.dataDirectory, place.socketDirectory);
}

function signal(cluster: string, pid: number, name: NodeJS.Signals): void {
  const found = findPostmaster(cluster);
  if (found.kind === 'alive' && found.pid === pid) process.kill(pid, name);
}

async function watchEnd(pid: number): Promise<void> {
  while (isRunning(pid)) await sleep(500, undefined, { ref: false });
}

async function ensureDatabase(socketDirectory: string): Promise<void> {
  const client = new pg.Client({ connectionString: formatUrl(socketDirectory, 'postgres') });
  // A connection that is lost fails the statement, too; the event would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } catch (cause) {
    // Two first starts at once: the other one made it.
    if (cause instanceof pg.DatabaseError && (cause.code === '42P04' || cause.code === '23505')) return;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PostgresError('failed', `The embedded database does not answer: ${reason}`, { cause });
  } finally {
    await client.end();
  }
}

/** A connection string for the socket in `socketDirectory`. */
export function formatUrl(socketDirectory: string, database: string): string {
  return `postgresql://${SUPERUSER}@localhost:${PORT}/${database}?host=${encodeURIComponent(socketDirectory)}`;
}
