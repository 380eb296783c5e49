import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { findRow, inTransaction, rowsOf, sql } from '../db/database.ts';
import { giveBack, type InterruptedJob } from './recovery.ts';
import { enqueue } from './task.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A job that was interrupted in an attempt and would be tried again in a while. */
async function interruptedJob(attempts: number): Promise<InterruptedJob> {
  const token = await inTransaction(server.db, (trx) => enqueue(trx, { kind: 'test.work', input: {} }));
  const job = await findRow(
    server.db,
    sql<InterruptedJob>`update graphile_worker._private_jobs set attempts = ${attempts}::int, run_at = now() + interval '1 hour'
      where payload ->> 'token' = ${token} returning id::text, attempts`,
  );
  if (!job) throw new Error('The job is not in the queue');
  return job;
}

const waiting = () =>
  rowsOf(
    server.db,
    sql`select id::text, attempts, run_at <= now() as due from graphile_worker._private_jobs order by id`,
  );

describe('jobs that are given back', () => {
  it('are due at once and have lost no attempt, each as many as it had, and others stay as they are', async () => {
    const first = await interruptedJob(1);
    const other = await interruptedJob(2);
    const third = await interruptedJob(3);
    await giveBack(server.db, [third, first]);
    expect(await waiting()).toEqual([
      { id: first.id, attempts: 0, due: true },
      { id: other.id, attempts: 2, due: false },
      { id: third.id, attempts: 2, due: true },
    ]);
  });
});
