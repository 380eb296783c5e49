import type {
  AddedPasskey,
  PasskeyCreation,
  Passkeys,
  RecoveryCodes,
  SecondFactor,
  SignInStep,
} from '@waybill/api-contract';
import { type Authenticator, createAuthenticator } from '@waybill/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type TestClient } from '../../../test/client.ts';
import { startTestServer, type TestServer, testPassword } from '../../../test/server.ts';
import { rowsOf, runSql, sql } from '../../db/database.ts';

const own = '/api/waybill/v1';
const origin = 'https://waybill.example.org';
const rpId = 'waybill.example.org';
const clock = { now: new Date('2026-03-01T12:00:00Z') };
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ now: () => clock.now });
  await setBaseUrl(`${origin}/`);
});
afterAll(() => server.close());

async function setBaseUrl(value: string | null): Promise<void> {
  await runSql(
    server.db,
    sql`update config_property set value = ${value} where group_name = 'general' and property_name = 'base.url'`,
  );
}

const pass = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
};

interface Person {
  readonly username: string;
  readonly client: TestClient;
  readonly token: string;
}

let count = 0;
async function makePerson(): Promise<Person> {
  const username = `person-${++count}`;
  const passwords = { newPassword: testPassword, confirmPassword: testPassword };
  const made = await server.asAdmin.put('/api/v1/user/managed', {
    username,
    fullname: 'Ada Lovelace',
    email: `${username}@example.org`,
    ...passwords,
  });
  expect(made.status, made.text).toBe(201);
  return signedIn(username);
}

/** By the password alone. */
async function signedIn(username: string): Promise<Person> {
  const { text: token, status } = await loginV1(username);
  expect(status, token).toBe(200);
  return { username, token, client: clientOf(token) };
}

const clientOf = (token: string) => createClient(server.url, { authorization: `Bearer ${token}` });
const loginV1 = (username: string, password = testPassword) =>
  server.asNobody.post('/api/v1/user/login', new URLSearchParams({ username, password }));
const begin = (username: string, password = testPassword) =>
  server.asNobody.post<SignInStep>(`${own}/session`, { username, password });
const finish = (answer: object) =>
  server.asNobody.post<{ token: string }>(`${own}/session/second-factor`, answer);

async function beginFactor(username: string, password = testPassword): Promise<SecondFactor> {
  const { status, text, body } = await begin(username, password);
  expect(status, text).toBe(200);
  expect(body.token).toBeUndefined();
  if (!body.secondFactor) throw new Error('There is no second step');
  return body.secondFactor;
}

async function beginEnrollment(client: TestClient, currentPassword = testPassword): Promise<PasskeyCreation> {
  const { status, text, body } = await client.post<PasskeyCreation>(`${own}/passkey/enrollment`, {
    currentPassword,
  });
  expect(status, text).toBe(200);
  return body;
}

async function enroll(
  { client }: Person,
  authenticator: Authenticator = createAuthenticator(origin),
  name = 'Key',
) {
  const { challenge } = await beginEnrollment(client);
  const made = authenticator.create({ challenge, rpId });
  const { status, text, body } = await client.put<AddedPasskey>(`${own}/passkey`, {
    challenge,
    name,
    ...made,
  });
  expect(status, text).toBe(201);
  return { authenticator, passkey: body.passkey, codes: body.recoveryCodes };
}

/** Somebody with a passkey. */
async function makeKeeper() {
  const person = await makePerson();
  const { authenticator, passkey, codes = [] } = await enroll(person);
  return { ...person, authenticator, passkey, codes };
}

async function signInBy(username: string, authenticator: Authenticator, password = testPassword) {
  const { challenge } = await beginFactor(username, password);
  return finish({ challenge, passkey: authenticator.sign({ challenge, rpId }) });
}

const trailOf = async (target: string) => {
  const rows = await rowsOf(
    server.db,
    sql<{ action: string }>`select action from audit_log where target = ${target} order by audit_id`,
  );
  return rows.map(({ action }) => action);
};

