import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, createHttpServer } from '../server.ts';

const limits = { silenceMs: 300, graceMs: 600, minBytesPerSecond: 20_000_000, checkEveryMs: 20 };
/** More than the buffers of the network hold. */
const answerMegabytes = 40;

let app: App;
let port = 0;
let open = 0;
const sockets: Socket[] = [];

async function* megabytes(count: number, pauseMs = 0) {
  open++;
  try {
    for (let n = 0; n < count; n++) {
      yield 'x'.repeat(1_000_000);
      if (pauseMs > 0) await sleep(pauseMs);
    }
  } finally {
    open--;
  }
}

beforeAll(async () => {
  app = await createHttpServer({
    log: pino({ level: 'silent' }),
    authenticate: async () => undefined,
    limits,
  });
  const config = { access: 'none' } as const;
  app.get('/quick', { config }, async () => 'quick');
  app.get('/streamed', { config }, (_request, reply) =>
    reply.type('text/plain').send(Readable.from(megabytes(answerMegabytes), { objectMode: false })),
  );
  app.get('/whole', { config }, (_request, reply) =>
    reply.type('text/plain').send('x'.repeat(answerMegabytes * 1_000_000)),
  );
  app.get('/slow', { config }, (_request, reply) =>
    reply.type('text/plain').send(Readable.from(megabytes(3, 500), { objectMode: false })),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

async function ask(...paths: string[]): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.pause();
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''));
  return socket;
}

const connections = () =>
  new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));

describe('an answer that nobody reads', () => {
  it.each([
    ['piece by piece', ['/streamed']],
    ['whole', ['/whole']],
    ['behind one that was read', ['/quick', '/streamed']],
  ])('is cut off, and gives back what it held: %s', async (_how, paths) => {
    await ask(...paths);
    await expect.poll(connections).toBe(1);
    await expect.poll(connections, { timeout: 5_000 }).toBe(0);
    await expect.poll(() => open).toBe(0);
  });
});

describe('an answer that is read slowly', () => {
  it('is cut off when it is too slow on average, though it never stands still', async () => {
    const socket = await ask('/streamed');
    const since = performance.now();
    let isOpen = true;
    socket.once('close', () => {
      isOpen = false;
    });
    // About 10 MB a second, half of what is asked for.
    while (isOpen && performance.now() - since < 10_000) {
      for (let read = 0; read < 500_000; ) {
        const chunk = socket.read() as Buffer | null;
        if (chunk === null) break;
        read += chunk.length;
      }
      await sleep(50);
    }
    expect(isOpen).toBe(false);
    expect(performance.now() - since).toBeGreaterThan(limits.graceMs);
    await expect.poll(() => open).toBe(0);
  });

  it('arrives when it is read well, and when it is the server that is slow', async () => {
    for (const [path, size] of [
      ['/streamed', answerMegabytes],
      ['/whole', answerMegabytes],
      ['/slow', 3],
    ] as const) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      expect((await answer.arrayBuffer()).byteLength).toBe(size * 1_000_000);
    }
  });
});
