import { setTimeout as sleep } from 'node:timers/promises';
import type { OidcGroup, OidcUser, Team } from '@waybill/api-contract';
import { type IdentityProvider, startIdentityProvider } from '@waybill/test-kit';
import { decodeJwt, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../test/client.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { newUuid } from '../../db/uuid.ts';
import { begin, clientId, implicitTokens, redirectUri, setOidc, signInBy } from '../oidc/oidc.fixtures.ts';

let server: TestServer;
let provider: IdentityProvider;
beforeAll(async () => {
  provider = await startIdentityProvider({
    clientId,
    redirectUris: [redirectUri],
    accounts: {
      's-ann': { name: 'ann', email: 'ann@example.org', groups: ['auditors', 'everybody'] },
      's-bob': { name: 'bob', groups: [] },
      's-nameless': { groups: [] },
    },
  });
  server = await startTestServer();
  await setOidc(server, usual());
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const usual = () => ({
  enabled: 'true',
  issuer: provider.issuer,
  'client.id': clientId,
  'user.provisioning': 'true',
  'team.synchronization': 'false',
  'teams.keep.given': 'false',
  'teams.default': '',
  'access.token.alone': 'false',
  'username.claim': 'name',
});

const login = (fields: Record<string, string>) =>
  server.asNobody.post<string>('/api/v1/user/oidc/login', new URLSearchParams(fields));
const self = async (token: string) =>
  (await createClient(server.url, { authorization: `Bearer ${token}` }).get<OidcUser>('/api/v1/user/self'))
    .body;
const teamsOf = async (token: string) => (await self(token)).teams?.map(({ name }) => name).toSorted();

async function newTeam(name = `team ${newUuid().slice(0, 8)}`): Promise<Team> {
  return (await server.asAdmin.put<Team>('/api/v1/team', { name })).body;
}

async function mapGroup(name: string, team: Team): Promise<void> {
  await server.asAdmin.put('/api/v1/oidc/group', { name });
  const groups = (await server.asAdmin.get<OidcGroup[]>('/api/v1/oidc/group')).body;
  const group = groups.find((other) => other.name === name);
  const answer = await server.asAdmin.put('/api/v1/oidc/mapping', { team: team.uuid, group: group?.uuid });
  expect(answer.status, answer.text).toBe(200);
}

describe('signing in by the code of a provider', () => {
  it('adds a user who has the name, mail and subject that the provider says', async () => {
    const answer = await signInBy(server, provider, 's-ann');
    expect(answer.status, answer.text).toBe(200);
    expect(decodeJwt(answer.body.token)).toMatchObject({ sub: 'ann', idp: 'OPENID_CONNECT' });
    expect(await self(answer.body.token)).toEqual({
      username: 'ann',
      subjectIdentifier: 's-ann',
      email: 'ann@example.org',
      teams: [],
      permissions: [],
    });
  });

  it('takes a mail address that has changed, and keeps it when none is said', async () => {
    provider.accounts['s-ann'] = { ...provider.accounts['s-ann'], email: 'ann@new.example.org' };
    const { token } = (await signInBy(server, provider, 's-ann')).body;
    expect((await self(token)).email).toBe('ann@new.example.org');
  });

  it('keeps a suspended user out, in the words of the contract and in ours', async () => {
    provider.accounts['s-una'] = { name: 'una', groups: [] };
    await signInBy(server, provider, 's-una');
    await server.asAdmin.put('/api/waybill/v1/user/oidc/una/suspension', { suspended: true });
    const answer = await signInBy(server, provider, 's-una');
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'session.suspended' }]);
    const tokens = await implicitTokens(server, provider, 's-una');
    const old = await login({
      idToken: tokens.idToken,
      accessToken: tokens.accessToken,
      nonce: tokens.nonce,
    });
    expect([old.status, old.text]).toEqual([403, 'SUSPENDED']);
    await server.asAdmin.put('/api/waybill/v1/user/oidc/una/suspension', { suspended: false });
    expect((await signInBy(server, provider, 's-una')).status).toBe(200);
  });

  it('lets nobody in twice by one code', async () => {
    const begun = await begin(server);
    const { search } = await provider.visit(begun.url, 's-ann');
    const body = { ...begun, redirectUri, parameters: search.slice(1), url: undefined, flow: undefined };
    expect((await server.asNobody.post('/api/waybill/v1/oidc/sign-in', body)).status).toBe(200);
    const again = await server.asNobody.post('/api/waybill/v1/oidc/sign-in', body);
    expect([again.status, again.body]).toMatchObject([401, { code: 'session.invalid_credentials' }]);
  });

  it.each<[string, Record<string, string>, number]>([
    ['another verifier', { codeVerifier: 'x'.repeat(43) }, 401],
    ['another state', { state: 'other' }, 401],
    ['another nonce', { nonce: 'other' }, 401],
    ['an error of the provider', { parameters: 'error=access_denied&state=%STATE%&iss=%ISS%' }, 401],
    ['no code', { parameters: '' }, 401],
    ['an address that is none', { redirectUri: 'javascript:alert(1)' }, 400],
  ])('refuses %s', async (_what, changes, status) => {
    const { url, state, nonce, codeVerifier } = await begin(server);
    const { search } = await provider.visit(url, 's-ann');
    const given = { redirectUri, parameters: search.slice(1), state, nonce, codeVerifier, ...changes };
    const parameters = given.parameters
      .replace('%STATE%', state)
      .replace('%ISS%', encodeURIComponent(provider.issuer));
    const answer = await server.asNobody.post('/api/waybill/v1/oidc/sign-in', { ...given, parameters });
    expect(answer.status, answer.text).toBe(status);
  });

  it('uses the secret of the client where there is one', async () => {
    const secretive = await startIdentityProvider({
      clientId,
      clientSecret: 'a secret of the client',
      redirectUris: [redirectUri],
      accounts: { 's-cat': { name: 'cat' } },
    });
    try {
      await setOidc(server, { issuer: secretive.issuer, 'client.secret': 'a secret of the client' });
      expect((await signInBy(server, secretive, 's-cat')).status).toBe(200);
      await setOidc(server, { 'client.secret': 'another one' });
      expect((await signInBy(server, secretive, 's-cat')).status).toBe(401);
    } finally {
      await setOidc(server, { ...usual(), 'client.secret': '' });
      await secretive.close();
    }
  });

  it('asks the user info where the ID token has only the subject', async () => {
    const bare = await startIdentityProvider({
      clientId,
      bareIdTokens: true,
      redirectUris: [redirectUri],
      accounts: { 's-dan': { name: 'dan', email: 'dan@example.org' } },
    });
    try {
      await setOidc(server, { issuer: bare.issuer });
      const { token } = (await signInBy(server, bare, 's-dan')).body;
      expect(await self(token)).toMatchObject({ username: 'dan', email: 'dan@example.org' });
    } finally {
      await setOidc(server, usual());
      await bare.close();
    }
  });
});

