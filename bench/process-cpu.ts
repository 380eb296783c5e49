import { descendants, nameOf, readProcess } from './process-tree.ts';

/** Time of the processor that a process and everything below it have taken, in ms. Linux only. */
export interface TreeCpu {
  /** All of it, with children that have ended. */
  all: number;
  /** The part of it that is PostgreSQL. */
  postgres: number;
}

/** Linux counts in hundredths of a second, so only durations of some seconds are precise. */
const msPerTick = 10;

export function treeCpu(rootPid: number): TreeCpu {
  const sum = { all: 0, postgres: 0 };
  for (const pid of descendants(rootPid)) {
    const ms = cpuOf(pid);
    sum.all += ms;
    if (nameOf(pid).startsWith('postgres')) sum.postgres += ms;
  }
  return sum;
}

/** Own and that of children that have ended: `utime`, `stime`, `cutime`, `cstime` of proc(5). */
function cpuOf(pid: number): number {
  const stat = readProcess(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * msPerTick, 0);
}
