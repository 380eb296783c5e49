import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../test/client.ts';
import { startTestServer, type TestServer } from '../test/server.ts';
import { accessFeature } from './features/access/access.feature.ts';
import { configPropertyFeature } from './features/config-property/config-property.feature.ts';
import { sessionFeature } from './features/session/session.feature.ts';
import { versionFeature } from './features/version/version.feature.ts';

const features = [configPropertyFeature, accessFeature, sessionFeature, versionFeature];

function corsOf(headers: Headers): (string | null)[] {
  return ['access-control-allow-origin', 'access-control-allow-credentials'].map((name) => headers.get(name));
}

describe('headers without settings', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ features });
  });
  afterAll(() => server.close());

  it('let any page call, but with no credentials of the browser', async () => {
    const origin = { headers: { origin: 'https://elsewhere.example' } };
    const answer = await server.asNobody.get('/api/version', origin);
    expect(corsOf(answer.headers)).toEqual(['*', null]);
    expect(answer.headers.get('content-security-policy')).toContain("base-uri 'none'");
    expect(answer.headers.get('strict-transport-security')).toBeNull();
  });

  it('keep what is personal out of every cache', async () => {
    const cacheOf = async (path: string) => (await server.asAdmin.get(path)).headers.get('cache-control');
    for (const path of ['/api/v1/user/self', '/api/v1/team', '/api/waybill/v1/session']) {
      expect(await cacheOf(path), path).toBe('private, max-age=0, must-revalidate, no-cache, no-store');
    }
    expect(await cacheOf('/api/version')).not.toContain('no-store');
  });

  it('make cookies secure behind a proxy that speaks https', async () => {
    const signIn = async (more: Record<string, string>) => {
      const body = new URLSearchParams({ username: 'admin', password: 'admin' });
      const answer = await createClient(server.url, more).post('/api/v1/user/login', body);
      return answer.headers.get('set-cookie');
    };
    expect(await signIn({ 'x-forwarded-proto': 'https' })).toMatch(
      /^__Host-Waybill-Device=.*; Path=\/;.*; Secure$/,
    );
    expect(await signIn({})).not.toContain('Secure');
  });

  it('go with a description of the API that a setting hides', async () => {
    const set = (propertyValue: string) =>
      server.asAdmin.post('/api/v1/configProperty', {
        groupName: 'openapi',
        propertyName: 'enabled',
        propertyValue,
      });
    expect((await server.asNobody.get('/api/openapi.json')).status).toBe(200);
    expect((await set('false')).status).toBe(200);
    for (const type of ['json', 'yaml']) {
      expect((await server.asNobody.get(`/api/openapi.${type}`)).status).toBe(404);
    }
    expect((await set('true')).status).toBe(200);
  });
});

describe('headers as the environment says', () => {
  let server: TestServer;
  beforeAll(async () => {
    const config = { corsOrigins: ['https://console.example'], hstsMaxAge: 31_536_000 };
    server = await startTestServer({ features, config });
  });
  afterAll(() => server.close());

  it('let the pages of the list call, with cookies, and no others', async () => {
    const from = async (origin: string) =>
      corsOf((await server.asNobody.get('/api/version', { headers: { origin } })).headers);
    expect(await from('https://console.example')).toEqual(['https://console.example', 'true']);
    expect((await from('https://evil.example'))[0]).toBeNull();
  });

  it('tell browsers that came by https to come by nothing else', async () => {
    const hsts = async (more: Record<string, string>) =>
      (await createClient(server.url, more).get('/api/version')).headers.get('strict-transport-security');
    expect(await hsts({ 'x-forwarded-proto': 'https' })).toBe('max-age=31536000');
    expect(await hsts({})).toBeNull();
  });
});