describe('signing in by tokens that a browser got', () => {
  it('takes those of the implicit flow', async () => {
    const { idToken, accessToken, nonce } = await implicitTokens(server, provider, 's-ann');
    const answer = await login({ idToken, accessToken });
    expect([answer.status, decodeJwt(answer.text).sub]).toEqual([200, 'ann']);
    expect((await login({ idToken, accessToken, nonce })).status).toBe(200);
    expect((await login({ idToken, accessToken, nonce: 'another' })).text).toBe('INVALID_CREDENTIALS');
    expect((await login({ idToken })).status, 'which has all that is needed').toBe(200);
  });

  it('refuses an ID token and an access token of two people', async () => {
    await setOidc(server, { 'team.synchronization': 'true', 'teams.claim': 'elsewhere' });
    const [ann, bob] = [
      await implicitTokens(server, provider, 's-ann'),
      await implicitTokens(server, provider, 's-bob'),
    ];
    const answer = await login({ idToken: ann.idToken, accessToken: bob.accessToken });
    expect([answer.status, answer.text]).toEqual([401, 'INVALID_CREDENTIALS']);
    const incomplete = await login({ idToken: ann.idToken, accessToken: ann.accessToken });
    expect([incomplete.status, incomplete.text], 'no such claim').toEqual([401, 'OTHER']);
    await setOidc(server, { ...usual(), 'teams.claim': 'groups' });
  });

  it('takes an access token alone only where that is allowed', async () => {
    const { accessToken } = await implicitTokens(server, provider, 's-ann');
    expect((await login({ accessToken })).text).toBe('INVALID_CREDENTIALS');
    await setOidc(server, { 'access.token.alone': 'true' });
    expect((await login({ accessToken })).status).toBe(200);
    expect((await login({ accessToken: 'made up' })).text).toBe('INVALID_CREDENTIALS');
    await setOidc(server, usual());
  });

  const nowSeconds = () => Math.floor(Date.now() / 1000);
  const good = (): JWTPayload => ({
    iss: provider.issuer,
    aud: clientId,
    sub: 's-ann',
    name: 'ann',
    iat: nowSeconds(),
    exp: nowSeconds() + 300,
  });

  const without = (claim: 'exp' | 'sub'): JWTPayload => {
    const { [claim]: _, ...rest } = good();
    return rest;
  };

  it('takes a token that the provider has signed for this client', async () => {
    expect((await login({ idToken: await provider.sign(good()) })).status).toBe(200);
    const forTwo = { ...good(), aud: [clientId, 'other'], azp: clientId };
    expect((await login({ idToken: await provider.sign(forTwo) })).status).toBe(200);
  });

  it.each<[string, () => JWTPayload, string]>([
    ['of another issuer', () => ({ ...good(), iss: 'https://other.example' }), 'INVALID_CREDENTIALS'],
    ['for another client', () => ({ ...good(), aud: 'other' }), 'INVALID_CREDENTIALS'],
    ['made for another client', () => ({ ...good(), azp: 'other' }), 'INVALID_CREDENTIALS'],
    ['for two without saying for whom', () => ({ ...good(), aud: [clientId, 'x'] }), 'INVALID_CREDENTIALS'],
    ['that has expired', () => ({ ...good(), exp: nowSeconds() - 120 }), 'INVALID_CREDENTIALS'],
    ['without an end', () => without('exp'), 'INVALID_CREDENTIALS'],
    ['that is not valid yet', () => ({ ...good(), nbf: nowSeconds() + 600 }), 'INVALID_CREDENTIALS'],
    ['without a subject', () => without('sub'), 'INVALID_CREDENTIALS'],
    ['without a name', () => ({ ...good(), name: undefined }), 'OTHER'],
    ['whose name is a number', () => ({ ...good(), name: 5 }), 'OTHER'],
    ['whose name is too long', () => ({ ...good(), name: 'x'.repeat(256) }), 'OTHER'],
    ['whose name has a line break', () => ({ ...good(), name: 'ann\nbob' }), 'OTHER'],
  ])('refuses a token %s', async (_what, claims, reason) => {
    const answer = await login({ idToken: await provider.sign(claims()) });
    expect([answer.status, answer.text]).toEqual([401, reason]);
  });

  it('refuses tokens that the provider has not signed', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await new SignJWT(good()).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
    const shared = await new SignJWT(good()).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(clientId));
    const unsigned = new UnsecuredJWT(good()).encode();
    for (const idToken of [forged, shared, unsigned, 'a.b.c', '', 'x'.repeat(10_000)]) {
      const answer = await login({ idToken, accessToken: 'x' });
      expect([answer.status, answer.text], idToken.slice(0, 20)).toEqual([401, 'INVALID_CREDENTIALS']);
    }
  });

  it('has nothing to say without tokens', async () => {
    expect((await login({})).status).toBe(204);
    expect((await login({ idToken: ' ', accessToken: '' })).status).toBe(204);
  });

  it('fetches new keys when a token names one that is not known', async () => {
    // Keys are fetched at most once a second.
    await sleep(1_100);
    await provider.rotateKeys();
    const before = provider.keyRequests;
    expect((await login({ idToken: await provider.sign(good()) })).status).toBe(200);
    expect(provider.keyRequests).toBe(before + 1);
    expect((await login({ idToken: await provider.sign(good()) })).status).toBe(200);
    expect(provider.keyRequests, 'they are kept').toBe(before + 1);
  });
});

