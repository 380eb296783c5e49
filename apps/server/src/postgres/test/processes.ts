import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPostmaster } from '../postmaster.ts';
import { isRunning } from '../process-facts.ts';

const holderFile = path.join(import.meta.dirname, 'holder.ts');

export type Holder = { child: ChildProcess; url: string; adopted: boolean; error: string | undefined };

/** Starts a process that holds the database, in a process group of its own, and waits until it says so. */
export async function startHolder(
  mode: 'start' | 'attach',
  dataDir: string,
  prefix: string[] = [],
): Promise<Holder> {
  const [command = '', ...rest] = [...prefix, process.execPath, holderFile, mode, dataDir];
  const child = spawn(command, rest, { detached: true, cwd: '/', stdio: ['ignore', 'pipe', 'inherit'] });
  const line = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout)
      .once('line', resolve)
      .once('close', () => reject(new Error('The holder ended.')));
    child.once('error', reject);
  });
  const said = JSON.parse(line) as { url?: string; adopted?: boolean; error?: string };
  return { child, url: said.url ?? '', adopted: said.adopted ?? false, error: said.error };
}

export async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null)
    await new Promise((resolve) => child.once('exit', resolve));
}

export async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

export function postmasterPid(dataDir: string): number {
  const found = findPostmaster(path.join(dataDir, 'postgres'));
  if (found.kind !== 'alive') throw new Error('No server runs there.');
  return found.pid;
}

/** Waits for a process to end; returns how long that took. */
export async function waitForEnd(pid: number, limitMs = 10_000): Promise<number> {
  const startedAt = Date.now();
  while (isRunning(pid)) {
    if (Date.now() - startedAt > limitMs) throw new Error(`Process ${pid} still runs.`);
    await sleep(20);
  }
  return Date.now() - startedAt;
}

/** The process that ends the server with its last holder. */
export function keeperPid(server: number): number {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' });
  const line = stdout
    .split('\n')
    .find((text) => text.includes('waybill-keeper') && text.endsWith(` ${server}`));
  return Number.parseInt(line ?? '', 10);
}
