import {
  type ConnectionTest,
  connectionSteps,
  type Repository,
  type RepositoryType,
} from '@waybill/api-contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ConnectionBench, startConnectionBench, testSecrets } from './connection-test.fixtures.ts';

let bench: ConnectionBench;
beforeAll(async () => {
  bench = await startConnectionBench();
  await bench.write({ nvd: { modified: [] }, osv: { Go: [] }, epss: {}, kev: [] });
});
afterEach(() => bench.outside.reset());
afterAll(() => bench.close());

const base = '/api/waybill/v1';

async function test(path: string, body: object): Promise<ConnectionTest> {
  const answer = await bench.caller.post<ConnectionTest>(`${base}/${path}/test`, body);
  expect(answer.status, answer.text).toBe(200);
  for (const secret of [...Object.values(testSecrets), 'ghp_test']) expect(answer.text).not.toContain(secret);
  return answer.body;
}

const typed = (group: string, values: Record<string, string>) => ({
  settings: Object.entries(values).map(([name, value]) => ({ group, name, value })),
});
const nothingTyped = { settings: [] };

/** The step that failed, or was skipped for a reason that matters, and why. */
function troubleOf({ steps }: ConnectionTest) {
  const usual = ['NOT_REACHED', 'IP_ADDRESS', 'PLAIN_HTTP', 'NO_ACCOUNT', 'NOT_STATED'];
  return steps
    .filter(({ code }) => code !== undefined && !usual.includes(code))
    .map(({ step, code }) => `${step} ${code}`)
    .join();
}

