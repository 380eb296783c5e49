import { writeFileSync } from 'node:fs';
import { descendants, nameOf, readProcess } from './process-tree.ts';

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
  return (kilobytes(readProcess(`/proc/${pid}/status`), 'VmHWM') * 1024) / 1e6;
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

function pssOf(pid: number): number {
  return (kilobytes(readProcess(`/proc/${pid}/smaps_rollup`), 'Pss') * 1024) / 1e6;
}

function kilobytes(text: string, key: string): number {
  return Number(new RegExp(`^${key}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);
}
