import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Task } from '@waybill/api-contract';
import { closeDatabase, type Database, openDatabase } from '../../src/db/database.ts';
import { attachOrStart } from '../../src/postgres/postgres.ts';
import { processesIn } from '../../src/postgres/process-facts.ts';
import { keeperPid, postmasterPid } from '../../src/postgres/test/processes.ts';
import { createClient, type TestClient } from '../client.ts';
import { lineOf, startServerProcess } from '../process.ts';

const password = 'e2e-password';

/** The product in a process of its own, as a user runs it. */
export interface Product {
  /** Signed in as the first administrator. */
  readonly admin: TestClient;
  /** Milliseconds from the start of the process until it was ready. */
  readonly startMs: number;
  stop(): Promise<void>;
  /** `kill -9` for the process and everything it started, the embedded database included. */
  killAll(): Promise<void>;
}

/** Starts the product over an embedded database in `dataDir`, or as `environment` says. */
export async function startProduct(dataDir: string, environment: NodeJS.ProcessEnv = {}): Promise<Product> {
  const startedAt = performance.now();
  const child = startServerProcess({
    WAYBILL_DATA_DIR: dataDir,
    WAYBILL_PORT: '0',
    WAYBILL_ADMIN_PASSWORD: password,
    WAYBILL_LOG_LEVEL: 'error',
    ...environment,
  });
  const [, url = ''] = await lineOf(child, /Waybill is ready: (\S+)\//);
  child.stderr?.on('data', (text) => process.stderr.write(text));
  const startMs = performance.now() - startedAt;
  return {
    admin: await signIn(url),
    startMs,
    async stop() {
      child.kill('SIGTERM');
      await endOf(child);
    },
    async killAll() {
      for (const pid of [child.pid ?? 0, ...descendants(child.pid ?? 0), ...databaseProcesses(dataDir)])
        kill(pid);
      await endOf(child);
    },
  };
}

async function signIn(url: string): Promise<TestClient> {
  const form = new URLSearchParams({ username: 'admin', password });
  const { status, text } = await createClient(url).post('/api/v1/user/login', form);
  if (status !== 200) throw new Error(`The administrator could not sign in: ${status} ${text}`);
  return createClient(url, { authorization: `Bearer ${text}` });
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** The database runs in a session of its own, so it is found by where it works. */
function databaseProcesses(dataDir: string): number[] {
  const server = postmasterPid(dataDir);
  return [keeperPid(server), ...processesIn(realpathSync(path.join(dataDir, 'postgres')))];
}

function descendants(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const found: number[] = [];
  for (let parents = [pid]; parents.length > 0; ) {
    const children = pairs.filter(([, parent]) => parents.includes(parent ?? 0)).map(([child]) => child ?? 0);
    found.push(...children);
    parents = children;
  }
  return found;
}

function kill(pid: number): void {
  if (!Number.isInteger(pid) || pid <= 1) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended with its parent.
  }
}

/** Looks into the embedded database of a running product, or of one that was stopped. */
export async function withEmbeddedDatabase<T>(
  dataDir: string,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const postgres = await attachOrStart({ dataDir });
  const db = openDatabase({ connection: { connectionString: postgres.url }, onError: () => undefined });
  try {
    return await work(db);
  } finally {
    await closeDatabase(db);
    await postgres.stop();
  }
}

/** Changes settings of one group. */
export async function configure(
  client: TestClient,
  groupName: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const body = Object.entries(values).map(([propertyName, propertyValue]) => ({
    groupName,
    propertyName,
    propertyValue,
  }));
  const { status, text } = await client.post('/api/v1/configProperty/aggregate', body);
  if (status !== 200) throw new Error(`The settings were not taken: ${status} ${text}`);
}

/** Sends a BOM as pipelines do. @returns the token */
export async function sendBom(
  client: TestClient,
  name: string,
  version: string,
  bom: Uint8Array,
): Promise<string> {
  const form = new FormData();
  form.set('projectName', name);
  form.set('projectVersion', version);
  form.set('autoCreate', 'true');
  form.set('bom', new Blob([new Uint8Array(bom)]), 'bom.json');
  const { status, text, body } = await client.post<{ token: string }>('/api/v1/bom', form);
  if (status !== 200) throw new Error(`The BOM was not taken: ${status} ${text}`);
  return body.token;
}

/** Starts a mirror. @returns the token */
export async function startMirror(client: TestClient, source: string): Promise<string> {
  const { status, text, body } = await client.post<{ token: string }>(
    `/api/waybill/v1/sources/${source}/mirror`,
  );
  if (status !== 202) throw new Error(`The mirror did not start: ${status} ${text}`);
  return body.token;
}

/** Asks for a task until it is as wanted. @throws when that takes too long */
export async function waitForTask(
  client: TestClient,
  token: string,
  isWanted: (task: Task) => boolean,
  limitMs = 60_000,
): Promise<Task> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const { body } = await client.get<Task>(`/api/waybill/v1/tasks/${token}`);
    if (isWanted(body)) return body;
    if (performance.now() > deadline)
      throw new Error(`After ${limitMs} ms the task is ${JSON.stringify(body)}`);
    await sleep(25);
  }
}

export const hasEnded = ({ state }: Task): boolean => state !== 'queued' && state !== 'running';

/** Waits until a task is done. @throws when it failed */
export async function waitUntilDone(client: TestClient, token: string, limitMs?: number): Promise<Task> {
  const task = await waitForTask(client, token, hasEnded, limitMs);
  if (task.state !== 'done') throw new Error(`The task ended ${task.state}: ${task.error}`);
  return task;
}