describe('the connection to a source', () => {
  it.each(['nvd', 'github', 'osv', 'epss', 'kev', 'euvd'])(
    '%s is tried out as it is stored',
    async (source) => {
      expect(await test(`sources/${source}`, nothingTyped)).toMatchObject({ ok: true, host: '127.0.0.1' });
    },
  );

  it.each(['nvd', 'github', 'osv', 'epss', 'kev', 'euvd'])('%s fails by what is typed', async (source) => {
    const addresses = {
      nvd: 'nvd.feeds.url',
      github: 'github.advisories.api.url',
      osv: 'google.osv.base.url',
      epss: 'epss.feeds.url',
      kev: 'kev.feeds.url',
      euvd: 'euvd.api.url',
    } as const;
    const name = addresses[source as keyof typeof addresses];
    const refused = typed('vuln-source', { [name]: 'http://127.0.0.1:9/' });
    expect(troubleOf(await test(`sources/${source}`, refused))).toBe('CONNECTION CONNECTION_REFUSED');
    const empty = typed('vuln-source', { [name]: '' });
    expect(troubleOf(await test(`sources/${source}`, empty))).toBe('NAME NO_ADDRESS');
  });

  it('asks the API of the NVD where that is chosen, with the key that is typed', async () => {
    bench.played.nvd.key = 'right';
    const api = { 'nvd.api.enabled': 'true' };
    expect(await test('sources/nvd', typed('vuln-source', api))).toMatchObject({ ok: true });
    const right = await test('sources/nvd', typed('vuln-source', { ...api, 'nvd.api.key': 'right' }));
    expect(right.steps[4]).toEqual({ step: 'ACCOUNT', outcome: 'OK' });
    const wrong = await test('sources/nvd', typed('vuln-source', { ...api, 'nvd.api.key': 'wrong' }));
    expect(troubleOf(wrong)).toBe('ACCOUNT CREDENTIALS_REFUSED');
  });

  it('says that a token is wrong or missing, and how many requests are left', async () => {
    const { steps } = await test('sources/github', nothingTyped);
    expect(steps.slice(4)).toMatchObject([
      { outcome: 'OK' },
      { outcome: 'OK', limit: 5_000, remaining: 4_999 },
    ]);
    const token = 'github.advisories.access.token';
    const wrong = await test('sources/github', typed('vuln-source', { [token]: 'wrong' }));
    expect(troubleOf(wrong)).toBe('ACCOUNT CREDENTIALS_REFUSED');
    const none = await test('sources/github', typed('vuln-source', { [token]: '' }));
    expect(troubleOf(none)).toBe('ACCOUNT CREDENTIALS_MISSING');
  });

  it('does not send a stored secret to a host that it was not stored for', async () => {
    const elsewhere = `${bench.outside.url}/ossindex`;
    const outcome = await test(
      'sources/github',
      typed('vuln-source', { 'github.advisories.api.url': elsewhere }),
    );
    expect(bench.outside.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    expect(outcome.host).toBe('127.0.0.1');
  });
});

describe('the connection to an analyzer', () => {
  it.each(['ossindex', 'trivy', 'vulndb'])('%s is tried out as it is stored', async (analyzer) => {
    const outcome = await test(`analyzers/${analyzer}`, nothingTyped);
    expect(outcome).toMatchObject({ ok: true });
    expect(outcome.steps[4]).toEqual({ step: 'ACCOUNT', outcome: 'OK' });
  });

  it('snyk is tried out with each of its tokens, as they are stored', async () => {
    const outcome = await test('analyzers/snyk', nothingTyped);
    expect(outcome.ok).toBe(true);
    expect(outcome.steps.slice(4)).toEqual([
      { step: 'ACCOUNT', outcome: 'OK', account: 1 },
      { step: 'ACCOUNT', outcome: 'OK', account: 2 },
      { step: 'RATE', outcome: 'SKIPPED', code: 'NOT_STATED' },
    ]);
    const sent = bench.outside.requests.map(({ headers }) => headers.authorization);
    expect(sent.toSorted()).toEqual(
      [`token ${testSecrets.snyk}`, `token ${testSecrets.otherSnyk}`].toSorted(),
    );
  });

  it.each([
    ['wrong', 1, [1]],
    [`${testSecrets.snyk};wrong-two;${testSecrets.otherSnyk}`, 3, [2]],
    [`wrong-one; ${testSecrets.snyk};;wrong-four`, 3, [1, 3]],
    [`${testSecrets.snyk};${testSecrets.snyk}`, 1, []],
  ])('snyk with the tokens "%s" names those that fail by their place', async (tokens, count, failing) => {
    const outcome = await test('analyzers/snyk', typed('scanner', { 'snyk.api.token': tokens }));
    const accounts = outcome.steps.filter(({ step }) => step === 'ACCOUNT');
    expect(accounts.map(({ account }) => account ?? 1)).toEqual(
      Array.from({ length: count }, (_, n) => n + 1),
    );
    const failed = accounts.filter(({ code }) => code === 'CREDENTIALS_REFUSED');
    expect(failed.map(({ account }) => account ?? 1)).toEqual(failing);
    expect(outcome.ok).toBe(failing.length === 0);
    expect(outcome.steps.find(({ step }) => step === 'ANSWER')?.outcome).toBe('OK');
    expect(JSON.stringify(outcome)).not.toContain('wrong');
  });

  it('snyk with a token that has to wait is tried with the others all the same', async () => {
    await bench.rows('delete from outgoing_lane');
    await test('analyzers/snyk', nothingTyped);
    const [asked] = bench.outside.requests;
    bench.outside.reset();
    bench.outside.fail(asked?.path ?? '', { kind: 'status', status: 429, retryAfterSeconds: 60, times: 1 });
    const outcome = await test('analyzers/snyk', nothingTyped);
    expect(outcome.ok).toBe(false);
    expect(outcome.steps.slice(4)).toMatchObject([
      { step: 'ACCOUNT', outcome: 'OK', account: 1 },
      { step: 'ACCOUNT', outcome: 'OK', account: 2 },
      { step: 'RATE', outcome: 'FAILED', code: 'LIMIT_REACHED', account: 1 },
      { step: 'RATE', outcome: 'SKIPPED', code: 'NOT_STATED', account: 2 },
    ]);
    await bench.rows('delete from outgoing_lane');
  });

  it('snyk is asked once where it cannot be reached', async () => {
    const { steps } = await test('analyzers/snyk', {
      settings: [
        { group: 'scanner', name: 'snyk.base.url', value: 'http://127.0.0.1:9/' },
        { group: 'scanner', name: 'snyk.api.token', value: 'one;two' },
      ],
    });
    expect(steps.map(({ step }) => step)).toEqual([...connectionSteps]);
  });

  const secrets: readonly [analyzer: string, settings: Record<string, string>, trouble: string][] = [
    ['ossindex', { 'ossindex.api.token': 'wrong' }, 'ACCOUNT CREDENTIALS_REFUSED'],
    ['ossindex', { 'ossindex.api.username': '' }, 'ACCOUNT CREDENTIALS_MISSING'],
    ['snyk', { 'snyk.api.token': 'wrong' }, 'ACCOUNT CREDENTIALS_REFUSED'],
    ['snyk', { 'snyk.org.id': 'other' }, 'ACCOUNT ACCESS_DENIED,ACCOUNT ACCESS_DENIED'],
    ['snyk', { 'snyk.org.id': '' }, 'ACCOUNT ACCESS_DENIED,ACCOUNT ACCESS_DENIED'],
    ['trivy', { 'trivy.api.token': 'wrong' }, 'ACCOUNT CREDENTIALS_REFUSED'],
    ['trivy', { 'trivy.base.url': '' }, 'NAME NO_ADDRESS'],
    ['vulndb', { 'vulndb.api.oauth1.consumerKey': 'other' }, 'ACCOUNT CREDENTIALS_REFUSED'],
    ['vulndb', { 'vulndb.api.oath1.consumerSecret': '' }, 'ACCOUNT CREDENTIALS_MISSING'],
  ];
  it.each(secrets)('%s fails with %j', async (analyzer, settings, trouble) => {
    expect(troubleOf(await test(`analyzers/${analyzer}`, typed('scanner', settings)))).toBe(trouble);
  });

  it('tells how many calls of the month are left', async () => {
    const { steps } = await test('analyzers/vulndb', nothingTyped);
    expect(steps[5]).toEqual({ step: 'RATE', outcome: 'OK', limit: 1_000, remaining: 800 });
  });

  it('leaves a host alone that asked for it, also the next time', async () => {
    const path = '/ossindex/api/v3/component-report';
    bench.outside.fail(path, { kind: 'status', status: 429, retryAfterSeconds: 60 });
    expect(troubleOf(await test('analyzers/ossindex', nothingTyped))).toBe('RATE LIMIT_REACHED');
    bench.outside.reset();
    expect(troubleOf(await test('analyzers/ossindex', nothingTyped))).toBe('RATE LIMIT_REACHED');
    expect(bench.outside.requests).toEqual([]);
    await bench.rows('delete from outgoing_lane');
  });
});

describe('the connection to a package repository', () => {
  const kinds: readonly [RepositoryType, string][] = [
    ['CARGO', 'cargo'],
    ['COMPOSER', 'composer'],
    ['CPAN', 'cpan'],
    ['GEM', 'gem'],
    ['GITHUB', 'github'],
    ['GO_MODULES', 'golang'],
    ['HACKAGE', 'hackage'],
    ['HEX', 'hex'],
    ['MAVEN', 'maven'],
    ['NPM', 'npm'],
    ['NUGET', 'nuget'],
    ['PYPI', 'pypi'],
  ];
  const account = { authenticationRequired: true, username: 'ada', password: testSecrets.repository };

  it.each(kinds)('of the type %s is tried out with what is typed', async (type, kind) => {
    const open = { type, url: `${bench.outside.url}/${kind}/` };
    expect(await test('repositories', open)).toMatchObject({ ok: true });
    const closed = { type, url: `${bench.outside.url}/private/${kind}` };
    expect(troubleOf(await test('repositories', closed))).toContain('ACCOUNT CREDENTIALS_MISSING');
    expect(troubleOf(await test('repositories', { ...closed, ...account, password: 'wrong' }))).toContain(
      'ACCOUNT CREDENTIALS_REFUSED',
    );
    const signedIn = await test('repositories', { ...closed, ...account });
    expect(signedIn.steps[4]).toEqual({ step: 'ACCOUNT', outcome: 'OK' });
  });

  it.each<[RepositoryType, string, string]>([
    ['COMPOSER', 'npm/wrong', 'ANSWER NOT_FOUND'],
    ['GITHUB', 'composer', 'ANSWER SERVER_ERROR'],
    ['NPM', 'none', 'ANSWER PACKAGE_NOT_FOUND'],
    ['COMPOSER', 'none', 'ANSWER NOT_FOUND'],
    ['GITHUB', 'none', 'ANSWER NOT_FOUND'],
  ])('of the type %s at another address, %s, does not pass', async (type, path, told) => {
    expect(troubleOf(await test('repositories', { type, url: `${bench.outside.url}/${path}` }))).toBe(told);
  });

  it('of the type NPM is none where something else answers', async () => {
    const url = `${bench.outside.url}/none`;
    bench.outside.fail('/none/*', { kind: 'status', status: 200, body: '{"status":"ok"}' });
    expect(troubleOf(await test('repositories', { type: 'NPM', url }))).toBe('ANSWER UNEXPECTED_CONTENT');
    bench.outside.reset();
    bench.outside.fail('/none/*', { kind: 'status', status: 404, body: '<html><body>Sign in</body></html>' });
    expect(troubleOf(await test('repositories', { type: 'NPM', url }))).toBe('ANSWER NOT_FOUND');
  });

  it('of the type NIXPKGS is tried out by its one document', async () => {
    const type = 'NIXPKGS';
    const url = `${bench.source.urls.osv}/ecosystems.txt`;
    expect(await test('repositories', { type, url })).toMatchObject({ ok: true });
    bench.source.fail('/osv/ecosystems.txt', { kind: 'html', times: 1 });
    expect(troubleOf(await test('repositories', { type, url }))).toBe('ANSWER WEB_PAGE');
  });

  it('that is stored is asked with its password, at the host that it was stored for only', async () => {
    const stored = { type: 'NPM', identifier: 'own', url: `${bench.outside.url}/private/npm`, ...account };
    const { body } = await bench.caller.put<Repository>('/api/v1/repository', { ...stored, enabled: true });
    const { uuid } = body;
    expect((await test('repositories', { uuid })).steps[4]).toMatchObject({ outcome: 'OK' });
    const moved = await test('repositories', { uuid, url: bench.source.url });
    expect(moved.steps[4]).toMatchObject({ outcome: 'SKIPPED', code: 'SECRET_WITHHELD' });
    expect(bench.source.requests.map(({ headers }) => headers.authorization)).not.toContain(
      expect.stringContaining('Basic'),
    );
    const renamed = await test('repositories', { uuid, username: 'grace' });
    expect(troubleOf(renamed)).toBe('ACCOUNT CREDENTIALS_REFUSED');
  });
});

describe('a test of a connection', () => {
  it('is for those who configure the server', async () => {
    const viewer = await bench.server.asKey('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT');
    for (const [path, body] of [
      ['sources/nvd', nothingTyped],
      ['analyzers/snyk', nothingTyped],
      ['repositories', { type: 'NPM', url: bench.outside.url }],
    ] as const) {
      expect((await viewer.post(`${base}/${path}/test`, body)).status).toBe(403);
      expect((await bench.server.asNobody.post(`${base}/${path}/test`, body)).status).toBe(401);
    }
  });

  it('names what there is not', async () => {
    const post = async (path: string, body: object) =>
      (await bench.caller.post(`${base}/${path}/test`, body)).status;
    expect(await post('sources/nonsense', nothingTyped)).toBe(404);
    expect(await post('analyzers/internal', nothingTyped)).toBe(404);
    expect(await post('sources/nvd', typed('vuln-source', { 'no.such': 'x' }))).toBe(400);
    expect(await post('sources/nvd', {})).toBe(400);
    expect(await post('repositories', { url: bench.outside.url })).toBe(400);
    expect(await post('repositories', { type: 'UNSUPPORTED', url: bench.outside.url })).toBe(400);
    expect(await post('repositories', { uuid: '00000000-0000-4000-8000-000000000000' })).toBe(404);
  });
});
