import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable, Writable } from 'node:stream';
import { levels, pino } from 'pino';
import { expect, it } from 'vitest';
import { withoutConnection } from '../db/list/batches.ts';
import { endpoint } from './endpoint.ts';
import { sendJsonArray } from './json-stream.ts';
import { sendTexts } from './send-texts.ts';
import { createHttpServer } from './server.ts';

/** A server that notes what it logs from warnings up. */
async function start() {
  const warnings: string[] = [];
  const sink = new Writable({
    write(line, _encoding, done) {
      const { level, msg } = JSON.parse(String(line)) as { level: number; msg: string };
      if (['warn', 'error'].includes(levels.labels[level] ?? '')) warnings.push(msg);
      done();
    },
  });
  return { app: await createHttpServer({ log: pino(sink), authenticate: async () => undefined }), warnings };
}

it('an async handler that answers by itself is not answered for again', async () => {
  const { app, warnings } = await start();
  endpoint(app, 'GET /health/live', async ({ reply }) =>
    reply.code(503).send({ status: 'DOWN', checks: [] }),
  );
  const answer = await app.inject('/health/live');
  await app.close();
  expect(answer.statusCode).toBe(503);
  expect(warnings).toEqual([]);
});

it('an answer that its reader gives up is no error', async () => {
  const { app, warnings } = await start();
  let isEnded = false;
  async function* endless() {
    try {
      for (;;) yield 'x'.repeat(100_000);
    } finally {
      isEnded = true;
    }
  }
  endpoint(app, 'GET /health/live', async ({ reply }) =>
    reply.type('text/plain').send(Readable.from(endless(), { objectMode: false })),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  socket.destroy();
  await expect.poll(() => isEnded).toBe(true);
  await app.close();
  expect(warnings).toEqual([]);
});

it('the body of an answer to HEAD is not read', async () => {
  const { app, warnings } = await start();
  let read = 0;
  let isEnded = false;
  async function* body() {
    try {
      for (; read < 100; read++) {
        await new Promise((resolve) => setImmediate(resolve));
        yield 'x'.repeat(100_000);
      }
    } finally {
      isEnded = true;
    }
  }
  endpoint(app, 'GET /health/live', async ({ reply }) => sendTexts(reply.type('text/plain'), body()));
  const answer = await app.inject({ method: 'HEAD', url: '/health/live' });
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'text/plain', '']);
  await expect.poll(() => isEnded).toBe(true);
  await app.close();
  expect(read).toBeLessThan(10);
  expect(warnings).toEqual([]);
});

it('rows become text as far as their reader takes them', async () => {
  const { app } = await start();
  let made = 0;
  const row = {
    toJSON() {
      made += 1;
      return 'x'.repeat(100_000);
    },
  };
  async function* batches() {
    yield Array.from({ length: 1_000 }, () => row);
  }
  endpoint(app, 'GET /health/live', async ({ reply }) => sendJsonArray(reply, withoutConnection(batches())));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'readable');
  expect(made).toBeLessThan(1_000);
  socket.destroy();
  await app.close();
});
