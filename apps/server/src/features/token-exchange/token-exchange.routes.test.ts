import type {
  AuditLogEntry,
  ExchangedToken,
  ServiceAccount,
  Team,
  TokenError,
  TokenRule,
} from '@waybill/api-contract';
import { type IdentityProvider, startIdentityProvider } from '@waybill/test-kit';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../test/client.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { newUuid } from '../../db/uuid.ts';

const own = '/api/waybill/v1';
const audience = 'https://waybill.example.org';
const type = 'urn:ietf:params:oauth:token-type:';
let clock: Date | undefined;
let server: TestServer;
let issuer: IdentityProvider;
let team: Team;

beforeAll(async () => {
  const options = { clientId: 'other', redirectUris: ['http://127.0.0.1:1/x'], accounts: {} };
  issuer = await startIdentityProvider(options);
  server = await startTestServer({ now: () => clock ?? new Date() });
  team = (await server.asAdmin.put<Team>('/api/v1/team', { name: 'Pipelines' })).body;
  await server.asAdmin.post(`/api/v1/permission/VIEW_PORTFOLIO/team/${team.uuid}`);
  await makeAccount('shop-ci');
  await makeRule({});
});
afterAll(async () => {
  await server.close();
  await issuer.close();
});

async function makeAccount(name: string): Promise<void> {
  await server.asAdmin.put<ServiceAccount>(`${own}/service-account`, { name });
  await server.asAdmin.put(`${own}/service-account/${name}/team/${team.uuid}`);
}

async function makeRule(rule: object): Promise<TokenRule> {
  const answer = await server.asAdmin.put<TokenRule>(`${own}/token-rule`, {
    name: newUuid(),
    account: 'shop-ci',
    issuer: issuer.issuer,
    audience,
    claims: [
      { claim: 'repository', value: 'acme/shop' },
      { claim: 'sub', value: 'repo:acme/shop:*', isPattern: true },
    ],
    ...rule,
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}

const seconds = () => Math.floor((clock ?? new Date()).getTime() / 1000);

/** As the issuer says them of a run on the main branch. */
const claims = (changes: Readonly<Record<string, unknown>> = {}): JWTPayload => ({
  iss: issuer.issuer,
  aud: audience,
  sub: 'repo:acme/shop:ref:refs/heads/main',
  repository: 'acme/shop',
  iat: seconds(),
  nbf: seconds() - 5,
  exp: seconds() + 300,
  ...changes,
});

function exchange(subjectToken: string, changes: Record<string, string> = {}, address = '203.0.113.1') {
  const form = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subject_token: subjectToken,
    subject_token_type: `${type}jwt`,
    ...changes,
  });
  const headers = { 'x-forwarded-for': address };
  return server.asNobody.post<ExchangedToken & TokenError>(`${own}/token`, form, { headers });
}

const bearing = (token: string) => createClient(server.url, { authorization: `Bearer ${token}` });

describe('a token of a pipeline', () => {
  it('becomes one of the service account, for 15 minutes, which the audit log says', async () => {
    const answer = await exchange(await issuer.sign(claims()), {}, '203.0.113.7');
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.body).toEqual({
      access_token: expect.any(String),
      issued_token_type: `${type}access_token`,
      token_type: 'Bearer',
      expires_in: 900,
    });
    const client = bearing(answer.body.access_token);
    expect((await client.get('/api/v1/project')).status).toBe(200);
    expect((await client.get('/api/v1/user/self')).body).toMatchObject({ username: 'shop-ci' });
    expect((await client.get('/api/v1/configProperty')).status).toBe(403);
    const log = await server.asAdmin.get<AuditLogEntry[]>(`${own}/audit-log?address=203.0.113.7`);
    expect(log.body).toMatchObject([
      {
        action: 'token.exchanged',
        actor: 'shop-ci',
        target: 'shop-ci',
        detail: { issuer: issuer.issuer, subject: 'repo:acme/shop:ref:refs/heads/main' },
      },
    ]);
    const [rule] = (await server.asAdmin.get<TokenRule[]>(`${own}/token-rule`)).body;
    expect(rule).toMatchObject({ account: 'shop-ci', lastUsed: expect.any(Number) });
    clock = new Date(Date.now() + 16 * 60_000);
    expect((await client.get('/api/v1/project')).status).toBe(401);
    clock = undefined;
  });

  it('may say more, and ID tokens and lists of audiences are taken', async () => {
    const more = claims({ aud: ['https://other.example.org', audience], run_id: '7' });
    expect((await exchange(await issuer.sign(more))).status).toBe(200);
    const token = await issuer.sign(claims());
    expect((await exchange(token, { subject_token_type: `${type}id_token` })).status).toBe(200);
    expect((await exchange(token, { requested_token_type: `${type}access_token` })).status).toBe(200);
  });

  it('is taken with keys that the issuer has changed since', async () => {
    expect((await exchange(await issuer.sign(claims()))).status).toBe(200);
    await issuer.rotateKeys();
    // Unknown keys are asked for at most once a second.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect((await exchange(await issuer.sign(claims()))).status).toBe(200);
  });
});

