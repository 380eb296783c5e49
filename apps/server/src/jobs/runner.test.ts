import { mkdir } from 'node:fs/promises';
import { Writable } from 'node:stream';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { type Database, findRow, inTransaction, poolOf, rowsOf, runSql, sql } from '../db/database.ts';
import { everyProject } from '../db/project-scope.ts';
import { defineJob, type JobDefinition, untilAborted } from './job.ts';
import { runPending, startRunner } from './runner.ts';
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
    run(_input, { signal }) {
      begun.shift()?.();
      return untilAborted(new Promise<never>(() => undefined), signal);
    },
  });
  return { job, begins: () => new Promise<void>((resolve) => begun.push(resolve)) };
}

const enqueueTask = () =>
  inTransaction(server.db, (trx) => enqueue(trx, { kind, input: {}, subject: 'one', maxAttempts }));

/** Something that happens once and is waited for. */
function signalOf() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
}

async function forget(token: string): Promise<void> {
  await runSql(
    server.db,
    sql`delete from graphile_worker._private_jobs where payload ->> 'token' = ${token}`,
  );
  await runSql(server.db, sql`delete from task where token = ${token}`);
}

/** Ends all connections and refuses new ones, as a database that is restarted does; what it returns lets them in again. */
async function cutOff(db: Database): Promise<() => void> {
  const pools = [poolOf(db), poolOf(db, 'queue')];
  const connects = pools.map((pool) => pool.connect);
  const refuse = (callback?: (error: Error) => void) => {
    const error = new Error('connect ECONNREFUSED');
    if (!callback) return Promise.reject(error);
    callback(error);
    return undefined;
  };
  const admin = new pg.Client({ connectionString: server.context.config.databaseUrl });
  await admin.connect();
  for (const pool of pools) pool.connect = refuse as typeof pool.connect;
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await admin.end();
  return () => {
    for (const [n, pool] of pools.entries()) pool.connect = connects[n] ?? pool.connect;
  };
}

const taskOf = (token: string): Promise<Task | undefined> => findTask(server.db, token, everyProject);

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
    await forget(token);
  });
});

describe('a job in whose middle the database goes away', () => {
  it('is taken up again when the database is back', async () => {
    const token = await enqueueTask();
    const begin = [signalOf(), signalOf()] as const;
    const [outage, givenUp] = [signalOf(), signalOf()];
    let runs = 0;
    const job = defineJob({
      kind,
      async run() {
        begin[runs++ === 0 ? 0 : 1].give();
        if (runs > 1) return undefined;
        await outage.given;
        // Its next step needs the database, and so does reporting its failure.
        await findRow(server.db, sql`select 1`);
        return undefined;
      },
    });
    const lines = new Writable({
      write(line: Buffer, _encoding, done) {
        if (line.includes('the workers gave up')) givenUp.give();
        done();
      },
    });
    const log = pino({ level: 'warn' }, lines);
    const runner = await startRunner({
      db: server.db,
      log,
      now: () => new Date(),
      concurrency: 1,
      jobs: [job],
    });
    await begin[0].given;
    const reconnect = await cutOff(server.db);
    outage.give();
    await givenUp.given;
    reconnect();
    await begin[1].given;
    await runner.stop();
    expect(await taskOf(token)).toMatchObject({ state: 'done' });
  });
});

describe('a job that runs when the disk of the database is found full', () => {
  it('waits without using up an attempt, and is taken up again when there is room', async () => {
    const token = await enqueueTask();
    const { job, begins } = endlessJob();
    let obstacle: string | undefined;
    let begun = begins();
    const runner = await startRunner({
      db: server.db,
      log: server.context.log,
      now: () => new Date(),
      concurrency: 1,
      jobs: [job],
      findObstacle: () => obstacle,
    });
    await begun;
    obstacle = 'The disk is full.';
    const waiting = sql`select attempts from graphile_worker._private_jobs
      where payload ->> 'token' = ${token} and locked_at is null and attempts = 0`;
    await expect.poll(() => rowsOf(server.db, waiting), { timeout: 20_000 }).toHaveLength(1);
    expect(await taskOf(token)).toMatchObject({ state: 'queued' });
    expect(await rowsOf(server.db, sql`select 1 from worker_node`)).toEqual([]);
    begun = begins();
    obstacle = undefined;
    await begun;
    await runner.stop();
    await forget(token);
  });
});

