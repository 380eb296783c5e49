import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { processesIn, processFacts, workingDirectory } from './process-facts.ts';

/** The number in the socket's name; no port is opened. */
export const PORT = 5432;

/**
 * The content of `postmaster.pid`. Lines: pid, data directory, start, port, socket directory, address, shared
 * memory, status.
 */
export type Postmaster = {
  pid: number;
  port: number;
  socketDirectory: string;
  status: 'starting' | 'ready' | 'stopping';
};

export type PostmasterState = { kind: 'none' } | { kind: 'stale' } | ({ kind: 'alive' } & Postmaster);

/** Looks whether a server runs on `cluster`. A recorded pid that is gone, a zombie or another program's is stale. */
export function findPostmaster(cluster: string): PostmasterState {
  const recorded = readPostmasterFile(cluster);
  if (!recorded) return { kind: 'none' };
  return isPostmasterOf(recorded.pid, cluster) ? { kind: 'alive', ...recorded } : { kind: 'stale' };
}

/**
 * Removes lock files whose pid is that of a zombie or another program: PostgreSQL clears them only when the pid is gone,
 * and numbers come back soon in containers. Left alone while a server process still works in the directory: the file is
 * then what keeps a second one out.
 */
export function removeStaleLocks(cluster: string, socketDirectory: string): void {
  if (processesIn(cluster).length > 0) return;
  for (const file of [
    path.join(cluster, 'postmaster.pid'),
    path.join(socketDirectory, `.s.PGSQL.${PORT}.lock`),
  ]) {
    const pid = Number.parseInt(readIfPresent(file) ?? '', 10);
    if (!isPostmasterOf(pid, cluster)) rmSync(file, { force: true });
  }
}

function readPostmasterFile(cluster: string): Postmaster | undefined {
  const text = readIfPresent(path.join(cluster, 'postmaster.pid'));
  if (text === undefined) return undefined;
  const lines = text.split('\n').map((line) => line.trim());
  const status = lines[7] ?? '';
  return {
    pid: Number.parseInt(lines[0] ?? '', 10),
    port: Number.parseInt(lines[3] ?? '', 10),
    socketDirectory: lines[4] ?? '',
    status: status === 'ready' || status === 'stopping' ? status : 'starting',
  };
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isPostmasterOf(pid: number, cluster: string): boolean {
  const facts = processFacts(pid);
  if (facts.state !== 'running') return false;
  const directory = workingDirectory(pid);
  // A server works in its cluster's directory, and is there before it writes the file.
  if (directory !== undefined && directory !== cluster) return false;
  // Where the system does not tell the name, the pid has to do.
  return facts.name === '' || facts.name.startsWith('postgres');
}