describe('users of a provider', () => {
  it('must be there already where none are added', async () => {
    await setOidc(server, { 'user.provisioning': 'false' });
    const refused = await signInBy(server, provider, 's-bob');
    expect([refused.status, refused.body.code]).toEqual([403, 'session.unmapped_account']);
    await server.asAdmin.put('/api/v1/user/oidc', { username: 'bob' });
    const { token } = (await signInBy(server, provider, 's-bob')).body;
    expect(await self(token)).toMatchObject({ username: 'bob', subjectIdentifier: 's-bob' });
    await setOidc(server, usual());
  });

  it('are bound to their subject until an administrator forgets it', async () => {
    const path = '/api/waybill/v1/user/oidc/twin/forget-subject';
    provider.accounts['s-twin-1'] = { name: 'twin' };
    provider.accounts['s-twin-2'] = { name: 'twin' };
    const first = (await signInBy(server, provider, 's-twin-1')).body.token;
    // From an address of its own: of one, ten refusals a minute are written.
    const elsewhere = createClient(server.url, { 'x-forwarded-for': '203.0.113.7' });
    const refused = await signInBy(server, provider, 's-twin-2', elsewhere);
    expect([refused.status, refused.body.code]).toEqual([401, 'session.invalid_credentials']);
    // Refusals are written within a second.
    const trail = async () =>
      (await server.asAdmin.get('/api/waybill/v1/audit-log?kind=session.refused')).body;
    await expect.poll(trail, { timeout: 10_000 }).toContainEqual(
      expect.objectContaining({
        detail: expect.objectContaining({ kind: 'oidc', why: 'the user is bound to another subject' }),
      }),
    );
    const viewer = await server.asUser('VIEW_PORTFOLIO');
    expect((await viewer.post(path)).status).toBe(403);
    expect((await server.asAdmin.post(path)).status).toBe(204);
    expect((await server.asAdmin.post(path)).status, 'none is bound').toBe(404);
    const old = createClient(server.url, { authorization: `Bearer ${first}` });
    expect((await old.get('/api/v1/user/self')).status, 'the sessions have ended').toBe(401);
    expect((await signInBy(server, provider, 's-twin-2')).status).toBe(200);
    expect((await signInBy(server, provider, 's-twin-1')).status).toBe(401);
  });

  it('are asked about when another subject comes, and bound to it by one answer', async () => {
    interface Question {
      username: string;
      boundSubject: string;
      askedSubject: string;
    }
    const questions = async () =>
      (await server.asAdmin.get<Question[]>('/api/waybill/v1/user/oidc/subject-question')).body.filter(
        ({ username }) => username === 'moved',
      );
    const answer = (what: string, body?: object, client = server.asAdmin) =>
      client.post(`/api/waybill/v1/user/oidc/moved/${what}-subject`, body);
    const old = '203.0.113.8';
    const elsewhere = createClient(server.url, { 'x-forwarded-for': old });
    for (const subject of ['s-moved-1', 's-moved-2', 's-moved-3'])
      provider.accounts[subject] = { name: 'moved' };
    const first = (await signInBy(server, provider, 's-moved-1')).body.token;
    expect(await questions()).toEqual([]);
    expect((await answer('reject')).status, 'nobody has come').toBe(404);
    await signInBy(server, provider, 's-moved-2', elsewhere);
    expect(await questions()).toMatchObject([{ boundSubject: 's-moved-1', askedSubject: 's-moved-2' }]);
    expect((await answer('reject')).status).toBe(204);
    expect(await questions()).toEqual([]);
    await signInBy(server, provider, 's-moved-3', elsewhere);
    const stale = await answer('accept', { subjectIdentifier: 's-moved-2' });
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'user.other_subject' }]);
    const viewer = await server.asUser('VIEW_PORTFOLIO');
    expect((await answer('accept', { subjectIdentifier: 's-moved-3' }, viewer)).status).toBe(403);
    expect((await answer('accept', { subjectIdentifier: 's-moved-3' })).status).toBe(204);
    expect(await questions()).toEqual([]);
    const ended = createClient(server.url, { authorization: `Bearer ${first}` });
    expect((await ended.get('/api/v1/user/self')).status, 'the sessions have ended').toBe(401);
    const { token } = (await signInBy(server, provider, 's-moved-3')).body;
    expect((await self(token)).subjectIdentifier).toBe('s-moved-3');
    expect((await signInBy(server, provider, 's-moved-1', elsewhere)).status).toBe(401);
  });

  it('never become a user of another kind who has their name', async () => {
    provider.accounts['s-evil'] = { name: 'admin' };
    const { token } = (await signInBy(server, provider, 's-evil')).body;
    expect(await self(token)).toMatchObject({ subjectIdentifier: 's-evil', permissions: [], teams: [] });
  });

  it('are added once by sign-ins that come together', async () => {
    provider.accounts['s-rush'] = { name: 'rush', groups: ['auditors'] };
    await setOidc(server, { 'team.synchronization': 'true' });
    const claims = { iss: provider.issuer, aud: clientId, sub: 's-rush', name: 'rush', groups: ['auditors'] };
    const at = Math.floor(Date.now() / 1000);
    const idToken = await provider.sign({ ...claims, iat: at, exp: at + 60 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => login({ idToken })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const users = (await server.asAdmin.get<OidcUser[]>('/api/v1/user/oidc')).body;
    expect(users.filter(({ username }) => username === 'rush')).toHaveLength(1);
    await setOidc(server, usual());
  });

  it('have no password to change, and may sign out everywhere', async () => {
    const { token } = (await signInBy(server, provider, 's-ann')).body;
    const ann = createClient(server.url, { authorization: `Bearer ${token}` });
    const profile = { username: 'ann', fullname: 'A', email: 'a@example.org' };
    expect((await ann.post('/api/v1/user/self', profile)).status).toBe(400);
    expect((await ann.post('/api/waybill/v1/session/sign-out-everywhere')).status).toBe(204);
    expect((await ann.get('/api/v1/user/self')).status).toBe(401);
  });
});

