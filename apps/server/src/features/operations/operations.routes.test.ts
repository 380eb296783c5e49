import type { Operations } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { inTransaction, runSql, sql } from '../../db/database.ts';
import { enqueue } from '../../jobs/task.ts';
import { noteRead } from '../source/source.fixtures.ts';

describe('operations', () => {
  let server: TestServer;
  let now = new Date('2026-05-20T10:00:00Z');
  beforeAll(async () => {
    server = await startTestServer({ now: () => now });
  });
  afterAll(() => server.close());

  const read = async () => (await server.asAdmin.get<Operations>('/api/waybill/v1/operations')).body;

  it('tell what the database is like, and what is the largest in it', async () => {
    const { database, tables, version, offline, statements } = await read();
    expect(database).toMatchObject({ embedded: false, bytes: expect.any(Number) });
    expect(database.bytes).toBeGreaterThan(1_000_000);
    expect(database.connections).toBeGreaterThan(0);
    expect(tables).toHaveLength(30);
    const sizes = tables.map(({ bytes }) => bytes);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect([version, offline, statements]).toEqual(['0.1.0', false, undefined]);
  });

  it('tell what waits and what failed, and why', async () => {
    await inTransaction(server.db, async (trx) => {
      await enqueue(trx, { kind: 'test.waits', input: {} });
      await runSql(
        trx,
        sql`insert into task (token, kind, input, chain, state, error, finished_at)
          values (gen_random_uuid(), 'test.failed', '{}', gen_random_uuid(), 'failed', 'first', ${new Date('2026-05-19T10:00:00Z')}),
            (gen_random_uuid(), 'test.failed', '{}', gen_random_uuid(), 'failed', 'last', ${new Date('2026-05-20T09:00:00Z')}),
            (gen_random_uuid(), 'test.failed', '{}', gen_random_uuid(), 'failed', 'long ago', ${new Date('2026-05-01T09:00:00Z')})`,
      );
    });
    const { queues, failures } = await read();
    expect(queues).toEqual([{ kind: 'test.waits', queued: 1, running: 0, oldest: expect.any(Number) }]);
    expect(failures).toEqual([
      { kind: 'test.failed', count: 2, latest: Date.parse('2026-05-20T09:00:00Z'), error: 'last' },
    ]);
  });

  it('tell how the database grows, by day', async () => {
    const measure = async () => {
      await inTransaction(server.db, (trx) =>
        enqueue(trx, { kind: 'operations.measure', subject: 'all', input: {} }),
      );
      await server.runJobs();
    };
    await measure();
    now = new Date('2026-05-21T10:00:00Z');
    await measure();
    await measure();
    expect((await read()).growth).toEqual([
      { day: Date.parse('2026-05-20'), bytes: expect.any(Number) },
      { day: Date.parse('2026-05-21'), bytes: expect.any(Number) },
    ]);
  });

  it('tell the age of what is known, the oldest first', async () => {
    await noteRead(server.db, 'kev', 'a');
    await noteRead(server.db, 'nvd', 'a', 'b');
    const { sources } = await read();
    expect(sources.map(({ source }) => source)).toEqual(['kev', 'nvd']);
  });

  it('are for those who configure the system', async () => {
    const viewer = await server.asKey('VIEW_PORTFOLIO', 'ACCESS_MANAGEMENT');
    expect((await viewer.get('/api/waybill/v1/operations')).status).toBe(403);
  });
});
