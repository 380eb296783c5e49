import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type TestClient } from '../test/client.ts';
import { finished, lineOf, startServerProcess } from '../test/process.ts';
import { startPostgres } from './postgres/postgres.ts';
import { processesIn } from './postgres/process-facts.ts';
import { postmasterPid, query } from './postgres/test/processes.ts';

const mebibyte = 1_048_576;

interface Health {
  status: string;
  checks: { data: { reason?: string } }[];
}

/** A server with an embedded database of its own, signed in to. */
interface Product {
  process: ChildProcess;
  client: TestClient;
  log(): string;
  stop(): Promise<number | null>;
}

async function startProduct(dataDir: string): Promise<Product> {
  const environment = {
    WAYBILL_DATA_DIR: dataDir,
    WAYBILL_PORT: '0',
    WAYBILL_ADMIN_PASSWORD: 'of this test',
  };
  const child = startServerProcess(environment);
  const end = finished(child);
  let log = '';
  child.stderr?.on('data', (text) => {
    log += text;
  });
  const url = ((await lineOf(child, /Waybill is ready: (\S+)/))[1] ?? '').replace(/\/$/, '');
  const form = new URLSearchParams({ username: 'admin', password: 'of this test' });
  const { text: token } = await createClient(url).post('/api/v1/user/login', form);
  return {
    process: child,
    client: createClient(url, { authorization: `Bearer ${token}` }),
    log: () => log,
    async stop() {
      child.kill('SIGTERM');
      return (await end).code;
    },
  };
}

/** Asks until the answer is the one that is waited for. */
async function until<T>(
  ask: () => Promise<T>,
  isWanted: (answer: T) => boolean,
  withinMs = 30_000,
): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (isWanted(answer)) return answer;
    if (Date.now() > deadline)
      throw new Error(`Waited in vain; last: ${JSON.stringify(answer).slice(0, 300)}`);
    await sleep(100);
  }
}

const health = ({ client }: Product) => client.get<Health>('/health/ready');
const addProject = ({ client }: Product, name: string) =>
  client.put('/api/v1/project', { name, description: randomBytes(300_000).toString('base64') });
const countProjects = async ({ client }: Product) =>
  Number((await client.get('/api/v1/project?pageSize=1')).headers.get('x-total-count'));

async function uploadAndWait({ client }: Product, project: string): Promise<void> {
  const bom = { bomFormat: 'CycloneDX', specVersion: '1.6', components: [{ type: 'library', name: 'a' }] };
  const { status, body, text } = await client.put<{ token: string }>('/api/v1/bom', {
    projectName: project,
    projectVersion: '1',
    autoCreate: true,
    bom: Buffer.from(JSON.stringify(bom)).toString('base64'),
  });
  if (status !== 200) throw new Error(text);
  const ask = () => client.get<{ processing: boolean }>(`/api/v1/event/token/${body.token}`);
  await until(ask, (answer) => answer.status === 200 && !answer.body.processing, 60_000);
}

/** Kills one of the processes below the database's first one, which then starts the others anew and recovers. */
function killOneOf(dataDir: string): void {
  const first = postmasterPid(dataDir);
  const below = processesIn(path.join(dataDir, 'postgres')).find((pid) => pid !== first) ?? 0;
  process.kill(below, 'SIGKILL');
}

let template: string;
beforeAll(async () => {
  template = mkdtempSync(path.join(tmpdir(), 'waybill-template-'));
  await (await startPostgres({ dataDir: template })).stop();
});
afterAll(() => rmSync(template, { recursive: true, force: true }));

