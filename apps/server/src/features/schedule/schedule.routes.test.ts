import type { ScheduledTask } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { inTransaction, runSql, sql } from '../../db/database.ts';
import { startDueWork } from '../../jobs/schedule.ts';
import { enqueue } from '../../jobs/task.ts';

const hourMs = 3_600_000;
const path = '/api/waybill/v1/schedule';
const internal = { kind: 'component.identify-internal', subject: 'all' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function scheduled(): Promise<ScheduledTask[]> {
  return (await server.asAdmin.get<ScheduledTask[]>(path)).body;
}

async function find(wanted: { kind: string; subject?: string }): Promise<ScheduledTask> {
  const all = await scheduled();
  const found = all.find(
    ({ kind, subject }) => kind === wanted.kind && (!wanted.subject || subject === wanted.subject),
  );
  if (!found) throw new Error(`Nothing is scheduled as ${wanted.kind}`);
  return found;
}

const set = (group: string, name: string, value: string | null) =>
  server.asAdmin.patch('/api/waybill/v1/settings', [{ group, name, value }]);

describe('the schedule', () => {
  it('lists everything that the server has come round, each once', async () => {
    const listed = (await scheduled()).map(({ kind, subject }) => `${kind} ${subject}`);
    const known = server.context.recurring().map(({ task }) => `${task.kind} ${task.subject}`);
    expect(listed).toEqual(known);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toEqual(
      expect.arrayContaining(['source.mirror nvd', 'search.check all', 'retention all']),
    );
  });

  it('names a setting that exists for what can be changed', async () => {
    const { body } = await server.asAdmin.get<{ group: string; name: string }[]>('/api/waybill/v1/settings');
    const ids = new Set(body.map(({ group, name }) => `${group}/${name}`));
    const settings = (await scheduled()).flatMap(({ setting }) => setting ?? []);
    expect(settings.length).toBeGreaterThan(10);
    expect(settings.filter((setting) => !ids.has(setting))).toEqual([]);
  });

  it('tells the next run by the last one and the cadence, and a changed cadence at once', async () => {
    const before = await find(internal);
    expect(before).toMatchObject({ mode: 'regular', everyMs: 6 * hourMs, state: 'idle' });
    expect(before.lastRun).toBeUndefined();
    expect(before.nextRun).toBeGreaterThan(0);

    const due = server.context.recurring().filter(({ task }) => task.kind === internal.kind);
    await startDueWork(server.db, due, new Date());
    expect(await find(internal)).toMatchObject({ state: 'queued' });
    await server.runJobs();
    const after = await find(internal);
    expect(after).toMatchObject({ state: 'done', lastEnd: expect.any(Number) });
    expect((after.nextRun ?? 0) - (after.lastRun ?? 0)).toBeLessThanOrEqual(6 * hourMs);
    expect((after.nextRun ?? 0) - Date.now()).toBeGreaterThan(5 * hourMs);

    expect((await set('task-scheduler', 'internal.components.identification.cadence', '1')).status).toBe(200);
    expect((await find(internal)).everyMs).toBe(hourMs);
    // Two hours after its start it is due by the new cadence, and was not by the one before.
    await startDueWork(server.db, due, new Date(Date.now() + 2 * hourMs));
    expect(await find(internal)).toMatchObject({ state: 'queued' });
    await server.runJobs();
    await set('task-scheduler', 'internal.components.identification.cadence', '6');
  });

  it('shows what is switched off as off, however long the server has been running', async () => {
    expect(await find({ kind: 'search.check' })).toMatchObject({ mode: 'regular', everyMs: 4_320 * 60_000 });
    await set('search-indexes', 'consistency.check.enabled', 'false');
    const off = await find({ kind: 'search.check' });
    expect(off.mode).toBe('off');
    expect(off.nextRun).toBeUndefined();
    const refused = await server.asAdmin.post(`${path}/search.check/all/run`);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ title: 'Scheduled task is off' });
    await set('search-indexes', 'consistency.check.enabled', 'true');
  });

  it('shows why a run failed', async () => {
    await inTransaction(server.db, (trx) =>
      enqueue(trx, { kind: 'metrics.drift', subject: 'all', input: {} }),
    );
    await runSql(
      server.db,
      sql`update task set state = 'failed', error = 'The disk is full', finished_at = now() where kind = 'metrics.drift'`,
    );
    expect(await find({ kind: 'metrics.drift' })).toMatchObject({
      state: 'failed',
      error: 'The disk is full',
    });
  });

  it('starts what is asked for now, once, for who asked', async () => {
    const run = () => server.asAdmin.post<{ token: string }>(`${path}/search.check/all/run`);
    const [first, second] = [await run(), await run()];
    expect([first.status, second.body.token]).toEqual([202, first.body.token]);
    await server.runJobs();
    expect(await find({ kind: 'search.check' })).toMatchObject({ state: 'done', token: first.body.token });
    const { body } = await server.asAdmin.get<{ token: string }[]>('/api/waybill/v1/tasks');
    expect(body.map(({ token }) => token)).toContain(first.body.token);
  });

  it('knows nothing but what comes round', async () => {
    for (const name of ['bom.process/all', 'search.check/other', 'x/y']) {
      expect((await server.asAdmin.post(`${path}/${name}/run`)).status, name).toBe(404);
    }
  });

  it('is for those who configure the system', async () => {
    const other = await server.asKey('ACCESS_MANAGEMENT', 'VIEW_PORTFOLIO');
    expect((await other.get(path)).status).toBe(403);
    expect((await other.post(`${path}/search.check/all/run`)).status).toBe(403);
    const configurator = await server.asKey('SYSTEM_CONFIGURATION');
    expect((await configurator.get(path)).status).toBe(200);
  });
});
