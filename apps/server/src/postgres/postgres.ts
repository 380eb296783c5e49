import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { openDataDirectory } from './data-directory.ts';
import { type PostgresLog, silentLog } from './log.ts';
import { PostgresError } from './postgres-error.ts';
import { isRunning } from './process-facts.ts';
import { claimServer } from './server-claim.ts';
import { defaultSettings, type Settings } from './settings.ts';
import { holdServer } from './socket-server.ts';
import { holdWindowsServer } from './windows-server.ts';

export type PostgresOptions = {
  dataDir: string;
  log?: PostgresLog;
  /** Server settings that differ from ours. */
  settings?: Settings;
  /** The maximum time to wait for a predecessor that is about to end. Default: 20 s. */
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
/** The maximum time to wait for a predecessor that is about to end. */
export const WAIT_MS = 20_000;

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
  const hold = process.platform === 'win32' ? holdWindowsServer : holdServer;
  const server = await hold({
    dataDirectory,
    binaries: findBinaries(dataDirectory),
    settings: { ...defaultSettings(path.join(dataDirectory, 'postgres')), ...options.settings },
    waitMs: options.waitMs ?? WAIT_MS,
    log,
  });
  const { pid, adopted } = server;
  try {
    await ensureDatabase(server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  log.info({ postgres: pid, adopted }, 'The embedded database is ready');
  let stopping: Promise<void> | undefined;
  return {
    url: withDatabase(server.url, DATABASE),
    adopted,
    ended: watchEnd(pid),
    stop() {
      stopping ??= server.stop();
      return stopping;
    },
  };
}

async function watchEnd(pid: number): Promise<void> {
  while (isRunning(pid)) await sleep(500, undefined, { ref: false });
}

async function ensureDatabase(maintenanceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
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

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
