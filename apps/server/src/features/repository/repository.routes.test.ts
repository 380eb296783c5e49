import type { Repository } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { runSql, sql } from '../../db/database.ts';
import { seedRepositories } from './repository.seed.ts';

let server: TestServer;
let client: KeyClient;
const url = '/api/v1/repository';
const address = 'https://npm.example/';

beforeAll(async () => {
  server = await startTestServer();
  client = await server.asKey('SYSTEM_CONFIGURATION');
});
afterAll(() => server.close());

async function create(body: Record<string, unknown>): Promise<Repository> {
  const answer = await client.put<Repository>(url, { type: 'NPM', url: address, enabled: true, ...body });
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}

async function storedOf(uuid: string) {
  const found = await sql<{ username: string | null; password: string | null }>`
    select username, password from repository where uuid = ${uuid}`.execute(server.db);
  const row = found.rows[0];
  return {
    username: row?.username,
    password: row?.password ? server.context.secrets.decrypt(row.password) : null,
  };
}

describe('package repositories', () => {
  it('of the contract are there from the start, by type in the order in which they are asked', async () => {
    const { body, headers } = await client.get<Repository[]>(`${url}?pageSize=100`);
    expect(headers.get('x-total-count')).toBe('17');
    expect(body[0]).toMatchObject({ type: 'CARGO', identifier: 'crates.io', enabled: true, internal: false });
    const maven = await client.get<Repository[]>(`${url}/MAVEN?sortName=resolutionOrder&sortOrder=asc`);
    expect(maven.body.map(({ identifier, resolutionOrder }) => [identifier, resolutionOrder])).toEqual([
      ['central', 1],
      ['atlassian-public', 2],
      ['jboss-releases', 3],
      ['clojars', 4],
      ['google-android', 5],
    ]);
  });

  it('keep what was switched off when the server starts again', async () => {
    await runSql(server.db, sql`update repository set enabled = false where identifier = 'hex.pm'`);
    await seedRepositories(server.context);
    const hex = await client.get<Repository[]>(`${url}/HEX`);
    expect(hex.body.map(({ identifier, enabled }) => [identifier, enabled])).toEqual([['hex.pm', false]]);
  });

  it('are the last ones of their type when they are new, and named once for a type', async () => {
    const added = await create({ identifier: 'mirror' });
    expect(added).toMatchObject({ resolutionOrder: 2, authenticationRequired: false, internal: false });
    const again = await client.put(url, { type: 'NPM', identifier: 'mirror', url: address });
    expect(again.status).toBe(409);
    await create({ identifier: 'mirror', type: 'PYPI' });
  });

  it('ask for the password again when their host changes, and keep everything until then', async () => {
    const credentials = { authenticationRequired: true, username: 'ada', password: 'secret' };
    const added = await create({ identifier: 'moved', ...credentials });
    const { origin, port } = new URL(added.url);
    const others = ['https://evil.example/npm', added.url.replace(/^https?/, port ? 'https' : 'http')];
    for (const other of [...others, `${origin.replace(/:\d+$/, '')}:4443/`]) {
      if (new URL(other).origin === origin) continue;
      for (const password of [undefined, '', 'HiddenDecryptedPropertyPlaceholder']) {
        const refused = await client.post(url, { ...added, url: other, password });
        expect(refused.status, other).toBe(400);
        expect(refused.text).not.toContain('secret');
        expect(await storedOf(added.uuid)).toEqual({ username: 'ada', password: 'secret' });
      }
    }
    const path = await client.post<Repository>(url, { ...added, url: `${origin}/elsewhere` });
    expect([path.status, await storedOf(added.uuid)]).toEqual([200, { username: 'ada', password: 'secret' }]);
    const moved = { ...added, url: 'https://new.example/', password: 'fresh' };
    expect((await client.post(url, moved)).status).toBe(200);
    expect(await storedOf(added.uuid)).toEqual({ username: 'ada', password: 'fresh' });
    // Without authentication nothing is kept, so nothing can follow later.
    const open = { ...added, url: 'https://evil.example/', authenticationRequired: false };
    expect((await client.post(url, open)).status).toBe(200);
    expect(await storedOf(added.uuid)).toEqual({ username: null, password: null });
  });

  it('have a password that is stored encrypted, kept unless another one is given, and never shown', async () => {
    const credentials = { authenticationRequired: true, username: 'ada', password: 'secret' };
    const added = await create({ identifier: 'private', internal: true, ...credentials });
    expect(JSON.stringify(added)).not.toContain('secret');
    expect(added).toMatchObject({ username: 'ada', authenticationRequired: true, internal: true });
    expect(added).not.toHaveProperty('password');
    expect(await storedOf(added.uuid)).toEqual({ username: 'ada', password: 'secret' });

    for (const password of [undefined, null, '', 'HiddenDecryptedPropertyPlaceholder']) {
      const kept = await client.post(url, { ...added, password });
      expect(kept.status, kept.text).toBe(200);
      expect(await storedOf(added.uuid)).toEqual({ username: 'ada', password: 'secret' });
    }
    await client.post(url, { ...added, username: null, password: 'token' });
    expect(await storedOf(added.uuid)).toEqual({ username: null, password: 'token' });
    await client.post(url, { ...added, authenticationRequired: false });
    expect(await storedOf(added.uuid)).toEqual({ username: null, password: null });
  });

  it('keep their identifier and their place when they are changed', async () => {
    const added = await create({ identifier: 'fixed' });
    const changed = await client.post<Repository>(url, {
      ...added,
      identifier: 'other',
      resolutionOrder: 1,
      url: 'https://elsewhere.example/npm',
      enabled: false,
    });
    expect(changed.body).toMatchObject({
      identifier: 'fixed',
      resolutionOrder: added.resolutionOrder,
      url: 'https://elsewhere.example/npm',
      enabled: false,
    });
  });

  it('are asked in the order that is set, which names each of them once', async () => {
    for (const identifier of ['one', 'two', 'three']) {
      await client.put(url, { type: 'GEM', identifier, url: address });
    }
    const listed = async () =>
      (await client.get<Repository[]>(`${url}/GEM?sortName=resolutionOrder&sortOrder=asc`)).body;
    const order = (uuids: string[]) => client.post('/api/waybill/v1/repositories/GEM/order', { uuids });
    const uuids = (await listed()).map(({ uuid }) => uuid);
    const turned = uuids.toReversed();
    expect((await order(turned)).status).toBe(204);
    expect((await listed()).map(({ uuid, resolutionOrder }) => [uuid, resolutionOrder])).toEqual(
      turned.map((uuid, place) => [uuid, place + 1]),
    );
    const npm = (await client.get<Repository[]>(`${url}/NPM`)).body[0]?.uuid ?? '';
    for (const wrong of [uuids.slice(1), [...uuids, npm], [...uuids.slice(1), npm], uuids.map(() => npm)]) {
      expect((await order(wrong)).status).toBe(409);
    }
    expect((await order(['nonsense'])).status).toBe(400);
    expect((await listed()).map(({ uuid }) => uuid)).toEqual(turned);
    const audited = await sql<{ action: string }>`select action from audit_log where target = 'GEM'`.execute(
      server.db,
    );
    expect(audited.rows).toEqual([{ action: 'repository.reordered' }]);
    const viewer = await server.asKey('VIEW_PORTFOLIO');
    expect((await viewer.post('/api/waybill/v1/repositories/GEM/order', { uuids: turned })).status).toBe(403);
  });

  it('are deleted once', async () => {
    const { uuid } = await create({ identifier: 'short-lived' });
    expect((await client.delete(`${url}/${uuid}`)).status).toBe(204);
    expect((await client.delete(`${url}/${uuid}`)).status).toBe(404);
  });

  it.each([
    ['no address', { type: 'NPM', identifier: 'bad', url: 'nonsense' }],
    ['another protocol', { type: 'NPM', identifier: 'bad', url: 'file:///etc/passwd' }],
    ['no type', { identifier: 'bad', url: address }],
    ['a type without repositories', { type: 'UNSUPPORTED', identifier: 'bad', url: address }],
  ])('are refused with %s', async (_what, body) => {
    expect((await client.put(url, body)).status).toBe(400);
  });

  it('are for those who configure the system', async () => {
    const viewer = await server.asKey('VIEW_PORTFOLIO');
    for (const path of [url, `${url}/NPM`]) expect((await viewer.get(path)).status).toBe(403);
    expect((await viewer.put(url, { type: 'NPM', identifier: 'x', url: address })).status).toBe(403);
  });
});

