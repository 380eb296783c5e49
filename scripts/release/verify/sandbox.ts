import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { descendants } from '../../../bench/process-tree.ts';
import { ReleaseError } from '../release-error.ts';

/** A user that no system knows, as containers may run as. */
const USER = '54321';

/** A system to start a release on: nothing is there but what lies in `root`, and nothing can be written but `data`. */
export interface System {
  root: string;
  /** Where the release lies in there. */
  home: string;
  data: string;
  /** Where `data` lies in there, such as `/data`. */
  dataAt: string;
  /** The number of the user it runs as, where not as one that nobody knows. */
  user?: string;
  /** Started on this machine as it is, where nothing can confine it. */
  isOpen?: boolean;
  /** How the server is called in there. */
  command: readonly string[];
  environment: Readonly<Record<string, string>>;
}

/** A server in a system of its own. */
export interface Sandboxed {
  url: string;
  /** Of the sandbox; everything of the server is below it. */
  pid: number;
  /** Seconds from the start to the first answer that it is ready. */
  readyAfter: number;
  /** As a machine without power: all at once, the database included. */
  kill(): Promise<void>;
  /** Asks it to stop. @returns seconds until all of it was gone */
  stop(): Promise<number>;
}

/** Starts the server of a system as an unknown user without capabilities. @throws {ReleaseError} with its log when it does not become ready */
export async function startSandboxed(system: System, withinMs: number): Promise<Sandboxed> {
  const port = await freePort();
  const startedAt = performance.now();
  const [program, ...before] = sandbox(system, { WAYBILL_PORT: String(port) });
  const child = spawn(program, [...before, ...system.command, 'serve'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => log.push(chunk));
  const url = `http://127.0.0.1:${port}/`;
  const isReady = await becomesReady(child, url, withinMs);
  const readyAfter = (performance.now() - startedAt) / 1000;
  if (!isReady) {
    await kill(child);
    throw new ReleaseError(
      `The server was not ready within ${withinMs / 1000} s. It said:\n${Buffer.concat(log)}`,
    );
  }
  return { url, pid: child.pid ?? 0, readyAfter, kill: () => kill(child), stop: () => stop(child) };
}

/** Runs a shell command in the system. @returns its exit code and what it printed */
export function runIn(system: System, script: string): { code: number | null; output: string } {
  const [program, ...before] = sandbox(system, {});
  const { status, stdout, stderr } = spawnSync(program, [...before, '/bin/sh', '-c', script], {
    encoding: 'utf8',
  });
  return { code: status, output: stdout + stderr };
}

/** The words in front of a command that run it in the system. */
function sandbox(system: System, besides: Record<string, string>): [program: string, ...args: string[]] {
  const { root, data, dataAt, environment, isOpen, user = USER } = system;
  mkdirSync(data, { recursive: true });
  const variables = Object.entries({ ...environment, ...besides });
  if (isOpen) return ['env', '-i', '-C', data, ...variables.map(([name, value]) => `${name}=${value}`)];
  // Mount points, which nobody can make in a system that cannot be written.
  for (const name of ['proc', 'dev', dataAt, 'etc']) mkdirSync(path.join(root, name), { recursive: true });
  return [
    'bwrap',
    ...[
      '--unshare-user',
      '--uid',
      user,
      '--gid',
      user,
      '--unshare-pid',
      '--unshare-ipc',
      '--unshare-uts',
      '--unshare-cgroup-try',
    ],
    ...['--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
    ...['--ro-bind', root, '/', '--proc', '/proc', '--dev', '/dev', '--bind', data, dataAt],
    '--clearenv',
    ...variables.flatMap(([name, value]) => ['--setenv', name, value]),
    ...['--chdir', dataAt, '--'],
  ];
}

async function becomesReady(child: ChildProcess, url: string, withinMs: number): Promise<boolean> {
  for (const last = performance.now() + withinMs; performance.now() < last && child.exitCode === null; ) {
    const answer = await fetch(`${url}health/ready`).catch(() => undefined);
    if (answer?.status === 200) return true;
    await sleep(20);
  }
  return false;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const all = descendants(child.pid ?? 0);
  const ended = once(child, 'exit');
  // A sandbox takes all that is in it along; without one each is killed.
  for (const pid of all) killIfThere(pid);
  await ended;
  await untilGone(all);
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

async function stop(child: ChildProcess): Promise<number> {
  const startedAt = performance.now();
  const all = descendants(child.pid ?? 0);
  const server = all.find((pid) => commandLine(pid).includes('apps/server/src/cli/main.js'));
  if (server === undefined) throw new ReleaseError('The server has ended by itself.');
  const ended = once(child, 'exit');
  process.kill(server, 'SIGTERM');
  const [code] = await ended;
  if (code !== 0) throw new ReleaseError(`Asked to stop, the server ended with ${code}.`);
  await untilGone(all);
  return (performance.now() - startedAt) / 1000;
}

async function untilGone(pids: readonly number[]): Promise<void> {
  for (let rest = 500; pids.some((pid) => commandLine(pid) !== ''); rest--) {
    if (rest === 0) throw new ReleaseError('Processes of the server go on after its end.');
    await sleep(20);
  }
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
