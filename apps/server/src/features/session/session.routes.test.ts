import { createHash } from 'node:crypto';
import { hash as bcrypt } from '@node-rs/bcrypt';
import type { ManagedUser } from '@waybill/api-contract';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../test/client.ts';
import { startTestServer, type TestServer, testPassword } from '../../../test/server.ts';
import { findRow, inTransaction, runSql } from '../../db/database.ts';
import { accessFeature } from '../access/access.feature.ts';
import { configPropertyFeature } from '../config-property/config-property.feature.ts';
import { sessionFeature } from './session.feature.ts';

/** Another one that may be set. */
const nextPassword = 'quiet-Meadow-73';
const features = [configPropertyFeature, accessFeature, sessionFeature];

describe('sign-in', () => {
  let server: TestServer;
  let clock = new Date('2026-03-01T10:00:00.250Z');
  beforeAll(async () => {
    server = await startTestServer({ features, now: () => clock });
  });
  afterAll(() => server.close());

  const form = (fields: Record<string, string>) => new URLSearchParams(fields);
  const login = (username: string, password: string) =>
    server.asNobody.post<string>('/api/v1/user/login', form({ username, password }));
  const changePassword = (fields: Record<string, string>) =>
    server.asNobody.post('/api/v1/user/forceChangePassword', form(fields));
  const withToken = (token: string) => createClient(server.url, { authorization: `Bearer ${token}` });
  const self = (token: string) => withToken(token).get<ManagedUser>('/api/v1/user/self');

  async function addUser(username: string, more: object = {}): Promise<void> {
    const answer = await server.asAdmin.put('/api/v1/user/managed', {
      username,
      fullname: 'Some One',
      email: 'one@example.org',
      newPassword: testPassword,
      confirmPassword: testPassword,
      ...more,
    });
    expect(answer.status).toBe(201);
  }

  it('answers a token with the claims of the contract', async () => {
    const answer = await login('admin', 'admin');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const claims = decodeJwt(answer.text);
    expect(claims).toMatchObject({ sub: 'admin', iss: 'Waybill', idp: 'LOCAL' });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(7 * 86_400);
    expect(String(claims.permissions).split(',')).toContain('SYSTEM_CONFIGURATION');
    expect((await self(answer.text)).body.username).toBe('admin');
  });

  it.each([
    ['admin', 'wrong'],
    ['nobody', 'admin'],
    ['', ''],
  ])('refuses %s / %s', async (username, password) => {
    const answer = await login(username, password);
    expect([answer.status, answer.text]).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  it('treats missing fields as wrong credentials', async () => {
    const answer = await server.asNobody.post('/api/v1/user/login', form({}));
    expect([answer.status, answer.text]).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  it('tells that an account is suspended only to those who know the password', async () => {
    await addUser('suspended', { suspended: true, forcePasswordChange: true });
    expect((await login('suspended', 'wrong')).text).toBe('INVALID_CREDENTIALS');
    const answer = await login('suspended', testPassword);
    expect([answer.status, answer.text]).toEqual([403, 'SUSPENDED']);
  });

  it('asks for a new password where it must be changed, and takes it', async () => {
    await addUser('fresh', { forcePasswordChange: true });
    const refused = await login('fresh', testPassword);
    expect([refused.status, refused.text]).toEqual([401, 'FORCE_PASSWORD_CHANGE']);
    const fields = {
      username: 'fresh',
      password: testPassword,
      newPassword: nextPassword,
      confirmPassword: nextPassword,
    };
    expect((await changePassword({ ...fields, password: 'wrong' })).text).toBe('INVALID_CREDENTIALS');
    expect((await changePassword({ ...fields, confirmPassword: 'other' })).status).toBe(406);
    expect((await changePassword({ ...fields, newPassword: ' ', confirmPassword: ' ' })).status).toBe(406);
    expect(
      (await changePassword({ ...fields, newPassword: testPassword, confirmPassword: testPassword })).status,
    ).toBe(406);
    const changed = await changePassword(fields);
    expect([changed.status, changed.text]).toEqual([200, '']);
    expect((await login('fresh', testPassword)).status).toBe(401);
    expect((await login('fresh', nextPassword)).status).toBe(200);
  });

  it('verifies the hash of an imported user and replaces it by one of ours', async () => {
    await addUser('imported');
    const digest = createHash('sha512').update('from elsewhere').digest('hex');
    const old = await bcrypt(digest, { cost: 4 });
    await inTransaction(server.db, (trx) =>
      runSql(trx, sql`update app_user set password_hash = ${old} where username = 'imported'`),
    );
    expect((await login('imported', 'wrong')).status).toBe(401);
    expect((await login('imported', 'from elsewhere')).status).toBe(200);
    const row = await findRow(
      server.db,
      sql<{ password_hash: string }>`select password_hash from app_user where username = 'imported'`,
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
    expect((await login('imported', 'from elsewhere')).status).toBe(200);
  });

  it('tells whoever waits how many passwords are still to be checked', async () => {
    const queue = async () =>
      (await server.asNobody.get<{ waiting: number; seconds: number }>('/api/waybill/v1/session/queue')).body;
    expect(await queue()).toEqual({ waiting: 0, seconds: 0 });
    const hash = await bcrypt(createHash('sha512').update('from elsewhere').digest('hex'), { cost: 12 });
    const names = ['morning 1', 'morning 2', 'morning 3', 'morning 4'];
    for (const name of names) await addUser(name);
    await inTransaction(server.db, (trx) =>
      runSql(trx, sql`update app_user set password_hash = ${hash} where username like 'morning%'`),
    );
    const signIns = [...names, ...names].map((name) => login(name, 'from elsewhere'));
    await expect
      .poll(async () => (await queue()).seconds, { interval: 5, timeout: 60_000 })
      .toBeGreaterThan(0);
    expect((await Promise.all(signIns)).map(({ status }) => status)).toEqual(signIns.map(() => 200));
    expect(await queue()).toEqual({ waiting: 0, seconds: 0 });
  });

  it('refuses a token that expired, is malformed or was signed by someone else', async () => {
    const { text: token } = await login('admin', 'admin');
    const [head, body] = token.split('.');
    expect((await self(`${head}.${body}.AAAA`)).status).toBe(401);
    expect((await self('nonsense')).status).toBe(401);
    const before = clock;
    clock = new Date(before.getTime() + 7 * 86_400_000 + 2_000);
    expect((await self(token)).status).toBe(401);
    clock = before;
    expect((await self(token)).status).toBe(200);
  });

  it('takes the lifetime of tokens from the settings', async () => {
    const change = { groupName: 'session', propertyName: 'token.lifetime.seconds', propertyValue: '60' };
    await server.asAdmin.post('/api/v1/configProperty', change);
    const claims = decodeJwt((await login('admin', 'admin')).text);
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(60);
    for (const propertyValue of ['0', '59', '31536001', '-60', '1e9']) {
      expect((await server.asAdmin.post('/api/v1/configProperty', { ...change, propertyValue })).status).toBe(
        400,
      );
    }
    await server.asAdmin.post('/api/v1/configProperty', { ...change, propertyValue: '604800' });
  });

  it('refuses the tokens of a user who was suspended or deleted, at once and for good', async () => {
    await addUser('leaving');
    const { text: token } = await login('leaving', testPassword);
    expect((await self(token)).status).toBe(200);
    const profile = { username: 'leaving', fullname: 'Some One', email: 'one@example.org' };
    clock = new Date(clock.getTime() + 10);
    await server.asAdmin.post('/api/v1/user/managed', { ...profile, suspended: true });
    expect((await self(token)).status).toBe(401);
    await server.asAdmin.post('/api/v1/user/managed', { ...profile, suspended: false });
    expect((await self(token)).status).toBe(401);
    const { text: renewed } = await login('leaving', testPassword);
    expect((await self(renewed)).status).toBe(200);
    await server.asAdmin.delete('/api/v1/user/managed', { username: 'leaving' });
    expect((await self(renewed)).status).toBe(401);
    clock = new Date(clock.getTime() + 10);
    await addUser('leaving');
    expect((await self(renewed)).status, 'token of an earlier user of that name').toBe(401);
    expect((await self((await login('leaving', testPassword)).text)).status).toBe(200);
  });

  it('refuses the tokens of a user who must change the password', async () => {
    await addUser('renewer');
    const { text: token } = await login('renewer', testPassword);
    expect((await self(token)).status).toBe(200);
    clock = new Date(clock.getTime() + 5);
    const profile = { username: 'renewer', fullname: 'Some One', email: 'one@example.org' };
    await server.asAdmin.post('/api/v1/user/managed', { ...profile, forcePasswordChange: true });
    expect((await self(token)).status).toBe(401);
    expect((await login('renewer', testPassword)).text).toBe('FORCE_PASSWORD_CHANGE');
  });

  it('ends all other sessions when people change their password, and keeps theirs', async () => {
    await addUser('changer');
    const { text: token } = await login('changer', testPassword);
    const { text: other } = await login('changer', testPassword);
    const change = {
      fullname: 'Some One',
      email: 'one@example.org',
      newPassword: nextPassword,
      confirmPassword: nextPassword,
    };
    const send = (more: object) => withToken(token).post('/api/v1/user/self', { ...change, ...more });
    for (const more of [{}, { currentPassword: 'wrong' }, { currentPassword: '' }]) {
      const refused = await send(more);
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject([{ path: 'currentPassword', invalidValue: null }]);
    }
    expect((await self(other)).status, 'nothing has changed').toBe(200);
    expect((await send({ currentPassword: testPassword })).status).toBe(200);
    expect((await self(token)).status).toBe(200);
    expect((await self(other)).status).toBe(401);
    expect((await login('changer', testPassword)).status).toBe(401);
    expect((await self((await login('changer', nextPassword)).text)).status).toBe(200);
  });

  it('changes a password once when two requests prove the same old one', async () => {
    await addUser('twice');
    const { text: token } = await login('twice', testPassword);
    const change = (newPassword: string) =>
      withToken(token).post('/api/v1/user/self', {
        fullname: 'Some One',
        email: 'one@example.org',
        newPassword,
        confirmPassword: newPassword,
        currentPassword: testPassword,
      });
    const answers = await Promise.all([change(nextPassword), change('other-Heath-77')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const [first] = answers;
    expect((await login('twice', nextPassword)).status).toBe(first?.status === 200 ? 200 : 401);
  });

  it('ends all sessions when an administrator sets the password', async () => {
    await addUser('reset');
    const { text: token } = await login('reset', testPassword);
    const passwords = { newPassword: nextPassword, confirmPassword: nextPassword };
    const body = { username: 'reset', fullname: 'Some One', email: 'one@example.org', ...passwords };
    expect((await server.asAdmin.post('/api/v1/user/managed', body)).status).toBe(200);
    expect((await self(token)).status).toBe(401);
  });

  it('signs a user out everywhere, by themselves or by an administrator', async () => {
    await addUser('roamer');
    const { text: first } = await login('roamer', testPassword);
    clock = new Date(clock.getTime() + 5);
    expect((await withToken(first).post('/api/waybill/v1/session/sign-out-everywhere')).status).toBe(204);
    expect((await self(first)).status).toBe(401);
    const { text: second } = await login('roamer', testPassword);
    clock = new Date(clock.getTime() + 5);
    expect((await server.asAdmin.post('/api/waybill/v1/user/roamer/sign-out')).status).toBe(204);
    expect((await self(second)).status).toBe(401);
  });

  it('answers one’s own account with teams and permissions, and nothing for API keys', async () => {
    const answer = await server.asAdmin.get<ManagedUser>('/api/v1/user/self');
    expect(answer.body).toMatchObject({
      username: 'admin',
      fullname: 'Administrator',
      email: 'admin@localhost',
      suspended: false,
      forcePasswordChange: false,
      nonExpiryPassword: true,
    });
    expect(answer.body.teams?.map((team) => team.name)).toEqual(['Administrators']);
    expect(answer.body.permissions?.length).toBe(14);
    expect(JSON.stringify(answer.body)).not.toContain('argon2');
    const key = await server.asKey('VIEW_PORTFOLIO');
    expect((await key.get('/api/v1/user/self')).status).toBe(401);
  });

  it('lets people change their name and address, and says what is missing', async () => {
    const user = await server.asUser('VIEW_PORTFOLIO');
    const change = (body: object) => user.post<ManagedUser>('/api/v1/user/self', body);
    const done = await change({ fullname: 'New Name', email: 'new@example.org' });
    expect(done.body).toMatchObject({ fullname: 'New Name', email: 'new@example.org' });
    expect((await change({ fullname: ' ', email: 'new@example.org' })).status).toBe(400);
    expect((await change({ fullname: 'A' })).status).toBe(400);
    const differing = { fullname: 'A', email: 'b', newPassword: 'x', confirmPassword: 'y' };
    expect((await change(differing)).status).toBe(400);
  });

  it('does not let people raise their own rights', async () => {
    const user = await server.asUser('VIEW_PORTFOLIO');
    const body = {
      fullname: 'A',
      email: 'b',
      permissions: [{ name: 'SYSTEM_CONFIGURATION' }],
      suspended: false,
    };
    const answer = await user.post<ManagedUser>('/api/v1/user/self', body);
    expect(answer.body.permissions?.map((item) => item.name)).toEqual(['VIEW_PORTFOLIO']);
  });

  it('recognizes a browser in which the user has signed in, wherever others guess at the name', async () => {
    await addUser('hunted');
    const first = await login('hunted', testPassword);
    const [cookie = ''] = first.headers.get('set-cookie')?.split(';') ?? [];
    const browser = createClient(server.url, { cookie });
    for (let n = 0; n < 5; n++) expect((await login('hunted', `guess ${n}`)).status).toBe(401);
    const startedAt = performance.now();
    const rightly = form({ username: 'hunted', password: testPassword });
    expect((await browser.post('/api/v1/user/login', rightly)).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect((await browser.get('/api/v1/user/self')).status, 'the cookie gives no rights').toBe(401);
  });

  it('tries no more of many guesses at once than the limit, and lets everybody else in meanwhile', async () => {
    await addUser('target');
    const gone = new AbortController();
    const statuses: number[] = [];
    const guess = async (n: number) => {
      const body = form({ username: 'target', password: `guess ${n}` });
      const answer = await fetch(`${server.url}/api/v1/user/login`, {
        method: 'POST',
        body,
        signal: gone.signal,
      });
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    };
    const guesses = Promise.allSettled(Array.from({ length: 300 }, (_, n) => guess(n)));
    await expect.poll(() => statuses.length, { timeout: 10_000 }).toBeGreaterThan(297);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(293);
    expect((await login('admin', 'admin')).status).toBe(200);
    const elsewhere = createClient(server.url, { 'x-forwarded-for': '203.0.113.9' });
    const rightly = form({ username: 'target', password: testPassword });
    expect((await elsewhere.post('/api/v1/user/login', rightly)).status).toBe(200);
    gone.abort();
    await guesses;
  });

  it('takes what is too long for a name or password for wrong, and hashes nothing for it', async () => {
    for (const [username, password] of [
      ['admin', 'x'.repeat(900_000)],
      ['x'.repeat(900_000), 'admin'],
      ['admin', 'x'.repeat(1025)],
    ] as const) {
      const answer = await login(username, password);
      expect([answer.status, answer.text]).toEqual([401, 'INVALID_CREDENTIALS']);
    }
    // More than may fail in a minute: they were no attempts.
    for (let n = 0; n < 20; n++) await login('admin', 'x'.repeat(1025));
    expect((await login('admin', 'admin')).status).toBe(200);
  });

  it('takes a password of 1,024 characters and refuses a longer one with a reason', async () => {
    const longest = 'pq'.repeat(512);
    await addUser('wordy', { newPassword: longest, confirmPassword: longest });
    expect((await login('wordy', longest)).status).toBe(200);
    expect((await login('wordy', `${longest.slice(1)}r`)).status).toBe(401);
    const tooLong = `${longest}p`;
    const passwords = { newPassword: tooLong, confirmPassword: tooLong };
    const answers = [
      await server.asAdmin.put('/api/v1/user/managed', {
        username: 'wordier',
        fullname: 'A',
        email: 'b',
        ...passwords,
      }),
      await changePassword({ username: 'wordy', password: longest, ...passwords }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('1024');
    }
  });

  it('says that OpenID Connect is not available', async () => {
    expect((await server.asNobody.get('/api/v1/oidc/available')).text).toBe('false');
    for (const body of [form({ idToken: 'x'.repeat(5_000) }), undefined]) {
      expect((await server.asNobody.post('/api/v1/user/oidc/login', body)).status).toBe(204);
    }
  });
});

describe('a new installation', () => {
  it('starts with admin / admin and a forced change', async () => {
    const server = await startTestServer({ features, config: { adminPassword: undefined } });
    const body = new URLSearchParams({ username: 'admin', password: 'admin' });
    const answer = await server.asNobody.post('/api/v1/user/login', body);
    expect([answer.status, answer.text]).toEqual([401, 'FORCE_PASSWORD_CHANGE']);
    await server.close();
  });

  it('has its first administrator from a node that serves, whatever other nodes did before', async () => {
    const worker = await startTestServer({ features, config: { role: 'worker', adminPassword: undefined } });
    const { context } = worker;
    const signIn = () =>
      worker.asNobody.post(
        '/api/v1/user/login',
        new URLSearchParams({ username: 'admin', password: 'of the API node' }),
      );
    expect((await signIn()).status).toBe(401);
    const serving = { ...context.config, role: 'api', adminPassword: 'of the API node' } as const;
    for (const feature of features) await feature.seed?.({ ...context, config: serving });
    expect((await signIn()).status).toBe(200);
    await worker.close();
  });

  it('does not touch users and teams when it starts again', async () => {
    const server = await startTestServer({ features });
    await server.asAdmin.put('/api/v1/user/managed', {
      username: 'second',
      fullname: 'B',
      email: 'b',
      newPassword: testPassword,
      confirmPassword: testPassword,
    });
    await server.asAdmin.post('/api/v1/permission/ACCESS_MANAGEMENT/user/second');
    expect((await server.asAdmin.delete('/api/v1/user/managed', { username: 'admin' })).status).toBe(204);
    for (const feature of features) await feature.seed?.(server.context);
    const body = new URLSearchParams({ username: 'admin', password: 'admin' });
    expect((await server.asNobody.post('/api/v1/user/login', body)).status).toBe(401);
    await server.close();
  });
});
