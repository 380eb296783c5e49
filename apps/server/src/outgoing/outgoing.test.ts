import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { secureIdentity, startProxyServer } from '@waybill/test-kit';
import { afterEach, describe, expect, it } from 'vitest';
import type { OutgoingConfig } from '../config/outgoing-config.ts';
import { testOutgoing } from './outgoing.fixtures.ts';
import type { OutgoingRequest } from './outgoing.ts';
import { fetchBytes, fetchJson, readBytes } from './read-body.ts';

const ends: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const never = new AbortController().signal;

/** A host on this machine; every request to it is kept. */
async function startHost(answer: RequestListener, tls?: { cert: string; key: string }) {
  const requests: IncomingMessage[] = [];
  const listener: RequestListener = (request, response) => {
    requests.push(request);
    answer(request, response);
  };
  const server = tls ? createSecureServer(tls, listener) : createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  ends.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return { port, url: `http://127.0.0.1:${port}`, requests };
}

function client(config: Partial<OutgoingConfig> = {}) {
  const outgoing = testOutgoing(config);
  ends.push(() => outgoing.close());
  const ask = (url: string, more: Partial<OutgoingRequest> = {}) =>
    outgoing.ask({ url: new URL(url), signal: never, ...more });
  return { outgoing, ask };
}

const text = async (response: Awaited<ReturnType<ReturnType<typeof client>['ask']>>) =>
  (await readBytes(response, 1_000)).toString();

describe('an outgoing request', () => {
  it('says who asks, and whom to complain to', async () => {
    const host = await startHost((_request, response) => response.end());
    (await client().ask(host.url)).drop();
    (await client({ contact: 'mailto:me@example.com' }).ask(host.url)).drop();
    expect(host.requests.map((request) => request.headers['user-agent'])).toEqual([
      expect.stringMatching(/^Waybill\/\d+\.\d+\.\d+$/),
      expect.stringMatching(/^Waybill\/\d+\.\d+\.\d+ \(\+mailto:me@example\.com\)$/),
    ]);
  });

  it('follows redirects, and tells another host nothing that may be secret', async () => {
    const other = await startHost((_request, response) => response.end('there'));
    const host = await startHost((request, response) => {
      if (request.url === '/second')
        response.writeHead(302, { location: `http://localhost:${other.port}/` }).end();
      else response.writeHead(301, { location: '/second' }).end();
    });
    const headers = { 'X-Api-Key': 'hush', accept: 'text/plain', range: 'bytes=0-' };
    const address = new URL(host.url);
    address.username = 'me';
    address.password = 'secret';
    const answer = await client().ask(address.href, { headers });
    expect(await text(answer)).toBe('there');
    for (const { headers: sent } of host.requests)
      expect(sent).toMatchObject({ authorization: `Basic ${btoa('me:secret')}`, 'x-api-key': 'hush' });
    const [sent] = other.requests;
    expect(sent?.headers).toMatchObject({ accept: 'text/plain', range: 'bytes=0-' });
    expect(sent?.headers).not.toHaveProperty('authorization');
    expect(sent?.headers).not.toHaveProperty('x-api-key');
  });

  it('follows five redirects and no sixth', async () => {
    const host = await startHost((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.end('arrived');
      else response.writeHead(307, { location: `/${left - 1}` }).end();
    });
    const { ask } = client();
    expect(await text(await ask(`${host.url}/5`))).toBe('arrived');
    await expect(ask(`${host.url}/6`)).rejects.toMatchObject({
      kind: 'forbidden',
      message: /redirects too often/,
    });
  });

  it.each([302, 307, 308])('that writes does not follow a redirect by %i', async (status) => {
    const host = await startHost((_request, response) =>
      response.writeHead(status, { location: '/new' }).end(),
    );
    const posting = client().ask(`${host.url}/old`, { method: 'POST', body: '{}' });
    await expect(posting).rejects.toMatchObject({ kind: 'forbidden', message: /redirects POST to "\/new"/ });
    expect(host.requests).toHaveLength(1);
  });

  it('ends when its time is over, however the host drips', async () => {
    const host = await startHost((_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    });
    const answer = await client().ask(host.url, { totalMs: 300 });
    await expect(readBytes(answer, 1_000)).rejects.toMatchObject({
      kind: 'ill',
      message: /did not finish within 0\.3 seconds/,
      problem: { code: 'TIMED_OUT' },
    });
  });

  it('does not wait for a host that never answers, or falls silent in the middle', async () => {
    const host = await startHost((request, response) => {
      if (request.url === '/middle') response.writeHead(200).write('half');
    });
    const outgoing = testOutgoing({}, 300);
    ends.push(() => outgoing.close());
    const problem = { code: 'TIMED_OUT' };
    const ask = (path: string) => outgoing.ask({ url: new URL(path, host.url), signal: never });
    await expect(ask('/never')).rejects.toMatchObject({ kind: 'unreachable', problem });
    await expect(readBytes(await ask('/middle'), 1_000)).rejects.toMatchObject({ kind: 'ill', problem });
  }, 10_000);

  it('gives statuses to callers who read them, and makes an error of the others', async () => {
    const host = await startHost((_request, response) =>
      response.writeHead(404, { message: 'Invalid apiKey.' }).end(),
    );
    const answer = await client().ask(host.url, { reads: [404] });
    expect([answer.status, answer.header('message')]).toEqual([404, 'Invalid apiKey.']);
    answer.drop();
    await expect(client().ask(host.url)).rejects.toMatchObject({ kind: 'absent' });
  });
});

