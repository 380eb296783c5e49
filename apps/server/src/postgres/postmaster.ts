import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { processesIn, processFacts, workingDirectory } from './process-facts.ts';

/** What `postmaster.pid` says. Lines: pid, data directory, start, port, socket directory, address, shared memory, status. */
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
 * Removes a stale pid file. PostgreSQL does so itself when the pid is gone, but refuses to start when the number belongs
 * to a zombie or another program (usual in containers, where numbers are small and come back).
 * Left alone while a server process still works in the directory: the file is then what keeps a second one out.
 */
export function removeStalePostmasterFile(cluster: string): void {
  if (processesIn(cluster).length > 0) return;
  rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
}

function readPostmasterFile(cluster: string): Postmaster | undefined {
  let text: string;
  try {
    text = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8');
  } catch {
    return undefined;
  }
  const lines = text.split('\n').map((line) => line.trim());
  const status = lines[7] ?? '';
  return {
    pid: Number.parseInt(lines[0] ?? '', 10),
    port: Number.parseInt(lines[3] ?? '', 10),
    socketDirectory: lines[4] ?? '',
    status: status === 'ready' || status === 'stopping' ? status : 'starting',
  };
}

function isPostmasterOf(pid: number, cluster: string): boolean {
  const facts = processFacts(pid);
  if (facts.state !== 'running') return false;
  const directory = workingDirectory(pid);
  // A server works in its cluster's directory, and is there before it writes the file.
  if (directory !== undefined && directory !== cluster) return false;
  return facts.name.startsWith('postgres');
}
