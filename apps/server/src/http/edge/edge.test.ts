import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, createHttpServer } from '../server.ts';
import { edgeLimits } from './edge-limits.ts';

const limits = {
  idleMs: 400,
  headersMs: 300,
  silenceMs: 300,
  graceMs: 600,
  minBytesPerSecond: 200,
  drainMs: 2_000,
  drainBytes: 4_000_000,
  drainGraceMs: 200,
  drainBytesPerSecond: 1_000,
  checkEveryMs: 20,
};

let app: App;
let port = 0;
let handled = 0;
const sockets: Socket[] = [];

beforeAll(async () => {
  app = await createHttpServer({
    log: pino({ level: 'silent' }),
    authenticate: async () => undefined,
    limits,
  });
  const open = { config: { access: 'none' } } as const;
  app.post('/echo', open, async (request) => {
    handled++;
    return request.body;
  });
  app.get('/quick', open, async () => 'quick');
  app.get('/slow', open, async () => {
    await sleep(1_000);
    return 'slow';
  });
  app.post('/guarded', { config: { access: 'authenticated' } }, async () => 'never');
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

interface Talk {
  readonly socket: Socket;
  /** The text received so far. */
  text(): string;
  /** Resolves with everything that came and how long it took when the server has ended its side. */
  ended: Promise<{ text: string; afterMs: number }>;
  /** Errors of the connection, such as ECONNRESET. */
  readonly errors: string[];
}

async function talk(start: string): Promise<Talk> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  sockets.push(socket);
  let text = '';
  const errors: string[] = [];
  const since = performance.now();
  socket.on('data', (chunk) => {
    text += chunk.toString();
  });
  socket.on('error', (error: NodeJS.ErrnoException) => errors.push(error.code ?? error.message));
  const ended = new Promise<{ text: string; afterMs: number }>((resolve) => {
    const end = () => resolve({ text, afterMs: performance.now() - since });
    socket.once('end', end).once('close', end);
  });
  await once(socket, 'connect');
  socket.write(start);
  return { socket, text: () => text, ended, errors };
}

const post = (path: string, headers: string, body = '') =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;

/** Writes a byte now and then until the connection is closed. */
async function trickle(
  socket: Socket,
  everyMs: number,
  piece: () => string | Uint8Array = () => ' ',
): Promise<void> {
  while (!socket.destroyed && socket.writable) {
    socket.write(piece());
    await sleep(everyMs);
  }
}

function problemOf(text: string): { status: number; title: string; detail: string } {
  expect(text).toMatch(/content-type: application\/problem\+json/i);
  return JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4));
}

describe('the real limits', () => {
  it('are those that are promised to operators', () => {
    expect(edgeLimits).toMatchObject({
      headersMs: 30_000,
      silenceMs: 30_000,
      graceMs: 60_000,
      minBytesPerSecond: 1_000,
    });
  });
});

