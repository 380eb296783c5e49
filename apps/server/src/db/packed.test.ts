import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { findRow, sql } from './database.ts';
import { type Packed, packedTimes, unpackTimes } from './packed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('times come as the milliseconds that the driver makes of them', async () => {
  const times = [
    '2026-11-29 01:02:03.456789+00',
    '1999-12-31 23:59:59.9999+00',
    '2000-01-01 00:00:00.000999+00',
  ];
  const given = sql`unnest(${times}::timestamptz[]) with ordinality as t(at, n)`;
  const row = await findRow(
    server.db,
    sql<{ packed: Packed; plain: Date[] }>`select ${packedTimes(sql`t.at`, sql`order by t.n`)} as packed,
      array_agg(t.at order by t.n) as plain from ${given}`,
  );
  expect([...unpackTimes(row?.packed ?? null)]).toEqual(row?.plain.map((at) => at.getTime()));
  expect([...unpackTimes(null)]).toEqual([]);
});
