import { Writable } from 'node:stream';
import { levels, pino } from 'pino';
import { expect, it } from 'vitest';
import { endpoint } from './endpoint.ts';
import { createHttpServer } from './server.ts';

it('an async handler that answers by itself is not answered for again', async () => {
  const logged: { level: number; msg: string; err?: { code: string } }[] = [];
  const sink = new Writable({
    write(line, _encoding, done) {
      logged.push(JSON.parse(String(line)));
      done();
    },
  });
  const app = await createHttpServer({ log: pino(sink), authenticate: async () => undefined });
  endpoint(app, 'GET /health/live', async ({ reply }) =>
    reply.code(503).send({ status: 'DOWN', checks: [] }),
  );
  const answer = await app.inject('/health/live');
  await app.close();
  expect(answer.statusCode).toBe(503);
  expect(logged.filter(({ level }) => levels.labels[level] === 'warn')).toEqual([]);
});
