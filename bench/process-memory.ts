import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Memory of a process and everything below it, in MB (10^6 bytes). Linux only. */
export interface TreeMemory {
  /** Proportional set size: shared pages are divided among those that share them. */
  pss: number;
  /** The part of it that is Node. */
  node: number;
  /** The part of it that is PostgreSQL. */
  postgres: number;
}

export function treeMemory(rootPid: number): TreeMemory {
  const sum = { pss: 0, node: 0, postgres: 0 };
  for (const pid of descendants(rootPid)) {
    const pss = pssOf(pid);
    sum.pss += pss;
    if (nameOf(pid).startsWith('postgres')) sum.postgres += pss;
    else sum.node += pss;
  }
  return sum;
}

/** Highest resident size a process ever had, in MB (10^6 bytes); 0 when it is gone. Linux only. */
export function peakResident(pid: number): number {
  return (kilobytes(read(`/proc/${pid}/status`), 'VmHWM') * 1024) / 1e6;
}

/** Lets {@link peakResident} begin anew from what the process takes now. Linux only. */
export function resetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/**
 * Highest resident sizes of the Node processes of a tree that still run, added up: at least what they ever took at one
 * time. In MB (10^6 bytes). Linux only.
 */
export function peakOfNode(rootPid: number): number {
  const pids = descendants(rootPid).filter((pid) => !nameOf(pid).startsWith('postgres'));
  return pids.reduce((sum, pid) => sum + peakResident(pid), 0);
}

function descendants(rootPid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    const parent = parentOf(pid);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const found: number[] = [];
  const queue = [rootPid];
  for (let pid = queue.pop(); pid !== undefined; pid = queue.pop()) {
    found.push(pid);
    queue.push(...(children.get(pid) ?? []));
  }
  return found;
}

function parentOf(pid: number): number {
  const stat = read(`/proc/${pid}/stat`);
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? -1);
}

function nameOf(pid: number): string {
  return read(`/proc/${pid}/comm`).trim();
}

function pssOf(pid: number): number {
  return (kilobytes(read(`/proc/${pid}/smaps_rollup`), 'Pss') * 1024) / 1e6;
}

function kilobytes(text: string, key: string): number {
  return Number(new RegExp(`^${key}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);
}

/** A process may end while it is looked at. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
