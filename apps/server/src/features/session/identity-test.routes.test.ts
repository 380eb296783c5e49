import { createServer, type Socket } from 'node:net';
import type { IdentityTest, LdapUser, Team } from '@waybill/api-contract';
import {
  type DirectoryServer,
  type IdentityProvider,
  noDirectoryServer,
  secureIdentity,
  startDirectoryServer,
  startIdentityProvider,
} from '@waybill/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { newUuid } from '../../db/uuid.ts';
import { plainOutgoingConfig } from '../../outgoing/outgoing.fixtures.ts';
import { entries, usualLdap } from '../ldap/ldap.fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    config: { outgoing: { ...plainOutgoingConfig, ca: secureIdentity.authority } },
  });
});
afterAll(() => server.close());

const typed = (group: string, values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ group, name, value }));

async function ask(path: string, body: object): Promise<IdentityTest> {
  const answer = await server.asAdmin.post<IdentityTest>(`/api/waybill/v1/${path}`, body);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.text).not.toContain('admin of the directory');
  return answer.body;
}

async function save(group: string, values: Record<string, string>): Promise<void> {
  const changes = typed(group, values).map((change) => ({ ...change, value: change.value || null }));
  const answer = await server.asAdmin.patch('/api/waybill/v1/settings', changes);
  expect(answer.status, answer.text).toBe(200);
}

/** The steps that did not simply pass, and why. */
const told = ({ steps }: IdentityTest) =>
  steps.flatMap(({ step, outcome, code }) =>
    code === undefined || code === 'NOT_REACHED' ? [] : [`${step} ${outcome} ${code}`],
  );
const stepOf = ({ steps }: IdentityTest, step: string) => steps.find((each) => each.step === step);

