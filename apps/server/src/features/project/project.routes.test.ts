import type { ProjectView } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { inTransaction, rowsOf, runSql, sql } from '../../db/database.ts';
import type { ContractViolation } from '../../http/errors.ts';
import { newUuid } from '../../http/ids.ts';

let server: TestServer;
let manager: KeyClient;

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.asKey('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT');
});
afterAll(() => server.close());

async function create(body: object): Promise<ProjectView> {
  const answer = await manager.put<ProjectView>('/api/v1/project', body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}

const uniqueName = () => `p-${newUuid().slice(0, 8)}`;

const read = async (uuid: string) => (await manager.get<ProjectView>(`/api/v1/project/${uuid}`)).body;

describe('PUT /project', () => {
  it('creates a project with defaults and tells of it', async () => {
    const name = uniqueName();
    const project = await create({ name: ` ${name} `, version: '1.0', tags: [{ name: ' Team-A ' }] });
    expect(project).toMatchObject({
      name,
      version: '1.0',
      classifier: 'APPLICATION',
      active: true,
      isLatest: false,
      collectionLogic: 'NONE',
      tags: [{ name: 'team-a' }],
      children: [],
      properties: [],
    });
    const events = await rowsOf(
      server.db,
      sql`select event_group, subject from outbox where subject -> 'project' ->> 'uuid' = ${project.uuid}`,
    );
    expect(events).toEqual([
      { event_group: 'PROJECT_CREATED', subject: { project: { uuid: project.uuid, name, version: '1.0' } } },
    ]);
  });

  it('refuses a name and version that are taken, also without version', async () => {
    const name = uniqueName();
    await create({ name });
    await create({ name, version: '1' });
    expect((await manager.put('/api/v1/project', { name })).status).toBe(409);
    expect((await manager.put('/api/v1/project', { name, version: '1' })).status).toBe(409);
  });

  it.each([
    ['a blank name', { name: ' ' }],
    ['a name with control characters', { name: 'a\u0007b' }],
    ['a CPE that is none', { name: 'x', cpe: 'cpe:2.3:a:acme' }],
    ['a classifier that is none', { name: 'x', classifier: 'PIZZA' }],
    ['an unknown member', { name: 'x', colour: 'red' }],
    ['a parent without uuid', { name: 'x', parent: {} }],
  ])('refuses %s', async (_what, body) => {
    expect((await manager.put('/api/v1/project', body)).status).toBe(400);
  });

  const long = 'x'.repeat(300);
  const cpeSentence =
    'must be a CPE, such as cpe:2.3:a:acme:rocket:1.0:*:*:*:*:*:*:* or cpe:/a:acme:rocket:1.0';

  it.each<[string, object, [path: string, message: string][]]>([
    ['a long name', { name: long }, [['name', 'must not have more than 255 characters']]],
    ['a control character', { name: 'a\u0007' }, [['name', 'must not contain control characters']]],
    [
      'two faults of one field',
      { name: `${long}\u0007` },
      [['name', 'must not have more than 255 characters']],
    ],
    ['a CPE that is none', { cpe: 'acme' }, [['cpe', cpeSentence]]],
    ['a long tag', { tags: [{ name: long }] }, [['tags.0.name', 'must not have more than 255 characters']]],
    [
      'a tag of a collection without name',
      { collectionTag: {} },
      [['collectionTag.name', 'must be present']],
    ],
    [
      'a blank URL',
      { externalReferences: [{ url: ' ' }] },
      [['externalReferences.0.url', 'must not be blank']],
    ],
  ])('says in one sentence a field what is wrong with %s', async (_what, change, expected) => {
    const answer = await manager.put<ContractViolation[]>('/api/v1/project', { name: 'a', ...change });
    expect(answer.status).toBe(400);
    expect(answer.body.map(({ path, message }) => [path, message])).toEqual(expected);
  });

  it.each<[string, object, object]>([
    ['a text', { name: 'a\u0007' }, { path: 'name', invalidValue: 'a\u0007' }],
    ['the start of a long text', { name: long }, { path: 'name', invalidValue: `${'x'.repeat(252)}...` }],
    [
      'a text inside',
      { name: 'a', tags: [{ name: '\u0000' }] },
      { path: 'tags.0.name', invalidValue: '\u0000' },
    ],
    ['a blank name', { name: ' ' }, { path: 'name', invalidValue: null }],
    ['null for what is absent', {}, { path: 'name', invalidValue: null }],
  ])('sends %s back with the rule that it breaks', async (_what, body, expected) => {
    const answer = await manager.put<ContractViolation[]>('/api/v1/project', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual([
      { message: expect.any(String), messageTemplate: answer.body[0]?.message, ...expected },
    ]);
  });

  it.each<[string, unknown, string]>([
    ['an unknown member', { name: 'a', colour: 'red' }, 'colour: is not known here'],
    [
      'an unknown value',
      { name: 'a', collectionLogic: 'PIZZA' },
      'collectionLogic: must be one of NONE, AGGREGATE_DIRECT_CHILDREN, AGGREGATE_DIRECT_CHILDREN_WITH_TAG, AGGREGATE_LATEST_VERSION_CHILDREN',
    ],
    ['a list as an author', { name: 'a', author: ['x'] }, 'author: must be a text'],
    ['a text as a parent', { name: 'a', parent: 'x' }, 'parent: must be an object'],
    ['a text that is no flag', { name: 'a', active: 'no' }, 'active: must be true or false'],
    [
      'faults inside of an object',
      { name: 'a', supplier: { urls: 1, colour: 'red' } },
      'supplier.colour: is not known here; supplier.urls: must be a list',
    ],
    ['a list', [], 'body: must be an object'],
  ])('says what it could not read of %s', async (_what, body, detail) => {
    const answer = await manager.put('/api/v1/project', body);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body).toMatchObject({ status: 400, detail });
  });

  it('takes scalars of another type, as clients of the contract send them', async () => {
    const project = await create({
      name: uniqueName(),
      version: 5,
      description: true,
      publisher: { a: 1 },
      active: 'TRUE',
      isLatest: 0,
      classifier: 0,
      tags: ['x'],
    });
    expect(project).toMatchObject({
      version: '5',
      description: 'true',
      active: true,
      isLatest: false,
      classifier: 'NONE',
      tags: [{ name: 'x' }],
    });
    expect(project).not.toHaveProperty('publisher');
    expect((await create({ name: uniqueName(), active: null })).active).toBe(false);
  });

  it('drops a package URL that is none', async () => {
    for (const purl of ['npm/left-pad', 'pkg:npm/a b@1']) {
      expect(await create({ name: uniqueName(), purl })).not.toHaveProperty('purl');
    }
  });

  it('lets a collection by tag do without a tag', async () => {
    const collectionLogic = 'AGGREGATE_DIRECT_CHILDREN_WITH_TAG';
    const project = await create({ name: uniqueName(), collectionLogic });
    expect(project).toMatchObject({ collectionLogic });
  });

  it('shows tags, properties and children in each answer where the contract does', async () => {
    const parent = await create({ name: uniqueName(), tags: [{ name: 'shown' }] });
    const child = await create({ name: uniqueName(), parent: { uuid: parent.uuid } });
    expect(parent).toMatchObject({ children: [], properties: [], tags: [{ name: 'shown' }] });
    expect(child).toMatchObject({ parent: { uuid: parent.uuid } });
    const whole = await read(parent.uuid);
    const { tags: _, properties: __, ...bare } = child;
    expect(whole.children).toMatchObject([{ uuid: bare.uuid }]);
    expect(whole.children?.[0]).not.toHaveProperty('tags');
    const { body: found } = await manager.get<ProjectView>(`/api/v1/project/lookup?name=${parent.name}`);
    expect(found).toMatchObject({ properties: [], tags: [{ name: 'shown' }], versions: [{}] });
    expect(found).not.toHaveProperty('children');
    const flat = await manager.get<ProjectView[]>(`/api/v1/project?name=${child.name}`);
    expect(flat.body).toMatchObject([{ properties: [], tags: [] }]);
    expect(flat.body[0]).not.toHaveProperty('parent');
    const roots = await manager.get<ProjectView[]>(`/api/v1/project?onlyRoot=true&searchText=${parent.name}`);
    expect(roots.body).toMatchObject([{ children: [{ uuid: child.uuid }] }]);
    const changed = await manager.post<ProjectView>('/api/v1/project', { ...child, description: 'd' });
    expect(changed.body).toMatchObject({ versions: [{ uuid: child.uuid }], description: 'd' });
  });

  it('reads authors, organisations and references, and the old author member', async () => {
    const project = await create({
      name: uniqueName(),
      author: 'Ada',
      supplier: { name: 'ACME', urls: ['https://acme.example'], contacts: [{ email: 'a@acme.example' }] },
      externalReferences: [{ type: 'vcs', url: 'https://acme.example/git', comment: 'main' }],
      purl: 'pkg:npm/%40acme/app@1.0',
    });
    expect(project).toMatchObject({
      author: 'Ada',
      authors: [{ name: 'Ada' }],
      supplier: { name: 'ACME', urls: ['https://acme.example'], contacts: [{ email: 'a@acme.example' }] },
      externalReferences: [{ type: 'vcs', url: 'https://acme.example/git', comment: 'main' }],
      purl: 'pkg:npm/%40acme/app@1.0',
    });
  });

  it('refuses an unknown parent, and an inactive one', async () => {
    const unknown = await manager.put('/api/v1/project', { name: uniqueName(), parent: { uuid: newUuid() } });
    expect(unknown.status).toBe(404);
    const parent = await create({ name: uniqueName(), active: false });
    const answer = await manager.put('/api/v1/project', {
      name: uniqueName(),
      parent: { uuid: parent.uuid },
    });
    expect(answer.status).toBe(409);
  });

  it('gives the latest flag to one version of a name only', async () => {
    const name = uniqueName();
    const first = await create({ name, version: '1', isLatest: true });
    const second = await create({ name, version: '2', isLatest: true });
    expect((await read(first.uuid)).isLatest).toBe(false);
    const latest = await manager.get<ProjectView>(`/api/v1/project/latest/${name}`);
    expect(latest.body.uuid).toBe(second.uuid);
  });

  it('needs the permission', async () => {
    const viewer = await server.asKey('VIEW_PORTFOLIO');
    expect((await viewer.put('/api/v1/project', { name: uniqueName() })).status).toBe(403);
    expect((await server.asNobody.put('/api/v1/project', { name: uniqueName() })).status).toBe(401);
  });
});

describe('GET /project/{uuid}', () => {
  it('shows parent, children, versions and metadata', async () => {
    const name = uniqueName();
    const parent = await create({ name: uniqueName() });
    const project = await create({ name, version: '1', parent: { uuid: parent.uuid } });
    const other = await create({ name, version: '2', active: false });
    const child = await create({ name: uniqueName(), parent: { uuid: project.uuid } });
    const body = await read(project.uuid);
    expect(body.parent).toEqual({ uuid: parent.uuid, name: parent.name });
    expect(body.children?.map((item) => item.uuid)).toEqual([child.uuid]);
    expect(body.versions).toEqual([
      { uuid: other.uuid, version: '2', active: false },
      { uuid: project.uuid, version: '1', active: true },
    ]);
  });

  it('tells a malformed uuid from an unknown one', async () => {
    const malformed = await manager.get<{ path: string }[]>('/api/v1/project/nonsense');
    expect(malformed.status).toBe(400);
    expect(malformed.body).toMatchObject([{ message: 'Invalid UUID', invalidValue: 'nonsense' }]);
    expect((await manager.get(`/api/v1/project/${newUuid()}`)).status).toBe(404);
  });

  it('finds a project by name and version', async () => {
    const name = uniqueName();
    const plain = await create({ name });
    const versioned = await create({ name, version: '1 beta' });
    const lookup = (query: string) => manager.get<ProjectView>(`/api/v1/project/lookup?${query}`);
    expect((await lookup(`name=${name}`)).body.uuid).toBe(plain.uuid);
    expect((await lookup(`name=${name}&version=1%20beta`)).body.uuid).toBe(versioned.uuid);
    expect((await lookup(`name=${name}&version=2`)).status).toBe(404);
    expect((await lookup('version=2')).status).toBe(404);
  });
});

describe('POST /project', () => {
  it('replaces every member, and clears those left out', async () => {
    const project = await create({
      name: uniqueName(),
      version: '1',
      description: 'old',
      group: 'g',
      isLatest: true,
      tags: [{ name: 'x' }],
    });
    const answer = await manager.post<ProjectView>('/api/v1/project', {
      uuid: project.uuid,
      name: project.name,
      version: '2',
      classifier: 'LIBRARY',
    });
    expect(answer.status, answer.text).toBe(200);
    const body = await read(project.uuid);
    expect(body).toMatchObject({
      version: '2',
      classifier: 'LIBRARY',
      isLatest: false,
      active: true,
      tags: [],
    });
    expect(body).not.toHaveProperty('description');
    expect(body).not.toHaveProperty('group');
  });

  it('takes back what it has answered', async () => {
    const project = await create({ name: uniqueName(), version: '1', supplier: { name: 'ACME' } });
    const full = await read(project.uuid);
    const answer = await manager.post('/api/v1/project', { ...full, description: 'new' });
    expect(answer.status, answer.text).toBe(200);
    expect(await read(project.uuid)).toMatchObject({ supplier: { name: 'ACME' }, description: 'new' });
  });

  it('refuses names that are taken, circles and hiding active children', async () => {
    const name = uniqueName();
    const one = await create({ name, version: '1' });
    const two = await create({ name, version: '2' });
    const child = await create({ name: uniqueName(), parent: { uuid: one.uuid } });
    const post = async (body: object) => (await manager.post('/api/v1/project', body)).status;
    expect(await post({ uuid: two.uuid, name, version: '1' })).toBe(409);
    expect(await post({ uuid: one.uuid, name, version: '1', parent: { uuid: one.uuid } })).toBe(409);
    expect(await post({ uuid: one.uuid, name, version: '1', parent: { uuid: child.uuid } })).toBe(409);
    expect(await post({ uuid: one.uuid, name, version: '1', active: false })).toBe(409);
    expect(await post({ uuid: newUuid(), name, version: '9' })).toBe(404);
    expect(await post({ name, version: '9' })).toBe(404);
    expect(await post({ uuid: newUuid() })).toBe(400);
    expect(await post({ uuid: one.uuid, version: '9' })).toBe(400);
  });
});

describe('PATCH /project/{uuid}', () => {
  it('changes what was sent and leaves the rest', async () => {
    const project = await create({ name: uniqueName(), version: '1', description: 'old', isLatest: true });
    const answer = await manager.patch<ProjectView>(`/api/v1/project/${project.uuid}`, {
      description: 'new',
      tags: [{ name: 'a' }],
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({ children: [], properties: [], tags: [{ name: 'a' }] });
    expect(await read(project.uuid)).toMatchObject({ version: '1', description: 'new', isLatest: true });
  });

  it('answers 304 when nothing differs', async () => {
    const project = await create({
      name: uniqueName(),
      supplier: { name: 'ACME', urls: ['u'] },
      tags: [{ name: 'a' }],
    });
    const answer = await manager.patch(`/api/v1/project/${project.uuid}`, {
      name: project.name,
      supplier: { urls: ['u'], name: 'ACME' },
      tags: [{ name: 'A' }],
      description: null,
    });
    expect(answer.status).toBe(304);
  });
});

describe('project lists', () => {
  it('filters, searches, sorts and counts', async () => {
    const word = uniqueName();
    const root = await create({ name: `${word}-b`, version: '1', tags: [{ name: `${word}-tag` }] });
    const child = await create({ name: `${word}-a`, classifier: 'CONTAINER', parent: { uuid: root.uuid } });
    const inactive = await create({ name: `${word}-c`, active: false });
    const list = async (query: string) => {
      const answer = await manager.get<ProjectView[]>(`/api/v1/project${query}`);
      expect(answer.status, answer.text).toBe(200);
      return { uuids: answer.body.map((item) => item.uuid), total: answer.headers.get('x-total-count') };
    };
    expect(await list(`?searchText=${word.toUpperCase()}`)).toEqual({
      uuids: [child.uuid, root.uuid, inactive.uuid],
      total: '3',
    });
    expect(await list(`?searchText=${word}&page=2&size=1`)).toEqual({ uuids: [root.uuid], total: '3' });
    expect(await list(`?searchText=${word}&orderBy=name&sort=desc`)).toMatchObject({
      uuids: [inactive.uuid, root.uuid, child.uuid],
    });
    expect(await list(`?searchText=${word}&excludeInactive=true&onlyRoot=true`)).toMatchObject({
      uuids: [root.uuid],
    });
    expect(await list(`?searchText=${word}-tag`)).toMatchObject({ uuids: [root.uuid] });
    expect(await list(`?name=${word}-b`)).toMatchObject({ uuids: [root.uuid] });
    expect(await list(`/tag/${word}-TAG`)).toMatchObject({ uuids: [root.uuid] });
    expect(await list('/tag/no-such-tag')).toEqual({ uuids: [], total: '0' });
    expect(await list(`/classifier/CONTAINER?searchText=${word}`)).toMatchObject({ uuids: [child.uuid] });
    expect(await list(`?classifier=CONTAINER&searchText=${word}-a`)).toMatchObject({ uuids: [child.uuid] });
    expect(await list(`?classifier=CONTAINER&searchText=${word}-b`)).toMatchObject({ uuids: [] });
    expect(await list(`?tag=${word}-tag&classifier=APPLICATION`)).toMatchObject({ uuids: [root.uuid] });
    expect(await list(`?tag=${word}-tag&classifier=CONTAINER`)).toMatchObject({ uuids: [] });
    expect(await list(`/${root.uuid}/children`)).toEqual({ uuids: [child.uuid], total: '1' });
    expect(await list(`/${root.uuid}/children/classifier/LIBRARY`)).toMatchObject({ uuids: [] });
    expect(await list(`/withoutDescendantsOf/${root.uuid}?searchText=${word}`)).toMatchObject({
      uuids: [inactive.uuid],
    });
    expect(await list(`?searchText=${word}&orderBy=parent.name&sort=desc`)).toMatchObject({
      uuids: [child.uuid, root.uuid, inactive.uuid],
    });
    const fields = ['tags.name', 'tags', 'authors', 'parent', 'supplier.name', 'manufacturer.contacts.email'];
    for (const field of [...fields, 'collectionTag.name', 'externalReferences', 'directDependencies']) {
      for (const direction of ['asc', 'desc']) {
        const query = `searchText=${word}&orderBy=${field}&sort=${direction}`;
        expect(await list(`?${query}`), field).toMatchObject({ uuids: { length: 3 }, total: '3' });
        const pages = [1, 2, 3].map((page) => list(`?${query}&pageNumber=${page}&pageSize=1`));
        expect(new Set((await Promise.all(pages)).flatMap(({ uuids }) => uuids)).size, field).toBe(3);
      }
    }
    for (const field of ['colour', 'colour.name', 'author', 'versions', 'metrics.colour', 'bomRef']) {
      expect((await manager.get(`/api/v1/project?orderBy=${field}&sort=asc`)).status, field).toBe(400);
    }
    expect((await manager.get('/api/v1/project/classifier/PIZZA')).status).toBe(400);
    expect((await manager.get('/api/v1/project?classifier=PIZZA')).status).toBe(400);
    expect((await manager.get(`/api/v1/project/${root.uuid}/children/classifier/PIZZA`)).status).toBe(400);
  });

  it('finds wildcards literally', async () => {
    const word = uniqueName();
    const project = await create({ name: `${word} 100%_done` });
    await create({ name: `${word} 100x done` });
    const answer = await manager.get<ProjectView[]>(
      `/api/v1/project?searchText=${encodeURIComponent(`${word} 100%_`)}`,
    );
    expect(answer.body.map((item) => item.uuid)).toEqual([project.uuid]);
  });

  it('shows metrics in the list but not by exact name', async () => {
    const project = await create({ name: uniqueName() });
    await inTransaction(server.db, async (trx) => {
      await runSql(
        trx,
        sql`insert into project_count (project_id, comps, c4, findings)
          select project_id, 3, 2, 2 from project where uuid = ${project.uuid}`,
      );
    });
    const [listed] = (await manager.get<ProjectView[]>(`/api/v1/project?searchText=${project.name}`)).body;
    expect(listed).toMatchObject({
      lastInheritedRiskScore: 20,
      metrics: { components: 3, critical: 2, findingsTotal: 2, inheritedRiskScore: 20 },
    });
    const [named] = (await manager.get<ProjectView[]>(`/api/v1/project?name=${project.name}`)).body;
    expect(named).not.toHaveProperty('metrics');
  });

  it('leaves out what a team has already', async () => {
    const word = uniqueName();
    const seen = await create({ name: `${word}-1` });
    const unseen = await create({ name: `${word}-2` });
    await runSql(
      server.db,
      sql`insert into project_acl (team_id, project_id)
        select ${manager.team.teamId}::int, project_id from project where uuid = ${seen.uuid}`,
    );
    const query = `searchText=${word}&notAssignedToTeamWithUuid=${manager.team.uuid}`;
    const answer = await manager.get<ProjectView[]>(`/api/v1/project?${query}`);
    expect(answer.body.map((item) => item.uuid)).toEqual([unseen.uuid]);
    const unknown = await manager.get(`/api/v1/project?notAssignedToTeamWithUuid=${newUuid()}`);
    expect(unknown.status).toBe(404);
  });
});

describe('deleting', () => {
  it('removes a project with everything below it', async () => {
    const root = await create({ name: uniqueName() });
    const child = await create({ name: uniqueName(), parent: { uuid: root.uuid } });
    const other = await create({ name: uniqueName() });
    expect((await manager.delete(`/api/v1/project/${root.uuid}`)).status).toBe(204);
    expect((await manager.get(`/api/v1/project/${child.uuid}`)).status).toBe(404);
    expect((await manager.get(`/api/v1/project/${other.uuid}`)).status).toBe(200);
    expect((await manager.delete(`/api/v1/project/${root.uuid}`)).status).toBe(404);
  });

  it('removes several, or none when one is unknown', async () => {
    const one = await create({ name: uniqueName() });
    const two = await create({ name: uniqueName() });
    const unknown = newUuid();
    const refused = await manager.post<{ errors: object }>('/api/v1/project/batchDelete', [
      one.uuid,
      unknown,
    ]);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual({ [unknown]: 'Project not found' });
    expect((await manager.get(`/api/v1/project/${one.uuid}`)).status).toBe(200);
    expect((await manager.post('/api/v1/project/batchDelete', [one.uuid, two.uuid])).status).toBe(204);
    expect((await manager.get(`/api/v1/project/${two.uuid}`)).status).toBe(404);
    expect((await manager.post('/api/v1/project/batchDelete', [])).status).toBe(400);
  });
});

describe('changes at the same moment', () => {
  const rounds = [1, 2, 3, 4, 5];
  const change = (project: ProjectView, body: object) =>
    manager.patch(`/api/v1/project/${project.uuid}`, body);

  it.each(rounds)('never make a circle of parents (%i)', async () => {
    const one = await create({ name: uniqueName() });
    const two = await create({ name: uniqueName() });
    const answers = await Promise.all([
      change(one, { parent: { uuid: two.uuid } }),
      change(two, { parent: { uuid: one.uuid } }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it.each(rounds)('never put an active project below an inactive one (%i)', async () => {
    const parent = await create({ name: uniqueName() });
    const child = await create({ name: uniqueName() });
    const answers = await Promise.all([
      change(parent, { active: false }),
      change(child, { parent: { uuid: parent.uuid } }),
      manager.put('/api/v1/project', { name: uniqueName(), parent: { uuid: parent.uuid } }),
    ]);
    const [hidden, ...below] = answers.map((answer) => answer.status);
    expect([200, 409]).toContain(hidden);
    expect(below).toEqual(
      hidden === 200 ? [409, 409] : expect.not.arrayContaining([expect.toSatisfy((n) => n >= 500)]),
    );
    const states = await Promise.all([parent, child].map((project) => read(project.uuid)));
    if (hidden === 200) expect(states).toMatchObject([{ active: false }, { active: true }]);
  });

  it.each(rounds)('that delete a project and put one below it leave none behind (%i)', async () => {
    const parent = await create({ name: uniqueName() });
    const name = uniqueName();
    const [removed, added] = await Promise.all([
      manager.delete(`/api/v1/project/${parent.uuid}`),
      manager.put('/api/v1/project', { name, parent: { uuid: parent.uuid } }),
    ]);
    expect(removed.status, removed.text).toBe(204);
    expect([201, 404]).toContain(added.status);
    expect((await manager.get(`/api/v1/project/lookup?name=${name}`)).status).toBe(404);
  });
});

describe('project properties', () => {
  it('adds, changes, hides secrets and deletes', async () => {
    const { uuid } = await create({ name: uniqueName() });
    const path = `/api/v1/project/${uuid}/property`;
    const key = { groupName: 'g', propertyName: 'n' };
    const added = await manager.put(path, { ...key, propertyValue: ' v ', propertyType: 'STRING' });
    expect(added.status).toBe(201);
    expect(added.body).toEqual({ ...key, propertyValue: 'v', propertyType: 'STRING' });
    expect((await manager.put(path, { ...key, propertyType: 'STRING' })).status).toBe(409);
    const secret = {
      groupName: 'g',
      propertyName: 's',
      propertyValue: 'top',
      propertyType: 'ENCRYPTEDSTRING',
    };
    await manager.put(path, secret);
    const number = { groupName: 'g', propertyName: 'i', propertyValue: 'x', propertyType: 'INTEGER' };
    await manager.put(path, number);
    expect((await manager.get(path)).body).toEqual([
      { groupName: 'g', propertyName: 'i', propertyType: 'INTEGER' },
      { ...key, propertyValue: 'v', propertyType: 'STRING' },
      { ...secret, propertyValue: 'HiddenDecryptedPropertyPlaceholder' },
    ]);
    expect((await manager.post(path, { ...key, propertyValue: 'w' })).body).toMatchObject({
      propertyValue: 'w',
    });
    expect((await manager.post(path, { ...number, propertyValue: 'x' })).status).toBe(400);
    expect((await manager.delete(path, key)).status).toBe(204);
    expect((await manager.delete(path, key)).status).toBe(404);
  });
});

describe('with portfolio access control', () => {
  it('hides other projects from lists and refuses single reads', async () => {
    const word = uniqueName();
    const hidden = await create({ name: `${word}-hidden`, version: '1', isLatest: true });
    await setAcl('true');
    try {
      const insider = await server.asKey('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT');
      const mine = await insider.put<ProjectView>('/api/v1/project', { name: `${word}-mine` });
      expect(mine.status).toBe(201);
      const everything = await server.asKey('PORTFOLIO_MANAGEMENT', 'ACCESS_MANAGEMENT');
      const child = { name: `${word}-child`, parent: { uuid: mine.body.uuid } };
      expect((await everything.put('/api/v1/project', child)).status).toBe(201);
      const list = await insider.get<ProjectView[]>(`/api/v1/project?searchText=${word}`);
      expect(list.body.map((item) => item.uuid)).toEqual([mine.body.uuid]);
      expect(list.body[0]?.children ?? []).toEqual([]);
      expect(list.headers.get('x-total-count')).toBe('1');
      const status = async (path: string) => (await insider.get(`/api/v1/project${path}`)).status;
      expect(await status(`/${hidden.uuid}`)).toBe(403);
      expect(await status(`/${hidden.uuid}/children`)).toBe(403);
      expect(await status(`/lookup?name=${word}-hidden&version=1`)).toBe(403);
      expect(await status(`/latest/${word}-hidden`)).toBe(403);
      const put = async (body: object) => (await insider.put('/api/v1/project', body)).status;
      expect(await put({ name: `${word}-x`, parent: { uuid: hidden.uuid } })).toBe(403);
      expect(await put({ name: `${word}-hidden`, version: '2', isLatest: true })).toBe(403);
      expect((await insider.patch(`/api/v1/project/${hidden.uuid}`, { description: 'x' })).status).toBe(403);
      expect((await insider.delete(`/api/v1/project/${hidden.uuid}`)).status).toBe(403);
      const batch = await insider.post<{ errors: object }>('/api/v1/project/batchDelete', [hidden.uuid]);
      expect(batch.body.errors).toEqual({ [hidden.uuid]: 'Access denied to project' });
    } finally {
      await setAcl('false');
    }
  });

  it('lets a creator name teams that may see the project', async () => {
    await setAcl('true');
    try {
      const other = await server.asKey('VIEW_PORTFOLIO');
      const creator = await server.asKey('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT');
      const body = { name: uniqueName(), accessTeams: [{ uuid: other.team.uuid }] };
      expect((await creator.put('/api/v1/project', body)).status).toBe(400);
      const admin = await server.asKey('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT', 'ACCESS_MANAGEMENT');
      const made = await admin.put<ProjectView>('/api/v1/project', body);
      expect(made.status, made.text).toBe(201);
      expect((await other.get(`/api/v1/project/${made.body.uuid}`)).status).toBe(200);
      expect((await creator.get(`/api/v1/project/${made.body.uuid}`)).status).toBe(403);
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
