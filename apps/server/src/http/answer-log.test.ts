import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { type LogDescriptor, levels, pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { sendJsonArray } from './json-stream.ts';
import { type App, createHttpServer } from './server.ts';

/** More than the buffers between server and caller hold, so that an unread answer never ends. */
const manyBatches = 2_000;
const batch = Array.from({ length: 100 }, (_item, n) => ({ n, text: `${n}`.repeat(100) }));

async function* batches(failAt: number) {
  for (let n = 0; n < manyBatches; n++) {
    if (n === failAt) throw new Error('The database has gone');
    yield batch;
  }
}

/** A server with a list that ends well and one that breaks off, and what it logs. */
async function startLogged() {
  const lines: LogDescriptor[] = [];
  const logged = new EventTarget();
  const sink = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      logged.dispatchEvent(new Event('line'));
      done();
    },
  });
  const log = pino({ level: 'debug' }, sink);
  const app = await createHttpServer({ log, authenticate: async () => undefined });
  const config = { access: 'none' } as const;
  app.get('/whole', { config }, async (_request, reply) => sendJsonArray(reply, batches(-1)));
  app.get('/broken', { config }, async (_request, reply) => sendJsonArray(reply, batches(50)));
  await app.listen({ host: '127.0.0.1', port: 0 });
  // Without the line that says where it listens.
  lines.length = 0;
  const firstLine = once(logged, 'line');
  return { app, lines, firstLine };
}

async function ask(app: App, path: string, encoding: string): Promise<IncomingMessage> {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'accept-encoding': encoding };
  const [answer] = (await once(get({ port, host: '127.0.0.1', path, headers }), 'response')) as [
    IncomingMessage,
  ];
  answer.on('error', () => undefined);
  return answer;
}

const shown = (lines: readonly LogDescriptor[]) =>
  lines.map(({ level, err }) => ({ level: levels.labels[level], message: err?.message }));

describe.each(['gzip', 'identity'])('a long answer (%s)', (encoding) => {
  it('that its caller does not wait for is no error', async () => {
    const { app, lines, firstLine } = await startLogged();
    const answer = await ask(app, '/whole', encoding);
    await once(answer, 'readable');
    answer.destroy();
    await firstLine;
    await app.close();
    expect(shown(lines)).toEqual([{ level: 'debug', message: undefined }]);
  });

  it('that breaks off by a fault of ours is an error in the log, and is seen by its caller', async () => {
    const { app, lines, firstLine } = await startLogged();
    const answer = await ask(app, '/broken', encoding);
    answer.resume();
    await new Promise((resolve) => answer.once('close', resolve));
    await firstLine;
    await app.close();
    expect(answer.complete).toBe(false);
    expect(shown(lines)).toContainEqual({ level: 'error', message: 'The database has gone' });
    expect(lines).toContainEqual(expect.objectContaining({ url: '/broken' }));
  });
});
