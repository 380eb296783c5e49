import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { findRow, inTransaction, rowsOf, runSql, sql } from '../db/database.ts';
import { defineJob, type JobDefinition, untilAborted } from './job.ts';
import { startRunner } from './runner.ts';
import { enqueue, findTask, isProcessing, type Task } from './task.ts';

const kind = 'test.endless';
const maxAttempts = 3;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const start = (job: JobDefinition) =>
  startRunner({ db: server.db, log: server.context.log, now: () => new Date(), concurrency: 1, jobs: [job] });

/** A job that runs until it is stopped, and a promise for each of its beginnings. */
function endlessJob() {
  const begun: (() => void)[] = [];
  const job = defineJob({
    kind,
    maxAttempts,
    priority: 0,
    run(_input, { signal }) {
      begun.shift()?.();
      return untilAborted(new Promise<never>(() => undefined), signal);
    },
  });
  return { job, begins: () => new Promise<void>((resolve) => begun.push(resolve)) };
}

const enqueueTask = () =>
  inTransaction(server.db, (trx) => enqueue(trx, { kind, input: {}, subject: 'one', maxAttempts }));

const taskOf = (token: string): Promise<Task | undefined> => findTask(server.db, token);

describe('a job that is interrupted by a stop', () => {
  it('is taken up again at once, however often that happens', async () => {
    const token = await enqueueTask();
    const { job, begins } = endlessJob();
    for (let stops = 0; stops <= maxAttempts; stops++) {
      const begun = begins();
      const runner = await start(job);
      await begun;
      await runner.stop();
      expect(await taskOf(token)).toMatchObject({ state: 'queued' });
      const waiting = await findRow(
        server.db,
        sql`select attempts, run_at <= now() as due from graphile_worker._private_jobs
          where payload ->> 'token' = ${token}`,
      );
      expect(waiting).toEqual({ attempts: 0, due: true });
    }
    await runSql(
      server.db,
      sql`delete from graphile_worker._private_jobs where payload ->> 'token' = ${token}`,
    );
    await runSql(server.db, sql`delete from task where token = ${token}`);
  });
});

describe('a job whose workers died as often as it may be tried', () => {
  it('has failed, so that nobody waits for it and it can be asked for again', async () => {
    const token = await enqueueTask();
    await runSql(server.db, sql`update task set state = 'running' where token = ${token}`);
    await runSql(
      server.db,
      sql`update graphile_worker._private_jobs set attempts = max_attempts where payload ->> 'token' = ${token}`,
    );
    const runner = await start(endlessJob().job);
    await runner.stop();
    expect(await taskOf(token)).toMatchObject({
      state: 'failed',
      error: 'The worker ended each time it worked on this',
      finished_at: expect.any(Date),
    });
    expect(await isProcessing(server.db, token)).toBe(false);
    expect(await enqueueTask()).not.toBe(token);
    const left = sql`select 1 from graphile_worker._private_jobs where payload ->> 'token' = ${token}`;
    expect(await rowsOf(server.db, left)).toEqual([]);
  });
});
