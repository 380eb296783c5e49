import type { FoundComponent, FoundGroup } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAccessControl } from '../../../../../test/audit-world.ts';
import { type KeyClient, startTestServer, type TestServer } from '../../../../../test/server.ts';
import { runSql, sql } from '../../../../db/database.ts';
import { feedSearchIndex } from '../../../search-index/feed.service.ts';
import { findByQuery } from './component-query.service.ts';

const sha256 = 'ab'.repeat(32);

let server: TestServer;
let manager: KeyClient;
const projects: Record<string, string> = {};
const components: Record<string, string> = {};

async function addProject(name: string, more: object = {}): Promise<string> {
  const { body } = await manager.put<{ uuid: string }>('/api/v1/project', { name, ...more });
  projects[name] = body.uuid;
  return body.uuid;
}

async function add(
  project: string,
  body: { name: string; version: string } & Record<string, unknown>,
): Promise<void> {
  const added = await manager.put<{ uuid: string }>(`/api/v1/component/project/${projects[project]}`, {
    classifier: 'LIBRARY',
    ...body,
  });
  if (added.status !== 201) throw new Error(added.text);
  components[`${body.name} ${body.version}`] = added.body.uuid;
}

const maven = (version: string) => ({
  group: 'org.apache.logging.log4j',
  name: 'log4j-core',
  version,
  purl: `pkg:maven/org.apache.logging.log4j/log4j-core@${version}`,
  license: 'Apache-2.0',
});

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.asKey('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT');
  await addProject('shop', { version: '1', isLatest: true });
  await addProject('web shop', { version: '2' });
  await addProject('attic', { active: false });
  await add('shop', maven('2.14.1'));
  await add('shop', { ...maven('2.9.0'), sha256 });
  await add('web shop', maven('2.17.1'));
  await add('web shop', { name: '@angular/core', version: '16.0.0', purl: 'pkg:npm/%40angular/core@16.0.0' });
  await add('attic', {
    name: 'log4j',
    version: '1.2.17',
    cpe: 'cpe:2.3:a:apache:log4j:1.2.17:*:*:*:*:*:*:*',
    swidTagId: 'swid-Log',
  });
  await add('attic', { name: 'plain', version: '1.10', license: 'Plain Public License' });
  await add('attic', { name: 'plain', version: '1.9', licenseExpression: 'MIT OR GPL-3.0-only' });
});
afterAll(() => server.close());

async function ask(query: string, more = '', client: Pick<KeyClient, 'get'> = manager) {
  const path = `/api/waybill/v1/components/search?${new URLSearchParams({ query })}${more}`;
  return client.get<FoundComponent[]>(path);
}

async function find(query: string, more = '', client?: Pick<KeyClient, 'get'>): Promise<string[]> {
  const answer = await ask(query, more, client);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers.get('x-total-count')).toBe(String(answer.body.length));
  return answer.body.map(({ name, version }) => `${name} ${version}`).sort();
}

const log4jCore = ['log4j-core 2.14.1', 'log4j-core 2.17.1', 'log4j-core 2.9.0'];