describe('the latest version of a package', () => {
  it('is what repositories said last, for everybody who signed in', async () => {
    await sql`with added as (
        insert into pkg (kind, k1, k2, k3, scheme) values (0, 'npm', '@acme', 'anvil', 1) returning pkg_id)
      insert into package_latest (pkg_id, version, published_at, checked_at)
      select pkg_id, '2.0.0', '2026-01-02T03:04:05Z', '2026-02-01T00:00:00Z' from added`.execute(server.db);
    const nobody = await server.asKey();
    const answer = await nobody.get(`${url}/latest?purl=${encodeURIComponent('pkg:npm/%40Acme/anvil@1.0')}`);
    expect(answer.body).toEqual({
      repositoryType: 'NPM',
      namespace: '@Acme',
      name: 'anvil',
      latestVersion: '2.0.0',
      published: Date.parse('2026-01-02T03:04:05Z'),
      lastCheck: Date.parse('2026-02-01T00:00:00Z'),
    });
    expect((await server.asNobody.get(`${url}/latest?purl=pkg:npm/a@1`)).status).toBe(401);
  });

  it.each([
    ['pkg:npm/unknown@1', 404],
    ['pkg:generic/thing@1', 204],
    ['nonsense', 400],
    ['', 400],
  ])('of %s is answered by %i', async (purl, status) => {
    expect((await client.get(`${url}/latest?purl=${encodeURIComponent(purl)}`)).status).toBe(status);
  });
});
