import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SUPERUSER } from './cluster.ts';
import { clusterVersion, openSocketDirectory, removeSocketDirectory } from './data-directory.ts';
import { type Hold, isHeld, keeperPipe, startKeeper, tryHold } from './keeper.ts';
import type { PostgresLog } from './log.ts';
import { findPostmaster, PORT, type Postmaster } from './postmaster.ts';
import { isRunning } from './process-facts.ts';
import type { Server, ServerOptions } from './server.ts';
import { inUse } from './server-claim.ts';
import { becomesReady, type Place, startServerProcess } from './server-process.ts';

const ORPHAN_AFTER_MS = 2_000;
const STOP_MS = 15_000;

/** Attaches to the server that runs in the data directory, or starts one; it ends with its last holder. */
export async function holdServer(options: ServerOptions): Promise<Server> {
  const { dataDirectory, log } = options;
  const socketDirectory = openSocketDirectory(dataDirectory);
  const place: Place = { dataDirectory, socketDirectory, cluster: path.join(dataDirectory, 'postgres') };
  const { pid, hold, adopted } = await attachOrLaunch(place, options);
  return {
    url: `postgresql://${SUPERUSER}@localhost:${PORT}/postgres?host=${encodeURIComponent(socketDirectory)}`,
    pid,
    adopted,
    stop: () => stop(place, pid, hold, log),
  };
}

type Attached = { pid: number; hold: Hold; adopted: boolean };

async function attachOrLaunch(place: Place, options: ServerOptions): Promise<Attached> {
  const { binaries, settings, log } = options;
  const startedAt = Date.now();
  const deadline = startedAt + options.waitMs;
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
  if (!isRunning(pid)) return;
  if (isHeld(keeperPipe(place.socketDirectory, pid))) {
    log.info({ postgres: pid }, 'The embedded database goes on for another process');
    return;
  }
  const deadline = Date.now() + STOP_MS;
  let isPatient = true;
  // The keeper asks it to stop as well; asking here does not depend on it.
  signal(place.cluster, pid, 'SIGINT');
  while (isRunning(pid) && findPostmaster(place.cluster).kind === 'alive') {
    if (isPatient && Date.now() > deadline) {
      // Nothing is lost: the next start recovers from the log.
      log.warn({ postgres: pid }, 'The embedded database takes long to stop and is stopped at once');
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