describe.each(['before the index has them', 'from the index'])('components %s', (when) => {
  beforeAll(async () => {
    if (when === 'from the index') await feedSearchIndex(server.db, new AbortController().signal);
  });

  it.each([
    ['log4j', [...log4jCore, 'log4j 1.2.17']],
    ['LOG4J-core', log4jCore],
    ['apache log4j', log4jCore],
    ['org.apache.logging.log4j:log4j-core', []],
    ['"org.apache.logging.log4j:log4j-core"', log4jCore],
    ['log4j 2.14.1', ['log4j-core 2.14.1']],
    ['2.14.1', ['log4j-core 2.14.1']],
    ['pl', ['plain 1.10', 'plain 1.9']],
    ['in', []],
    ['name:=log4j', ['log4j 1.2.17']],
    ['name:core group:logging', log4jCore],
    ['group:=org.apache.logging.log4j', log4jCore],
    ['group:=org.apache', []],
    ['-name:core log4j', ['log4j 1.2.17']],
    ['log4j -project:shop', ['log4j 1.2.17']],
    ['log4j project:=shop', ['log4j-core 2.14.1', 'log4j-core 2.9.0']],
    ['project:="web shop"', ['@angular/core 16.0.0', 'log4j-core 2.17.1']],
    ['name:log4j-core version:<2.17', ['log4j-core 2.14.1', 'log4j-core 2.9.0']],
    ['name:log4j-core version:>=2.9.0 version:<2.14.1', ['log4j-core 2.9.0']],
    ['name:plain version:>1.9', ['plain 1.10']],
    ['name:plain -version:>1.9', ['plain 1.9']],
    ['version:=1.2.17', ['log4j 1.2.17']],
    ['version:2.1', ['log4j-core 2.14.1', 'log4j-core 2.17.1']],
    ['purl:pkg:maven/org.apache.logging.log4j/log4j-core@2.14.1', ['log4j-core 2.14.1']],
    ['pkg:npm/%40angular/core', ['@angular/core 16.0.0']],
    ['purl:=pkg:maven/org.apache.logging.log4j/log4j-core', log4jCore],
    ['purl:=pkg:maven/org.apache.logging.log4j/log4j', []],
    ['cpe:2.3:a:apache:log4j:1.2.17', ['log4j 1.2.17']],
    ['cpe:apache:log4j', ['log4j 1.2.17']],
    ['license:apache', log4jCore],
    ['license:=apache-2.0', log4jCore],
    ['license:="apache license 2.0"', log4jCore],
    ['license:=apache', []],
    ['license:GPL-3.0', ['plain 1.9']],
    ['license:"public license"', ['plain 1.10']],
    ['license:="plain public license"', ['plain 1.10']],
    ['license:apache -project:shop', []],
    ['license:apache -version:2.9.0', ['log4j-core 2.14.1', 'log4j-core 2.17.1']],
    ['license:apache version:<2.10', ['log4j-core 2.9.0']],
    ['license:public version:<1.9', []],
    ['license:public version:>1.9', ['plain 1.10']],
    ['swid:swid-log', ['log4j 1.2.17']],
    [`hash:${sha256.toUpperCase()}`, ['log4j-core 2.9.0']],
    [sha256, ['log4j-core 2.9.0']],
    ['log4j license:apache', log4jCore],
    ['log4j -license:apache', ['log4j 1.2.17']],
    ['log4j_', []],
    ['log%', []],
  ])('%s', async (query, expected) => {
    // The sentence of a query with an unknown field has a test of its own.
    if (query.startsWith('org.apache')) {
      expect((await ask(query)).status).toBe(400);
      return;
    }
    expect(await find(query)).toEqual([...expected].sort());
  });

  it('are those of active projects, or of the latest versions, where that is asked', async () => {
    expect(await find('log4j', '&excludeInactiveProjects=true')).toEqual([...log4jCore].sort());
    expect(await find('log4j', '&onlyLatestProjectVersions=true')).toEqual([
      'log4j-core 2.14.1',
      'log4j-core 2.9.0',
    ]);
  });

  it('are those that a newer version of their package exists of, where that is asked', async () => {
    await runSql(
      server.db,
      sql`insert into package_latest (pkg_id, version)
        select q.pkg_id, '2.17.1' from identity_coord q join identity i on i.identity_id = q.identity_id
          where i.name = 'log4j-core' on conflict do nothing`,
    );
    expect(await find('log4j', '&onlyOutdated=true')).toEqual(['log4j-core 2.14.1', 'log4j-core 2.9.0']);
    const { body } = await ask('log4j', '&sortName=version&sortOrder=asc');
    expect(body.map(({ version, latestVersion }) => [version, latestVersion])).toEqual([
      ['1.2.17', undefined],
      ['2.14.1', '2.17.1'],
      ['2.17.1', '2.17.1'],
      ['2.9.0', '2.17.1'],
    ]);
    await runSql(
      server.db,
      sql`update package_latest set version = '2.10.0', ver_key = (select q.ver_key from identity_coord q
        join identity i on i.identity_id = q.identity_id where i.name = 'log4j-core' and i.version = '2.14.1' limit 1)`,
    );
    // A version above the latest one is not outdated.
    expect(await find('log4j', '&onlyOutdated=true')).toEqual(['log4j-core 2.9.0']);
    await runSql(server.db, sql`update package_latest set version = '2.17.1', ver_key = null`);
    const counted = `/api/waybill/v1/components/search/groups?query=log4j&by=PROJECT&onlyOutdated=true`;
    expect((await manager.get<FoundGroup[]>(counted)).body).toMatchObject([{ name: 'shop', components: 2 }]);
    await runSql(server.db, sql`delete from package_latest`);
  });

  it('say the risk of each, the license that is in the list, and whether their project has a graph', async () => {
    const { body } = await ask('log4j', '&sortName=riskScore&sortOrder=desc');
    expect(body.map(({ licenseId, riskScore, project }) => [licenseId, riskScore, project.hasGraph])).toEqual(
      expect.arrayContaining([
        ['Apache-2.0', 0, false],
        [undefined, 0, false],
      ]),
    );
  });

  it('can be counted by version and by project', async () => {
    const groups = async (by: string) => {
      const path = `/api/waybill/v1/components/search/groups?by=${by}&query=log4j`;
      return (await manager.get<FoundGroup[]>(path)).body;
    };
    expect(await groups('COMPONENT')).toContainEqual({
      name: 'log4j-core',
      group: 'org.apache.logging.log4j',
      version: '2.17.1',
      components: 1,
      projects: 1,
    });
    expect((await groups('PROJECT'))[0]).toEqual({
      name: 'shop',
      version: '1',
      project: projects.shop,
      components: 2,
      projects: 1,
    });
  });

  it('are what a misspelled word may have meant', async () => {
    const suggest = async (word: string) =>
      (await manager.get<string[]>(`/api/waybill/v1/components/search/suggestions?word=${word}`)).body;
    expect(await suggest('log4j')).toEqual([]);
    if (when === 'from the index') {
      expect((await suggest('lgo4j'))[0]).toBe('log4j');
      expect(await suggest('log4j-croe')).toContain('log4j-core');
      expect(await suggest('logging')).toEqual([]);
      expect(await suggest('zzzzzz')).toEqual([]);
    }
  });
});

