import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import {
  closeDatabase,
  copyRows,
  type Database,
  findRow,
  inSnapshot,
  inTransaction,
  openDatabase,
  rowsOf,
  runSql,
  sql,
  streamRows,
} from './database.ts';
import { isDatabaseAway } from './database-away.ts';
import { WaitTooLong } from './turnstile.ts';

const streams = 8;
const many = sql<{ n: number }>`select n from generate_series(1, 5000) n`;
const ownPid = sql<{ pid: number }>`select pg_backend_pid() as pid`;

let created: TestDatabase;
let db: Database;
/** Another process, which ends connections of the first. */
let admin: Database;
beforeAll(async () => {
  created = await createTestDatabase();
  const connection = { connectionString: created.url };
  db = openDatabase({ connection, maxConnections: 2, connectionWaitMs: 300, onError: () => undefined });
  admin = openDatabase({ connection, onError: () => undefined });
  await runSql(db, sql`create table loaded (n int)`);
});
afterAll(async () => {
  await closeDatabase(db);
  await closeDatabase(admin);
  await created.drop();
});

const end = (pid: number) => rowsOf(admin, sql`select pg_terminate_backend(${pid})`);

/** Ends every other connection to the database. */
const endAll = () =>
  rowsOf(
    admin,
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  );

const open = () =>
  Promise.all(
    Array.from({ length: streams }, async () => {
      const rows = streamRows(db, many);
      await rows.next();
      return rows;
    }),
  );

async function failure(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('connections that somebody ends', () => {
  it('fail the streams that read from them, and all places can be used again', async () => {
    for (let round = 0; round < 2; round++) {
      const reading = await open();
      await endAll();
      for (const rows of reading) expect(isDatabaseAway(await failure(rows.next()))).toBe(true);
    }
    for (const rows of await open()) await rows.return();
  });

  it('fail a snapshot between two lists', async () => {
    const numbers = inSnapshot(db, async function* (stream) {
      yield* stream(many);
      yield* stream(many);
    });
    await numbers.next();
    await endAll();
    expect(isDatabaseAway(await failure(numbers.next()))).toBe(true);
  });

  it('fail a transaction and a COPY in it', async () => {
    const loading = inTransaction(db, async (trx) => {
      const pid = (await findRow(trx, ownPid))?.pid ?? 0;
      await copyRows(
        trx,
        'loaded (n)',
        (async function* () {
          yield [1];
          await end(pid);
          for (let n = 0; n < 100_000; n++) yield [n];
        })(),
      );
    });
    const waiting = inTransaction(db, async (trx) => {
      await end((await findRow(trx, ownPid))?.pid ?? 0);
      await findRow(trx, sql`select 1`);
    });
    const faults = await Promise.all([failure(loading), failure(waiting)]);
    expect(faults.map(isDatabaseAway)).toEqual([true, true]);
    expect(await findRow(db, sql`select count(*) as n from loaded`)).toEqual({ n: 0 });
  });
});

describe('a lane whose connections are all taken', () => {
  it('refuses streams after a while, and is free when their readers stop', async () => {
    const reading = await open();
    expect(await failure(streamRows(db, many).next())).toBeInstanceOf(WaitTooLong);
    expect(await findRow(db, sql`select 1 as one`)).toEqual({ one: 1 });
    for (const rows of reading) await rows.return();
    for (const rows of await open()) await rows.return();
  });

  it('refuses transactions after a while', async () => {
    let finish: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const holders = [1, 2].map(() => inTransaction(db, () => held));
    expect(await failure(findRow(db, sql`select 1`))).toBeInstanceOf(WaitTooLong);
    finish();
    await Promise.all(holders);
    expect(await findRow(db, sql`select 1 as one`)).toEqual({ one: 1 });
  });
});

describe('a stream of a transaction', () => {
  it('comes through its connection, which writes meanwhile', async () => {
    const total = await inTransaction(db, async (trx) => {
      for await (const rows of streamRows(
        trx,
        sql<{ n: number }>`select n from generate_series(1, ${2500}::int) n`,
      )) {
        await copyRows(
          trx,
          'loaded (n)',
          rows.map(({ n }) => [n]),
        );
      }
      return findRow(trx, sql`select count(*) as n, sum(n) as sum from loaded`);
    });
    expect(total).toEqual({ n: 2500, sum: (2500 * 2501) / 2 });
  });
});
