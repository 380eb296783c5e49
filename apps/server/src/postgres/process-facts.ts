import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

type ProcessState = 'running' | 'zombie' | 'gone';

type Facts = { state: ProcessState; name: string; startedAt: string };

const GONE: Facts = { state: 'gone', name: '', startedAt: '' };

/**
 * The system's facts about a process. A pid alone is not enough: it may be a zombie, or belong to another
 * program by now.
 */
export function processFacts(pid: number): Facts {
  if (!Number.isInteger(pid) || pid <= 0) return GONE;
  if (process.platform === 'linux') return factsFromProc(pid);
  return isSignalable(pid) ? factsFromPs(pid) : GONE;
}

export function isRunning(pid: number): boolean {
  return processFacts(pid).state === 'running';
}

/** The working directory of a process where the system tells it (Linux, own processes), else undefined. */
export function workingDirectory(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** Running processes whose working directory is `directory` (Linux only; elsewhere none are found). */
export function processesIn(directory: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => workingDirectory(pid) === directory && isRunning(pid));
}

function factsFromProc(pid: number): Facts {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return GONE;
  }
}

/** Fields of proc_pid_stat(5). The name is in brackets and may itself hold brackets and spaces, so the last one counts. */
export function parseStat(stat: string): Facts {
  const nameEnd = stat.lastIndexOf(')');
  const fields = stat.slice(nameEnd + 2).split(' ');
  const letter = fields[0] ?? '';
  return {
    state: letter === 'Z' ? 'zombie' : letter === 'X' || letter === '' ? 'gone' : 'running',
    name: stat.slice(stat.indexOf('(') + 1, nameEnd),
    startedAt: fields[19] ?? '',
  };
}

function factsFromPs(pid: number): Facts {
  try {
    const columns = ['-o', 'stat=', '-o', 'lstart=', '-o', 'comm='];
    const line = execFileSync('ps', [...columns, '-p', String(pid)], { encoding: 'utf8' }).trim();
    const [stat = '', ...rest] = line.split(/\s+/);
    return {
      state: stat.startsWith('Z') ? 'zombie' : 'running',
      name: (rest.slice(5).join(' ').split('/').at(-1) ?? '').trim(),
      startedAt: rest.slice(0, 5).join(' '),
    };
  } catch {
    return { state: 'running', name: '', startedAt: '' };
  }
}

function isSignalable(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