describe('teams of users of a provider', () => {
  it('are the default ones for new users where they do not follow from groups', async () => {
    const team = await newTeam('default, of course');
    const other = await newTeam();
    await setOidc(server, { 'teams.default': `${other.name}, no such team,${other.name}` });
    provider.accounts['s-new'] = { name: 'new' };
    const { token } = (await signInBy(server, provider, 's-new')).body;
    expect(await teamsOf(token)).toEqual([other.name]);
    await setOidc(server, { 'teams.default': team.name });
    expect(await teamsOf((await signInBy(server, provider, 's-new')).body.token), 'later').toEqual([
      other.name,
    ]);
    await setOidc(server, usual());
  });

  it('follow from groups at every sign-in, the first one included, and take rights along', async () => {
    const [auditors, everybody, given] = [await newTeam(), await newTeam(), await newTeam()];
    await server.asAdmin.post(`/api/v1/permission/VIEW_PORTFOLIO/team/${auditors.uuid}`);
    await mapGroup('auditors', auditors);
    await mapGroup('everybody', everybody);
    await mapGroup('everybody', auditors);
    await setOidc(server, { 'team.synchronization': 'true' });
    provider.accounts['s-flo'] = { name: 'flo', groups: ['auditors', 'everybody', 'auditors'] };
    const first = (await signInBy(server, provider, 's-flo')).body.token;
    expect(decodeJwt(first).permissions).toBe('VIEW_PORTFOLIO');
    expect(await teamsOf(first)).toEqual([auditors.name, everybody.name].toSorted());

    await server.asAdmin.post('/api/v1/user/flo/membership', { uuid: given.uuid });
    provider.accounts['s-flo'] = { name: 'flo', groups: [] };
    const second = (await signInBy(server, provider, 's-flo')).body.token;
    expect(await teamsOf(second), 'also those given by hand').toEqual([]);
    expect((await self(first)).teams, 'for sessions that began before, too').toEqual([]);
    await setOidc(server, usual());
  });

  it('stay when they were given by hand, where a setting says so', async () => {
    const [mapped, given] = [await newTeam(), await newTeam()];
    await mapGroup('keepers', mapped);
    await setOidc(server, { 'team.synchronization': 'true', 'teams.keep.given': 'true' });
    provider.accounts['s-kim'] = { name: 'kim', groups: ['keepers'] };
    const { token } = (await signInBy(server, provider, 's-kim')).body;
    await server.asAdmin.post('/api/v1/user/kim/membership', { uuid: given.uuid });
    await signInBy(server, provider, 's-kim');
    expect(await teamsOf(token)).toEqual([given.name, mapped.name].toSorted());
    provider.accounts['s-kim'] = { name: 'kim', groups: [] };
    await signInBy(server, provider, 's-kim');
    expect(await teamsOf(token)).toEqual([given.name]);
    provider.accounts['s-kim'] = { name: 'kim', groups: ['keepers'] };
    await signInBy(server, provider, 's-kim');
    const both = await server.asAdmin.post('/api/v1/user/kim/membership', { uuid: mapped.uuid });
    expect(both.status, 'given by hand as well').toBe(200);
    expect((await server.asAdmin.post('/api/v1/user/kim/membership', { uuid: mapped.uuid })).status).toBe(
      304,
    );
    provider.accounts['s-kim'] = { name: 'kim', groups: [] };
    await signInBy(server, provider, 's-kim');
    expect(await teamsOf(token)).toEqual([given.name, mapped.name].toSorted());
    await setOidc(server, usual());
  });

  it('are left alone where the provider says nothing of groups', async () => {
    const team = await newTeam();
    await setOidc(server, { 'team.synchronization': 'true', 'teams.keep.given': 'false' });
    provider.accounts['s-lea'] = { name: 'lea', groups: [] };
    const { token } = (await signInBy(server, provider, 's-lea')).body;
    await server.asAdmin.post('/api/v1/user/lea/membership', { uuid: team.uuid });
    provider.accounts['s-lea'] = { name: 'lea' };
    const refused = await signInBy(server, provider, 's-lea');
    expect([refused.status, refused.body.code]).toEqual([401, 'session.other']);
    expect(await teamsOf(token)).toEqual([team.name]);
    await setOidc(server, usual());
  });

  it('bring groups into the list that were never seen', async () => {
    await setOidc(server, { 'team.synchronization': 'true' });
    const name = `seen ${newUuid()}`;
    provider.accounts['s-may'] = { name: 'may', groups: [name] };
    await signInBy(server, provider, 's-may');
    const groups = (await server.asAdmin.get<OidcGroup[]>('/api/v1/oidc/group')).body;
    expect(groups.filter((group) => group.name === name)).toHaveLength(1);
    await setOidc(server, usual());
  });
});