it('finds those of a common license in the order of their names, and past ones when asked', async () => {
  const names = async (least: number, more: object = {}) => {
    const asked = {
      query: 'license:a',
      past: false,
      excludeInactiveProjects: false,
      onlyLatestProjectVersions: false,
      onlyOutdated: false,
      ...more,
    };
    const page = { offset: 0, limit: 3, search: undefined, order: undefined };
    const { batches, total } = await findByQuery(server.db, asked, page, { all: true }, least);
    const rows: FoundComponent[] = [];
    for await (const batch of batches) rows.push(...batch);
    return { total, names: rows.map(({ name, version }) => `${name} ${version}`).sort() };
  };
  const gathered = await names(10_000);
  expect(gathered).toEqual({ total: 4, names: expect.any(Array) });
  expect(gathered.names).toHaveLength(3);
  expect((await names(0)).total).toBe(4);
  expect((await names(0)).names.every((name) => name.startsWith('log4j-core'))).toBe(true);
  await add('attic', { name: 'gone', version: '1', license: 'A License of the Past' });
  const removed = await manager.delete(`/api/v1/component/${components['gone 1']}`);
  expect(removed.status).toBe(204);
  expect(await find('license:"a license of"')).toEqual([]);
  expect(await find('license:"a license of"', '&past=true')).toEqual(['gone 1']);
});

