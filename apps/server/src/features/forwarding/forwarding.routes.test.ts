import { Writable } from 'node:stream';
import type { Forwarding } from '@waybill/api-contract';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/client.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { features } from '../../app.ts';
import type { Feature } from '../../feature.ts';
import { watchForwarding } from './forwarding.service.ts';

let server: TestServer;
let administrator: TestClient;
let addresses: string[];
afterEach(() => server.close());

/** Keeps the address that each request is taken to come from. */
const listener: Feature = {
  name: 'listener',
  routes: (app) =>
    app.addHook('onRequest', async ({ ip }) => {
      addresses.push(ip);
    }),
};

async function start(trustedProxies: string[], now?: () => Date): Promise<void> {
  addresses = [];
  server = await startTestServer({
    features: [...features, listener],
    config: { trustedProxies },
    ...(now ? { now } : {}),
  });
  administrator = await server.asKey('SYSTEM_CONFIGURATION');
}

const ask = (forwarded?: string) =>
  administrator.get<Forwarding>('/api/waybill/v1/forwarding', {
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });

describe('a forwarded address', () => {
  it('is believed from a trusted proxy, without a word', async () => {
    await start(['loopback']);
    expect((await ask('203.0.113.9')).body).toEqual({ ignoredProxy: null });
    expect((await ask()).body).toEqual({ ignoredProxy: null });
    expect(addresses).toEqual(['203.0.113.9', '127.0.0.1']);
  });

  it('is believed no further than the proxies that are trusted', async () => {
    await start(['loopback', '10.0.0.0/8']);
    await ask('6.6.6.6, 203.0.113.9, 10.1.2.3');
    expect(addresses).toEqual(['203.0.113.9']);
  });

  it('is not believed from anybody else, which administrators are shown for a day', async () => {
    let time = new Date('2026-05-01T10:00:00Z');
    await start(['10.0.0.1'], () => time);
    const at = time.getTime();
    expect((await ask('203.0.113.9')).body).toEqual({ ignoredProxy: { address: '127.0.0.1', at } });
    expect(addresses).toEqual(['127.0.0.1']);
    time = new Date('2026-05-02T09:00:00Z');
    expect((await ask()).body).toEqual({ ignoredProxy: { address: '127.0.0.1', at } });
    time = new Date('2026-05-02T11:00:00Z');
    expect((await ask()).body).toEqual({ ignoredProxy: null });
  });

  it('is shown to those alone who configure the system', async () => {
    await start(['10.0.0.1']);
    const viewer = await server.asKey('VIEW_PORTFOLIO', 'ACCESS_MANAGEMENT');
    expect((await viewer.get('/api/waybill/v1/forwarding')).status).toBe(403);
  });

  it('is logged once for a peer, and for so many peers only', async () => {
    await start(['loopback']);
    const lines: string[] = [];
    const log = pino(
      { level: 'warn' },
      new Writable({
        write(line, _encoding, done) {
          lines.push(String(line));
          done();
        },
      }),
    );
    const watch = watchForwarding({ ...server.context, log });
    for (let round = 0; round < 3; round++) {
      for (let peer = 1; peer <= 40; peer++) await watch.note(`::ffff:192.0.2.${peer}`);
    }
    await watch.note('127.0.0.1');
    expect(lines).toHaveLength(16);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ address: '192.0.2.1' });
    expect((await ask()).body.ignoredProxy?.address).toBe('192.0.2.16');
  });
});
