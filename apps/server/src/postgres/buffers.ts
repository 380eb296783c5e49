import { existsSync, readdirSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';

const mib = 2 ** 20;
/** For a small database. Touched shared memory counts toward the idle memory. */
const smallMib = 128;
const largeFromMib = 1024;
const mostMib = 1024;

/**
 * The `shared_buffers` of a database: 128 MB until it is large, from 1 GB on half its size, at most an eighth of the
 * memory and 1 GB. Twice as much was no faster for a portfolio of 10 million findings.
 * @param bytes of tables and indexes, see `sizeOfTables`
 * @returns MiB
 */
export function buffersFor(bytes: number, memoryBytes: number): number {
  const size = bytes / mib;
  if (size < largeFromMib) return smallMib;
  return Math.max(smallMib, Math.floor(Math.min(size / 2, memoryBytes / mib / 8, mostMib)));
}

/** The bytes of all tables and indexes of a cluster, its log left out; 0 where there is none yet. */
export function sizeOfTables(cluster: string): number {
  const base = path.join(cluster, 'base');
  if (!existsSync(base)) return 0;
  return readdirSync(base).reduce((sum, database) => sum + sizeOfFiles(path.join(base, database)), 0);
}

/** The memory that this process and its database may use, in bytes: that of the machine, or of the container. */
export function usableMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

function sizeOfFiles(directory: string): number {
  return readdirSync(directory).reduce(
    // A table that is dropped meanwhile takes its files along.
    (sum, file) => sum + (statSync(path.join(directory, file), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}