describe('a job that cannot use a directory', () => {
  it('is told of to rules of the system, the same trouble once', async () => {
    const job = defineJob({
      kind,
      async run(_input, { token }) {
        await mkdir(`${import.meta.filename}/mirror/${token}`);
        return undefined;
      },
    });
    const tokens: string[] = [];
    for (const subject of ['one', 'two'])
      tokens.push(
        await inTransaction(server.db, (trx) => enqueue(trx, { kind, input: {}, subject, maxAttempts: 1 })),
      );
    const { log } = server.context;
    await runPending({ db: server.db, log, now: () => new Date(), concurrency: 1, jobs: [job] });
    for (const token of tokens) expect(await taskOf(token)).toMatchObject({ state: 'failed' });
    const events = await rowsOf(
      server.db,
      sql<{ level: string; content: string }>`select level, subject ->> 'content' as content from outbox
        where event_group = 'FILE_SYSTEM'`,
    );
    expect(events).toEqual([
      {
        level: 'ERROR',
        content: `"${import.meta.filename}/mirror" cannot be used: not a directory (ENOTDIR).`,
      },
    ]);
    for (const token of tokens) await forget(token);
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
    expect(await isProcessing(server.db, token, everyProject)).toBe(false);
    expect(await enqueueTask()).not.toBe(token);
    const left = sql`select 1 from graphile_worker._private_jobs where payload ->> 'token' = ${token}`;
    expect(await rowsOf(server.db, left)).toEqual([]);
  });
});

describe('a job that does not heed the end of its workers', () => {
  it('holds up no other work: another pool takes their place, and it is taken up again', async () => {
    const token = await enqueueTask();
    const [hangs, again] = [signalOf(), signalOf()];
    let runs = 0;
    const job = defineJob({
      kind,
      run() {
        runs += 1;
        if (runs > 1) {
          again.give();
          return Promise.resolve(undefined);
        }
        hangs.give();
        return new Promise<never>(() => undefined);
      },
    });
    let obstacle: string | undefined;
    const runner = await startRunner({
      db: server.db,
      log: server.context.log,
      now: () => new Date(),
      concurrency: 1,
      jobs: [job],
      findObstacle: () => obstacle,
    });
    await hangs.given;
    // The workers are asked to stop, but do not finish.
    obstacle = 'The disk is full.';
    const unlocked = sql`select 1 from graphile_worker._private_jobs where locked_by is null`;
    await expect.poll(() => rowsOf(server.db, unlocked), { timeout: 30_000 }).toHaveLength(1);
    expect(await rowsOf(server.db, sql`select 1 from worker_node`)).toEqual([]);
    obstacle = undefined;
    await again.given;
    await runner.stop();
    expect(await taskOf(token)).toMatchObject({ state: 'done' });
  });
});

describe('work that is queued while the database ends all connections, again and again', () => {
  it('is all done a moment after', async () => {
    const count = 25;
    const tokens = await Promise.all(
      Array.from({ length: count }, () =>
        inTransaction(server.db, (trx) => enqueue(trx, { kind, input: {} })),
      ),
    );
    const job = defineJob({
      kind,
      async run(_input, { db }) {
        await findRow(db, sql`select pg_sleep(0.05)`);
        return undefined;
      },
    });
    const runner = await startRunner({
      db: server.db,
      log: server.context.log,
      now: () => new Date(),
      concurrency: 6,
      jobs: [job],
    });
    const admin = new pg.Client({ connectionString: server.context.config.databaseUrl });
    await admin.connect();
    for (let kills = 0; kills < 5; kills++) {
      await admin.query(
        `select pg_terminate_backend(pid), pg_sleep(0.02) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      );
    }
    const done = async () =>
      (
        await admin.query(`select count(*)::int as n from task where token = any($1) and state = 'done'`, [
          tokens,
        ])
      ).rows[0].n;
    await expect.poll(done, { timeout: 60_000 }).toBe(count);
    await admin.end();
    await runner.stop();
  });
});
