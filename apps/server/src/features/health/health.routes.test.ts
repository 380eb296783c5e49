import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { inTransaction, poolOf, runSql, sql } from '../../db/database.ts';
import { probeDatabase } from '../../db/probe.ts';
import { findStandstill } from '../../jobs/standstill.ts';
import { enqueue } from '../../jobs/task.ts';
import { createApp } from '../../serve.ts';
import { healthFeature } from './health.feature.ts';

describe('health', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ features: [healthFeature] });
  });
  afterAll(() => server.close());

  it.each(['/health', '/health/ready'])('%s checks the database', async (path) => {
    const answer = await server.asNobody.get(path);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 'UP',
      checks: [
        {
          name: 'database',
          status: 'UP',
          data: { nontx_connection_pool: 'UP', tx_connection_pool: 'UP' },
        },
      ],
    });
  });

  it.each(['/health/live', '/health/started'])('%s checks nothing', async (path) => {
    const answer = await server.asNobody.get(path);
    expect([answer.status, answer.body]).toEqual([200, { status: 'UP', checks: [] }]);
  });

  it('is down while the database is, and alive all the same', async () => {
    const pool = poolOf(server.db, 'probe');
    const connect = pool.connect;
    // The only place where a broken database can be had without breaking that of the other tests.
    pool.connect = (() => Promise.reject(new pg.DatabaseError('gone', 0, 'error'))) as typeof connect;
    try {
      const answer = await server.asNobody.get('/health/ready');
      expect(answer.status).toBe(503);
      expect(answer.body).toMatchObject({ status: 'DOWN', checks: [{ status: 'DOWN' }] });
      expect((await server.asNobody.get('/health/live')).status).toBe(200);
    } finally {
      pool.connect = connect;
    }
    expect((await server.asNobody.get('/health/ready')).status).toBe(200);
  });

  it('asks the database once for all who ask at the same time', async () => {
    const pool = poolOf(server.db, 'probe');
    const connect = pool.connect;
    const open = connect.bind(pool) as () => Promise<pg.PoolClient>;
    let connects = 0;
    const opened = Promise.withResolvers<void>();
    pool.connect = (async () => {
      connects += 1;
      await opened.promise;
      return open();
    }) as unknown as typeof connect;
    try {
      const answers = Array.from({ length: 20 }, () => server.asNobody.get('/health/ready'));
      await expect.poll(() => connects).toBe(1);
      opened.resolve();
      for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
      expect(connects).toBeLessThan(5);
    } finally {
      pool.connect = connect;
    }
  });

  it('gives up a connection that does not answer, and asks through another one', async () => {
    const pool = poolOf(server.db, 'probe');
    const connect = pool.connect;
    const open = connect.bind(pool) as () => Promise<pg.PoolClient>;
    pool.connect = (async () => {
      const client = await open();
      client.query = (() => new Promise(() => undefined)) as unknown as typeof client.query;
      return client;
    }) as unknown as typeof connect;
    await expect(probeDatabase(server.db, 20)).rejects.toThrow('No answer');
    pool.connect = connect;
    expect((await server.asNobody.get('/health/ready')).status).toBe(200);
  });

  it('is down while queued work does not move, and says so', async () => {
    // Nothing works on jobs here.
    await inTransaction(server.db, (trx) => enqueue(trx, { kind: 'test.nothing', input: {} }));
    await runSql(
      server.db,
      sql`update graphile_worker._private_jobs set run_at = now() - interval '5 minutes'`,
    );
    const other = await createApp(server.context, [healthFeature]);
    const ask = async () => {
      const { statusCode, body } = await other.inject('/health/ready');
      return { statusCode, checks: JSON.parse(body).checks.slice(1) };
    };
    expect(await ask()).toMatchObject({
      statusCode: 503,
      checks: [{ name: 'jobs', status: 'DOWN', data: { reason: 'Queued work is stalled.' } }],
    });
    await other.close();
  });

  it.each([
    ['workers that are all busy and get on', 0, '1 minute', undefined],
    ['workers of which one is free', 1, '1 second', 300],
    ['workers that do not get on', 0, '11 minutes', 300],
  ])('takes a queue in front of %s for what it is', async (_what, idle, moved, waitingSeconds) => {
    const moves = sql.lit(moved);
    await runSql(server.db, sql`delete from worker_node`);
    await runSql(
      server.db,
      sql`insert into worker_node (worker_id, node_id, idle, moved_at)
        values ('w', gen_random_uuid(), ${idle}, now() - ${moves}::interval)`,
    );
    const found = await findStandstill(server.db);
    if (waitingSeconds === undefined) expect(found).toBeUndefined();
    else expect(found?.waitingSeconds).toBeGreaterThanOrEqual(waitingSeconds);
  });
});