describe('names of groups', () => {
  type Named = OidcGroup & { isNamedByHand?: boolean; teams?: unknown[] };
  const groupOf = async (name: string): Promise<Named | undefined> => {
    const query = new URLSearchParams({ searchText: name });
    return (await server.asAdmin.get<Named[]>(`/api/waybill/v1/oidc/group?${query}`)).body[0];
  };

  it('come from a claim where the groups are identifiers, but for those entered by hand', async () => {
    const [first, second] = [newUuid(), newUuid()];
    await setOidc(server, { 'team.synchronization': 'true', 'teams.names.claim': 'group_names' });
    const enter = (names: unknown) => {
      const at = Math.floor(Date.now() / 1000);
      const who = { iss: provider.issuer, aud: clientId, sub: 's-nia', name: 'nia', iat: at, exp: at + 60 };
      const claims = { ...who, groups: [first, second], group_names: names };
      return provider.sign(claims).then((idToken) => login({ idToken }));
    };
    expect((await enter(['Auditors', 'Builders'])).status).toBe(200);
    expect(await groupOf(first)).toMatchObject({ displayName: 'Auditors', isNamedByHand: false, teams: [] });
    expect((await groupOf('builders'))?.name, 'found by its name').toBe(second);
    await enter({ [first]: 'Reviewers', [second]: 'Makers' });
    expect((await groupOf(first))?.displayName).toBe('Reviewers');
    await enter(['Only one']);
    await enter(5);
    expect((await groupOf(first))?.displayName, 'of which nobody knows whose it is').toBe('Reviewers');

    const { uuid } = (await groupOf(first)) ?? {};
    const rename = (displayName: string) =>
      server.asAdmin.post<Named>(`/api/waybill/v1/oidc/group/${uuid}/name`, { displayName });
    expect((await rename('By hand')).body).toMatchObject({ displayName: 'By hand', isNamedByHand: true });
    await enter(['Auditors', 'Builders']);
    expect((await groupOf(first))?.displayName).toBe('By hand');
    expect((await rename('')).body.displayName).toBeUndefined();
    await enter(['Auditors', 'Builders']);
    expect((await groupOf(first))?.displayName).toBe('Auditors');
    await setOidc(server, { ...usual(), 'teams.names.claim': '' });
  });
});

