import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresError } from './postgres-error.ts';
import { processFacts } from './process-facts.ts';

export type Claim = { release(): void };

type Owner = { pid: number; startedAt: string };

/**
 * Claims the data directory for one server. Waits for a predecessor that is about to end, then reports it. The record
 * names the process by pid and start time, so one that was killed, or whose number another program has now, is stale.
 */
export async function claimServer(dataDirectory: string, waitMs: number): Promise<Claim> {
  const file = path.join(dataDirectory, 'server.lock');
  const self: Owner = { pid: process.pid, startedAt: processFacts(process.pid).startedAt };
  const deadline = Date.now() + waitMs;
  for (;;) {
    if (create(file, self)) return { release: () => releaseOwn(file, self) };
    const owner = read(file);
    if (!owner || !isAlive(owner)) discard(file, owner);
    else if (Date.now() < deadline) await sleep(100);
    else throw inUse(dataDirectory, owner.pid);
  }
}

export function inUse(dataDirectory: string, pid: number | undefined): PostgresError {
  const holder = pid === undefined ? 'another process' : `process ${pid}`;
  return new PostgresError(
    'in_use',
    `The data directory "${dataDirectory}" is in use by ${holder}. Stop that one first, or choose another directory with WAYBILL_DATA_DIR.`,
  );
}

/** A link appears with its content complete, or not at all. */
function create(file: string, owner: Owner): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(owner), { mode: 0o600 });
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function read(file: string): Owner | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const isOwner = typeof value === 'object' && value !== null && 'pid' in value && 'startedAt' in value;
    return isOwner ? { pid: Number(value.pid), startedAt: String(value.startedAt) } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(owner: Owner): boolean {
  const facts = processFacts(owner.pid);
  return facts.state === 'running' && facts.startedAt === owner.startedAt;
}

/** Takes the stale record away. When another start was faster and it is a live one by now, it is put back. */
function discard(file: string, stale: Owner | undefined): void {
  const aside = `${file}.stale-${process.pid}`;
  try {
    renameSync(file, aside);
    const taken = read(aside);
    if (taken && taken.pid !== stale?.pid && isAlive(taken)) linkSync(aside, file);
  } catch {
    // Someone else took it away, or claimed it meanwhile: the next round sees which.
  } finally {
    rmSync(aside, { force: true });
  }
}

function releaseOwn(file: string, self: Owner): void {
  const owner = read(file);
  if (owner?.pid === self.pid && owner.startedAt === self.startedAt) rmSync(file, { force: true });
}