describe('a client that sends slowly', () => {
  it('is told so when the headers do not come', async () => {
    const { ended } = await talk('GET /quick HTTP/1.1\r\nHost: a\r\n');
    const { text, afterMs } = await ended;
    expect(text).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
    expect(text).toMatch(/connection: close/i);
    expect(problemOf(text)).toMatchObject({ status: 408, title: 'Request Timeout' });
    expect(afterMs).toBeGreaterThan(250);
  });

  it('is told so when the body falls silent', async () => {
    const before = handled;
    const { ended, socket } = await talk(post('/echo', 'Content-Length: 100', '{"a":'));
    const { text } = await ended;
    expect(text).toMatch(/^HTTP\/1.1 408 /);
    expect(text).toMatch(/connection: close/i);
    expect(problemOf(text)).toMatchObject({ status: 408, detail: 'Nothing of the body came for 0.3 s.' });
    await trickle(socket, 50);
    expect(handled).toBe(before);
  });

  it('is told so when the body only trickles, however it is framed', async () => {
    const declared = await talk(post('/echo', 'Content-Length: 100000', '{"a":'));
    const chunked = await talk(post('/echo', 'Transfer-Encoding: chunked', '5\r\n{"a":\r\n'));
    const packed = await talk(post('/echo', 'Content-Encoding: gzip\r\nContent-Length: 100000', ''));
    let sent = 0;
    const bytes = gzipSync(randomBytes(50_000));
    const running = [
      trickle(declared.socket, 50),
      trickle(chunked.socket, 50, () => '1\r\n \r\n'),
      trickle(packed.socket, 50, () => bytes.subarray(sent, ++sent)),
    ];
    expect(problemOf((await packed.ended).text)).toMatchObject({
      status: 408,
      title: 'Request timed out',
    });
    for (const each of [declared, chunked]) {
      const { text, afterMs } = await each.ended;
      expect(problemOf(text)).toMatchObject({
        status: 408,
        detail: 'The body came at less than 200 bytes a second.',
      });
      expect(afterMs).toBeGreaterThan(550);
    }
    await Promise.all(running);
  });

  it('is let go where nobody reads the body', async () => {
    const { ended, socket, text } = await talk(
      'GET /slow HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n',
    );
    await ended;
    // It has gone before the answer, which takes a second, was there.
    expect(text()).toBe('');
    socket.destroy();
    const quick = await talk('GET /quick HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n');
    const trickling = trickle(quick.socket, 50);
    expect((await quick.ended).text).toMatch(/^HTTP\/1.1 200 .*connection: close.*quick$/is);
    await trickling;
  });

  it('is let go when it holds an unused connection with line ends', async () => {
    const fresh = await talk('\r\n');
    const used = await talk('GET /quick HTTP/1.1\r\nHost: a\r\n\r\n');
    await expect.poll(used.text).toMatch(/quick$/);
    await Promise.all([trickle(fresh.socket, 50, () => '\r\n'), trickle(used.socket, 50, () => '\r\n')]);
  });

  it('is served when it is slow and honest', async () => {
    const { socket, text } = await talk(post('/echo', 'Content-Length: 1000', ''));
    for (let i = 0; i < 20; i++) {
      socket.write(i === 0 ? '"'.padEnd(50, 'x') : i === 19 ? '"'.padStart(50, 'x') : 'x'.repeat(50));
      await sleep(100);
    }
    await expect.poll(text).toMatch(/^HTTP\/1.1 200 /);
    // The connection serves on.
    socket.write('GET /quick HTTP/1.1\r\nHost: a\r\n\r\n');
    await expect.poll(text).toMatch(/quick$/);
    socket.destroy();
  });

  it('holds nobody else up', async () => {
    const slow = await Promise.all(
      Array.from({ length: 50 }, () => talk(post('/echo', 'Content-Length: 100000', '{'))),
    );
    const trickling = slow.map(({ socket }) => trickle(socket, 40));
    expect((await fetch(`http://127.0.0.1:${port}/quick`)).status).toBe(200);
    const ends = await Promise.all(slow.map(({ ended }) => ended));
    expect(ends.every(({ text }) => text.startsWith('HTTP/1.1 408 '))).toBe(true);
    await Promise.all(trickling);
    await expect
      .poll(() => new Promise((resolve) => app.server.getConnections((_e, n) => resolve(n))))
      .toBeLessThan(5);
  });
});