describe('a server whose embedded database ends by itself', () => {
  let dataDir: string;
  let product: Product;
  beforeEach(async () => {
    dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'waybill-kept-')), 'data');
    execFileSync('cp', ['-a', template, dataDir]);
    product = await startProduct(dataDir);
  });
  afterEach(async () => {
    product.process.kill('SIGKILL');
    await until(
      async () => processesIn(path.join(dataDir, 'postgres')).length,
      (left) => left === 0,
    );
    rmSync(path.dirname(dataDir), { recursive: true, force: true });
  });

  it('answers by 503 until it has started it again, loses nothing, and goes on with its jobs', async () => {
    expect((await addProject(product, 'before')).status).toBe(201);
    for (let kills = 1; kills <= 2; kills++) {
      const pid = postmasterPid(dataDir);
      process.kill(pid, 'SIGKILL');
      const down = await until(
        () => health(product),
        ({ status }) => status !== 200,
      );
      expect([down.status, down.body.status]).toEqual([503, 'DOWN']);
      await until(
        () => health(product),
        ({ status }) => status === 200,
      );
      expect(postmasterPid(dataDir)).not.toBe(pid);
    }
    expect(await countProjects(product)).toBe(1);
    await uploadAndWait(product, 'after');
    expect(product.log()).toContain('the embedded database is back');
    expect(await product.stop()).toBe(0);
    expect(processesIn(path.join(dataDir, 'postgres'))).toEqual([]);
  });

  it('goes on when one of the processes of the database was killed', async () => {
    const pid = postmasterPid(dataDir);
    killOneOf(dataDir);
    await until(
      () => addProject(product, 'after'),
      ({ status }) => status === 201,
    );
    expect(postmasterPid(dataDir)).toBe(pid);
    await uploadAndWait(product, 'upload');
    expect(await product.stop()).toBe(0);
  });

  it('leaves no database behind that was to stop while it recovered', async () => {
    killOneOf(dataDir);
    const cluster = path.join(dataDir, 'postgres');
    product.process.kill('SIGKILL');
    const left = () => Promise.resolve(processesIn(cluster));
    expect(await until(left, (pids) => pids.length === 0)).toEqual([]);
    product = await startProduct(dataDir);
    expect(await product.stop()).toBe(0);
  });

  it('ends, and says why, when the database cannot be started again', async () => {
    const end = finished(product.process);
    const pid = postmasterPid(dataDir);
    writeFileSync(path.join(dataDir, 'postgres', 'global', 'pg_control'), 'not this');
    process.kill(pid, 'SIGKILL');
    const { code } = await end;
    expect(code).toBe(1);
    expect(product.log()).toContain('the embedded database cannot be started again');
    expect(product.log()).toContain('pg_control');
  });
});

/** True if this user may mount a file system of a size of our own. */
function canMount(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'waybill-mount-'));
  const isMounted = mount(folder, 1);
  if (isMounted) execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  return isMounted;
}

function mount(folder: string, mebibytes: number): boolean {
  const options = ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder];
  return spawnSync('mount', options, { stdio: 'ignore' }).status === 0;
}

describe.skipIf(!canMount())('a server whose disk is full (skipped where nothing can be mounted)', () => {
  let disk: string;
  let dataDir: string;
  let product: Product;
  const filler = () => path.join(disk, 'filler');
  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(disk);
    return bavail * bsize;
  };
  const fillUp = (leftBytes: number) => writeFileSync(filler(), Buffer.alloc(freeBytes() - leftBytes));

  beforeEach(async () => {
    disk = mkdtempSync(path.join(tmpdir(), 'waybill-disk-'));
    mount(disk, 320);
    dataDir = path.join(disk, 'data');
    execFileSync('cp', ['-a', template, dataDir]);
    product = await startProduct(dataDir);
  });
  afterEach(async () => {
    product.process.kill('SIGKILL');
    await until(
      async () => spawnSync('umount', [disk]).status,
      (status) => status === 0,
    );
    rmSync(disk, { recursive: true, force: true });
  });

  it('refuses what it cannot write, says why, stays, and goes on when there is room', async () => {
    await uploadAndWait(product, 'before');
    fillUp(2 * mebibyte);
    let added = 0;
    const refusal = await until(
      async () => {
        const answer = await addProject(product, `project ${added}`);
        if (answer.status === 201) added += 1;
        return answer;
      },
      ({ status }) => status !== 201,
      60_000,
    );
    expect([refusal.status, refusal.text]).toEqual([
      503,
      expect.stringContaining('The disk of the database is full'),
    ]);
    const full = { status: 'UP', checks: [{ data: { reason: expect.stringContaining('The disk') } }] };
    expect((await health(product)).body).toMatchObject(full);
    // Finding no room for its log, the database ends.
    const database = `postgresql://waybill@localhost:5432/waybill?host=${encodeURIComponent(path.join(dataDir, 'run'))}`;
    const writeLog = `select pg_logical_emit_message(true, 'test', repeat('x', 8000000)) from generate_series(1, 40)`;
    await expect(query(database, writeLog)).rejects.toThrow();
    const down = await until(
      () => health(product),
      ({ status }) => status === 503,
    );
    expect(down.body).toMatchObject({ ...full, status: 'DOWN' });
    // Long enough for a database that could not come back to be given up.
    await sleep(8_000);
    expect(product.process.exitCode).toBe(null);
    rmSync(filler());
    await until(
      () => health(product),
      ({ status, body: now }) => status === 200 && !now.checks[0]?.data.reason,
    );
    expect(await countProjects(product)).toBeGreaterThanOrEqual(added + 1);
    await uploadAndWait(product, 'after');
    expect(product.log()).toContain('the disk of the database has room again');
    expect(await product.stop()).toBe(0);
  }, 240_000);
});
