import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAllowedHosts } from '../config/hosts/allowed-hosts.ts';
import { classifyAddress } from './address/address-class.ts';
import { createAddressPolicy, RefusedAddressError } from './address/address-policy.ts';
import { testOutgoing } from './outgoing.fixtures.ts';

/** Stands for a public address: nobody can listen at a real one. */
const publicAddress = '127.0.0.2';
const classify = (address: string) => (address === publicAddress ? 'public' : classifyAddress(address));
const never = new AbortController().signal;
const ends: (() => Promise<unknown> | unknown)[] = [];
const inside = { url: '', asked: 0 };
let outside: string;

async function listen(host: string, answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  ends.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  inside.url = await listen('127.0.0.1', (_request, response) => {
    inside.asked += 1;
    response.end('inside');
  });
  // Redirects to whatever its path says.
  const redirect: RequestListener = (request, response) => {
    const location = decodeURIComponent(request.url?.slice(1) ?? '');
    response.writeHead(302, { location }).end();
  };
  outside = await listen(publicAddress, redirect);
});
afterAll(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

function client(allowed?: string) {
  const list = allowed === undefined ? undefined : parseAllowedHosts(allowed);
  const outgoing = testOutgoing({}, 5_000, createAddressPolicy(list, classify));
  ends.push(() => outgoing.close());
  return (url: string) => outgoing.ask({ url: new URL(url), signal: never });
}

const port = () => new URL(inside.url).port;
const via = (target: string, first = outside) => `${first}/${encodeURIComponent(target)}`;

describe('a redirect of a public host', () => {
  it.each([
    ['an address', () => inside.url],
    ['a name that stands for one', () => `http://localhost:${port()}/`],
    ['a public host that redirects there', () => via(inside.url)],
    ['an address as one number', () => `http://2130706433:${port()}/`],
    ['a mapped address', () => `http://[::ffff:127.0.0.1]:${port()}/`],
  ])('into a private network is refused: %s', async (_what, target) => {
    const before = inside.asked;
    const asking = client()(via(target()));
    await expect(asking).rejects.toMatchObject({
      kind: 'forbidden',
      message: expect.stringContaining('a public host redirects to it'),
      cause: { code: 'PRIVATE_REDIRECT' },
    });
    expect(inside.asked).toBe(before);
  });

  it('is refused also where a connection to the private host is open', async () => {
    const before = inside.asked;
    const ask = client();
    const direct = `http://localhost:${port()}/`;
    (await ask(direct)).drop();
    await expect(ask(via(direct))).rejects.toMatchObject({ cause: { code: 'PRIVATE_REDIRECT' } });
    expect(inside.asked).toBe(before + 1);
  });

  it('is followed where the server lists the host', async () => {
    const answer = await client('127.0.0.2 127.0.0.1')(via(inside.url));
    expect(answer.url.href).toBe(`${inside.url}/`);
    answer.drop();
  });
});

it('a redirect within private networks is followed', async () => {
  const first = await listen('127.0.0.1', (_request, response) =>
    response.writeHead(302, { location: inside.url }).end(),
  );
  const answer = await client()(first);
  expect(answer.status).toBe(200);
  answer.drop();
});

describe('a list of hosts', () => {
  it.each([
    ['an address', () => inside.url, '10.0.0.0/8'],
    ['a name', () => `http://localhost:${port()}/`, 'mirror.example'],
    ['a redirect', () => via(inside.url), publicAddress],
  ])('refuses what it does not have: %s', async (_what, target, list) => {
    const before = inside.asked;
    await expect(client(list)(target())).rejects.toMatchObject({
      kind: 'forbidden',
      cause: { code: 'HOST_NOT_ALLOWED' },
    });
    expect(inside.asked).toBe(before);
  });

  it('does not allow a metadata address', async () => {
    const asking = client('169.254.0.0/16')('http://169.254.169.254/latest/meta-data');
    await expect(asking).rejects.toMatchObject({ cause: { code: 'LINK_LOCAL' } });
  });
});

describe('a name', () => {
  const policy = createAddressPolicy(undefined, (address) =>
    address === '127.0.0.3' ? 'forbidden' : classify(address),
  );
  const lookup = (isFromPublic: boolean) => promisify(policy.lookup(isFromPublic));

  it('is judged by what it stands for when it is connected to', async () => {
    await expect(lookup(false)('127.0.0.3', {})).rejects.toBeInstanceOf(RefusedAddressError);
    await expect(lookup(false)('127.0.0.3', { all: true })).rejects.toMatchObject({ code: 'LINK_LOCAL' });
    await expect(lookup(true)('localhost', { all: true })).rejects.toMatchObject({
      code: 'PRIVATE_REDIRECT',
    });
    await expect(lookup(false)('localhost', { all: true })).resolves.not.toHaveLength(0);
    await expect(lookup(false)('127.0.0.1', {})).resolves.toBe('127.0.0.1');
  });

  it('that was public once counts as such, and one that is unknown too', () => {
    expect(policy.isPublic('never-looked-up.example')).toBe(true);
    expect(policy.isPublic('localhost')).toBe(false);
  });
});

it.each([
  'http://169.254.169.254/latest/meta-data',
  'http://2852039166/latest/meta-data',
  'http://0xa9.0xfe.0xa9.0xfe/',
  'http://169.254.169.254./',
  'http://[::ffff:169.254.169.254]/',
  'http://[64:ff9b:1::a9fe:a9fe]/',
  'http://[2002:a9fe:a9fe::1]/',
  'http://[::a9fe:a9fe]/',
  'http://[fd00:ec2::254]/latest/meta-data',
  'http://100.100.100.200/latest/meta-data',
  'http://168.63.129.16/machine',
  'http://192.0.0.192/latest',
  'https://[fe80::1]/',
])('a metadata address is not asked: %s', async (url) => {
  await expect(client()(url)).rejects.toMatchObject({ kind: 'forbidden', cause: { code: 'LINK_LOCAL' } });
});
