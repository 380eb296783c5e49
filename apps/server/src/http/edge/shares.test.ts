import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Principal } from '../principal.ts';
import { sendTexts } from '../send-texts.ts';
import { type App, createHttpServer } from '../server.ts';

const limits = {
  requests: 6,
  requestsPerCaller: 3,
  largeAnswers: 3,
  largeAnswersPerCaller: 2,
  largeWaitMs: 50,
  checkEveryMs: 20,
};

let app: App;
let url = '';
let port = 0;
/** Ends the answers of `/held`. */
let release = () => {};
let released: Promise<void>;
/** Answers that are being made. */
let holding = 0;
let sending = 0;
/** Answers that were begun, ended or not. */
let begun = 0;
const sockets: Socket[] = [];

/** The header says who is calling. */
const principalNamed = (id: string): Principal => ({
  kind: 'api-key',
  name: id,
  apiKeyId: Number(id),
  teams: [],
  permissions: new Set(),
  teamPermissions: new Map(),
  scope: { kind: 'all' } as never,
});

async function* megabytes(count: number) {
  sending++;
  begun++;
  try {
    for (let n = 0; n < count; n++) yield 'x'.repeat(1_000_000);
  } finally {
    sending--;
  }
}

beforeAll(async () => {
  app = await createHttpServer({
    log: pino({ level: 'silent' }),
    authenticate: async ({ headers }) => principalNamed(`${headers['x-api-key']}`),
    limits,
  });
  const held = async () => {
    holding++;
    await released;
    holding--;
    return 'held';
  };
  app.get('/held', { config: { access: 'authenticated' } }, held);
  app.get('/open', { config: { access: 'none' } }, held);
  app.get('/ready', { config: { access: 'none', endpoint: 'GET /health/ready' } }, async () => 'ready');
  app.get('/metrics', { config: { access: 'none', endpoint: 'GET /metrics' } }, held);
  const large = { access: 'authenticated', endpoint: 'GET /api/v1/bom/cyclonedx/project/{uuid}' } as const;
  app.get('/large', { config: large }, async (_request, reply) =>
    reply.type('text/plain').send(Readable.from(megabytes(50), { objectMode: false })),
  );
  app.get('/small', { config: large }, async (_request, reply) =>
    reply
      .type('text/plain')
      .header('content-disposition', 'attachment; filename="small"')
      .send(Readable.from(megabytes(1), { objectMode: false })),
  );
  app.get('/texts', { config: large }, async (_request, reply) =>
    sendTexts(reply.header('content-disposition', 'attachment; filename="texts"'), megabytes(1)),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
  url = `http://127.0.0.1:${port}`;
});
beforeEach(() => {
  released = new Promise((resolve) => {
    release = resolve;
  });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

const get = (path: string, key = '1') => fetch(url + path, { headers: { 'x-api-key': key } });

/** Asks without reading the answer. */
async function leaveUnread(request: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.pause();
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(request);
  return socket;
}
const requestOf = (path: string, key: string) =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${key}\r\n\r\n`;

async function expectRefused(answer: Response): Promise<void> {
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(answer.headers.get('content-disposition')).toBeNull();
  expect(await answer.json()).toMatchObject({ status: 429, code: 'request.too_many' });
}

describe('requests in flight', () => {
  it('are bounded for a caller, whichever connections they come on', async () => {
    const first = Promise.all([get('/held'), get('/held'), get('/held')]);
    await expect.poll(() => holding).toBe(3);
    await expectRefused(await get('/held'));
    const other = get('/held', '2');
    release();
    expect((await first).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await other).status).toBe(200);
    expect((await get('/held')).status).toBe(200);
  });

  it('are bounded for an address without credentials', async () => {
    const first = Promise.all([get('/open'), get('/open'), get('/open')]);
    await expect.poll(() => holding).toBe(3);
    await expectRefused(await get('/open'));
    const known = get('/held', '5');
    release();
    await first;
    expect((await known).status).toBe(200);
  });

  it('are bounded in all, except for the endpoints that watch the node', async () => {
    const first = ['1', '1', '1', '2', '2', '2'].map((key) => get('/held', key));
    await expect.poll(() => holding).toBe(6);
    await expectRefused(await get('/held', '4'));
    expect(await Promise.all([get('/ready'), get('/ready')])).toMatchObject([
      { status: 200 },
      { status: 200 },
    ]);
    release();
    for (const answer of await Promise.all(first)) expect(answer.status).toBe(200);
  });

  it('are bounded for metrics, which read the database before they know who asks', async () => {
    const first = [1, 2, 3, 4].map(() => get('/metrics'));
    await expect.poll(() => holding).toBe(4);
    await expectRefused(await get('/metrics', '2'));
    const known = get('/held');
    release();
    for (const answer of await Promise.all([...first, known])) expect(answer.status).toBe(200);
  });

  it('end with their connection, also those behind the answer that is being sent', async () => {
    const socket = await leaveUnread(requestOf('/held', '7').repeat(3));
    await expect.poll(() => holding).toBe(3);
    await expectRefused(await get('/small', '7'));
    socket.destroy();
    await expect.poll(async () => (await get('/small', '7')).status).toBe(200);
    release();
  });
});

describe('large answers', () => {
  it('are bounded for a caller: others wait for a place, and are refused after a time', async () => {
    const unread = await Promise.all([1, 2].map(() => leaveUnread(requestOf('/large', '1'))));
    await expect.poll(() => sending).toBe(2);
    await expectRefused(await get('/small', '1'));
    expect((await get('/small', '2')).status).toBe(200);
    for (const socket of unread) socket.destroy();
    // Everything that an answer held is released with its connection.
    await expect.poll(() => sending).toBe(0);
    expect((await get('/small', '1')).status).toBe(200);
  });

  it('are not read from the database before they have a place', async () => {
    const unread = await Promise.all([1, 2].map(() => leaveUnread(requestOf('/large', '1'))));
    await expect.poll(() => sending).toBe(2);
    const before = begun;
    await expectRefused(await get('/texts', '1'));
    expect(begun).toBe(before);
    for (const socket of unread) socket.destroy();
    await expect.poll(() => sending).toBe(0);
    const answer = await get('/texts', '1');
    expect([answer.status, (await answer.text()).length]).toEqual([200, 1_000_000]);
  });

  it('begin when another one ends', async () => {
    const [first] = await Promise.all([1, 2].map(() => leaveUnread(requestOf('/large', '1'))));
    await expect.poll(() => sending).toBe(2);
    const waiting = get('/small', '1');
    first?.destroy();
    expect((await waiting).status).toBe(200);
  });
});
