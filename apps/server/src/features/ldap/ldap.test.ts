import { createServer, type Socket } from 'node:net';
import type { LdapUser, Team } from '@waybill/api-contract';
import {
  type DirectoryServer,
  noDirectoryServer,
  secureIdentity,
  startDirectoryServer,
} from '@waybill/test-kit';
import { decodeJwt } from 'jose';
import { Attribute, Change, Client } from 'ldapts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../test/client.ts';
import { startTestServer, type TestServer, testPassword } from '../../../test/server.ts';
import { inTransaction } from '../../db/database.ts';
import { newUuid } from '../../db/uuid.ts';
import { enqueue } from '../../jobs/task.ts';
import { plainOutgoingConfig } from '../../outgoing/outgoing.fixtures.ts';
import { entries, usualLdap } from './ldap.fixtures.ts';

const missing = noDirectoryServer();
if (missing !== null) console.warn(`${missing}. Tests against a real directory are skipped.`);

describe.skipIf(missing !== null)('signing in by a directory', () => {
  let directory: DirectoryServer;
  let server: TestServer;
  beforeAll(async () => {
    directory = await startDirectoryServer(entries);
    server = await startTestServer({
      config: { outgoing: { ...plainOutgoingConfig, ca: secureIdentity.authority } },
    });
    await setLdap(usual());
  });
  afterAll(async () => {
    await server.close();
    await directory.close();
  });

  const usual = () => usualLdap(directory);

  async function setLdap(changes: Record<string, string>): Promise<void> {
    const settings = Object.entries(changes).map(([propertyName, propertyValue]) => ({
      groupName: 'ldap',
      propertyName,
      propertyValue: propertyValue || null,
    }));
    // One after the other: an address that changes drops the password that was stored for another one.
    const answer = await server.asAdmin.post('/api/v1/configProperty/aggregate', settings);
    expect(answer.status, answer.text).toBe(200);
  }

  const login = (username: string, password: string) =>
    server.asNobody.post<string>('/api/v1/user/login', new URLSearchParams({ username, password }));
  const withToken = (token: string) => createClient(server.url, { authorization: `Bearer ${token}` });
  const self = async (token: string) => (await withToken(token).get<LdapUser>('/api/v1/user/self')).body;
  const refusal = async (username: string, password: string) => {
    const { status, text } = await login(username, password);
    return [status, text];
  };
  const teamsOf = async (token: string) => (await self(token)).teams?.map(({ name }) => name).toSorted();
  const sync = async () => {
    await inTransaction(server.db, (trx) =>
      enqueue(trx, { kind: 'ldap.sync', subject: 'directory', input: {} }),
    );
    await server.runJobs();
  };

  async function teamOf(cn: string): Promise<Team> {
    const team = (await server.asAdmin.put<Team>('/api/v1/team', { name: `${cn} ${newUuid().slice(0, 4)}` }))
      .body;
    const dn = `CN=${cn}, ou=groups,dc=example,dc=org`;
    expect((await server.asAdmin.put('/api/v1/ldap/mapping', { team: team.uuid, dn })).status).toBe(200);
    return team;
  }

  async function asDirectoryAdmin<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({ url: directory.url });
    await client.bind(directory.admin.name, directory.admin.password);
    try {
      return await work(client);
    } finally {
      await client.unbind();
    }
  }

  it('adds a user with the entry and the mail of the directory', async () => {
    const answer = await login('ann', 'secret of ann');
    expect(answer.status, answer.text).toBe(200);
    expect(decodeJwt(answer.text)).toMatchObject({ sub: 'ann', idp: 'LDAP' });
    expect(await self(answer.text)).toEqual({
      username: 'ann',
      dn: 'uid=ann,ou=people,dc=example,dc=org',
      email: 'ann@example.org',
      teams: [],
      permissions: [],
    });
  });

  it('knows one user however the name is typed', async () => {
    expect((await login('ANN', 'secret of ann')).status).toBe(200);
    const users = (await server.asAdmin.get<LdapUser[]>('/api/v1/user/ldap')).body;
    expect(users.map(({ username }) => username)).toEqual(['ann']);
  });

  it.each([
    ['ann', 'wrong'],
    ['ann', ''],
    ['', ''],
    ['nobody', 'secret of ann'],
    ['*', 'secret of ann'],
    ['an*', 'secret of ann'],
    ['ann)(uid=*', 'secret of ann'],
    ['ann))(|(uid=*', 'secret of ann'],
    ['\\61nn', 'secret of ann'],
  ])('refuses %j with %j', async (username, password) => {
    expect(await refusal(username, password)).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  it('refuses a name that two entries have', async () => {
    await setLdap({ 'attribute.name': 'description' });
    expect(await refusal('twin', 'secret of twin')).toEqual([401, 'INVALID_CREDENTIALS']);
    await setLdap(usual());
  });

  it('puts the name into its format, and takes it out again', async () => {
    await setLdap({ 'attribute.name': 'mail', 'auth.username.format': '%s@example.org' });
    const { text } = await login('ann', 'secret of ann');
    expect(decodeJwt(text).sub).toBe('ann');
    await setLdap(usual());
  });

  it('asks managed users first, and the directory for the same name after that', async () => {
    const twin = { username: 'bob', fullname: 'Bob', email: 'bob@example.org' };
    const passwords = { newPassword: testPassword, confirmPassword: testPassword };
    await server.asAdmin.put('/api/v1/user/managed', { ...twin, ...passwords });
    expect(decodeJwt((await login('bob', testPassword)).text).idp).toBe('LOCAL');
    expect(decodeJwt((await login('bob', 'secret of bob')).text).idp).toBe('LDAP');
    expect(await refusal('bob', 'neither')).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  it('lets in only who is there already where none are added', async () => {
    await setLdap({ 'user.provisioning': 'false' });
    expect(await refusal('dora', 'wrong'), 'says nothing of accounts').toEqual([401, 'INVALID_CREDENTIALS']);
    expect(await refusal('dora', 'secret of dora')).toEqual([403, 'UNMAPPED_ACCOUNT']);
    const added = await server.asAdmin.put<LdapUser>('/api/v1/user/ldap', { username: 'dora' });
    expect(added.body.dn).toBe('Syncing...');
    const { text } = await login('dora', 'secret of dora');
    expect((await self(text)).dn).toBe('uid=dora,ou=people,dc=example,dc=org');
    await setLdap(usual());
  });

  it('keeps a suspended user out, who is told so only with the right password', async () => {
    await login('bob', 'secret of bob');
    const suspend = (suspended: boolean) =>
      server.asAdmin.put('/api/waybill/v1/user/ldap/bob/suspension', { suspended });
    expect((await suspend(true)).status).toBe(204);
    expect(await refusal('bob', 'secret of bob')).toEqual([403, 'SUSPENDED']);
    expect(await refusal('bob', 'neither')).toEqual([401, 'INVALID_CREDENTIALS']);
    await suspend(false);
    expect((await login('bob', 'secret of bob')).status).toBe(200);
  });

  it('has no password to change here', async () => {
    const { text } = await login('ann', 'secret of ann');
    const body = { username: 'ann', fullname: 'A', email: 'a@example.org' };
    expect((await withToken(text).post('/api/v1/user/self', body)).status).toBe(400);
    const form = { username: 'ann', password: 'secret of ann', newPassword: 'b', confirmPassword: 'b' };
    const forced = await server.asNobody.post('/api/v1/user/forceChangePassword', new URLSearchParams(form));
    expect(forced.status).toBe(406);
  });

  it('has teams follow from groups, also from those around them, from the first sign-in on', async () => {
    const [auditors, outer] = [await teamOf('auditors'), await teamOf('outer')];
    await setLdap({ 'team.synchronization': 'true' });
    const { text } = await login('carl', 'secret of carl');
    expect(await teamsOf(text)).toEqual([auditors.name, outer.name]);
    await setLdap({ 'groups.depth': '1' });
    await login('carl', 'secret of carl');
    expect(await teamsOf(text)).toEqual([auditors.name]);
    await setLdap(usual());
  });

  it('shows groups to choose from, by pages and by name', async () => {
    const all = await server.asAdmin.get<string[]>('/api/v1/ldap/groups?pageSize=5&pageNumber=2');
    expect([all.headers.get('x-total-count'), all.body.length]).toEqual(['1203', 5]);
    const some = await server.asAdmin.get<string[]>('/api/v1/ldap/groups?searchText=udito');
    expect(some.body).toEqual(['cn=auditors,ou=groups,dc=example,dc=org']);
    const hostile = await server.asAdmin.get<string[]>('/api/v1/ldap/groups?searchText=*)(cn=*');
    expect(hostile.body).toEqual([]);
  });

  it('shows people to choose from by a part of their name', async () => {
    const find = async (text: string) =>
      (await server.asAdmin.get(`/api/waybill/v1/ldap/user?searchText=${encodeURIComponent(text)}`)).body;
    const dn = (uid: string) => `uid=${uid},ou=people,dc=example,dc=org`;
    expect(await find('win')).toEqual([
      { username: 'twin', dn: dn('twin') },
      { username: 'twin2', dn: dn('twin2') },
    ]);
    expect(await find('ANN')).toEqual([{ username: 'ann', dn: dn('ann'), email: 'ann@example.org' }]);
    expect([await find(' '), await find('*)(uid=*'), await find('nobody')]).toEqual([[], [], []]);
    const viewer = await server.asKey('VIEW_PORTFOLIO');
    expect((await viewer.get('/api/waybill/v1/ldap/user?searchText=ann')).status).toBe(403);
    await setLdap({ 'users.search.filter': '(&(objectClass=inetOrgPerson)(mail=*{SEARCH_TERM}*))' });
    expect(await find('ann')).toHaveLength(1);
    expect(await find('twin')).toEqual([]);
    await setLdap({ 'users.search.filter': '(' });
    expect((await server.asAdmin.get('/api/waybill/v1/ldap/user?searchText=ann')).status).toBe(502);
    await setLdap({ enabled: 'false' });
    expect(await find('ann')).toEqual([]);
    await setLdap(usual());
  });

  it.each<[string, () => Record<string, string>]>([
    ['by TLS', () => ({ 'server.url': directory.secureUrl })],
    ['by StartTLS', () => ({ starttls: 'true' })],
  ])('works %s', async (_what, changes) => {
    await setLdap({ ...usual(), ...changes() });
    expect((await login('ann', 'secret of ann')).status).toBe(200);
    await setLdap(usual());
  });

  it('believes no certificate of another host', async () => {
    await setLdap({ ...usual(), 'server.url': directory.secureUrl.replace('localhost', '127.0.0.2') });
    expect(await refusal('ann', 'secret of ann')).toEqual([401, 'OTHER']);
    await setLdap(usual());
  });

  it.each<[string, Record<string, string>]>([
    ['a wrong password of its own', { 'bind.password': 'wrong' }],
    ['a base that is not there', { basedn: 'dc=nowhere' }],
    ['a filter that is none', { 'attribute.name': 'uid)(x' }],
  ])('refuses with %s, and says so to nobody', async (_what, changes) => {
    await setLdap({ ...usual(), ...changes });
    expect(await refusal('ann', 'secret of ann')).toEqual([401, 'OTHER']);
    expect((await login('admin', 'admin')).status, 'managed users go on').toBe(200);
    await setLdap(usual());
  });

  it('waits for a directory that hangs no longer than its time', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await setLdap({ ...usual(), 'server.url': `ldap://127.0.0.1:${port}`, 'timeout.seconds': '1' });
    const began = performance.now();
    expect(await refusal('ann', 'secret of ann')).toEqual([401, 'OTHER']);
    expect(performance.now() - began).toBeLessThan(5_000);
    for (const socket of sockets) socket.destroy();
    silent.close();
    await setLdap(usual());
  });

  it('brings users up to date by its schedule', async () => {
    await setLdap({ 'team.synchronization': 'true' });
    const team = await teamOf('auditors');
    const fay = (await login('fay', 'secret of fay')).text;
    const gus = (await login('gus', 'secret of gus')).text;
    expect(await teamsOf(fay)).toEqual([]);
    await asDirectoryAdmin(async (client) => {
      const member = new Attribute({ type: 'member', values: ['uid=fay,ou=people,dc=example,dc=org'] });
      const change = new Change({ operation: 'add', modification: member });
      await client.modify('cn=auditors,ou=groups,dc=example,dc=org', [change]);
      await client.del('uid=gus,ou=people,dc=example,dc=org');
    });
    await sync();
    expect(await teamsOf(fay)).toContain(team.name);
    expect((await withToken(gus).get('/api/v1/user/self')).status, 'the session has ended').toBe(401);
    const users = (await server.asAdmin.get<LdapUser[]>('/api/v1/user/ldap')).body;
    expect(users.find(({ username }) => username === 'gus')?.dn).toBe('INVALID');
    await setLdap(usual());
  });

  it('takes nothing from anybody when the directory cannot be asked', async () => {
    await setLdap({ 'team.synchronization': 'true' });
    const { text } = await login('ann', 'secret of ann');
    const before = await teamsOf(text);
    await setLdap({ basedn: 'dc=nowhere' });
    await sync();
    expect(await teamsOf(text)).toEqual(before);
    expect((await self(text)).dn).toBe('uid=ann,ou=people,dc=example,dc=org');
    await setLdap(usual());
  });
});
