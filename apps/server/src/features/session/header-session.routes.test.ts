import type { IdentityTest, OidcGroup, OidcUser, Team } from '@waybill/api-contract';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../test/client.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { newUuid } from '../../db/uuid.ts';

const path = '/api/waybill/v1/session/by-header';
const usual = {
  enabled: 'true',
  'user.provisioning': 'true',
  'team.synchronization': 'false',
  'teams.default': '',
  'teams.keep.given': 'false',
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await setHeaders(usual);
});
afterAll(() => server.close());

async function setHeaders(values: Record<string, string>, on: TestServer = server): Promise<void> {
  const changes = Object.entries(values).map(([name, value]) => ({
    group: 'trusted-header',
    name,
    value: value || null,
  }));
  const answer = await on.asAdmin.patch('/api/waybill/v1/settings', changes);
  expect(answer.status, answer.text).toBe(200);
}

/** The headers that oauth2-proxy sends. */
const headersOf = (name: string, more: Record<string, string> = {}) => ({
  'x-forwarded-preferred-username': name,
  'x-forwarded-user': `s-${name}`,
  ...more,
});

const enter = (headers: Record<string, string>, on: TestServer = server) =>
  createClient(on.url, headers).post<{ token: string; code: string; detail: string }>(path);
const as = (token: string) => createClient(server.url, { authorization: `Bearer ${token}` });
const self = async (token: string) => (await as(token).get<OidcUser>('/api/v1/user/self')).body;
const teamsOf = async (token: string) => (await self(token)).teams?.map(({ name }) => name).toSorted();
const newTeam = async () =>
  (await server.asAdmin.put<Team>('/api/v1/team', { name: `team ${newUuid().slice(0, 8)}` })).body;

async function refusals(): Promise<unknown> {
  return (await server.asAdmin.get('/api/waybill/v1/audit-log?kind=session.refused')).body;
}

const refusal = (why: string) =>
  expect.objectContaining({ detail: expect.objectContaining({ kind: 'trusted-header', why }) });