describe('a token is refused', () => {
  const refusals: [string, () => JWTPayload, string][] = [
    [
      'of another issuer',
      () => claims({ iss: 'https://evil.example.org' }),
      'no rule is about the issuer of the subject token',
    ],
    ['without an issuer', () => claims({ iss: undefined }), 'the subject token cannot be read'],
    [
      'for another audience',
      () => claims({ aud: 'https://other.example.org' }),
      'the subject token was made for another audience',
    ],
    ['without an audience', () => claims({ aud: undefined }), 'the claim "aud" does not hold'],
    ['that has expired', () => claims({ exp: seconds() - 120 }), 'the subject token has expired'],
    ['without an end', () => claims({ exp: undefined }), 'the claim "exp" does not hold'],
    ['before its time', () => claims({ nbf: seconds() + 120 }), 'the claim "nbf" does not hold'],
    ['made in the future', () => claims({ iat: seconds() + 120 }), 'the claim "iat" does not hold'],
    ['made long ago', () => claims({ iat: seconds() - 90_000 }), 'the subject token has expired'],
    ['that does not say when it was made', () => claims({ iat: undefined }), 'the claim "iat" does not hold'],
    ['without a subject', () => claims({ sub: undefined }), 'the claim "sub" does not hold'],
    [
      'of another subject',
      () => claims({ sub: 'repo:acme/shop2:ref:refs/heads/main' }),
      'the claims "sub" of the subject token do not fit the rule',
    ],
    [
      'of another repository',
      () => claims({ repository: 'acme/shop2' }),
      'the claims "repository" of the subject token do not fit the rule',
    ],
    [
      'without the claim of the rule',
      () => claims({ repository: undefined }),
      'the claims "repository" of the subject token do not fit the rule',
    ],
  ];

  it.each(refusals)('%s', async (_title, payload, why) => {
    const answer = await exchange(await issuer.sign(payload()));
    expect([answer.status, answer.body]).toEqual([400, { error: 'invalid_request', error_description: why }]);
  });

  it('that somebody else has signed, or nobody, or with a shared secret', async () => {
    const stranger = await generateKeyPair('RS256');
    const { kid } = JSON.parse(
      Buffer.from((await issuer.sign(claims())).split('.')[0] ?? '', 'base64url').toString(),
    ) as { kid: string };
    const sign = (header: object, key: Parameters<SignJWT['sign']>[0]) =>
      new SignJWT(claims()).setProtectedHeader(header as { alg: string }).sign(key);
    const forged = await sign({ alg: 'RS256', kid }, stranger.privateKey);
    const unknown = await sign({ alg: 'RS256', kid: 'unknown' }, stranger.privateKey);
    const jwk = await exportJWK(stranger.publicKey);
    const carried = await sign({ alg: 'RS256', jwk }, stranger.privateKey);
    const shared = await sign({ alg: 'HS256', kid }, new TextEncoder().encode('x'.repeat(32)));
    const none = new UnsecuredJWT(claims()).encode();
    const genuine = await issuer.sign(claims());
    const changed = genuine.replace(
      /\.[^.]+\./,
      `.${Buffer.from(JSON.stringify(claims({ run: 8 }))).toString('base64url')}.`,
    );
    for (const token of [forged, unknown, carried, shared, none, changed, 'nonsense', 'a.b.c', '']) {
      const answer = await exchange(token);
      expect([token, answer.status, answer.body.error]).toEqual([token, 400, 'invalid_request']);
    }
  });

  it('with the reason and nothing of the token in the audit log', async () => {
    const address = '203.0.113.8';
    await exchange(await issuer.sign(claims({ repository: 'secret/name' })), {}, address);
    await exchange(await issuer.sign(claims({ iss: 'https://secret.example.org' })), {}, address);
    const read = () => server.asAdmin.get<AuditLogEntry[]>(`${own}/audit-log?address=${address}`);
    await expect.poll(async () => (await read()).body.length, { timeout: 15_000 }).toBe(2);
    const { body, text } = await read();
    expect(body.map(({ action, detail }) => [action, detail?.why])).toEqual([
      ['token.exchange_refused', 'no rule is about the issuer of the subject token'],
      ['token.exchange_refused', 'the claims "repository" of the subject token do not fit the rule'],
    ]);
    expect(text).not.toContain('secret');
  });

  it('for an account that is suspended, also one that was got before', async () => {
    const { body } = await exchange(await issuer.sign(claims()));
    const suspend = (suspended: boolean) =>
      server.asAdmin.post(`${own}/service-account/shop-ci`, { suspended });
    await suspend(true);
    expect((await bearing(body.access_token).get('/api/v1/project')).status).toBe(401);
    const refused = await exchange(await issuer.sign(claims()));
    expect([refused.status, refused.body.error_description]).toEqual([
      400,
      'the service account is suspended',
    ]);
    await suspend(false);
    expect((await bearing(body.access_token).get('/api/v1/project')).status).toBe(401);
    expect((await exchange(await issuer.sign(claims()))).status).toBe(200);
  });

  it('while its issuer cannot be asked, as a trouble that passes', async () => {
    const away = await startIdentityProvider({
      clientId: 'x',
      redirectUris: ['http://127.0.0.1:1/x'],
      accounts: {},
    });
    const rule = await makeRule({ issuer: away.issuer });
    const token = await away.sign(claims({ iss: away.issuer }));
    away.breakDown(true);
    const answer = await exchange(token);
    expect([answer.status, answer.body.error]).toEqual([503, 'temporarily_unavailable']);
    await away.close();
    await server.asAdmin.delete(`${own}/token-rule/${rule.uuid}`);
  });
});