describe('a passkey', () => {
  it('is added with the current password, and is asked for from then on', async () => {
    const person = await makePerson();
    const other = await signedIn(person.username);
    for (const currentPassword of ['', 'wrong']) {
      const refused = await person.client.post(`${own}/passkey/enrollment`, { currentPassword });
      expect([refused.status, refused.text.includes('currentPassword')]).toEqual([400, true]);
    }
    const asked = await beginEnrollment(person.client);
    expect(asked).toMatchObject({ rpId, rpName: 'Waybill', username: person.username, excluded: [] });
    const { passkey, codes, authenticator } = await enroll(person, createAuthenticator(origin), ' Blue key ');
    expect(passkey).toMatchObject({ name: 'Blue key', isBackedUp: false, rpId });
    expect(codes).toHaveLength(10);
    // This session goes on, others had the password alone.
    expect((await person.client.get(`${own}/passkey`)).body).toEqual({
      passkeys: [passkey],
      recoveryCodesLeft: 10,
      canAdd: true,
    });
    expect((await other.client.get('/api/v1/user/self')).status).toBe(401);
    const signedInBy = await signInBy(person.username, authenticator);
    expect(signedInBy.status, signedInBy.text).toBe(200);
    expect(signedInBy.headers.get('set-cookie')).toContain('Waybill-Device=');
    const own1 = await clientOf(signedInBy.body.token).get<Passkeys>(`${own}/passkey`);
    expect(own1.body.passkeys[0]?.lastUsed).toBe(clock.now.getTime());
    expect((await beginEnrollment(person.client)).excluded).toEqual([
      { credentialId: authenticator.credentialId, transports: ['usb'] },
    ]);
    expect(await trailOf(person.username)).toEqual([
      'user.created',
      'session.signed_in',
      'session.signed_in',
      'user.passkey_added',
      'session.signed_in',
    ]);
  });

  it('keeps API v1 from giving tokens: it answers as for a forced change, which is no way around', async () => {
    const { username, authenticator } = await makeKeeper();
    const login = await loginV1(username);
    expect([login.status, login.text]).toEqual([401, 'FORCE_PASSWORD_CHANGE']);
    expect((await loginV1(username, 'wrong')).text).toBe('INVALID_CREDENTIALS');
    const form = { username, password: testPassword };
    const newPassword = 'second-Gorse-42';
    const change = await server.asNobody.post(
      '/api/v1/user/forceChangePassword',
      new URLSearchParams({ ...form, newPassword, confirmPassword: newPassword }),
    );
    expect([change.status, change.text]).toEqual([401, 'FORCE_PASSWORD_CHANGE']);
    expect((await loginV1(username, newPassword)).text).toBe('INVALID_CREDENTIALS');
    expect((await signInBy(username, authenticator)).status).toBe(200);
  });

  it('signs in wherever the password is right, and only there', async () => {
    const { username } = await makeKeeper();
    const wrong = await begin(username, 'wrong');
    expect([wrong.status, wrong.body]).toMatchObject([401, { code: 'session.invalid_credentials' }]);
    const plain = await makePerson();
    expect((await begin(plain.username)).body).toEqual({ token: expect.any(String) });
  });

  it.each([
    ['another challenge', { challenge: 'AAAA' }],
    ['another origin', { origin: 'https://evil.example.org' }],
    ['another host', { rpId: 'evil.example.org' }],
    ['another purpose', { type: 'webauthn.create' }],
    ['another key', { isForged: true }],
    ['nobody who touches it', { isUntouched: true }],
    ['a counter that has not moved', { counter: 1 }],
  ] as const)('is refused with %s, and the challenge is gone', async (_, fault) => {
    const { username, authenticator } = await makeKeeper();
    const { challenge } = await beginFactor(username);
    const refused = await finish({ challenge, passkey: authenticator.sign({ challenge, rpId }, fault) });
    expect([refused.status, refused.body]).toMatchObject([401, { code: 'session.invalid_credentials' }]);
    const again = await finish({ challenge, passkey: authenticator.sign({ challenge, rpId }) });
    expect(again.status).toBe(401);
    expect((await signInBy(username, authenticator)).status).toBe(200);
  });

  it('is refused where it belongs to somebody else', async () => {
    const [ada, eve] = [await makeKeeper(), await makeKeeper()];
    const { challenge } = await beginFactor(ada.username);
    const refused = await finish({ challenge, passkey: eve.authenticator.sign({ challenge, rpId }) });
    expect(refused.status).toBe(401);
    // Nor does a challenge of somebody else help.
    const theirs = await beginFactor(eve.username);
    const asked = await beginFactor(ada.username);
    const crossed = await finish({
      challenge: theirs.challenge,
      passkey: ada.authenticator.sign({ challenge: asked.challenge, rpId }),
    });
    expect(crossed.status).toBe(401);
  });

  it('answers a challenge once, even when two answers come together, and within five minutes', async () => {
    const { username, authenticator } = await makeKeeper();
    const { challenge } = await beginFactor(username);
    const answers = [1, 2, 3].map(() => ({ challenge, passkey: authenticator.sign({ challenge, rpId }) }));
    const statuses = await Promise.all(answers.map(async (answer) => (await finish(answer)).status));
    expect(statuses.toSorted()).toEqual([200, 401, 401]);
    const late = await beginFactor(username);
    pass(5 * 60_000);
    const passkey = authenticator.sign({ challenge: late.challenge, rpId });
    expect((await finish({ challenge: late.challenge, passkey })).status).toBe(401);
  });

  it('is refused when it is added with another challenge, origin or host, twice, or late', async () => {
    const person = await makePerson();
    const { client, username } = person;
    const authenticator = createAuthenticator(origin);
    const add = (challenge: string, fault = {}) =>
      client.put(`${own}/passkey`, {
        challenge,
        name: 'Key',
        ...authenticator.create({ challenge, rpId }, fault),
      });
    for (const fault of [
      { challenge: 'AAAA' },
      { origin: 'https://evil.example.org' },
      { rpId: 'evil.example.org' },
      { type: 'webauthn.get' },
      { isUntouched: true },
    ]) {
      const { challenge } = await beginEnrollment(client);
      expect([(await add(challenge, fault)).status, fault]).toEqual([409, fault]);
      expect((await add(challenge)).status).toBe(409);
    }
    const { challenge: late } = await beginEnrollment(client);
    pass(5 * 60_000);
    expect((await add(late)).status).toBe(409);
    const { challenge: theirs } = await beginEnrollment((await makePerson()).client);
    expect((await add(theirs)).status).toBe(409);
    expect((await loginV1(username)).status).toBe(200);
    const { challenge } = await beginEnrollment(client);
    expect((await add(challenge)).status).toBe(201);
    expect((await add(challenge)).status).toBe(409);
    const { challenge: second } = await beginEnrollment(client);
    expect((await add(second)).status).toBe(409);
    // A challenge of a sign-in adds nothing.
    const step = await beginFactor(username);
    expect((await add(step.challenge)).status).toBe(409);
  });

  it('leaves no session behind that began by the password alone while it was added', async () => {
    const { client, username } = await makePerson();
    const { challenge } = await beginEnrollment(client);
    const made = createAuthenticator(origin).create({ challenge, rpId });
    const [added, ...logins] = await Promise.all([
      client.put(`${own}/passkey`, { challenge, name: 'Key', ...made }),
      ...Array.from({ length: 8 }, () => loginV1(username)),
    ]);
    expect(added.status, added.text).toBe(201);
    const tokens = logins.filter(({ status }) => status === 200).map(({ text }) => text);
    for (const token of tokens) expect((await clientOf(token).get('/api/v1/user/self')).status).toBe(401);
    expect((await client.get('/api/v1/user/self')).status).toBe(200);
  });

  it('is renamed and removed; without the last one the password is enough again', async () => {
    const keeper = await makeKeeper();
    const { client, username, passkey } = keeper;
    const second = await enroll(keeper, createAuthenticator(origin), 'Second');
    expect(second.codes).toBeUndefined();
    const renamed = await client.post(`${own}/passkey/${passkey.uuid}`, { name: 'Phone' });
    expect([renamed.status, renamed.body]).toMatchObject([200, { name: 'Phone' }]);
    const stranger = await makeKeeper();
    const remove = (who: TestClient, uuid: string, currentPassword = testPassword) =>
      who.post(`${own}/passkey/${uuid}/remove`, { currentPassword });
    expect((await stranger.client.post(`${own}/passkey/${passkey.uuid}`, { name: 'Mine' })).status).toBe(404);
    expect((await remove(stranger.client, passkey.uuid)).status).toBe(404);
    expect((await remove(client, passkey.uuid, 'wrong')).status).toBe(400);
    expect((await remove(client, passkey.uuid)).status).toBe(204);
    expect((await signInBy(username, keeper.authenticator)).status).toBe(401);
    expect((await signInBy(username, second.authenticator)).status).toBe(200);
    expect((await remove(client, second.passkey.uuid)).status).toBe(204);
    expect((await loginV1(username)).status).toBe(200);
    expect((await client.get(`${own}/passkey`)).body).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await trailOf(username)).filter((action) => action.startsWith('user.passkey'))).toEqual([
      'user.passkey_added',
      'user.passkey_added',
      'user.passkey_renamed',
      'user.passkey_removed',
      'user.passkey_removed',
    ]);
  });
});

