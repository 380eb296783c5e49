import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../../test/server.ts';
import { features } from '../../../app.ts';
import { newUuid } from '../../../db/uuid.ts';
import type { Feature } from '../../../feature.ts';
import { base64, cycloneDx, library } from '../bom.fixtures.ts';
import { bomRoutes } from '../bom.routes.ts';
import { createBomReaders } from '../reader/bom-readers.ts';
import { createUploadBodies } from './upload-body.ts';
import { createUploadBudget } from './upload-budget.ts';

const MB = 1_000_000;
/** Little memory, so that a few uploads fill it. */
const bodies = createUploadBodies(
  createUploadBudget({ totalBytes: 22 * MB, keptBytes: MB, smallBytes: 0.25 * MB, patienceMs: 120_000 }),
);
const bom: Feature = {
  name: 'bom',
  routes: (app, context) => bomRoutes(app, context, createBomReaders(), bodies),
};

let server: TestServer;
let uploader: KeyClient;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await startTestServer({
    features: features.map((feature) => (feature.name === 'bom' ? bom : feature)),
    // Waiting for memory must not count against a client, however short its time is.
    limits: { silenceMs: 700, graceMs: 700, minBytesPerSecond: 1_000, checkEveryMs: 50 },
  });
  uploader = await server.asKey('BOM_UPLOAD', 'PROJECT_CREATION_UPLOAD');
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
});

const upload = () => ({
  projectName: `app-${newUuid()}`,
  projectVersion: '1',
  autoCreate: true,
  bom: base64(cycloneDx([library('a')])),
});

interface Sender {
  readonly socket: Socket;
  text(): string;
  send(bytes: number): void;
}

/** Begins a JSON upload whose body is sent bit by bit. */
async function begin(headers: string, head = '', type = 'application/json'): Promise<Sender> {
  const { port } = new URL(server.url);
  const socket = connect(Number(port), '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString();
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `PUT /api/v1/bom HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${uploader.key}\r\nContent-Type: ${type}\r\n` +
      `${headers}\r\n\r\n${head}`,
  );
  return {
    socket,
    text: () => text,
    send: (bytes) => {
      socket.write('x'.repeat(bytes));
    },
  };
}

const large = () => begin(`Content-Length: ${20 * MB}`, '{"bom":"');

/** Until no more is read from one of the senders though it has more to send. */
async function oneIsStuck(senders: readonly Sender[]): Promise<void> {
  let before: number[] = [];
  const isStuck = () => {
    const now = senders.map(({ socket }) => socket.writableLength);
    const stuck = now.some((length, i) => length > 0 && length === before[i]);
    before = now;
    return stuck;
  };
  await expect.poll(isStuck, { interval: 300, timeout: 10_000 }).toBe(true);
}

describe('the memory of uploads', () => {
  it('is for small ones whatever is announced, waited for or left', async () => {
    const senders = await Promise.all([large(), large(), large(), large()]);
    for (const sender of senders) sender.send(15 * MB);
    await oneIsStuck(senders);
    // A length that nobody knows is none of 20 MB.
    const chunked = await fetch(`${server.url}/api/v1/bom`, {
      method: 'PUT',
      headers: { 'x-api-key': uploader.key, 'content-type': 'application/json' },
      body: new Blob([JSON.stringify(upload())]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(chunked.status).toBe(200);
    expect((await uploader.put('/api/v1/bom', upload())).status).toBe(200);
    const form = new FormData();
    const { projectName, bom: document } = upload();
    for (const [name, value] of Object.entries({ projectName, autoCreate: 'true' })) form.set(name, value);
    form.set('bom', new Blob([Buffer.from(document, 'base64')]));
    expect((await uploader.post('/api/v1/bom', form)).status).toBe(200);
    for (const { socket } of senders) socket.destroy();
  });

  it('comes back from clients that leave, also while they wait', async () => {
    for (let round = 0; round < 3; round++) {
      const senders = await Promise.all([large(), large(), large()]);
      for (const sender of senders) sender.send(14 * MB);
      await oneIsStuck(senders);
      for (const { socket } of senders) socket.destroy();
    }
    const whole = { ...upload(), bom: Buffer.alloc(14 * MB).toString('base64') };
    const answer = await uploader.put<{ detail: string }>('/api/v1/bom', whole);
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toBe('The document is neither a JSON object nor XML');
  });

  it('is counted as unpacked, not as sent', async () => {
    const text = JSON.stringify(upload());
    const sent = gzipSync(text + ' '.repeat(15 * MB));
    const headers = { 'content-encoding': 'gzip', 'content-type': 'application/json' };
    const answers = await Promise.all([1, 2, 3].map(() => uploader.put('/api/v1/bom', sent, { headers })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const bomb = gzipSync(text + ' '.repeat(25 * MB));
    expect((await uploader.put('/api/v1/bom', bomb, { headers })).status).toBe(400);
  });

  it('is not spent on bodies that are no upload', async () => {
    const sender = await begin('Content-Length: 10000000\r\nExpect: 100-continue', '', 'text/plain');
    await expect
      .poll(sender.text)
      .toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 400 .*connection: close/is);
  });

  it('is waited for without harm to those who wait', async () => {
    const [first, second] = [await large(), await large()];
    first.send(14 * MB);
    second.send(14 * MB);
    await oneIsStuck([first, second]);
    // Longer than any silence may be; the one that is read from must go on.
    const feeding = setInterval(() => {
      for (const each of [first, second]) if (each.socket.writableLength === 0) each.send(2_000);
    }, 100);
    await sleep(1_500);
    clearInterval(feeding);
    expect([first.text(), second.text()]).toEqual(['', '']);
    const [reading, waiting] = first.socket.writableLength === 0 ? [first, second] : [second, first];
    reading.socket.destroy();
    waiting.send(6 * MB - 8);
    await expect.poll(waiting.text, { timeout: 10_000 }).toMatch(/^HTTP\/1.1 400 /);
  });
});
