import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeRequestsInTurns } from './request-turns.ts';

/** A server whose requests come when a test says so, and the paths of those that have begun. */
function stage() {
  const begun: string[] = [];
  const server = createServer((request) => begun.push(request.url ?? ''));
  // A connection is no more than the word of it here.
  server.removeAllListeners('connection');
  takeRequestsInTurns(server);
  const come = (url: string, headers = {}) => {
    const caller = { isGone: false };
    const socket = {
      get destroyed() {
        return caller.isGone;
      },
    };
    server.emit('request', { url, headers, socket }, {});
    return caller;
  };
  return { come, begun, connect: () => server.emit('connection', {}) };
}

test('of requests that come together one begins in each turn', async () => {
  const { come, begun } = stage();
  for (const path of ['/a', '/b', '/c']) come(path);
  expect(begun).toEqual(['/a']);
  await nextTurn();
  expect(begun).toEqual(['/a', '/b']);
  await nextTurn();
  expect(begun).toEqual(['/a', '/b', '/c']);
});

test('a caller does not wait behind all that another one has sent', async () => {
  const { come, begun } = stage();
  for (let at = 0; at < 100; at++) come(`/${at}`, { 'x-api-key': 'one' });
  come('/other', { 'x-api-key': 'two' });
  come('/third', { authorization: 'Bearer three' });
  for (let turn = 0; turn < 4; turn++) await nextTurn();
  expect(begun).toEqual(['/0', '/1', '/other', '/third', '/2']);
});

describe('while connections arrive', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('requests wait, so that a probe behind them is accepted soon', async () => {
    const { come, begun, connect } = stage();
    for (const path of ['/a', '/b']) come(path);
    for (let turn = 0; turn < 5; turn++) {
      connect();
      await nextTurn();
    }
    expect(begun).toEqual(['/a']);
    await nextTurn();
    await nextTurn();
    expect(begun).toEqual(['/a', '/b']);
  });

  test('they do not wait for long', async () => {
    const { come, begun, connect } = stage();
    for (const path of ['/a', '/b']) come(path);
    vi.advanceTimersByTime(20);
    connect();
    await nextTurn();
    await nextTurn();
    expect(begun).toEqual(['/a', '/b']);
  });
});

test('a request that comes alone begins at once', async () => {
  const { come, begun } = stage();
  come('/a');
  await nextTurn();
  await nextTurn();
  come('/b');
  expect(begun).toEqual(['/a', '/b']);
});

test.each(['/health', '/health/ready', '/waybill/health/live?x=1', '/health/started/'])(
  'the probe %s does not wait behind those that came before it',
  async (probe) => {
    const { come, begun } = stage();
    for (let at = 0; at < 30; at++) come(`/${at}`);
    come(probe);
    expect(begun).toEqual(['/0', probe]);
  },
);

test.each(['/health-check', '/api/v1/project?path=/health', '/health/ready/more'])(
  '%s is no probe',
  async (path) => {
    const { come, begun } = stage();
    come('/first');
    come(path);
    expect(begun).toEqual(['/first']);
  },
);

test('whoever has left before the turn is not begun with', async () => {
  const { come, begun } = stage();
  come('/a');
  come('/b').isGone = true;
  come('/c');
  for (let turn = 0; turn < 3; turn++) await nextTurn();
  expect(begun).toEqual(['/a', '/c']);
});

test('requests that a client sends without waiting for answers are answered in their order', async () => {
  const server = createServer((request, response) => response.end(request.url));
  takeRequestsInTurns(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const paths = Array.from({ length: 50 }, (_, at) => `/${at}`);
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  const head = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: a\r\n${path === '/49' ? 'Connection: close\r\n' : ''}\r\n`;
  socket.write(paths.map(head).join(''));
  await once(socket, 'end');
  expect([...text.matchAll(/\r\n\r\n(\/\d+)/g)].map(([, path]) => path)).toEqual(paths);
  server.close();
});
