import { readdirSync, readFileSync } from 'node:fs';

/** A process and all below it that run. Linux only. */
export function descendants(rootPid: number): number[] {
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
  const stat = readProcess(`/proc/${pid}/stat`);
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? -1);
}

/** The name of its program, cut by the kernel. */
export function nameOf(pid: number): string {
  return readProcess(`/proc/${pid}/comm`).trim();
}

/** A file of `/proc`, empty when the process has ended. */
export function readProcess(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
