import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WaitTooLong } from '../db/turnstile.ts';
import { createHttpServer } from './server.ts';

const refusal = (code: string) => Object.assign(new pg.DatabaseError(code, 0, 'error'), { code });

describe('what the database refuses', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createHttpServer({ log: pino({ level: 'silent' }), authenticate: async () => undefined });
    app.get('/:code', { config: { access: 'none' } }, async (request) => {
      throw refusal((request.params as { code: string }).code);
    });
  });
  afterAll(() => app.close());

  it.each([
    ['a deadlock', '40P01', 503],
    ['a serialization failure', '40001', 503],
    ['a lock that was waited for too long', '55P03', 503],
    ['a database that is away', '57P03', 503],
    ['a full disk', '53100', 503],
    ['what another request made first', '23505', 409],
    ['what another request deleted', '23503', 404],
    ['a fault of ours', '42703', 500],
  ])('%s (%s) is answered by %i', async (_what, code, status) => {
    const answer = await app.inject(`/${code}`);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.headers['retry-after']).toEqual(
      status === 503 ? expect.stringMatching(/^\d+$/) : undefined,
    );
  });

  it('no place in time is answered by 503, also where the contract has its own forms', async () => {
    const busy = await createHttpServer({
      log: pino({ level: 'silent' }),
      authenticate: async () => undefined,
    });
    busy.get('/api/v1/busy', { config: { access: 'none' } }, async () => {
      throw new WaitTooLong('none of 16 places became free');
    });
    const answer = await busy.inject('/api/v1/busy');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toMatchObject({ status: 503, title: 'Service Unavailable' });
    await busy.close();
  });
});
