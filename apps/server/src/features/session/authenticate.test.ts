import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type TestClient } from '../../../test/client.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import type { Feature } from '../../feature.ts';
import { callerOf } from '../../http/server.ts';
import { accessFeature } from '../access/access.feature.ts';
import { configPropertyFeature } from '../config-property/config-property.feature.ts';

/** Routes that tell who is calling. */
const mirror: Feature = {
  name: 'mirror',
  routes(app) {
    app.get('/api/v1/whoami', { config: { access: 'authenticated' } }, (request) => {
      const caller = callerOf(request);
      return {
        kind: caller.kind,
        name: caller.name,
        permissions: [...caller.permissions],
        scope: caller.scope,
      };
    });
    app.get('/api/v1/guarded', { config: { access: ['BOM_UPLOAD', 'PORTFOLIO_MANAGEMENT'] } }, () => ({}));
  },
};

describe('authentication', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ features: [configPropertyFeature, accessFeature, mirror] });
  });
  afterAll(() => server.close());

  it('refuses a caller without credentials', async () => {
    expect((await server.asNobody.get('/api/v1/whoami')).status).toBe(401);
  });

  it('knows the administrator by token', async () => {
    const answer = await server.asAdmin.get('/api/v1/whoami');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ kind: 'user', name: 'admin', scope: { all: true } });
  });

  it('knows an API key by its team', async () => {
    const key = await server.asKey('BOM_UPLOAD');
    const answer = await key.get('/api/v1/whoami');
    expect(answer.body).toMatchObject({ kind: 'api-key', name: key.team.name, permissions: ['BOM_UPLOAD'] });
  });

  it('refuses an unknown API key even beside a good token', async () => {
    const answer = await server.asAdmin.get('/api/v1/whoami', {
      headers: { 'x-api-key': `odt_aaaaaaaa_${'b'.repeat(32)}` },
    });
    expect(answer.status).toBe(401);
  });

  it('lets a token replace the API key beside it', async () => {
    const { key } = await server.asKey('BOM_UPLOAD');
    const answer = await server.asAdmin.get('/api/v1/whoami', { headers: { 'x-api-key': key } });
    expect(answer.body).toMatchObject({ name: 'admin' });
  });

  it('takes the token from the header first', async () => {
    const [user, other] = [await server.asUser(), await server.asUser()];
    const cookie = `a=b; Authorization-Token=${user.token}`;
    const ask = (headers: Record<string, string>) =>
      createClient(server.url, { cookie }).get('/api/v1/whoami', { headers });
    expect((await ask({})).body).toMatchObject({ name: user.username });
    expect((await ask({ authorization: `Bearer ${other.token}` })).body).toMatchObject({
      name: other.username,
    });
    expect((await ask({ authorization: 'Bearer nonsense' })).status).toBe(401);
  });

  it('takes no cookie that a page of another site made the browser send', async () => {
    const user = await server.asUser();
    const host = new URL(server.url).host;
    const ask = async (headers: Record<string, string>) => {
      const cookie = `Authorization-Token=${user.token}`;
      return (await createClient(server.url, { cookie }).get('/api/v1/whoami', { headers })).status;
    };
    expect(await ask({ 'sec-fetch-site': 'cross-site' })).toBe(401);
    expect(await ask({ 'sec-fetch-site': 'cross-site', origin: `http://${host}` })).toBe(401);
    for (const origin of ['https://evil.example', 'null']) expect(await ask({ origin })).toBe(401);
    for (const site of ['same-origin', 'same-site', 'none'])
      expect(await ask({ 'sec-fetch-site': site })).toBe(200);
    expect(await ask({ origin: `http://${host}` })).toBe(200);
  });

  it('limits callers to the projects of their teams once access control is on', async () => {
    const set = (propertyValue: string) =>
      server.asAdmin.post('/api/v1/configProperty', {
        groupName: 'access-management',
        propertyName: 'acl.enabled',
        propertyValue,
      });
    const scopeOf = async (client: TestClient) =>
      (await client.get<{ scope: object }>('/api/v1/whoami')).body.scope;
    const key = await server.asKey('VIEW_PORTFOLIO');
    const loner = await server.asUser('VIEW_PORTFOLIO');
    expect(await scopeOf(key)).toEqual({ all: true });
    await set('true');
    expect(await scopeOf(key)).toEqual({ all: false, teamIds: [key.team.teamId] });
    expect(await scopeOf(loner)).toEqual({ all: false, teamIds: [] });
    expect(await scopeOf(server.asAdmin)).toEqual({ all: true });
    await set('false');
    expect(await scopeOf(key)).toEqual({ all: true });
  });

  it('lets a caller in who holds one of the permissions', async () => {
    const [holder, other] = [await server.asKey('BOM_UPLOAD'), await server.asKey('VIEW_PORTFOLIO')];
    expect((await holder.get('/api/v1/guarded')).status).toBe(200);
    expect((await other.get('/api/v1/guarded')).status).toBe(403);
  });
});