describe('a recovery code', () => {
  it('stands in for a passkey, once', async () => {
    const { username, codes } = await makeKeeper();
    const use = async (recoveryCode: string) =>
      finish({ challenge: (await beginFactor(username)).challenge, recoveryCode });
    const [first = '', second = ''] = codes;
    const entered = await use(first.toUpperCase().replaceAll('-', ' '));
    expect(entered.status, entered.text).toBe(200);
    expect((await use(first)).status).toBe(401);
    expect((await use('0000-0000-0000-0000')).status).toBe(401);
    const [mine, theirs] = [clientOf(entered.body.token), await makeKeeper()];
    expect((await use(theirs.codes[0] ?? '')).status).toBe(401);
    expect((await mine.get<Passkeys>(`${own}/passkey`)).body.recoveryCodesLeft).toBe(9);
    const renewed = await mine.post<RecoveryCodes>(`${own}/passkey/recovery-codes`, {
      currentPassword: testPassword,
    });
    expect(renewed.status, renewed.text).toBe(200);
    expect(renewed.body.codes).toHaveLength(10);
    expect((await use(second)).status).toBe(401);
    expect((await use(renewed.body.codes[9] ?? '')).status).toBe(200);
    const trail = await trailOf(username);
    expect(trail.filter((action) => action === 'user.recovery_code_used')).toHaveLength(2);
    expect(trail).toContain('user.recovery_codes_renewed');
  });

  it('is kept as a digest, and there is none without a passkey', async () => {
    const { codes } = await makeKeeper();
    const { rows } = await sql<{ text: string }>`select r::text as text from recovery_code r`.execute(
      server.db,
    );
    const stored = rows.map(({ text }) => text).join();
    for (const code of codes) expect(stored).not.toContain(code);
    const { client } = await makePerson();
    const refused = await client.post(`${own}/passkey/recovery-codes`, { currentPassword: testPassword });
    expect(refused.status).toBe(409);
  });

  it('counts as a password does when it is wrong, and every wrong one is in the audit log', async () => {
    const { username } = await makeKeeper();
    // The audit log has no more than ten refusals of a minute.
    pass(60_000);
    const steps = await Promise.all([1, 2, 3, 4, 5].map(() => beginFactor(username)));
    for (const { challenge } of steps) {
      expect((await finish({ challenge, recoveryCode: 'wrong' })).status).toBe(401);
    }
    await expect
      .poll(async () => {
        const rows = await rowsOf(
          server.db,
          sql<{ why: string }>`select detail->>'why' as why from audit_log
            where action = 'session.refused' and actor = ${username}`,
        );
        return rows.filter(({ why }) => why === 'a wrong recovery code').length;
      })
      .toBe(5);
  });
});

