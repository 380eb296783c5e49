import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { inTransaction, rowsOf, sql } from './database.ts';
import { preparedRow, preparedRows } from './prepared.ts';

describe('prepared statements', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });

  afterAll(() => server.close());

  const doubled = (n: number) => sql<{ n: number }>`select ${n}::int * 2 as n`;
  const prepared = sql<{ n: number; generic: number }>`select count(*)::int as n,
    sum(generic_plans)::int as generic from pg_prepared_statements where statement like '%::int * 2%'`;

  it('are parsed once for each connection, and answer as any other', async () => {
    await inTransaction(server.db, async (trx) => {
      for (let n = 0; n < 10; n++) expect(await preparedRows(trx, doubled(n))).toEqual([{ n: n * 2 }]);
      const [known] = await rowsOf(trx, prepared);
      expect(known?.n).toBe(1);
      expect(known?.generic).toBeGreaterThan(0);
    });
  });

  it('run beside each other on the connections of the pool', async () => {
    const rows = await Promise.all(Array.from({ length: 30 }, (_, n) => preparedRow(server.db, doubled(n))));
    expect(rows.map((row) => row?.n)).toEqual(Array.from({ length: 30 }, (_, n) => n * 2));
  });

  it('fail as any other', async () => {
    await expect(preparedRows(server.db, sql`select 1 / ${0}::int`)).rejects.toThrow('division by zero');
  });
});
