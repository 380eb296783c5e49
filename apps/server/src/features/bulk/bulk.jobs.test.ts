import type { BulkReport, Task } from '@waybill/api-contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type UserClient } from '../../../test/server.ts';
import { runSql, sql } from '../../db/database.ts';
import type { Feature } from '../../feature.ts';
import { type BulkKind, defineBulk } from '../../jobs/bulk-kind.ts';
import { type JobContext, JobInterrupted } from '../../jobs/job.ts';
import { accessFeature } from '../access/access.feature.ts';
import { findPrincipalOfUser } from '../access/principal/principal.service.ts';
import { taskFeature } from '../task/task.feature.ts';
import { bulkFeature } from './bulk.feature.ts';
import { bulkJobs } from './bulk.jobs.ts';
import { startBulk, undoBulk } from './bulk.service.ts';

let server: TestServer;
let user: UserClient;
/** Called in each batch, after its work and before its transaction ends. */
let inBatch: (refs: readonly string[]) => Promise<void> | void;

/** Counts how often each thing was done. */
const counting: BulkKind<number, object> = {
  name: 'test.count',
  permission: 'TAG_MANAGEMENT',
  async *select(_db, count) {
    yield Array.from({ length: count }, (_, index) => `thing ${index + 1}`);
  },
  async apply(trx, refs) {
    await runSql(trx, sql`insert into counted select unnest(${refs}::text[]), 1`);
    await inBatch(refs);
    return refs.map((ref) => (ref === 'thing 7' ? { ref, reason: 'unchanged' as const } : { ref, undo: 1 }));
  },
  async undo(trx, items) {
    const refs = items.map(({ ref }) => ref);
    await runSql(trx, sql`insert into counted select unnest(${refs}::text[]), -1`);
    await inBatch(refs);
    return refs.map((ref) => ({ ref }));
  },
};
const kind = defineBulk(counting);
const feature: Feature = { name: 'counting', bulkKinds: [kind] };

beforeAll(async () => {
  server = await startTestServer({ features: [accessFeature, taskFeature, bulkFeature, feature] });
  await runSql(server.db, sql`create table counted (ref text, n int)`);
  user = await server.asUser('TAG_MANAGEMENT');
});
afterAll(() => server.close());
beforeEach(async () => {
  inBatch = () => undefined;
  await runSql(server.db, sql`truncate counted`);
});

async function principal() {
  const known = await findPrincipalOfUser(server.db, user.userId);
  if (!known) throw new Error('The user is gone');
  return known;
}

const start = async (count: number, excluded: string[] = []) =>
  startBulk(
    server.db,
    counting,
    { selection: { kind: 'filter', excluded }, filter: count, parameters: {} },
    await principal(),
  );

const report = async (token: string) => (await user.get<BulkReport>(`/api/waybill/v1/bulk/${token}`)).body;

/** The number of counted things, and the smallest and largest count per thing. */
async function counted() {
  const { rows } = await sql<{ things: number; least: number; most: number }>`select count(*) as things,
    coalesce(min(n), 0) as least, coalesce(max(n), 0) as most
    from (select ref, sum(n) as n from counted group by ref) c`.execute(server.db);
  const [row] = rows;
  return { things: Number(row?.things), least: Number(row?.least), most: Number(row?.most) };
}

/** Runs the job itself, as a worker that was not stopped in time would. */
function work(token: string, signal = new AbortController().signal) {
  const [job] = bulkJobs(kind);
  const context: JobContext = {
    db: server.db,
    log: pino({ level: 'silent' }),
    token,
    chain: token,
    signal,
    now: () => new Date(),
    progress: () => undefined,
    warn: () => undefined,
  };
  return job?.run({}, context);
}

const setRunning = (token: string) =>
  runSql(server.db, sql`update task set state = 'running' where token = ${token}`);

describe('a bulk change', () => {
  it('does every thing once, whoever is excluded not', async () => {
    const { token, total } = await start(2_500, ['thing 3', 'thing 2500', 'nothing']);
    expect(total).toBe(2_498);
    await server.runJobs();
    expect(await counted()).toEqual({ things: 2_498, least: 1, most: 1 });
    expect(await report(token)).toMatchObject({
      kind: 'test.count',
      state: 'done',
      done: 2_497,
      skipped: 1,
      canUndo: true,
      reasons: [{ reason: 'unchanged', count: 1, items: [{ id: 'thing 7' }] }],
    });
    const { body } = await user.get<Task>(`/api/waybill/v1/tasks/${token}`);
    expect(body).toMatchObject({
      kind: 'bulk.test.count',
      progress: 100,
      bulk: { total: 2_498, done: 2_497 },
      detail: { unit: 'items', done: 2_498, total: 2_498 },
    });
  });

  it('goes on behind what is done when a batch fails', async () => {
    const { token } = await start(2_500);
    let batches = 0;
    inBatch = () => {
      batches += 1;
      if (batches === 2) throw new Error('The power failed');
    };
    await server.runJobs();
    expect(await report(token)).toMatchObject({ state: 'queued', done: 999, skipped: 1 });
    expect((await counted()).things).toBe(1_000);
    // The queue may note only a moment later that the attempt has failed.
    const tryAgain = async () => {
      await runSql(server.db, sql`update graphile_worker._private_jobs set run_at = now()`);
      await server.runJobs();
      return report(token);
    };
    await expect.poll(tryAgain).toMatchObject({ state: 'done', done: 2_499, skipped: 1 });
    expect(await counted()).toEqual({ things: 2_500, least: 1, most: 1 });
  });

  it('does nothing twice when two workers are at it, or one is told to stop', async () => {
    const { token } = await start(5_000);
    await setRunning(token);
    const stop = new AbortController();
    inBatch = () => stop.abort();
    await expect(work(token, stop.signal)).rejects.toThrow(JobInterrupted);
    expect((await counted()).things).toBe(1_000);
    inBatch = () => undefined;
    await Promise.all([work(token), work(token)]);
    await work(token);
    expect(await counted()).toEqual({ things: 5_000, least: 1, most: 1 });
    expect(await report(token)).toMatchObject({ total: 5_000, done: 4_999, skipped: 1 });
    await runSql(server.db, sql`update task set state = 'queued' where token = ${token}`);
    await server.runJobs();
    expect((await report(token)).state).toBe('done');
  });

  it('that is canceled half-way keeps what is done, which can be undone', async () => {
    const { token } = await start(3_000);
    let canceling: Promise<unknown> | undefined;
    inBatch = () => {
      canceling ??= user.post(`/api/waybill/v1/bulk/${token}/cancel`);
      // The request waits for this batch.
      return new Promise((resolve) => setTimeout(resolve, 300));
    };
    await server.runJobs();
    await canceling;
    const before = await report(token);
    expect(before.state).toBe('canceled');
    expect(before.done).toBeLessThan(3_000);
    expect(before.done + before.skipped).toBe((await counted()).things);
    inBatch = () => undefined;
    const undoing = await undoBulk(server.db, [kind], token, await principal());
    await server.runJobs();
    expect(await report(undoing.token)).toMatchObject({
      state: 'done',
      total: before.done,
      done: before.done,
    });
    // Only what was left alone counts still.
    expect(await counted()).toMatchObject({ least: 0, most: 1 });
    expect(await report(token)).toMatchObject({ undoneBy: undoing.token, canUndo: false });
  });

  it('goes with its task', async () => {
    const { token } = await start(10);
    await server.runJobs();
    await runSql(server.db, sql`delete from task where token = ${token}`);
    expect((await user.get(`/api/waybill/v1/bulk/${token}`)).status).toBe(404);
  });
});