describe('a test of a sign-in by others', () => {
  it('is for those who configure the server', async () => {
    const viewer = await server.asKey('VIEW_PORTFOLIO', 'ACCESS_MANAGEMENT');
    for (const path of ['ldap/test', 'ldap/test-user', 'oidc/test']) {
      const body = { settings: [], ...(path.endsWith('user') ? { username: 'ann' } : {}) };
      expect((await viewer.post(`/api/waybill/v1/${path}`, body)).status).toBe(403);
      expect((await server.asNobody.post(`/api/waybill/v1/${path}`, body)).status).toBe(401);
    }
  });

  it('names what it cannot take', async () => {
    const post = async (path: string, body: object) =>
      (await server.asAdmin.post(`/api/waybill/v1/${path}`, body)).status;
    expect(await post('ldap/test', { settings: typed('ldap', { 'no.such': 'x' }) })).toBe(400);
    expect(await post('ldap/test-user', { settings: [], username: ' ' })).toBe(400);
    expect(await post('ldap/test-user', { settings: [] })).toBe(400);
    expect(await post('oidc/test', {})).toBe(400);
  });

  it('says that there is nothing to be asked', async () => {
    const test = (values: Record<string, string>) => ask('ldap/test', { settings: typed('ldap', values) });
    expect(told(await test({ 'server.url': '' }))).toEqual(['CONNECTION FAILED NO_ADDRESS']);
    for (const url of ['https://directory.example', 'directory', 'ldap://']) {
      expect(told(await test({ 'server.url': url })), url).toEqual(['CONNECTION FAILED INVALID_ADDRESS']);
    }
    const away = await test({ 'server.url': 'ldap://127.0.0.1:9', basedn: 'dc=example,dc=org' });
    expect(told(away)[0]).toBe('CONNECTION FAILED CONNECTION_REFUSED');
    expect(away).toMatchObject({ ok: false, host: '127.0.0.1' });
    const unknown = await test({ 'server.url': 'ldaps://no-such-host.invalid' });
    expect(told(unknown)[0]).toBe('CONNECTION FAILED HOST_NOT_FOUND');
  });

  it('waits for a directory that says nothing no longer than its time', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const settings = typed('ldap', {
      'server.url': `ldap://127.0.0.1:${port}`,
      basedn: 'dc=example,dc=org',
      'timeout.seconds': '1',
    });
    expect(told(await ask('ldap/test', { settings }))).toContain('BASE FAILED NO_ANSWER');
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});

describe('a test of the provider', () => {
  let provider: IdentityProvider;
  beforeAll(async () => {
    provider = await startIdentityProvider({
      clientId: 'waybill',
      clientSecret: 'a secret of the client',
      redirectUris: ['http://127.0.0.1:1/static/oidc-callback.html'],
      accounts: {},
    });
  });
  afterAll(() => provider.close());

  const usual = () => ({
    issuer: provider.issuer,
    'client.id': 'waybill',
    'client.secret': 'a secret of the client',
    scope: 'openid email profile',
  });
  const test = (changes: Record<string, string> = {}) =>
    ask('oidc/test', { settings: typed('oidc', { ...usual(), ...changes }) });

  it('passes with what is typed, and stores nothing of it', async () => {
    const outcome = await test();
    expect(outcome, JSON.stringify(outcome)).toMatchObject({ ok: true, host: '127.0.0.1' });
    expect(told(outcome)).toEqual(['NAME SKIPPED IP_ADDRESS', 'TLS SKIPPED PLAIN_HTTP']);
    expect(stepOf(outcome, 'KEYS')).toMatchObject({ outcome: 'OK', total: 1 });
    expect((await server.asNobody.get('/api/v1/oidc/available')).text).toBe('false');
    expect(told(await ask('oidc/test', { settings: [] }))).toEqual(['NAME FAILED NO_ADDRESS']);
  });

  it.each<[string, Record<string, string>, string]>([
    ['no such place', { issuer: 'http://127.0.0.1:9' }, 'CONNECTION FAILED CONNECTION_REFUSED'],
    ['no client', { 'client.id': '' }, 'ACCOUNT FAILED CREDENTIALS_MISSING'],
    ['an unknown client', { 'client.id': 'other' }, 'ACCOUNT FAILED CREDENTIALS_REFUSED'],
    ['a wrong secret', { 'client.secret': 'wrong' }, 'ACCOUNT FAILED CREDENTIALS_REFUSED'],
    ['a scope of its own', { scope: 'openid roles' }, 'SCOPE SKIPPED NOT_LISTED'],
    ['a claim of its own', { 'username.claim': 'upn' }, 'CLAIMS SKIPPED NOT_LISTED'],
  ])('tells %s', async (_what, changes, expected) => {
    expect(told(await test(changes))).toContain(expected);
  });

  it('tells a provider that calls itself otherwise, or is ill', async () => {
    const elsewhere = await test({ issuer: `${provider.issuer}/.well-known/openid-configuration` });
    expect(stepOf(elsewhere, 'ANSWER')).toEqual({
      step: 'ANSWER',
      outcome: 'FAILED',
      code: 'OTHER_ISSUER',
      values: [provider.issuer],
      total: 1,
    });
    provider.breakDown(true);
    expect(told(await test())).toContain('ANSWER FAILED SERVER_ERROR');
    provider.breakDown(false);
  });

  it('sends a stored secret to nobody that it was not stored for', async () => {
    await save('oidc', { issuer: 'https://id.example.org', 'client.secret': 'a secret of the client' });
    const { issuer, 'client.id': clientId } = usual();
    const moved = await ask('oidc/test', { settings: typed('oidc', { issuer, 'client.id': clientId }) });
    expect(told(moved)).toContain('ACCOUNT SKIPPED SECRET_WITHHELD');
    await save('oidc', { issuer: '', 'client.secret': '' });
  });

  it('stands in the audit log', async () => {
    await test();
    const trail = await server.asAdmin.get('/api/waybill/v1/audit-log?kind=setting');
    expect(trail.body).toContainEqual(
      expect.objectContaining({ action: 'setting.connection_tested', target: 'oidc', detail: { ok: true } }),
    );
  });
});

describe.skipIf(noDirectoryServer() !== null)('a test of the directory', () => {
  let directory: DirectoryServer;
  beforeAll(async () => {
    directory = await startDirectoryServer(entries);
    await save('ldap', { ...usualLdap(directory), enabled: 'false' });
  });
  afterAll(() => directory.close());

  const test = (changes: Record<string, string> = {}) =>
    ask('ldap/test', { settings: typed('ldap', changes) });
  const testUser = (username: string, changes: Record<string, string> = {}, password?: string) =>
    ask('ldap/test-user', {
      settings: typed('ldap', changes),
      username,
      ...(password === undefined ? {} : { password }),
    });
  const moved = () => ({ 'server.url': directory.secureUrl, 'bind.password': directory.admin.password });

  it('passes with what is stored, and says what is found', async () => {
    const outcome = await test();
    expect(outcome).toMatchObject({ ok: true, host: 'localhost' });
    expect(told(outcome)).toEqual(['TLS SKIPPED NOT_ENCRYPTED']);
    expect(stepOf(outcome, 'GROUPS')).toMatchObject({ outcome: 'OK', total: 1_203 });
    expect(told(await test({ starttls: 'true' }))).toEqual([]);
    expect(told(await test(moved()))).toEqual([]);
  });

  it.each<[string, Record<string, string>, string]>([
    ['a wrong bind password', { 'bind.password': 'wrong' }, 'ACCOUNT FAILED CREDENTIALS_REFUSED'],
    ['a missing bind password', { 'bind.password': '' }, 'ACCOUNT FAILED CREDENTIALS_MISSING'],
    ['no bind user', { 'bind.username': '' }, 'ACCOUNT SKIPPED NO_ACCOUNT'],
    ['no base', { basedn: '' }, 'BASE FAILED NO_BASE'],
    ['a base that is not there', { basedn: 'dc=nowhere' }, 'BASE FAILED BASE_NOT_FOUND'],
    ['a base that is none', { basedn: 'nowhere' }, 'BASE FAILED INVALID_BASE'],
    ['a filter that is none', { 'groups.filter': '(cn=' }, 'GROUPS FAILED INVALID_FILTER'],
    ['a filter without groups', { 'groups.filter': '(cn=none)' }, 'GROUPS SKIPPED NONE_FOUND'],
  ])('tells %s', async (_what, changes, expected) => {
    expect(told(await test(changes))).toContain(expected);
  });

  it('tells a certificate of another host, and a port without encryption', async () => {
    const { 'server.url': secure, ...password } = moved();
    const other = await test({ ...password, 'server.url': secure.replace('localhost', '127.0.0.2') });
    expect(told(other)).toEqual(['TLS FAILED CERTIFICATE']);
    const plain = await test({ ...password, 'server.url': directory.url.replace('ldap:', 'ldaps:') });
    expect(told(plain)).toEqual(['TLS FAILED NO_TLS']);
  });

  it('sends a stored password to no other server, and not in the clear', async () => {
    const outcome = await test({ 'server.url': directory.secureUrl });
    expect(outcome.ok).toBe(true);
    expect(told(outcome)).toEqual(['ACCOUNT SKIPPED SECRET_WITHHELD']);
    await save('ldap', { starttls: 'true', 'bind.password': directory.admin.password });
    expect(told(await test({ starttls: 'false' }))).toContain('ACCOUNT SKIPPED SECRET_WITHHELD');
    await save('ldap', { starttls: 'false', 'bind.password': directory.admin.password });
  });

  it('says what would happen if somebody signed in, and does nothing of it', async () => {
    const team = (await server.asAdmin.put<Team>('/api/v1/team', { name: `Auditors ${newUuid()}` })).body;
    const dn = 'cn=auditors,ou=groups,dc=example,dc=org';
    await server.asAdmin.put('/api/v1/ldap/mapping', { team: team.uuid, dn });
    const outcome = await testUser('ann', { 'team.synchronization': 'true' }, 'secret of ann');
    expect(outcome.ok, JSON.stringify(outcome)).toBe(true);
    expect(stepOf(outcome, 'USER')?.values).toEqual([
      'uid=ann,ou=people,dc=example,dc=org',
      'ann@example.org',
    ]);
    expect(stepOf(outcome, 'PASSWORD')).toEqual({ step: 'PASSWORD', outcome: 'OK' });
    expect(stepOf(outcome, 'GROUPS')?.values).toEqual([
      dn,
      'cn=inner,ou=groups,dc=example,dc=org',
      'cn=outer,ou=groups,dc=example,dc=org',
    ]);
    expect(stepOf(outcome, 'ADMISSION')).toMatchObject({ outcome: 'OK', code: 'NEW_ACCOUNT' });
    expect(stepOf(outcome, 'TEAMS')).toMatchObject({ outcome: 'OK', values: [team.name] });
    expect((await server.asAdmin.get<LdapUser[]>('/api/v1/user/ldap')).body).toEqual([]);
  });

  it('knows who has an account, and the teams that they would keep', async () => {
    const names = [`Given ${newUuid()}`, `Default ${newUuid()}`] as const;
    const [given] = await Promise.all(
      names.map(async (name) => (await server.asAdmin.put<Team>('/api/v1/team', { name })).body),
    );
    await server.asAdmin.put('/api/v1/user/ldap', { username: 'bob' });
    await server.asAdmin.post('/api/v1/user/bob/membership', { uuid: given?.uuid });
    const known = await testUser('bob', { 'teams.default': names[1] });
    expect(stepOf(known, 'ADMISSION')?.code).toBe('KNOWN_ACCOUNT');
    expect(stepOf(known, 'TEAMS')?.values, 'default teams are those of new users').toEqual([names[0]]);
    expect(stepOf(await testUser('carl', { 'teams.default': names[1] }), 'TEAMS')?.values).toEqual([
      names[1],
    ]);
    const synchronized = { 'team.synchronization': 'true' };
    expect(stepOf(await testUser('bob', synchronized), 'TEAMS')?.code).toBe('NONE_FOUND');
    const keeping = { ...synchronized, 'teams.keep.given': 'true' };
    expect(stepOf(await testUser('bob', keeping), 'TEAMS')?.values).toEqual([names[0]]);
  });

  it.each<[string, string, Record<string, string>, string | undefined, string]>([
    ['a name that nobody has', 'nobody', {}, undefined, 'USER FAILED NONE_FOUND'],
    ['a name like a filter', 'an*', {}, undefined, 'USER FAILED NONE_FOUND'],
    ['a name of two', 'twin', { 'attribute.name': 'description' }, undefined, 'USER FAILED SEVERAL_FOUND'],
    [
      'an attribute that is none',
      'ann',
      { 'attribute.name': 'uid)(x' },
      undefined,
      'USER FAILED INVALID_ATTRIBUTE',
    ],
    ['a wrong password', 'ann', {}, 'wrong', 'PASSWORD FAILED CREDENTIALS_REFUSED'],
    ['no password', 'ann', {}, '', 'PASSWORD SKIPPED NO_PASSWORD'],
    [
      'nobody who is added',
      'dora',
      { 'user.provisioning': 'false' },
      undefined,
      'ADMISSION FAILED UNMAPPED_ACCOUNT',
    ],
    ['no synchronization', 'ann', {}, undefined, 'GROUPS SKIPPED NOT_SYNCHRONIZED'],
  ])('tells %s', async (_what, username, changes, password, expected) => {
    expect(told(await testUser(username, changes, password))).toContain(expected);
  });

  it('has no more guesses for a password than a sign-in has', async () => {
    const { token } = await server.asUser('SYSTEM_CONFIGURATION');
    const enough = new AbortController();
    const guess = async () => {
      const answer = await fetch(`${server.url}/api/waybill/v1/ldap/test-user`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ settings: [], username: 'fay', password: 'wrong' }),
        signal: enough.signal,
      });
      if (answer.status !== 429) throw new Error(String(answer.status));
    };
    const guesses = Array.from({ length: 12 }, guess);
    await Promise.any(guesses);
    // The attempts that wait for their turn would wait for long.
    enough.abort();
    await Promise.allSettled(guesses);
    const trail = await server.asAdmin.get('/api/waybill/v1/audit-log?kind=session');
    expect(trail.body).toContainEqual(
      expect.objectContaining({ action: 'session.sign_in_tested', target: 'fay', detail: { ok: false } }),
    );
  });
});
