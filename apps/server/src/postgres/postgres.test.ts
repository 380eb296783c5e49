import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attachOrStart, type RunningPostgres, startPostgres } from './postgres.ts';
import { PostgresError } from './postgres-error.ts';
import { isRunning } from './process-facts.ts';
import type { Settings } from './settings.ts';
import {
  endOf,
  type Holder,
  keeperPid,
  postmasterPid,
  query,
  startHolder,
  waitForEnd,
} from './test/processes.ts';

let template: string;
let parent: string;
let dataDir: string;
const held: { stop(): Promise<void> }[] = [];

/** Copied for each test, which is quicker than making a cluster each time. */
beforeAll(async () => {
  template = mkdtempSync(path.join(tmpdir(), 'waybill-pg-'));
  await (await startPostgres({ dataDir: template, settings: { fsync: 'off' } })).stop();
});

afterAll(() => {
  rmSync(template, { recursive: true, force: true });
});

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'waybill-pg-'));
  dataDir = path.join(parent, 'data');
  execFileSync('cp', ['-a', template, dataDir]);
});

afterEach(async () => {
  for (const { stop } of held.splice(0).reverse()) await stop();
  rmSync(parent, { recursive: true, force: true });
});

/** Without fsync: no test pulls the plug, and a killed process leaves what it wrote with the system. */
async function start(directory = dataDir, settings: Settings = { fsync: 'off' }): Promise<RunningPostgres> {
  const postgres = await startPostgres({ dataDir: directory, waitMs: 10_000, settings });
  held.push(postgres);
  return postgres;
}

async function hold(mode: 'start' | 'attach'): Promise<Holder> {
  const holder = await startHolder(mode, dataDir);
  held.push({
    async stop() {
      holder.child.kill('SIGTERM');
      await endOf(holder.child);
    },
  });
  return holder;
}

async function failureOf(work: Promise<unknown>): Promise<PostgresError> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof PostgresError) return error;
  throw new Error(`A PostgresError was expected, not ${String(error)}.`);
}