describe('whoever manages access', () => {
  it('sees and removes the passkeys of a user, which ends the sessions', async () => {
    const { username, client } = await makeKeeper();
    const path = `${own}/user/${username}/passkey`;
    const manager = await server.asUser('ACCESS_MANAGEMENT');
    const stranger = await server.asUser('VIEW_PORTFOLIO', 'SYSTEM_CONFIGURATION');
    expect((await stranger.get(path)).status).toBe(403);
    expect((await stranger.delete(path)).status).toBe(403);
    expect((await manager.get(path)).body).toMatchObject({
      passkeys: [{ name: 'Key' }],
      recoveryCodesLeft: 10,
    });
    expect((await manager.delete(path)).status).toBe(204);
    expect((await client.get('/api/v1/user/self')).status).toBe(401);
    expect((await loginV1(username)).status).toBe(200);
    expect((await manager.get(path)).body).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await manager.delete(path)).status).toBe(204);
    expect((await manager.get(`${own}/user/nobody/passkey`)).status).toBe(404);
    const trail = await trailOf(username);
    expect(trail.filter((action) => action === 'user.passkeys_removed')).toHaveLength(1);
  });
});

describe('a second factor meets', () => {
  const setUser = (username: string, change: object) =>
    server.asAdmin.post('/api/v1/user/managed', {
      username,
      fullname: 'Ada',
      email: 'ada@example.org',
      ...change,
    });

  it('a forced change: the new password comes with the second step', async () => {
    const { username, authenticator } = await makeKeeper();
    expect((await setUser(username, { forcePasswordChange: true })).status).toBe(200);
    expect((await loginV1(username)).text).toBe('FORCE_PASSWORD_CHANGE');
    const { challenge, mustChangePassword } = await beginFactor(username);
    expect(mustChangePassword).toBe(true);
    const passkey = authenticator.sign({ challenge, rpId });
    for (const newPassword of [undefined, 'short']) {
      const refused = await finish({ challenge, passkey, newPassword });
      expect([refused.status, refused.text.includes('newPassword')]).toEqual([400, true]);
    }
    const newPassword = 'second-Gorse-42';
    const entered = await finish({ challenge, passkey, newPassword });
    expect(entered.status, entered.text).toBe(200);
    expect((await clientOf(entered.body.token).get('/api/v1/user/self')).status).toBe(200);
    expect((await begin(username)).status).toBe(401);
    expect((await beginFactor(username, newPassword)).mustChangePassword).toBe(false);
  });

  it('a new password: the factor stays, and a step that began with the old one is over', async () => {
    const { username, authenticator } = await makeKeeper();
    const { challenge } = await beginFactor(username);
    pass(1000);
    const newPassword = 'third-Gorse-43';
    const changed = await setUser(username, { newPassword, confirmPassword: newPassword });
    expect(changed.status).toBe(200);
    const late = await finish({ challenge, passkey: authenticator.sign({ challenge, rpId }) });
    expect(late.status).toBe(401);
    expect((await loginV1(username, newPassword)).text).toBe('FORCE_PASSWORD_CHANGE');
    expect((await signInBy(username, authenticator, newPassword)).status).toBe(200);
  });

  it('a suspension: neither step lets in, and no code is used up', async () => {
    const { username, codes } = await makeKeeper();
    const { challenge } = await beginFactor(username);
    expect((await setUser(username, { suspended: true })).status).toBe(200);
    expect((await begin(username)).status).toBe(403);
    expect((await finish({ challenge, recoveryCode: codes[0] })).status).toBe(403);
    expect((await setUser(username, { suspended: false })).status).toBe(200);
    const again = await beginFactor(username);
    expect((await finish({ challenge: again.challenge, recoveryCode: codes[0] })).status).toBe(200);
  });

  it('signing out everywhere: sessions end as they do for everybody', async () => {
    const { username, authenticator } = await makeKeeper();
    const { body } = await signInBy(username, authenticator);
    const mine = clientOf(body.token);
    expect((await mine.post(`${own}/session/sign-out-everywhere`)).status).toBe(204);
    expect((await mine.get('/api/v1/user/self')).status).toBe(401);
    expect((await signInBy(username, authenticator)).status).toBe(200);
  });

  it('API keys and users of a provider: neither has passkeys', async () => {
    const key = await server.asKey('ACCESS_MANAGEMENT');
    expect((await key.get(`${own}/passkey`)).status).toBe(401);
    expect((await key.get('/api/v1/team')).status).toBe(200);
    const user = await server.asUser('VIEW_PORTFOLIO');
    await runSql(server.db, sql`update app_user set kind = 'oidc' where user_id = ${user.userId}`);
    expect((await user.get(`${own}/passkey`)).status).toBe(409);
  });

  it('an administrator: their own passkeys go by their password only', async () => {
    const { username, client } = await makeKeeper();
    await server.asAdmin.post(`/api/v1/permission/ACCESS_MANAGEMENT/user/${username}`);
    const refused = await client.delete(`${own}/user/${username}/passkey`);
    expect([refused.status, refused.body]).toMatchObject([409, { title: 'These are your own passkeys' }]);
    const { body } = await client.get<{ passkeys: unknown[] }>(`${own}/passkey`);
    expect(body.passkeys).toHaveLength(1);
  });

  it('an address without https: a clear refusal, and recovery codes work', async () => {
    const { username, codes, client, authenticator } = await makeKeeper();
    await setBaseUrl('http://waybill.example.org');
    const refused = await client.post(`${own}/passkey/enrollment`, { currentPassword: testPassword });
    expect([refused.status, refused.text.includes('localhost')]).toEqual([409, true]);
    const step = await beginFactor(username);
    expect(step).toMatchObject({ passkeys: [] });
    expect(step.rpId).toBeUndefined();
    const passkey = authenticator.sign({ challenge: step.challenge, rpId });
    expect((await finish({ challenge: step.challenge, passkey })).status).toBe(401);
    const { challenge } = await beginFactor(username);
    expect((await finish({ challenge, recoveryCode: codes[0] })).status).toBe(200);
    await setBaseUrl(`${origin}/`);
  });

  it('no base URL: the host of the request counts', async () => {
    await setBaseUrl(null);
    const { client } = await makePerson();
    const refused = await client.post(`${own}/passkey/enrollment`, { currentPassword: testPassword });
    expect(refused.status, '127.0.0.1 is no name').toBe(409);
    await setBaseUrl(`${origin}/`);
  });
});
