import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { ConnectionTest } from '@waybill/api-contract';
import {
  type PlannedFault,
  type SourceServer,
  secureIdentity,
  startProxyServer,
  startSourceServer,
} from '@waybill/test-kit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OutgoingConfig } from '../config/outgoing-config.ts';
import { testOutgoing } from './outgoing.fixtures.ts';
import { addressOf, looksLikeJson, type Probe } from './probe.ts';
import { tryConnection } from './try-connection.ts';

const now = new Date('2026-03-01T12:00:00Z');
const limits = { totalMs: 500, patienceMs: 0 };
let server: SourceServer;
beforeAll(async () => {
  const service = () => ({ status: 200, body: { hello: 'there' } });
  server = await startSourceServer({ root: '.', services: { '/api': service } });
});
afterEach(() => server.reset());
afterAll(() => server.close());

async function test(
  address: string,
  more: Partial<Probe> = {},
  config: Partial<OutgoingConfig> = {},
): Promise<ConnectionTest> {
  const outgoing = testOutgoing(config);
  try {
    const plan = async (): Promise<Probe> => ({
      url: addressOf(address),
      account: 'NONE',
      isExpected: looksLikeJson,
      ...more,
    });
    return await tryConnection(plan, { outgoing, now, limits });
  } finally {
    await outgoing.close();
  }
}

/** The steps that were reached, as one text: `NAME ok, CONNECTION failed CONNECTION_REFUSED`. */
function told({ steps }: ConnectionTest): string {
  return steps
    .filter(({ code }) => code !== 'NOT_REACHED')
    .map(({ step, outcome, code }) => [step, outcome.toLowerCase(), code].filter(Boolean).join(' '))
    .join(', ');
}

const reached = 'NAME skipped IP_ADDRESS, CONNECTION ok, TLS skipped PLAIN_HTTP';