describe('an answer to a body that is still coming', () => {
  /** Sends a body in pieces without looking at answers, as many clients do, and tells whether all of it went. */
  async function pour({ socket, errors }: Talk, pieces: number): Promise<boolean> {
    for (let i = 0; i < pieces; i++) {
      if (errors.length > 0 || !socket.writable) return false;
      if (!socket.write('x'.repeat(10_000))) await settled(socket);
    }
    return errors.length === 0;
  }

  /** Until the socket takes more or nothing any more. */
  const settled = (socket: Socket) =>
    new Promise<void>((resolve) => {
      socket.once('drain', resolve).once('close', resolve);
    });

  it.each([
    ['a refused caller', '/guarded', 'Content-Type: application/json', 3_200_000, 401],
    ['a body that is too large', '/echo', 'Content-Type: application/json', 3_200_000, 413],
    ['a path that does not exist', '/nowhere', 'Content-Type: a/b', 900_000, 404],
    ['a body of an unknown kind', '/echo', 'Content-Type: a/b', 900_000, 415],
    [
      'a compressed body that cannot be unpacked',
      '/echo',
      'Content-Type: application/json\r\nContent-Encoding: gzip',
      900_000,
      400,
    ],
    ['a path that cannot be read', '/%zz', 'Content-Type: application/json', 3_200_000, 400],
  ])('reaches the sender of %s', async (_what, path, headers, bytes, status) => {
    const head = `POST ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\nContent-Length: ${bytes}\r\n\r\n`;
    const talked = await talk(head);
    expect(await pour(talked, bytes / 10_000)).toBe(true);
    const { text } = await talked.ended;
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} .*connection: close`, 'is'));
    expect(talked.errors).toEqual([]);
  });

  it('reaches the sender of chunks without an end', async () => {
    const talked = await talk(post('/echo', 'Transfer-Encoding: chunked', 'ffffff\r\n'));
    expect(await pour(talked, 250)).toBe(true);
    expect((await talked.ended).text).toMatch(/^HTTP\/1.1 413 /);
    expect(talked.errors).toEqual([]);
  });

  it('is not waited with for ever', async () => {
    const talked = await talk(post('/guarded', 'Content-Length: 320000000'));
    await talked.ended;
    expect(await pour(talked, 30_000)).toBe(false);
  });

  it('is the last one of its connection', async () => {
    const before = handled;
    const talked = await talk(post('/guarded', 'Content-Length: 200000', 'x'.repeat(10)));
    await talked.ended;
    talked.socket.write('x'.repeat(199_990) + post('/echo', 'Content-Length: 2', '{}'));
    await sleep(200);
    expect(handled).toBe(before);
    talked.socket.destroy();
  });
});

describe('a request that asks before it sends', () => {
  it('is refused without its body', async () => {
    const guarded = await talk(post('/guarded', 'Expect: 100-continue\r\nContent-Length: 2000'));
    expect((await guarded.ended).text).toMatch(/^HTTP\/1.1 401 .*connection: close/is);
    const large = await talk(post('/echo', 'Expect: 100-continue\r\nContent-Length: 20000000'));
    expect((await large.ended).text).toMatch(/^HTTP\/1.1 413 .*connection: close/is);
  });

  it('is told to go on when it is welcome', async () => {
    const { socket, text } = await talk(post('/echo', 'Expect: 100-continue\r\nContent-Length: 7'));
    await expect.poll(text).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    socket.write('{"a":1}');
    await expect.poll(text).toMatch(/HTTP\/1.1 200 OK.*\{"a":1\}$/s);
    socket.destroy();
  });
});

describe('a request that cannot be parsed', () => {
  it.each([
    ['a line that is no request', 'NONSENSE\r\n\r\n', 400],
    ['a header without a name', 'GET /quick HTTP/1.1\r\nHost: a\r\n: x\r\n\r\n', 400],
    ['two lengths', post('/echo', 'Content-Length: 1\r\nContent-Length: 2'), 400],
    ['chunks of no size', post('/echo', 'Transfer-Encoding: chunked', 'zz\r\n'), 400],
    ['headers without end', `GET /quick HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}`, 431],
    ['chunk extensions', post('/echo', 'Transfer-Encoding: chunked', `1;${'x'.repeat(20_000)}`), 413],
  ])('is answered by a problem document: %s', async (_what, request, status) => {
    const { ended, errors } = await talk(request);
    const { text } = await ended;
    expect(text).toMatch(/connection: close/i);
    expect(problemOf(text).status).toBe(status);
    expect(errors).toEqual([]);
  });

  it('is answered though the client sends on', async () => {
    const talked = await talk(`GET /quick HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(1_000_000)}`);
    talked.socket.write('x'.repeat(1_000_000));
    expect(problemOf((await talked.ended).text).status).toBe(431);
    expect(talked.errors).toEqual([]);
  });

  it('leaves the answer of the request before it', async () => {
    const { ended } = await talk(`GET /slow HTTP/1.1\r\nHost: a\r\n\r\nNONSENSE\r\n\r\n`);
    expect((await ended).text).toMatch(/^HTTP\/1.1 200 .*slowHTTP\/1.1 400 /s);
  });
});