describe('a provider', () => {
  it('is available when it is set up and answers', async () => {
    const isAvailable = async () => (await server.asNobody.get('/api/v1/oidc/available')).text;
    expect(await isAvailable()).toBe('true');
    await setOidc(server, { enabled: 'false' });
    expect(await isAvailable()).toBe('false');
    expect((await login({ idToken: 'x' })).status).toBe(204);
    const none = await server.asNobody.post('/api/waybill/v1/oidc/authorization', { redirectUri });
    expect(none.status).toBe(404);
    await setOidc(server, { ...usual(), issuer: 'http://127.0.0.1:9' });
    expect(await isAvailable()).toBe('false');
    await setOidc(server, { ...usual(), 'client.id': '' });
    expect(await isAvailable()).toBe('false');
    await setOidc(server, { ...usual(), issuer: `${provider.issuer}/elsewhere` });
    expect(await isAvailable(), 'another issuer than it says').toBe('false');
    await setOidc(server, usual());
    expect(await isAvailable()).toBe('true');
  });

  it('that breaks down refuses sign-ins without an error of ours', async () => {
    const begun = await begin(server);
    const { search } = await provider.visit(begun.url, 's-ann');
    provider.breakDown(true);
    const { state, nonce, codeVerifier } = begun;
    const body = { redirectUri, parameters: search.slice(1), state, nonce, codeVerifier };
    const answer = await server.asNobody.post('/api/waybill/v1/oidc/sign-in', body);
    expect([answer.status, answer.body]).toMatchObject([401, { code: 'session.other' }]);
    provider.breakDown(false);
  });
});