describe('a connection that is tried out', () => {
  it('passes each step, and says what a step has found out', async () => {
    const outcome = await test(`${server.url}/api`, { account: 'SENT' });
    expect(outcome).toMatchObject({ ok: true, host: '127.0.0.1' });
    expect(told(outcome)).toBe(`${reached}, ANSWER ok, ACCOUNT ok, RATE skipped NOT_STATED`);
    expect(outcome.steps[3]).toMatchObject({ step: 'ANSWER', status: 200 });
  });

  const addresses: readonly [name: string, address: string, told: string][] = [
    ['no address', ' ', 'NAME failed NO_ADDRESS'],
    ['what is no address', 'file:///etc/passwd', 'NAME failed INVALID_ADDRESS'],
    ['a name that nobody has', 'http://no-such-host.invalid/', 'NAME failed HOST_NOT_FOUND'],
    ['the credentials of a cloud machine', 'http://169.254.169.254/latest', 'NAME failed LINK_LOCAL'],
    [
      'a port that nobody listens at',
      'http://127.0.0.1:9/',
      'NAME skipped IP_ADDRESS, CONNECTION failed CONNECTION_REFUSED',
    ],
  ];
  it.each(addresses)('ends at %s', async (_name, address, expected) => {
    const outcome = await test(address);
    expect(outcome.ok).toBe(false);
    expect(told(outcome)).toBe(expected);
    expect(outcome.steps).toHaveLength(6);
  });

  it('ends at a certificate that is not trusted, and at a host without TLS', async () => {
    const { cert, key, authority } = secureIdentity;
    const secure = createServer({ cert, key }, (_request, response) => response.end('{}'));
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
    const url = `https://localhost:${(secure.address() as AddressInfo).port}/`;
    expect(told(await test(url))).toBe('NAME ok, CONNECTION ok, TLS failed CERTIFICATE');
    expect(told(await test(url, {}, { ca: authority }))).toContain('TLS ok, ANSWER ok');
    secure.close();
    const plain = server.url.replace('http:', 'https:');
    expect(told(await test(`${plain}/api`))).toBe(
      'NAME skipped IP_ADDRESS, CONNECTION ok, TLS failed NO_TLS',
    );
  });

  const answers: readonly [name: string, fault: PlannedFault, account: Probe['account'], told: string][] = [
    ['a page for people', { kind: 'html' }, 'NONE', 'ANSWER failed WEB_PAGE'],
    ['half of a document', { kind: 'truncated' }, 'NONE', 'ANSWER failed UNEXPECTED_CONTENT'],
    ['silence', { kind: 'silence' }, 'NONE', 'ANSWER failed NO_ANSWER'],
    ['an answer that stops', { kind: 'stall', afterBytes: 5 }, 'NONE', 'ANSWER failed NO_ANSWER'],
    ['a connection that is cut', { kind: 'cut', afterBytes: 5 }, 'NONE', 'ANSWER failed CONNECTION_LOST'],
    ['404', { kind: 'status', status: 404 }, 'NONE', 'ANSWER failed NOT_FOUND'],
    ['500', { kind: 'status', status: 500 }, 'NONE', 'ANSWER failed SERVER_ERROR'],
    ['400', { kind: 'status', status: 400 }, 'NONE', 'ANSWER failed UNEXPECTED_STATUS'],
    ['a redirect in a circle', { kind: 'redirect', location: '/api' }, 'NONE', 'ANSWER failed REDIRECTED'],
    [
      'a redirect to a link-local address',
      { kind: 'redirect', location: 'http://169.254.169.254/' },
      'NONE',
      'NAME failed LINK_LOCAL',
    ],
    ['403 where nobody signs in', { kind: 'status', status: 403 }, 'NONE', 'ANSWER failed REFUSED'],
    [
      '403 for an account',
      { kind: 'status', status: 403 },
      'SENT',
      'ANSWER ok, ACCOUNT failed ACCESS_DENIED',
    ],
    [
      '401 for an account',
      { kind: 'status', status: 401 },
      'SENT',
      'ANSWER ok, ACCOUNT failed CREDENTIALS_REFUSED',
    ],
    [
      '401 without one',
      { kind: 'status', status: 401 },
      'NONE',
      'ANSWER ok, ACCOUNT failed CREDENTIALS_MISSING',
    ],
    [
      '401 where the secret was kept back',
      { kind: 'status', status: 401 },
      'WITHHELD',
      'ANSWER ok, ACCOUNT skipped SECRET_WITHHELD',
    ],
    [
      '429',
      { kind: 'status', status: 429, retryAfterSeconds: 60 },
      'SENT',
      'ACCOUNT ok, RATE failed LIMIT_REACHED',
    ],
  ];
  it.each(answers)('tells of %s', async (_name, fault, account, expected) => {
    server.fail('/api', fault);
    expect(told(await test(`${server.url}/api`, { account }))).toMatch(new RegExp(`${expected}$`));
  });

  it('reads only the beginning of an answer without end', async () => {
    server.fail('/api', { kind: 'endless' });
    const startedAt = performance.now();
    expect((await test(`${server.url}/api`)).ok).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(limits.totalMs);
  });

  it('does not follow what redirects a question with a body', async () => {
    server.fail('/api', { kind: 'redirect', location: '/elsewhere' });
    const outcome = await test(`${server.url}/api`, { method: 'POST', body: '{}' });
    expect(told(outcome)).toMatch(/ANSWER failed REDIRECTED$/);
    expect(server.requests).toHaveLength(1);
  });

  it('tells how many requests are left, and until when none are', async () => {
    const headers = {
      'x-ratelimit-limit': '60',
      'x-ratelimit-remaining': '12',
      'x-ratelimit-reset': '1900000000',
    };
    server.fail('/api', { kind: 'status', status: 404, headers, times: 1 });
    const left = await test(`${server.url}/api`, { mayLackExample: 'DATA' });
    expect(left.ok).toBe(true);
    expect(left.steps[3]).toEqual({
      step: 'ANSWER',
      outcome: 'SKIPPED',
      status: 404,
      code: 'PACKAGE_NOT_FOUND',
    });
    const rate = { limit: 60, remaining: 12, resetAt: 1_900_000_000_000 };
    expect(left.steps[5]).toEqual({ step: 'RATE', outcome: 'OK', ...rate });
    server.fail('/api', { kind: 'status', status: 429, retryAfterSeconds: 60 });
    const none = await test(`${server.url}/api`);
    expect(none.steps[5]).toEqual({
      step: 'RATE',
      outcome: 'FAILED',
      code: 'LIMIT_REACHED',
      status: 429,
      resetAt: now.getTime() + 60_000,
    });
  });

  it.each([
    ['DATA', '{"error":"not found"}', 'ANSWER skipped PACKAGE_NOT_FOUND'],
    ['DATA', '<!DOCTYPE html><title>404</title>', 'ANSWER failed NOT_FOUND'],
    ['PAGE', '<html><body>404</body></html>', 'ANSWER skipped PACKAGE_NOT_FOUND'],
    [undefined, '{"error":"not found"}', 'ANSWER failed NOT_FOUND'],
  ] as const)(
    'takes a 404 of a service that says what it lacks by %s with %j as %s',
    async (mayLackExample, body, expected) => {
      server.fail('/api', { kind: 'status', status: 404, body });
      const outcome = await test(`${server.url}/api`, mayLackExample ? { mayLackExample } : {});
      expect(told(outcome)).toContain(expected);
    },
  );

  it('names a proxy that refuses us', async () => {
    const proxy = await startProxyServer({ credentials: { user: 'me', password: 'right' }, hosts: {} });
    const wrong = proxy.url.replace('right', 'wrong');
    const outcome = await test('https://secure.test/', {}, { httpsProxy: wrong });
    expect(outcome.steps[1]).toMatchObject({ outcome: 'FAILED', code: 'PROXY_REFUSED', status: 407 });
    await proxy.close();
  });
});