describe('signing in by headers of a trusted proxy', () => {
  it('adds a user with the name, mail and subject that the proxy says', async () => {
    const answer = await enter(headersOf('hana', { 'x-forwarded-email': 'hana@example.org' }));
    expect(answer.status, answer.text).toBe(200);
    expect(decodeJwt(answer.body.token)).toMatchObject({ sub: 'hana', idp: 'OPENID_CONNECT' });
    expect(await self(answer.body.token)).toEqual({
      username: 'hana',
      subjectIdentifier: 'proxy:s-hana',
      email: 'hana@example.org',
      teams: [],
      permissions: [],
    });
  });

  it('reads names beyond ASCII as proxies send them', async () => {
    const name = Buffer.from('jörg', 'utf8').toString('latin1');
    const { token } = (await enter(headersOf(name, { 'x-forwarded-user': 's-1' }))).body;
    expect((await self(token)).username).toBe('jörg');
  });

  it('lets in only who is there already where none are added', async () => {
    await setHeaders({ 'user.provisioning': 'false' });
    const refused = await enter(headersOf('ivo'));
    expect([refused.status, refused.body.code]).toEqual([403, 'session.unmapped_account']);
    await server.asAdmin.put('/api/v1/user/oidc', { username: 'ivo' });
    expect((await enter(headersOf('ivo'))).status).toBe(200);
    await setHeaders(usual);
  });

  it('keeps a suspended user out, and ends the sessions at once', async () => {
    const { token } = (await enter(headersOf('otto'))).body;
    const suspend = (suspended: boolean) =>
      server.asAdmin.put('/api/waybill/v1/user/oidc/otto/suspension', { suspended });
    expect((await suspend(true)).status).toBe(204);
    expect((await as(token).get('/api/v1/user/self')).status).toBe(401);
    const refused = await enter(headersOf('otto'));
    expect([refused.status, refused.body.code]).toEqual([403, 'session.suspended']);
    // Refusals are noted after the answer.
    await expect.poll(refusals, { timeout: 10_000 }).toContainEqual(refusal('the user is suspended'));
    const { body: users } = await server.asAdmin.get<OidcUser[]>('/api/v1/user/oidc');
    expect(users.find(({ username }) => username === 'otto')).toMatchObject({ suspended: true });
    expect((await suspend(false)).status).toBe(204);
    expect((await enter(headersOf('otto'))).status).toBe(200);
    const { body: log } = await server.asAdmin.get<{ action: string; target: string }[]>(
      '/api/waybill/v1/audit-log?kind=user',
    );
    const changes = log.filter(({ target }) => target === 'otto').map(({ action }) => action);
    expect(changes.slice(0, 2)).toEqual(['user.readmitted', 'user.suspended']);
    expect(
      (await server.asAdmin.put('/api/waybill/v1/user/oidc/nobody/suspension', { suspended: true })).status,
    ).toBe(404);
    const viewer = await server.asKey('SYSTEM_CONFIGURATION');
    expect((await viewer.put('/api/waybill/v1/user/oidc/otto/suspension', { suspended: true })).status).toBe(
      403,
    );
  });

  it('gives new users default teams where none follow from groups', async () => {
    const team = await newTeam();
    await setHeaders({ 'teams.default': team.name });
    expect(await teamsOf((await enter(headersOf('jana'))).body.token)).toEqual([team.name]);
    await setHeaders(usual);
  });

  it('has teams follow from groups, which appear in the list', async () => {
    const team = await newTeam();
    const [known, fresh] = [`known ${newUuid()}`, `fresh ${newUuid()}`];
    const group = (await server.asAdmin.put<OidcGroup>('/api/v1/oidc/group', { name: known })).body;
    await server.asAdmin.put('/api/v1/oidc/mapping', { team: team.uuid, group: group.uuid });
    await setHeaders({ 'team.synchronization': 'true' });
    const inGroups = headersOf('kai', { 'x-forwarded-groups': `${known}, ${fresh},${known}` });
    expect(await teamsOf((await enter(inGroups)).body.token)).toEqual([team.name]);
    const groups = (await server.asAdmin.get<OidcGroup[]>('/api/v1/oidc/group')).body;
    expect(groups.map(({ name }) => name)).toContain(fresh);
    expect(await teamsOf((await enter(headersOf('kai'))).body.token), 'in no group any more').toEqual([]);
    await setHeaders(usual);
  });

  it('takes the names of headers from the settings', async () => {
    await setHeaders({ 'username.header': 'Remote-User', 'subject.header': '' });
    expect((await enter(headersOf('lea'))).status, 'nobody is named').toBe(204);
    const { token } = (await enter({ 'remote-user': 'lea' })).body;
    expect(await self(token)).toMatchObject({ username: 'lea', subjectIdentifier: 'proxy:lea' });
    await setHeaders({
      'username.header': 'X-Forwarded-Preferred-Username',
      'subject.header': 'X-Forwarded-User',
    });
  });
});

it('is tried out by the request that asks, with the settings that are typed', async () => {
  const team = await newTeam();
  const { token } = await server.asUser('SYSTEM_CONFIGURATION');
  const ask = async (headers: Record<string, string>, values: Record<string, string> = {}) => {
    const settings = Object.entries(values).map(([name, value]) => ({
      group: 'trusted-header',
      name,
      value,
    }));
    const client = createClient(server.url, { ...headers, authorization: `Bearer ${token}` });
    const answer = await client.post<IdentityTest>('/api/waybill/v1/trusted-header/test', { settings });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.steps.map(({ step, code, values: found }) => [step, code ?? found?.join()]);
  };
  const from = ['CONNECTION', expect.stringContaining('127.0.0.1')];
  expect(
    await ask({ 'remote-user': 'olga' }, { 'username.header': 'Remote-User', 'teams.default': team.name }),
  ).toEqual([
    from,
    ['USER', 'olga,proxy:olga'],
    ['GROUPS', 'NOT_SYNCHRONIZED'],
    ['ADMISSION', 'NEW_ACCOUNT'],
    ['TEAMS', team.name],
  ]);
  expect((await ask({})).slice(0, 2)).toEqual([from, ['USER', 'NONE_FOUND']]);
  await enter(headersOf('pia'));
  const other = await ask(headersOf('pia', { 'x-forwarded-user': 's-other' }));
  expect(other).toContainEqual(['ADMISSION', 'OTHER_SUBJECT']);
  const users = (await server.asAdmin.get<OidcUser[]>('/api/v1/user/oidc')).body;
  expect(users.map(({ username }) => username)).not.toContain('olga');
});

