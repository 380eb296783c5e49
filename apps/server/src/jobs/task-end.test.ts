import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { type Database, findRow, inTransaction, sql } from '../db/database.ts';
import { everyProject } from '../db/project-scope.ts';
import { defineJob, type JobDefinition, JobInterrupted, PermanentJobError } from './job.ts';
import { runPending } from './runner.ts';
import { enqueue, findTask, isProcessing } from './task.ts';
import { giveUp } from './task-end.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The arguments that a kind of job received when a job was abandoned. */
interface Told {
  input: unknown;
  cause: string;
}

function jobThat(kind: string, run: (db: Database, token: string) => Promise<never>) {
  const told: Told[] = [];
  const job = defineJob<{ n: number }>({
    kind,
    run: (_input, { db, token }) => run(db, token),
    async onGivenUp(_trx, input, cause) {
      told.push({ input, cause });
    },
  });
  return { job, told };
}

async function work(job: JobDefinition): Promise<string> {
  const { kind } = job;
  const token = await inTransaction(server.db, (trx) =>
    enqueue(trx, { kind, input: { n: 7 }, maxAttempts: 2 }),
  );
  await runPending({
    db: server.db,
    log: server.context.log,
    jobs: [job],
    concurrency: 1,
    now: () => new Date(),
  });
  return token;
}

/** Fails with 22021: PostgreSQL keeps no NUL in a text. */
const readText = (db: Database, text: string) => findRow(db, sql`select ${text}::text`);
/** Fails with a TypeError for undefined. */
const readLength = (text: string | undefined) => (text as string).length;

const taskOf = (token: string) => findTask(server.db, token, everyProject);

describe('a job that is given up', () => {
  it('is told of at once when it cannot succeed', async () => {
    const { job, told } = jobThat('test.hopeless', async () => {
      throw new PermanentJobError('The file is corrupt');
    });
    const token = await work(job);
    expect(told).toEqual([{ input: { n: 7 }, cause: 'The file is corrupt' }]);
    expect(await taskOf(token)).toMatchObject({ state: 'failed', error: 'The file is corrupt' });
  });

  it.each([
    ['data that the database refuses', async (db: Database) => readText(db, 'a\0b')],
    ['a fault of ours', async () => readLength(undefined)],
  ])('is told of at once when it met %s, which the next attempt would meet again', async (_what, fail) => {
    const { job, told } = jobThat('test.same-again', async (db) => {
      await fail(db);
      throw new Error('It did not fail');
    });
    const token = await work(job);
    expect(told).toHaveLength(1);
    expect(await taskOf(token)).toMatchObject({ state: 'failed' });
  });

  it('says why, whatever characters the reason has', async () => {
    const { job } = jobThat('test.odd-reason', async () => {
      throw new PermanentJobError('a\0b\ud800c');
    });
    expect(await taskOf(await work(job))).toMatchObject({ state: 'failed', error: 'a�b�c' });
  });

  it('is not told of while attempts follow', async () => {
    const { job, told } = jobThat('test.unlucky', async () => {
      throw new Error('The host is busy');
    });
    const token = await work(job);
    expect(told).toEqual([]);
    expect(await taskOf(token)).toMatchObject({ state: 'queued', error: 'The host is busy' });
  });

  it('has not failed when what follows fails: neither is without the other', async () => {
    const job = defineJob<object>({
      kind: 'test.silent',
      async run() {
        throw new PermanentJobError('The file is corrupt');
      },
      async onGivenUp(trx) {
        await sql`insert into outbox (scope, event_group, level, subject) values (null, 'X', 'ERROR', '{}')`.execute(
          trx,
        );
      },
    });
    const token = await work(job);
    expect(await taskOf(token)).toMatchObject({ state: 'running' });
    expect(await isProcessing(server.db, token, everyProject)).toBe(true);
  });

  it.each([
    ['fails', new Error('Too late')],
    ['is interrupted', new JobInterrupted('Too late')],
  ])('stays given up when a worker that was taken for dead %s', async (_name, error) => {
    const { job, told } = jobThat(`test.slow-${error.name.toLowerCase()}`, async (db, token) => {
      await giveUp(db, [job], token, 'The worker ended each time it worked on this');
      throw error;
    });
    const token = await work(job);
    expect(told).toHaveLength(1);
    expect(await taskOf(token)).toMatchObject({ state: 'failed' });
    expect(await isProcessing(server.db, token, everyProject)).toBe(false);
  });
});