describe('a search of components', () => {
  it.each([
    ['nmae:x', 'There is no field "nmae" (at character 1). Put quotes around a text with a colon.'],
    ['-license:mit', /^The query matches too much/],
    ['-log4j', /^The query matches too much/],
    ['version:<2', /^The query matches too much/],
    ['', /^The query matches too much/],
  ])('refuses %j', async (query, message) => {
    const { status, body } = await ask(query);
    expect(status).toBe(400);
    const { violations } = body as unknown as { violations: { path: string; message: string }[] };
    expect(violations[0]).toEqual({
      path: 'query',
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
  });

  it('shows nothing of projects that the caller may not see', async () => {
    const team = await server.asKey('VIEW_PORTFOLIO', 'ACCESS_MANAGEMENT');
    const acl = (propertyValue: string) =>
      server.asAdmin.post('/api/v1/configProperty', {
        groupName: 'access-management',
        propertyName: 'acl.enabled',
        propertyValue,
      });
    const stranger = await server.asKey('VIEW_PORTFOLIO');
    await server.asAdmin.put('/api/v1/acl/mapping', {
      team: stranger.team.uuid,
      project: projects['web shop'],
    });
    await acl('true');
    try {
      expect(team.team.uuid).not.toBe(stranger.team.uuid);
      expect(await find('log4j', '&past=true', stranger)).toEqual(['log4j-core 2.17.1']);
      const suggestions = '/api/waybill/v1/components/search/suggestions?word=plian';
      expect((await manager.get(suggestions)).status).toBe(200);
      expect((await stranger.get(suggestions)).body).toEqual([]);
    } finally {
      await acl('false');
    }
    const nobody = await server.asNobody.get('/api/waybill/v1/components/search?query=log4j');
    expect(nobody.status).toBe(401);
  });

  it('finds what has left, with its days, its digests and its license', async () => {
    const digest = 'cd'.repeat(32);
    await add('shop', {
      ...maven('2.0'),
      name: 'leaver',
      sha256: digest,
      purl: 'pkg:maven/org.apache/leaver@2.0',
    });
    await manager.delete(`/api/v1/component/${components['leaver 2.0']}`);
    expect(await find('leaver')).toEqual([]);
    for (const query of [
      'leaver',
      `hash:${digest}`,
      'leaver license:apache version:<3',
      'pkg:maven/org.apache/leaver',
    ]) {
      const { body } = await ask(query, '&past=true');
      expect(body, query).toEqual([
        expect.objectContaining({
          name: 'leaver',
          license: 'Apache-2.0',
          project: { uuid: projects.shop, name: 'shop', version: '1', hasGraph: false },
          firstSeen: expect.any(Number),
          lastSeen: expect.any(Number),
        }),
      ]);
      expect(body[0]).not.toHaveProperty('findings');
    }
    // Current components stay in the list beside it.
    expect((await find('log4j-core', '&past=true')).length).toBe(3);
    const [there] = (await ask('name:=log4j', '&past=true')).body;
    expect(there).not.toHaveProperty('lastSeen');
  });

  it('finds what a deleted project had, for those who see all projects', async () => {
    const uuid = await addProject('demolished', { version: '3' });
    await add('demolished', { name: 'brick', version: '1.0', purl: 'pkg:npm/brick@1.0', license: 'MIT' });
    await add('demolished', { name: 'brick', version: 'plain-2' });
    await add('demolished', { name: 'mortar', version: '1.0', purl: 'pkg:npm/mortar@1.0' });
    await manager.delete(`/api/v1/component/${components['mortar 1.0']}`);
    const stranger = await server.asKey('VIEW_PORTFOLIO');
    await server.asAdmin.put('/api/v1/acl/mapping', { team: stranger.team.uuid, project: uuid });
    expect((await manager.delete(`/api/v1/project/${uuid}`)).status).toBe(204);

    expect(await find('brick')).toEqual([]);
    const { body } = await ask('brick license:mit', '&past=true');
    expect(body).toEqual([
      expect.objectContaining({
        name: 'brick',
        license: 'MIT',
        project: { uuid, name: 'demolished', version: '3', deleted: true, hasGraph: false },
        firstSeen: expect.any(Number),
        lastSeen: expect.any(Number),
      }),
    ]);
    // Components that left it earlier are kept, too.
    expect(await find('mortar', '&past=true')).toEqual(['mortar 1.0']);
    expect(await find('brick project:=demolished', '&past=true')).toEqual(['brick 1.0', 'brick plain-2']);
    expect(await find('brick version:>plain-1 project:demol', '&past=true')).toEqual(['brick plain-2']);
    expect(await find('brick -project:demolished', '&past=true')).toEqual([]);
    for (const filter of ['excludeInactiveProjects', 'onlyLatestProjectVersions'])
      expect(await find('brick', `&past=true&${filter}=true`)).toEqual([]);
    const groups = await manager.get<FoundGroup[]>(
      '/api/waybill/v1/components/search/groups?by=PROJECT&query=brick&past=true',
    );
    expect(groups.body).toEqual([
      { name: 'demolished', version: '3', project: uuid, projectDeleted: true, components: 2, projects: 1 },
    ]);

    await setAccessControl(server, true);
    try {
      expect(await find('brick', '&past=true', stranger)).toEqual([]);
    } finally {
      await setAccessControl(server, false);
    }
  });

  it('has pages, and an order by what the list shows', async () => {
    const page = await ask('log4j', '&pageSize=1&pageNumber=2&sortName=project.name&sortOrder=desc');
    expect([page.body.length, page.headers.get('x-total-count')]).toEqual([1, '4']);
    // With the one that has left.
    for (const sort of [
      'name',
      'project.name',
      'version',
      'group',
      'purl',
      'cpe',
      'swidTagId',
      'license',
      'findings',
      'riskScore',
      'firstSeen',
      'lastSeen',
    ]) {
      expect((await ask('log4j', `&past=true&sortName=${sort}&sortOrder=asc`)).body.length, sort).toBe(5);
    }
  });
});

describe('in a project with many components beside those that are meant', () => {
  beforeAll(async () => {
    await addProject('warehouse');
    for (let shelf = 1; shelf <= 100; shelf++)
      await add('warehouse', { name: `shelf-${shelf}`, version: '1.0', license: 'MIT' });
    await add('warehouse', maven('2.15.0'));
    await add('warehouse', maven('2.16.0'));
    await feedSearchIndex(server.db, new AbortController().signal);
  });

  it.each([
    ['log4j project:warehouse', ['log4j-core 2.15.0', 'log4j-core 2.16.0']],
    ['name:log4j version:<2.16 project:=warehouse', ['log4j-core 2.15.0']],
    ['log4j license:apache -version:2.15.0 project:warehouse', ['log4j-core 2.16.0']],
    ['log4j license:mit project:warehouse', []],
    ['purl:maven/org.apache version:2.16.0 project:warehouse', ['log4j-core 2.16.0']],
  ])('%s', async (query, found) => {
    expect(await find(query)).toEqual(found);
    expect(await find(query, '&past=true')).toEqual(found);
  });
});
