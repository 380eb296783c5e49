import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { poolOf } from '../../db/database.ts';
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
    const pool = poolOf(server.db);
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
});
