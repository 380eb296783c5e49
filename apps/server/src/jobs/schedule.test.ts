import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { findRow, runSql, sql } from '../db/database.ts';
import { type Recurring, startDueWork } from './schedule.ts';

const hourMs = 3_600_000;
const kind = 'test.hourly';
const hourly: Recurring = {
  name: 'hourly',
  intervalMs: async () => hourMs,
  task: { kind, input: {}, subject: 'one' },
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const look = (now: Date) => startDueWork(server.db, [hourly], now);
const endAll = () => runSql(server.db, sql`update task set state = 'done' where kind = ${kind}`);
const countStarts = async () =>
  (await findRow(server.db, sql<{ n: number }>`select count(*) as n from task where kind = ${kind}`))?.n;

describe('work that comes round', () => {
  it('starts once in its interval', async () => {
    const now = new Date();
    await look(now);
    await endAll();
    await look(new Date(now.getTime() + hourMs / 2));
    expect(await countStarts()).toBe(1);
    await look(new Date(now.getTime() + 2 * hourMs));
    expect(await countStarts()).toBe(2);
    await endAll();
  });

  it('starts once after each start of the server where it should, with nodes that start together as one', async () => {
    const mirror = { ...hourly, atStart: true };
    const now = new Date();
    const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
    const countNew = async (recurring: Recurring, at: Date, startedAt?: Date) => {
      const before = Number(await countStarts());
      await startDueWork(server.db, [recurring], at, startedAt);
      await endAll();
      return Number(await countStarts()) - before;
    };
    await countNew(mirror, minutes(300));
    await runSql(server.db, sql`update task set created_at = ${now} where kind = ${kind}`);
    expect(await countNew(mirror, minutes(20))).toBe(0);
    expect(await countNew(hourly, minutes(20), minutes(19))).toBe(0);
    // The first node of two, and one that starts again at once.
    expect(await countNew(mirror, minutes(10), minutes(9))).toBe(0);
    expect(await countNew(mirror, minutes(20), minutes(19))).toBe(1);
    await runSql(server.db, sql`update task set created_at = ${minutes(20)} where kind = ${kind}`);
    expect(await countNew(mirror, minutes(25), minutes(24))).toBe(0);
  });

  it('goes on in its interval after the clock was set back by years', async () => {
    await runSql(
      server.db,
      sql`update task set created_at = now() + interval '9 years' where kind = ${kind}`,
    );
    const before = await countStarts();
    await look(new Date());
    await endAll();
    await look(new Date());
    expect(await countStarts()).toBe(Number(before) + 1);
  });
});