describe('a request that is none', () => {
  it.each([
    [{ grant_type: '' }, 'invalid_request'],
    [{ grant_type: 'client_credentials' }, 'unsupported_grant_type'],
    [{ subject_token: '' }, 'invalid_request'],
    [{ subject_token_type: '' }, 'invalid_request'],
    [{ subject_token_type: `${type}saml2` }, 'invalid_request'],
    [{ requested_token_type: `${type}refresh_token` }, 'invalid_request'],
    [{ actor_token: 'x' }, 'invalid_request'],
    [{ scope: 'everything' }, 'invalid_scope'],
    [{ audience: 'other' }, 'invalid_target'],
    [{ resource: 'https://other.example.org' }, 'invalid_target'],
  ])('%j is refused by %s', async (changes: object, error) => {
    const answer = await exchange(await issuer.sign(claims()), changes as Record<string, string>);
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });
});

describe('a rule', () => {
  it('may be one of several; where they disagree on the account, the request names it', async () => {
    await makeAccount('shop-deploy');
    const claim = [{ claim: 'environment', value: 'production' }];
    const rule = await makeRule({ account: 'shop-deploy', claims: claim });
    const both = await issuer.sign(claims({ environment: 'production' }));
    const unclear = await exchange(both);
    expect(unclear.body.error_description).toContain('name one with service_account');
    const named = await exchange(both, { service_account: 'shop-deploy' });
    const self = await bearing(named.body.access_token).get('/api/v1/user/self');
    expect(self.body).toMatchObject({ username: 'shop-deploy' });
    expect((await exchange(both, { service_account: 'admin' })).status).toBe(400);
    const other = await issuer.sign(claims({ repository: 'x' }));
    expect((await exchange(other)).body.error_description).toBe(
      'the claims of the subject token fit no rule',
    );
    const off = { ...rule, enabled: false };
    expect((await server.asAdmin.post(`${own}/token-rule/${rule.uuid}`, off)).status).toBe(200);
    expect((await exchange(both)).status).toBe(200);
    expect((await server.asAdmin.delete(`${own}/token-rule/${rule.uuid}`)).status).toBe(204);
    expect((await server.asAdmin.delete(`${own}/token-rule/${rule.uuid}`)).status).toBe(404);
  });

  it('that would let anybody in, or cannot be, is refused', async () => {
    const rule = {
      name: 'Bad',
      account: 'shop-ci',
      issuer: issuer.issuer,
      audience,
      claims: [{ claim: 'sub', value: 'x' }],
    };
    const put = (changes: object) =>
      server.asAdmin.put<{ violations: { path: string }[] }>(`${own}/token-rule`, { ...rule, ...changes });
    const pathsOf = async (changes: object) => {
      const { status, body } = await put(changes);
      return [status, body.violations?.map(({ path }) => path)];
    };
    expect(await pathsOf({ claims: [] })).toEqual([400, ['claims']]);
    expect(await pathsOf({ claims: [{ claim: 'sub', value: '*', isPattern: true }] })).toEqual([
      400,
      ['claims'],
    ]);
    expect(await pathsOf({ issuer: 'nowhere' })).toEqual([400, ['issuer']]);
    expect(await pathsOf({ issuer: 'ftp://example.org' })).toEqual([400, ['issuer']]);
    expect((await put({ account: 'admin' })).status).toBe(404);
    expect((await put({})).status).toBe(201);
    expect((await put({})).status).toBe(409);
    const viewer = await server.asUser('VIEW_PORTFOLIO', 'SYSTEM_CONFIGURATION');
    expect((await viewer.get(`${own}/token-rule`)).status).toBe(403);
    expect((await viewer.put(`${own}/token-rule`, rule)).status).toBe(403);
  });
});