describe('headers that speak for somebody', () => {
  it('are no sign-in by themselves', async () => {
    const client = createClient(server.url, headersOf('hana'));
    expect((await client.get('/api/v1/user/self')).status).toBe(401);
    expect((await client.get('/api/v1/project')).status).toBe(401);
    const { token } = (await enter(headersOf('hana'))).body;
    const signedIn = createClient(server.url, { ...headersOf('hana'), authorization: `Bearer ${token}` });
    expect((await signedIn.post('/api/waybill/v1/session/sign-out')).status).toBe(204);
    expect((await signedIn.get('/api/v1/user/self')).status, 'signed out is signed out').toBe(401);
  });

  it('are refused while that is off, which is logged', async () => {
    await setHeaders({ enabled: 'false' });
    const refused = await enter(headersOf('hana'));
    expect([refused.status, refused.body.code]).toEqual([404, 'session.header_sign_in_off']);
    await expect
      .poll(refusals, { timeout: 10_000 })
      .toContainEqual(refusal('sign-in by headers is disabled'));
    await setHeaders(usual);
  });

  it('are not missed where there are none', async () => {
    expect((await enter({})).status).toBe(204);
  });

  it('are refused from anybody but a trusted proxy', async () => {
    const outside = await startTestServer({ config: { trustedProxies: ['192.0.2.1'] } });
    try {
      await setHeaders(usual, outside);
      const refused = await enter({ ...headersOf('hana'), 'x-forwarded-for': '192.0.2.1' }, outside);
      expect([refused.status, refused.body.code]).toEqual([401, 'session.invalid_credentials']);
      expect(refused.body.detail).toContain('WAYBILL_TRUSTED_PROXIES');
      expect((await outside.asAdmin.get<OidcUser[]>('/api/v1/user/oidc')).body, 'nobody was added').toEqual(
        [],
      );
      const trail = async () =>
        (await outside.asAdmin.get('/api/waybill/v1/audit-log?kind=session.refused')).body;
      await expect
        .poll(trail, { timeout: 10_000 })
        .toContainEqual(refusal('headers from an address that is not in WAYBILL_TRUSTED_PROXIES'));
    } finally {
      await outside.close();
    }
  });

  it('are refused on behalf of a page of another site', async () => {
    const refused = await enter({ ...headersOf('hana'), 'sec-fetch-site': 'cross-site' });
    expect(refused.status).toBe(401);
    await expect.poll(refusals, { timeout: 10_000 }).toContainEqual(refusal('a page of another site'));
    expect((await enter({ ...headersOf('hana'), 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it.each([
    ['without a name', { 'x-forwarded-user': 's-hana' }],
    ['with a name that is too long', headersOf('x'.repeat(256))],
  ])('are refused %s', async (_what, headers) => {
    expect((await enter(headers)).status).toBe(401);
  });

  it('never make anybody a user of another subject, or of another kind', async () => {
    await enter(headersOf('mia'));
    const other = await enter(headersOf('mia', { 'x-forwarded-user': 's-somebody-else' }));
    expect([other.status, other.body.code]).toEqual([401, 'session.invalid_credentials']);
    const { token } = (await enter(headersOf('admin'))).body;
    expect(await self(token)).toMatchObject({ subjectIdentifier: 'proxy:s-admin', permissions: [] });
  });
});
