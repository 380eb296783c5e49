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
