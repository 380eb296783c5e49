import { type MailServer, type SourceServer, startMailServer, startSourceServer } from '@waybill/test-kit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { runSql, sql } from '../../../db/database.ts';
import { forgetMailTokens } from './mail-token.ts';
import { sendPlainMail } from './plain-mail.service.ts';

const clock = { now: new Date('2026-03-01T12:00:00Z') };
const accessToken = 'token-of-the-provider';
let server: TestServer;
let mail: MailServer;
let provider: SourceServer;
let asked: URLSearchParams[] = [];

async function set(name: string, value: string | null) {
  await runSql(
    server.db,
    sql`update config_property set value = ${value} where group_name = 'email' and property_name = ${name}`,
  );
}

beforeAll(async () => {
  mail = await startMailServer({ withoutStartTls: true, token: { user: 'robot@example.org', accessToken } });
  provider = await startSourceServer({
    root: '.',
    services: {
      '/token': ({ method, headers, body }) => {
        const form = new URLSearchParams(body);
        asked.push(form);
        if (method !== 'POST' || headers['content-type'] !== 'application/x-www-form-urlencoded')
          return { status: 400, body: { error: 'invalid_request' } };
        if (form.get('client_id') !== 'client' || form.get('client_secret') !== 'very-secret')
          return { status: 401, body: { error: 'invalid_client', error_description: 'very-secret' } };
        return { status: 200, body: { access_token: accessToken, token_type: 'Bearer', expires_in: 3600 } };
      },
    },
  });
  server = await startTestServer({ now: () => clock.now, silenceMs: 200 });
  await set('smtp.enabled', 'true');
  await set('smtp.from.address', 'robot@example.org');
  await set('smtp.server.hostname', '127.0.0.1');
  await set('smtp.server.port', `${mail.port}`);
  await set('smtp.username', 'robot@example.org');
  await set('smtp.oauth.token.url', `${provider.url}/token`);
  await set('smtp.oauth.client.id', 'client');
  await set('smtp.oauth.client.secret', server.context.secrets.encrypt('very-secret'));
  await set('smtp.oauth.scope', 'https://mail.example.org/.default');
});
afterAll(async () => {
  await server.close();
  await mail.close();
  await provider.close();
});
afterEach(() => {
  forgetMailTokens();
  provider.reset();
  asked = [];
});

const send = (key: string) =>
  sendPlainMail(server.context, { to: 'ada@example.org', subject: 'Hello', body: 'Text', key });

describe('mail with access tokens', () => {
  it('asks for one by client credentials, and for another when it ends', async () => {
    await send('one');
    await send('two');
    expect(mail.received.map(({ user }) => user)).toEqual(['robot@example.org', 'robot@example.org']);
    expect(asked.map((form) => Object.fromEntries(form))).toEqual([
      {
        grant_type: 'client_credentials',
        client_id: 'client',
        client_secret: 'very-secret',
        scope: 'https://mail.example.org/.default',
      },
    ]);
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    await send('three');
    expect(asked).toHaveLength(2);
  });

  it('says that the client is refused, and not what it sent', async () => {
    await set('smtp.oauth.client.id', 'another');
    const error = await send('four').catch((reason: unknown) => reason);
    expect(String(error)).toContain('refuses the client (invalid_client)');
    expect(String(error)).not.toContain('very-secret');
    await set('smtp.oauth.client.id', 'client');
  });

  it.each([
    ['a page', { kind: 'html' }, 'refuses the client (200)'],
    ['503', { kind: 'status', status: 503 }, 'is in trouble'],
    ['429', { kind: 'status', status: 429, retryAfterSeconds: 0 }, 'limits the number of requests'],
    ['silence', { kind: 'silence' }, 'cannot be reached'],
  ] as const)('waits while the provider answers %s', async (_what, fault, reason) => {
    provider.fail('/token', { ...fault, times: 1 });
    expect(String(await send('five').catch((error: unknown) => error))).toContain(reason);
  });
});
