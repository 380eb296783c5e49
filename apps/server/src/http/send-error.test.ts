import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
});