describe('startPostgres', () => {
  it('makes a cluster that knows letters, reaches it by a private socket and stops it within seconds', async () => {
    dataDir = path.join(parent, 'new');
    const postgres = await start(dataDir, {});
    const rows = await query(
      postgres.url,
      `select lower('É') as lower, 'École' ilike 'éc%' as alike, current_setting('listen_addresses') as addresses,
        current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`,
    );
    expect(rows).toEqual([{ lower: 'é', alike: true, addresses: '', fsync: 'on', commit: 'on' }]);
    await query(postgres.url, 'create extension pg_trgm');
    expect(await query(postgres.url, "select show_trgm('É') <> '{}' as kept")).toEqual([{ kept: true }]);
    expect(statSync(path.join(dataDir, 'run')).mode & 0o777).toBe(0o700);

    const pid = postmasterPid(dataDir);
    const startedAt = Date.now();
    await postgres.stop();
    expect(isRunning(pid)).toBe(false);
    expect(Date.now() - startedAt).toBeLessThan(5_000);
    await postgres.ended;
    expect(readdirSync(path.join(dataDir, 'run'))).toEqual([]);
  });

  it('keeps the data from one start to the next', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 1 as n');
    await first.stop();
    const second = await start();
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 1 }]);
    expect(second.adopted).toBe(false);
  });

  it('removes what a killed first start has left beside the cluster', async () => {
    const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await new Promise((resolve) => ended.once('exit', resolve));
    const [abandoned, inWork] = [`postgres.new-${ended.pid}`, `postgres.new-${process.ppid}`] as const;
    for (const name of [abandoned, inWork]) mkdirSync(path.join(dataDir, name, 'base'), { recursive: true });
    await start();
    expect(readdirSync(dataDir)).not.toContain(abandoned);
    expect(readdirSync(dataDir)).toContain(inWork);
  });

  it('works below a directory that only its owner may enter', async () => {
    const closed = path.join(parent, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    renameSync(dataDir, path.join(closed, 'data'));
    const postgres = await start(path.join(closed, 'data'));
    expect(await query(postgres.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it.each(["it's here", 'über 日本', 'x'.repeat(150)])('works in a directory named %j', async (name) => {
    renameSync(dataDir, path.join(parent, name));
    const postgres = await start(path.join(parent, name));
    expect(await query(postgres.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('reports a directory in use, naming the process', async () => {
    await start();
    const error = await failureOf(startPostgres({ dataDir, waitMs: 300 }));
    expect(error).toMatchObject({
      code: 'in_use',
      message: expect.stringContaining(`process ${process.pid}`),
    });
  });

  it('waits for a predecessor that is about to end', async () => {
    const first = await start();
    const second = start();
    setTimeout(() => first.stop(), 500);
    expect(await query((await second).url, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('ends with a killed process, loses nothing acknowledged, and starts again', async () => {
    const holder = await startHolder('start', dataDir);
    const server = postmasterPid(dataDir);
    await query(holder.url, 'create table kept as select n from generate_series(1, 1000) n');
    holder.child.kill('SIGKILL');
    const again = await start();
    expect(await query(again.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }]);
    // A start that is quick enough finds it still running and keeps it.
    expect(isRunning(server)).toBe(again.adopted);
  });

  it('ends with a killed process group', async () => {
    const holder = await startHolder('start', dataDir);
    const server = postmasterPid(dataDir);
    process.kill(-(holder.child.pid ?? 0), 'SIGKILL');
    expect(await waitForEnd(server)).toBeLessThan(10_000);
  });

  it('is adopted when even the process that ends it was killed', async () => {
    const holder = await startHolder('start', dataDir);
    const server = postmasterPid(dataDir);
    process.kill(keeperPid(server), 'SIGKILL');
    holder.child.kill('SIGKILL');
    await endOf(holder.child);
    const again = await start();
    expect(again.adopted).toBe(true);
    expect(postmasterPid(dataDir)).toBe(server);
    await again.stop();
    expect(isRunning(server)).toBe(false);
  });

  it('starts again after the server itself was killed, and tells that it ended', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 1 as n');
    process.kill(postmasterPid(dataDir), 'SIGKILL');
    await first.ended;
    await first.stop();
    const second = await start();
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 1 }]);
  });

  it.each([
    ['that is gone', () => ({ pid: 2 ** 22 - 3, end: () => {} })],
    ['of another program', startSleeper],
    ['of a zombie', startZombie],
  ])('takes lock files with a pid %s as stale', async (_, makeProcess) => {
    const first = await start();
    const { pid } = { pid: postmasterPid(dataDir) };
    process.kill(pid, 'SIGKILL');
    await first.stop();
    await waitForEnd(pid);
    const other = await makeProcess();
    held.push({ stop: async () => other.end() });
    const lock = `${other.pid}\n${path.join(dataDir, 'postgres')}\n1700000000\n5432\n${path.join(dataDir, 'run')}\n\n1 1\nready   \n`;
    writeFileSync(path.join(dataDir, 'postgres/postmaster.pid'), lock);
    writeFileSync(path.join(dataDir, 'run/.s.PGSQL.5432.lock'), lock);
    writeFileSync(path.join(dataDir, 'server.lock'), JSON.stringify({ pid: other.pid, startedAt: '1' }));
    const again = await start();
    expect(await query(again.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('makes one cluster when two processes start at once', async () => {
    dataDir = path.join(parent, 'new');
    const [one, other] = await Promise.all([hold('attach'), hold('attach')]);
    expect([one.adopted, other.adopted].sort()).toEqual([false, true]);
    expect(one.url).toBe(other.url);
    expect(readdirSync(dataDir).filter((name) => name.includes('.new-'))).toEqual([]);
  });
});

describe('attachOrStart', () => {
  it('attaches to a running database, which stays while somebody needs it', async () => {
    const server = await start();
    const command = await attachOrStart({ dataDir, settings: { fsync: 'off' } });
    held.push(command);
    expect(command.adopted).toBe(true);
    await server.stop();
    expect(await query(command.url, 'select 1 as n')).toEqual([{ n: 1 }]);
    const pid = postmasterPid(dataDir);
    await command.stop();
    expect(isRunning(pid)).toBe(false);
  });

  it('starts the database for as long as it is needed, and a server takes it over meanwhile', async () => {
    const command = await hold('attach');
    const pid = postmasterPid(dataDir);
    const server = await start();
    expect(server.adopted).toBe(true);
    command.child.kill('SIGKILL');
    await endOf(command.child);
    expect(await query(server.url, 'select 1 as n')).toEqual([{ n: 1 }]);
    await server.stop();
    expect(isRunning(pid)).toBe(false);
  });
});

/** A process of another program. */
function startSleeper(): { pid: number; end(): void } {
  const child = spawn('sleep', ['60']);
  return { pid: child.pid ?? 0, end: () => child.kill() };
}

/** A process that has ended, but whose parent does not ask how. */
async function startZombie(): Promise<{ pid: number; end(): void }> {
  const child = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const pid = await new Promise<number>((resolve) =>
    child.stdout.once('data', (text) => resolve(Number(text))),
  );
  await waitForEnd(pid);
  return { pid, end: () => child.kill() };
}
