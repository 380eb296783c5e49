import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, type Database, openDatabase, rowsOf, sql } from '../../src/db/database.ts';
import { createEmptyDatabase, type TestDatabase } from '../database.ts';
import { lineOf, startServerProcess } from '../process.ts';
import { startTestServer } from '../server.ts';
import { hasEnded, type Product, sendBom, startProduct, waitForTask, waitUntilDone } from './product.ts';

const bom = Buffer.from(
  JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    components: ['anvil', 'hammer'].map((name) => ({ type: 'library', name, version: '1.0' })),
  }),
);

describe('two API nodes and a worker that start at once over one empty database', () => {
  let database: TestDatabase;
  let db: Database;
  let dataDir: string;
  let environment: NodeJS.ProcessEnv;
  let worker: ReturnType<typeof startServerProcess>;
  let first: Product;
  let second: Product;

  beforeAll(async () => {
    database = await createEmptyDatabase();
    dataDir = await mkdtemp(path.join(tmpdir(), 'waybill-nodes-'));
    environment = {
      WAYBILL_DATABASE_URL: database.url,
      WAYBILL_SECRET_KEY: 'a key for this test only',
      WAYBILL_LOG_LEVEL: 'error',
    };
    [worker, first, second] = await Promise.all([
      startWorker(),
      startProduct(dataDir, { ...environment, WAYBILL_ROLE: 'api' }),
      startProduct(dataDir, { ...environment, WAYBILL_ROLE: 'api' }),
    ]);
    db = openDatabase({ connection: { connectionString: database.url }, onError: () => undefined });
  });
  afterAll(async () => {
    await first?.stop();
    await second?.stop();
    await stopWorker();
    if (db) await closeDatabase(db);
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function startWorker() {
    const child = startServerProcess({ ...environment, WAYBILL_DATA_DIR: dataDir, WAYBILL_ROLE: 'worker' });
    await lineOf(child, /a worker for jobs/);
    return child;
  }

  async function stopWorker(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (!worker || worker.exitCode !== null || worker.signalCode !== null) return;
    worker.kill(signal);
    await once(worker, 'exit');
  }

  it('run each migration and each seed once', async () => {
    const files = readdirSync(path.resolve(import.meta.dirname, '../../src/db/migrations'));
    const migrations = await rowsOf(
      db,
      sql<{ name: string }>`select name from kysely_migration order by name`,
    );
    expect(migrations.map((row) => `${row.name}.sql`)).toEqual(
      files.filter((name) => name.endsWith('.sql')).sort(),
    );
    const counts = sql<Record<string, number>>`select (select count(*) from team) as teams,
      (select count(*) from app_user) as users, (select count(*) from license) as licenses,
      (select count(*) from config_property) as settings, (select count(*) from installation) as installations`;
    const alone = await startTestServer();
    expect(await rowsOf(db, counts)).toEqual(await rowsOf(alone.db, counts));
    await alone.close();
    const [total] = await rowsOf(db, counts);
    expect(Math.min(...Object.values(total ?? {}))).toBeGreaterThan(0);
  });

  it('know each other’s tokens, tasks, settings and projects', async () => {
    expect(await rowsOf(db, sql`select 1 from worker_node`)).toHaveLength(1);
    const token = await sendBom(first.admin, 'Shared', '1', bom);
    expect((await waitUntilDone(second.admin, token)).result).toMatchObject({ components: 2 });
    const { status, body } = await second.admin.get<{ uuid: string; metrics: object }>(
      '/api/v1/project/lookup?name=Shared&version=1',
    );
    expect(status).toBe(200);
    expect(body.metrics).toMatchObject({ components: 2 });
    const setting = {
      groupName: 'general',
      propertyName: 'base.url',
      propertyValue: 'https://waybill.example.com',
    };
    expect((await second.admin.post('/api/v1/configProperty', setting)).status).toBe(200);
    const settings =
      await first.admin.get<{ propertyName: string; propertyValue?: string }[]>('/api/v1/configProperty');
    const read = settings.body.find((item) => item.propertyName === 'base.url');
    expect(read?.propertyValue).toBe(setting.propertyValue);
  });

  it('leave jobs to workers: an upload waits for the next one', async () => {
    await stopWorker();
    const token = await sendBom(second.admin, 'Waiting', '1', bom);
    await sleep(1_500);
    expect(await waitForTask(first.admin, token, () => true)).toMatchObject({ state: 'queued' });
    worker = await startWorker();
    expect(await waitForTask(first.admin, token, hasEnded)).toMatchObject({ state: 'done' });
  });

  it('go on when a worker is killed with a job in its hands', async () => {
    const tokens: string[] = [];
    for (const version of ['1', '2', '3']) tokens.push(await sendBom(first.admin, 'Killed', version, bom));
    await stopWorker('SIGKILL');
    worker = await startWorker();
    for (const token of tokens) {
      expect((await waitUntilDone(second.admin, token, 30_000)).result).toMatchObject({ components: 2 });
    }
  });
});
