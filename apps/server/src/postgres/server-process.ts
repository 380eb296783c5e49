import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { prepareCluster, programEnvironment, writeSettings } from './cluster.ts';
import { type Hold, keeperPipe, removeOldPipes, startKeeper } from './keeper.ts';
import type { PostgresLog } from './log.ts';
import { PostgresError } from './postgres-error.ts';
import { findPostmaster, PORT, removeStaleLocks } from './postmaster.ts';
import type { Settings } from './settings.ts';

export type Place = { dataDirectory: string; cluster: string; socketDirectory: string };

export type ServerProcess = { pid: number; hold: Hold };

const MAX_LOG_BYTES = 2_000_000;
const TAIL_BYTES = 4_000;
/** Another server process, or the last of its children, has the cluster: worth another look in a moment. */
const OCCUPIED = /lock file .* already exists|pre-existing shared memory block/;

/**
 * Starts a server on the cluster, made first when there is none. Returns undefined when another process has it, which
 * may be a predecessor that is ending or a second start that was faster.
 */
export async function startServerProcess(
  place: Place,
  binaries: Binaries,
  settings: Settings,
  log: PostgresLog,
): Promise<ServerProcess | undefined> {
  const prefix = await prepareCluster(place, binaries, settings);
  removeStaleLocks(place.cluster, place.socketDirectory);
  removeOldPipes(place.socketDirectory);
  writeSettings(place, settings);

  const logFile = path.join(place.dataDirectory, 'postgres.log');
  const logStart = rotateLog(logFile);
  const child = spawnServer(prefix, place, binaries, logFile);
  const pid = child.pid ?? 0;
  if (await appears(child, place.cluster, pid)) {
    const hold = await startKeeper(keeperPipe(place.socketDirectory, pid), place.cluster, pid);
    if (await becomesReady(place.cluster, pid, log)) {
      child.unref();
      return { pid, hold };
    }
    hold.release();
  }
  const reason = readFrom(logFile, logStart);
  if (OCCUPIED.test(reason)) return undefined;
  throw new PostgresError(
    'failed',
    `PostgreSQL did not start. Its log "${logFile}" says:\n${reason.trim() || '(nothing)'}`,
  );
}

/** Waits until the server takes connections; false when it ends before. Recovery after a crash may take its time. */
export async function becomesReady(cluster: string, pid: number, log: PostgresLog): Promise<boolean> {
  const startedAt = Date.now();
  let nextNoticeMs = 5_000;
  for (;;) {
    const found = findPostmaster(cluster);
    if (found.kind !== 'alive' || found.pid !== pid || found.status === 'stopping') return false;
    if (found.status === 'ready') return true;
    if (Date.now() - startedAt > nextNoticeMs) {
      log.info({ seconds: Math.round(nextNoticeMs / 1000) }, 'The database is still starting');
      nextNoticeMs *= 2;
    }
    await sleep(20);
  }
}

function spawnServer(prefix: string[], place: Place, binaries: Binaries, logFile: string): ChildProcess {
  const options = ['-D', place.cluster, '-k', place.socketDirectory, '-p', String(PORT)];
  const [command = '', ...rest] = [...prefix, binaries.postgres, ...options];
  const output = openSync(logFile, 'a', 0o600);
  try {
    // In a session of its own: a signal to our process group must not end the database before we are done with it.
    const stdio: ['ignore', number, number] = ['ignore', output, output];
    return spawn(command, rest, { cwd: '/', env: programEnvironment(binaries), detached: true, stdio });
  } finally {
    closeSync(output);
  }
}

/** True when the server has taken the cluster, false when it ended without. */
async function appears(child: ChildProcess, cluster: string, pid: number): Promise<boolean> {
  let hasEnded = false;
  child.once('exit', () => {
    hasEnded = true;
  });
  child.once('error', () => {
    hasEnded = true;
  });
  while (!hasEnded) {
    const found = findPostmaster(cluster);
    if (found.kind === 'alive' && found.pid === pid) return true;
    await sleep(10);
  }
  return false;
}

/** Keeps one older log. Returns where the new start's lines begin. */
function rotateLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size < MAX_LOG_BYTES) return size;
  renameSync(file, `${file}.1`);
  return 0;
}

/** The last lines since `start`. */
function readFrom(file: string, start: number): string {
  const descriptor = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(TAIL_BYTES);
    const position = Math.max(start, fstatSync(descriptor).size - TAIL_BYTES);
    return buffer.toString('utf8', 0, readSync(descriptor, buffer, 0, TAIL_BYTES, position));
  } finally {
    closeSync(descriptor);
  }
}