describe('a body', () => {
  const request = (host: { url: string }) => ({
    url: async () => new URL(host.url),
    kind: 'json' as const,
    signal: never,
  });

  it('is unpacked, and may be asked to be packed', async () => {
    const host = await startHost((_message, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"a":1}')),
    );
    const { value } = await fetchJson(client().outgoing, request(host));
    expect(value).toEqual({ a: 1 });
    expect(host.requests[0]?.headers['accept-encoding']).toContain('gzip');
  });

  it('is given up when it is too large, also after it was unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(30 * 1_048_576));
    const host = await startHost((_message, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    );
    const fetching = fetchBytes(client().outgoing, request(host));
    await expect(fetching).rejects.toMatchObject({ kind: 'corrupt', message: /larger than 20971520 bytes/ });
  });

  it('waits where two others of its size are being read', async () => {
    const size = 16 * 1_048_576;
    const sent: ServerResponse[] = [];
    const host = await startHost((_message, response) => {
      // Called when all of it has left, which needs somebody who reads.
      response.write(Buffer.alloc(size), () => sent.push(response));
    });
    const { outgoing } = client();
    const bodies = Array.from({ length: 3 }, () => fetchBytes(outgoing, request(host)));
    await expect.poll(() => sent.length).toBe(2);
    await setTimeout(200);
    expect(sent.length).toBe(2);
    for (const response of sent.splice(0)) response.end();
    await expect.poll(() => sent.length).toBe(1);
    for (const response of sent) response.end();
    expect((await Promise.all(bodies)).map((body) => body.length)).toEqual(Array(3).fill(size));
  });

  it('that is no JSON is asked for again, and shows how it begins', async () => {
    let asked = 0;
    const host = await startHost((_message, response) => {
      asked += 1;
      response.end(asked === 1 ? '<html>\n<h1>Sign in</h1>' : '{}');
    });
    await expect(fetchJson(client().outgoing, request(host))).resolves.toMatchObject({ value: {} });
    expect(asked).toBe(2);
  });
});

describe('a proxy', () => {
  const secret = { user: 'me@work', password: 'p:w%' };
  const { cert, key, authority } = secureIdentity;

  it('is asked for a tunnel with its credentials, which the host never sees', async () => {
    const host = await startHost((_request, response) => response.end('through'), { cert, key });
    const proxy = await startProxyServer({ credentials: secret, hosts: { 'secure.test:443': host.port } });
    ends.push(() => proxy.close());
    const { ask } = client({ httpsProxy: proxy.url, ca: authority });
    expect(await text(await ask('https://secure.test/path'))).toBe('through');
    expect(proxy.requests).toMatchObject([{ method: 'CONNECT', target: 'secure.test:443', status: 200 }]);
    expect(host.requests[0]?.headers).not.toHaveProperty('proxy-authorization');
    expect(host.requests[0]?.url).toBe('/path');
  });

  it('forwards what is not encrypted, and neither gets nor passes on what is not its own', async () => {
    const host = await startHost((_request, response) => response.end('through'));
    const proxy = await startProxyServer({ credentials: secret, hosts: { 'plain.test:80': host.port } });
    ends.push(() => proxy.close());
    const { ask } = client({ httpProxy: proxy.url });
    expect(await text(await ask('http://plain.test/'))).toBe('through');
    expect(host.requests[0]?.headers).not.toHaveProperty('proxy-authorization');
  });

  it('does not make an unknown authority trusted', async () => {
    const host = await startHost((_request, response) => response.end(), { cert, key });
    const proxy = await startProxyServer({ hosts: { 'secure.test:443': host.port } });
    ends.push(() => proxy.close());
    const asking = client({ httpsProxy: proxy.url }).ask('https://secure.test/');
    await expect(asking).rejects.toMatchObject({ kind: 'unreachable', problem: { code: 'CERTIFICATE' } });
  });

  it('that refuses us is named, without the password', async () => {
    const proxy = await startProxyServer({ credentials: secret, hosts: {} });
    ends.push(() => proxy.close());
    const wrong = proxy.url.replace('p%3Aw', 'wrong');
    const error = await client({ httpsProxy: wrong })
      .ask('https://secure.test/')
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({ message: expect.stringContaining('407') });
    expect(String(error)).not.toContain('wrong');
  });

  it('is left out for hosts that are listed, and for this machine', async () => {
    const host = await startHost((_request, response) => response.end('direct'));
    const proxy = await startProxyServer({ hosts: {} });
    ends.push(() => proxy.close());
    const { ask } = client({ httpProxy: proxy.url, noProxy: '.invalid' });
    expect(await text(await ask(`http://localhost:${host.port}/`))).toBe('direct');
    await expect(ask('http://mirror.invalid/')).rejects.toMatchObject({
      problem: { code: 'HOST_NOT_FOUND' },
    });
    expect(proxy.requests).toEqual([]);
  });
});
