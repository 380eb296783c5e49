import type { Component, Project } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { findRow, rowsOf, runSql, sql } from '../../db/database.ts';
import { newUuid } from '../../db/uuid.ts';
import { base64, cycloneDx, library } from '../bom/bom.fixtures.ts';

let server: TestServer;
let manager: KeyClient;

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.asKey(
    'VIEW_PORTFOLIO',
    'PORTFOLIO_MANAGEMENT',
    'BOM_UPLOAD',
    'SYSTEM_CONFIGURATION',
  );
});
afterAll(() => server.close());

async function createProject(body: object = {}): Promise<Project> {
  const answer = await manager.put<Project>('/api/v1/project', { name: `p-${newUuid()}`, ...body });
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}

async function add(project: Project, body: object): Promise<Component> {
  const answer = await manager.put<Component>(`/api/v1/component/project/${project.uuid}`, {
    classifier: 'LIBRARY',
    ...body,
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}

const read = async (uuid: string) => (await manager.get<Component>(`/api/v1/component/${uuid}`)).body;

async function ingest(project: Project, document: object): Promise<void> {
  const answer = await manager.put('/api/v1/bom', { project: project.uuid, bom: base64(document) });
  expect(answer.status, answer.text).toBe(200);
  await server.runJobs();
}

describe('PUT /component/project/{uuid}', () => {
  it('adds a component by the same identity as a BOM would', async () => {
    const project = await createProject();
    const body = {
      group: 'org.acme',
      name: ' tool ',
      version: '1.0',
      classifier: 'APPLICATION',
      scope: 'REQUIRED',
      purl: 'pkg:maven/org.acme/tool@1.0?type=jar',
      cpe: 'cpe:2.3:a:acme:tool:1.0:*:*:*:*:*:*:*',
      swidTagId: 'swid',
      sha1: 'AB'.repeat(20),
      blake3: 'CD',
      description: 'd',
      copyright: 'c',
      author: 'Ada',
      publisher: 'p',
      filename: 'tool.jar',
      notes: 'n',
      license: 'MIT',
      licenseUrl: 'https://acme.example/l',
      supplier: { name: 'ACME' },
      externalReferences: [{ type: 'vcs', url: 'https://acme.example' }],
    };
    const component = await add(project, body);
    expect(component).toMatchObject({
      group: 'org.acme',
      name: 'tool',
      version: '1.0',
      classifier: 'APPLICATION',
      scope: 'REQUIRED',
      purl: 'pkg:maven/org.acme/tool@1.0?type=jar',
      cpe: 'cpe:2.3:a:acme:tool:1.0:*:*:*:*:*:*:*',
      swidTagId: 'swid',
      sha1: 'ab'.repeat(20),
      blake3: 'cd',
      author: 'Ada',
      filename: 'tool.jar',
      notes: 'n',
      resolvedLicense: { licenseId: 'MIT' },
      licenseUrl: 'https://acme.example/l',
      project: { uuid: project.uuid, tags: [], properties: [] },
      children: [],
      properties: [],
      vulnerabilities: [],
    });
    expect(component).not.toHaveProperty('license');
    // Nothing is counted yet, and coordinates follow when it is read.
    for (const member of ['metrics', 'lastInheritedRiskScore', 'purlCoordinates']) {
      expect(component).not.toHaveProperty(member);
    }
    const other = await createProject();
    await ingest(
      other,
      cycloneDx([
        {
          type: 'library',
          group: 'org.acme',
          name: 'tool',
          version: '1.0',
          purl: 'pkg:maven/org.acme/tool@1.0?type=jar',
          cpe: 'cpe:2.3:a:acme:tool:1.0:*:*:*:*:*:*:*',
          swid: { tagId: 'swid', name: 'tool' },
        },
      ]),
    );
    const rows = await rowsOf(
      server.db,
      sql`select distinct identity_id from component c join project p using (project_id)
        where p.uuid = any(${[project.uuid, other.uuid]}::uuid[])`,
    );
    expect(rows).toHaveLength(1);
    const counted = await manager.get<Project>(`/api/v1/project/${project.uuid}`);
    expect(counted.body.metrics?.components).toBe(1);
  });

  it('keeps a license it does not know as text, else an expression', async () => {
    const project = await createProject();
    const text = await add(project, { name: 'a', license: 'Our terms', licenseExpression: 'MIT' });
    expect(text).toMatchObject({ license: 'Our terms' });
    expect(text).not.toHaveProperty('licenseExpression');
    const expression = await add(project, {
      name: 'b',
      licenseExpression: 'MIT OR ISC',
      licenseUrl: 'https://x.example',
    });
    expect(expression).toMatchObject({ licenseExpression: 'MIT OR ISC' });
    expect(expression).not.toHaveProperty('licenseUrl');
  });

  it.each([
    ['no name', { version: '1' }],
    ['a blank name', { name: ' ' }],
    ['a name that is too long', { name: 'x'.repeat(256) }],
    ['a hash of another length', { name: 'x', sha1: 'ab' }],
    ['a CPE that is none', { name: 'x', cpe: 'acme' }],
    ['an expression that is none', { name: 'x', licenseExpression: 'MIT /' }],
    ['a license address that is none', { name: 'x', licenseUrl: 'not an address' }],
    ['a parent that is no UUID', { name: 'x', parent: { uuid: 'x' } }],
    ['an unknown member', { name: 'x', color: 'red' }],
  ])('refuses %s', async (_what, body) => {
    const project = await createProject();
    const path = `/api/v1/component/project/${project.uuid}`;
    expect((await manager.put(path, { classifier: 'FILE', ...body })).status).toBe(400);
  });

  it('drops a package URL that is none, and takes scalars of another type', async () => {
    const project = await createProject();
    const component = await add(project, {
      name: 5,
      version: 1.5,
      purl: 'acme',
      classifier: 3,
      copyright: {},
    });
    expect(component).toMatchObject({ name: '5', version: '1.5', classifier: 'LIBRARY' });
    expect(component).not.toHaveProperty('purl');
    expect(component).not.toHaveProperty('copyright');
  });

  it('checks the body before it looks for the project', async () => {
    const answer = await manager.put(`/api/v1/component/project/${newUuid()}`, {});
    expect(answer).toMatchObject({ status: 400, body: [{ path: 'name' }, { path: 'classifier' }] });
  });

  it('nests a component in another one of the project', async () => {
    const project = await createProject();
    const parent = await add(project, { name: 'parent' });
    const child = await add(project, { name: 'child', parent: { uuid: parent.uuid } });
    expect(child.parent).toMatchObject({ uuid: parent.uuid, name: 'parent' });
    expect((await read(parent.uuid)).children).toMatchObject([{ uuid: child.uuid }]);
    const stranger = await add(await createProject(), { name: 'stranger' });
    const answer = await manager.put(`/api/v1/component/project/${project.uuid}`, {
      name: 'x',
      classifier: 'LIBRARY',
      parent: { uuid: stranger.uuid },
    });
    expect(answer.status).toBe(404);
  });

  it('refuses collection projects', async () => {
    const project = await createProject({ collectionLogic: 'AGGREGATE_LATEST_VERSION_CHILDREN' });
    const answer = await manager.put(`/api/v1/component/project/${project.uuid}`, {
      name: 'x',
      classifier: 'FILE',
    });
    expect(answer).toMatchObject({ status: 400, text: expect.stringContaining('collection') });
  });
});

describe('POST /component', () => {
  it('replaces everything but UUID, place and properties', async () => {
    const project = await createProject();
    const parent = await add(project, { name: 'parent' });
    const before = await add(project, {
      name: 'a',
      version: '1',
      description: 'old',
      md5: 'ab'.repeat(16),
      license: 'MIT',
      parent: { uuid: parent.uuid },
    });
    await manager.put(`/api/v1/component/${before.uuid}/property`, {
      propertyName: 'n',
      propertyType: 'STRING',
    });
    const answer = await manager.post<Component>('/api/v1/component', {
      uuid: before.uuid,
      name: 'a',
      classifier: 'LIBRARY',
      version: '2',
    });
    expect(answer.status, answer.text).toBe(200);
    const after = await read(before.uuid);
    expect(after).toMatchObject({
      version: '2',
      parent: { uuid: parent.uuid },
      properties: [{ propertyName: 'n' }],
    });
    for (const member of ['description', 'md5', 'resolvedLicense']) expect(after).not.toHaveProperty(member);
    const past = await findRow(
      server.db,
      sql`select i.version from component_past c join identity i using (identity_id) where c.uuid = ${before.uuid}`,
    );
    expect(past).toEqual({ version: '1' });
  });

  it('takes back what it has answered', async () => {
    const component = await add(await createProject(), {
      name: 'a',
      version: '1',
      supplier: { name: 'ACME' },
    });
    const answer = await manager.post('/api/v1/component', { ...(await read(component.uuid)), notes: 'n' });
    expect(answer.status, answer.text).toBe(200);
    expect(await read(component.uuid)).toMatchObject({ supplier: { name: 'ACME' }, notes: 'n' });
  });

  it.each([{}, { classifier: null }])(
    'wants a classifier, as adding one does, and not %j',
    async (change) => {
      const project = await createProject();
      const { uuid } = await add(project, { name: 'a' });
      const refusal = [{ path: 'classifier', invalidValue: null }];
      const path = `/api/v1/component/project/${project.uuid}`;
      expect(await manager.put(path, { name: 'b', ...change })).toMatchObject({ status: 400, body: refusal });
      const changed = await manager.post('/api/v1/component', { uuid, name: 'a', ...change });
      expect(changed).toMatchObject({ status: 400, body: refusal });
    },
  );

  it('tells a missing name from an unknown component', async () => {
    const { uuid } = await add(await createProject(), { name: 'a' });
    expect((await manager.post('/api/v1/component', { uuid, version: '1', classifier: 'FILE' })).status).toBe(
      400,
    );
    expect((await manager.post('/api/v1/component', { name: 'a', classifier: 'FILE' })).status).toBe(404);
    expect(
      (await manager.post('/api/v1/component', { uuid: newUuid(), name: 'a', classifier: 'FILE' })).status,
    ).toBe(404);
  });
});

describe('DELETE /component/{uuid}', () => {
  it('deletes a component with what is nested in it, and its edges', async () => {
    const project = await createProject();
    await ingest(
      project,
      cycloneDx([library('outer', '1', { components: [library('inner')] }), library('other')], {
        dependencies: [
          { ref: 'root', dependsOn: ['outer'] },
          { ref: 'outer', dependsOn: ['inner', 'other'] },
        ],
      }),
    );
    const list = async () =>
      (await manager.get<Component[]>(`/api/v1/component/project/${project.uuid}`)).body;
    const outer = (await list()).find((component) => component.name === 'outer');
    expect((await manager.delete(`/api/v1/component/${outer?.uuid}`)).status).toBe(204);
    expect((await list()).map((component) => component.name)).toEqual(['other']);
    expect((await manager.get(`/api/v1/component/${outer?.uuid}`)).status).toBe(404);
    const graph = await manager.get<{ edges: number[] }>(`/api/waybill/v1/project/${project.uuid}/graph`);
    expect(graph.body.edges).toEqual([]);
  });
});

describe('the components of a project', () => {
  it('are searched, sorted, paged and counted', async () => {
    const project = await createProject();
    await ingest(
      project,
      cycloneDx(
        [
          library('b', '1.0', { group: 'Zeta' }),
          library('a', '2.0'),
          library('a', '1.0', { 'bom-ref': 'a1' }),
          library('c', '1.0'),
        ],
        { dependencies: [{ ref: 'root', dependsOn: ['b', 'c'] }] },
      ),
    );
    const list = async (query: string) => {
      const answer = await manager.get<Component[]>(`/api/v1/component/project/${project.uuid}${query}`);
      expect(answer.status, answer.text).toBe(200);
      return {
        names: answer.body.map((component) => `${component.name} ${component.version}`),
        total: answer.headers.get('x-total-count'),
      };
    };
    expect(await list('')).toEqual({ names: ['a 2.0', 'a 1.0', 'b 1.0', 'c 1.0'], total: '4' });
    expect(await list('?page=2&size=3')).toEqual({ names: ['c 1.0'], total: '4' });
    expect(await list('?page=9&size=3')).toEqual({ names: [], total: '4' });
    expect(await list('?page=1&size=0')).toMatchObject({ names: { length: 4 }, total: '4' });
    expect(await list('?searchText=ZETA')).toEqual({ names: ['b 1.0'], total: '1' });
    expect(await list('?onlyDirect=true')).toEqual({ names: ['b 1.0', 'c 1.0'], total: '2' });
    expect(await list('?onlyOutdated=true')).toEqual({ names: [], total: '0' });
    expect(await list('?orderBy=purl&sort=desc')).toMatchObject({
      names: ['c 1.0', 'b 1.0', 'a 2.0', 'a 1.0'],
    });
    expect(await list('?orderBy=metrics.critical&sort=desc')).toMatchObject({ total: '4' });
    expect(await list('?orderBy=purl&sort=asc&offset=1&limit=2')).toMatchObject({
      names: ['a 2.0', 'b 1.0'],
    });
    for (const field of ['isInternal', 'internal']) {
      expect(await list(`?orderBy=${field}&sort=asc`)).toMatchObject({ total: '4' });
    }
    const fields = ['project.name', 'project', 'supplier.name', 'authors', 'sha1', 'blake3', 'description'];
    for (const field of [...fields, 'licenseUrl', 'resolvedLicense.licenseId', 'notes', 'parent.name']) {
      expect(await list(`?orderBy=${field}&sort=asc`), field).toMatchObject({ names: { length: 4 } });
    }
    expect(
      (await manager.get(`/api/v1/component/project/${project.uuid}?orderBy=color&sort=asc`)).status,
    ).toBe(400);
    expect((await manager.get(`/api/v1/component/project/${newUuid()}`)).status).toBe(404);
  });

  it('show their counters, and those of a component with decisions of its own', async () => {
    const project = await createProject();
    const component = await add(project, { name: `counted-${newUuid()}` });
    const counters = async (uuid: string) => {
      const { body } = await manager.get<Component[]>(`/api/v1/component/project/${project.uuid}`);
      return body.find((item) => item.uuid === uuid)?.metrics;
    };
    await runSql(
      server.db,
      sql`update identity set c4 = 2, c1 = 1, findings = 4 where name = ${component.name}`,
    );
    expect(await counters(component.uuid)).toMatchObject({
      critical: 2,
      low: 1,
      vulnerabilities: 3,
      findingsTotal: 4,
      inheritedRiskScore: 21,
    });
    await runSql(
      server.db,
      sql`insert into component_count
        select project_id, component_id, 1, 0, 0, 0, 0, 2, 1, 2, identity_id from component where uuid = ${component.uuid}`,
    );
    expect(await counters(component.uuid)).toMatchObject({
      critical: 1,
      findingsTotal: 2,
      findingsAudited: 1,
      findingsUnaudited: 1,
      suppressed: 2,
    });
  });
});

describe('one component', () => {
  it('says where its BOM found it', async () => {
    const project = await createProject();
    const occurrences = [{ location: 'src/a.js', line: 3, symbol: 'load' }, { location: 'src/b.js' }];
    await ingest(
      project,
      cycloneDx([library('seen', '1.0.0', { evidence: { occurrences } }), library('unseen')], {
        specVersion: '1.6',
      }),
    );
    const list = await manager.get<Component[]>(`/api/v1/component/project/${project.uuid}`);
    const [seen, unseen] = await Promise.all(list.body.map(({ uuid }) => read(uuid)));
    expect(seen?.occurrences).toEqual(occurrences);
    expect(unseen).not.toHaveProperty('occurrences');
    expect(list.body[0]).not.toHaveProperty('occurrences');
  });
});

describe('searching the portfolio', () => {
  it('finds components by parts of their identity', async () => {
    const word = newUuid().slice(0, 8);
    const project = await createProject({ version: '1', isLatest: true });
    const inactive = await createProject({ active: false });
    const a = await add(project, {
      group: `Org.${word}`,
      name: `Tool-${word}`,
      version: '1.2.3',
      purl: `pkg:npm/tool-${word}@1.2.3`,
      cpe: `cpe:2.3:a:acme:${word}:1.2.3:*:*:*:*:*:*:*`,
      swidTagId: `swid-${word}`,
    });
    const b = await add(inactive, { name: `tool-${word}`, version: '9' });
    const search = async (query: string) => {
      const answer = await manager.get<Component[]>(`/api/v1/component/identity?${query}`);
      expect(answer.status, answer.text).toBe(200);
      return answer.body.map((component) => component.uuid);
    };
    expect(await search(`name=TOOL-${word}`)).toEqual([a.uuid, b.uuid]);
    expect(await search(`name=tool-${word}&version=2.3`)).toEqual([a.uuid]);
    expect(await search(`group=${word}&purl=pkg:npm/nothing@1`)).toEqual([a.uuid]);
    expect(await search(`purl=pkg:npm/tool-${word}@1.2.3`)).toEqual([a.uuid]);
    expect(await search(`cpe=${word}`)).toEqual([a.uuid]);
    expect(await search(`swidTagId=${word}`)).toEqual([a.uuid]);
    expect(await search(`name=tool-${word}&excludeInactiveProjects=true`)).toEqual([a.uuid]);
    expect(await search(`name=tool-${word}&onlyLatestProjectVersions=true`)).toEqual([a.uuid]);
    expect(await search(`name=tool-${word}&project=${inactive.uuid}`)).toEqual([b.uuid]);
    const nothing = await manager.get('/api/v1/component/identity');
    expect([nothing.status, nothing.text, nothing.headers.get('x-total-count')]).toEqual([200, '', '0']);
    expect((await manager.get(`/api/v1/component/identity?name=x&project=${newUuid()}`)).status).toBe(404);
  });

  it('finds components by any of their hashes', async () => {
    const project = await createProject();
    const digest = newUuid().replaceAll('-', '').repeat(2);
    const component = await add(project, { name: 'hashed', sha3_256: digest });
    await add(project, { name: 'other', sha256: 'ab'.repeat(32) });
    const answer = await manager.get<Component[]>(`/api/v1/component/hash/${digest.toUpperCase()}`);
    expect(answer.body.map((item) => item.uuid)).toEqual([component.uuid]);
    expect(answer.headers.get('x-total-count')).toBe('1');
    expect((await manager.get(`/api/v1/component/hash/${digest.slice(1)}`)).body).toEqual([]);
  });
});

describe('component properties', () => {
  it('are added, listed and deleted', async () => {
    const { uuid } = await add(await createProject(), { name: 'a' });
    const path = `/api/v1/component/${uuid}/property`;
    const body = { groupName: 'g', propertyName: 'n', propertyValue: '1', propertyType: 'INTEGER' };
    const added = await manager.put<{ uuid: string }>(path, body);
    expect(added.status, added.text).toBe(201);
    expect(added.body).toEqual({ ...body, uuid: added.body.uuid });
    expect((await manager.put(path, body)).status).toBe(409);
    expect((await manager.put(path, { ...body, propertyValue: '2' })).status).toBe(201);
    const wrong = await manager.put(path, { ...body, propertyValue: 'x' });
    expect(wrong.body).not.toHaveProperty('propertyValue');
    expect((await manager.put(path, { ...body, propertyType: 'ENCRYPTEDSTRING' })).status).toBe(400);
    expect((await manager.put(path, { propertyType: 'STRING' })).status).toBe(400);
    expect((await manager.get<object[]>(path)).body).toHaveLength(3);
    expect((await manager.delete(`${path}/${added.body.uuid}`)).status).toBe(204);
    expect((await manager.delete(`${path}/${added.body.uuid}`)).status).toBe(404);
  });
});

describe('the rule for components of our own', () => {
  it('is applied to all components when asked for', async () => {
    const project = await createProject();
    const word = newUuid().slice(0, 8);
    const ours = await add(project, { name: `${word}-lib`, group: 'g' });
    const theirs = await add(project, { name: `lib-${word}` });
    const rule = async (value: string | null) => {
      await runSql(
        server.db,
        sql`update config_property set value = ${value}
          where group_name = 'internal-components' and property_name = 'names.regex'`,
      );
      expect((await manager.get('/api/v1/component/internal/identify')).status).toBe(204);
      await server.runJobs();
    };
    await rule(`${word}-.*`);
    expect([(await read(ours.uuid)).isInternal, (await read(theirs.uuid)).isInternal]).toEqual([true, false]);
    await rule(null);
    expect((await read(ours.uuid)).isInternal).toBe(false);
  });
});

describe('with portfolio access control', () => {
  it('hides components of hidden projects everywhere', async () => {
    const project = await createProject();
    const word = newUuid().slice(0, 8);
    const { uuid } = await add(project, { name: word, md5: 'ef'.repeat(16) });
    await setAcl('true');
    try {
      const other = await server.asKey('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT');
      const get = (path: string) => other.get<object[]>(`/api/v1/component${path}`);
      expect((await get(`/${uuid}`)).status).toBe(403);
      expect((await get(`/project/${project.uuid}`)).status).toBe(403);
      expect((await get(`/${uuid}/property`)).status).toBe(403);
      for (const path of [`/identity?name=${word}`, `/hash/${'ef'.repeat(16)}`]) {
        const answer = await get(path);
        expect([answer.status, answer.body, answer.headers.get('x-total-count')]).toEqual([200, [], '0']);
      }
      expect((await other.post('/api/v1/component', { uuid, name: 'x', classifier: 'FILE' })).status).toBe(
        403,
      );
      expect((await other.delete(`/api/v1/component/${uuid}`)).status).toBe(403);
      const added = { name: 'x', classifier: 'FILE' };
      expect((await other.put(`/api/v1/component/project/${project.uuid}`, added)).status).toBe(403);
    } finally {
      await setAcl('false');
    }
  });
});

async function setAcl(value: string): Promise<void> {
  await runSql(
    server.db,
    sql`update config_property set value = ${value}
      where group_name = 'access-management' and property_name = 'acl.enabled'`,
  );
}
