import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const NAMELESS_MS = 5_000;

/**
 * Runs `work` while holding a lock directory, so that two starts at once do not install or build over each other.
 * The holder is named by pid and start time; a lock whose holder is gone is taken over.
 */
export async function withLock(directory, work) {
  let announced = false;
  while (!acquire(directory)) {
    if (!announced) console.error('Another start is preparing the installation; waiting for it.');
    announced = true;
    await sleep(200);
  }
  const release = () => rmSync(directory, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function acquire(directory) {
  try {
    mkdirSync(directory);
    writeFileSync(join(directory, 'owner'), identify(process.pid));
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const owner = readOwner(directory);
    if (isStale(directory, owner)) discard(directory, owner);
    return false;
  }
}

function isStale(directory, owner) {
  if (owner) return owner !== identify(Number.parseInt(owner, 10));
  // No name yet: being made, unless that was long ago.
  const { mtimeMs } = statSync(directory, { throwIfNoEntry: false }) ?? {};
  return mtimeMs !== undefined && Date.now() - mtimeMs > NAMELESS_MS;
}

/** Moved aside first: of two that find the lock stale, one moves it, and a fresh one moved by mistake is put back. */
function discard(directory, staleOwner) {
  const aside = `${directory}.${process.pid}`;
  try {
    renameSync(directory, aside);
    if (readOwner(aside) !== staleOwner) renameSync(aside, directory);
  } catch {
    // Someone else was faster; the next round shows how things stand.
  }
  rmSync(aside, { recursive: true, force: true });
}

function readOwner(directory) {
  try {
    return readFileSync(join(directory, 'owner'), 'utf8') || undefined;
  } catch {
    return undefined;
  }
}

/** Pid and start time: a number alone may belong to another program by now. Undefined when there is no such process. */
function identify(pid) {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' ? undefined : `${pid} ${fields[19]}`;
    }
    process.kill(pid, 0);
    return String(pid);
  } catch (error) {
    return error.code === 'EPERM' ? String(pid) : undefined;
  }
}
