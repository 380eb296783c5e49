import type { Project } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAccessControl } from '../../../../test/audit-world.ts';
import { rowsOf, sql } from '../../../db/database.ts';
import { newUuid } from '../../../db/uuid.ts';
import type { ContractViolation } from '../../../http/errors.ts';
import { type ProjectWorld, startProjectWorld, uniqueName } from '../project.fixtures.ts';

let server: ProjectWorld['server'];
let manager: ProjectWorld['manager'];
let create: ProjectWorld['create'];
let read: ProjectWorld['read'];
let close: ProjectWorld['close'];

beforeAll(async () => {
  ({ server, manager, create, read, close } = await startProjectWorld());
});
afterAll(() => close());

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
    ['an unknown member', { name: 'x', color: 'red' }],
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
    ['an unknown member', { name: 'a', color: 'red' }, 'color: is not known here'],
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
      { name: 'a', supplier: { urls: 1, color: 'red' } },
      'supplier.color: is not known here; supplier.urls: must be a list',
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
    const { body: found } = await manager.get<Project>(`/api/v1/project/lookup?name=${parent.name}`);
    expect(found).toMatchObject({ properties: [], tags: [{ name: 'shown' }], versions: [{}] });
    expect(found).not.toHaveProperty('children');
    const flat = await manager.get<Project[]>(`/api/v1/project?name=${child.name}`);
    expect(flat.body).toMatchObject([{ properties: [], tags: [] }]);
    expect(flat.body[0]).not.toHaveProperty('parent');
    const roots = await manager.get<Project[]>(`/api/v1/project?onlyRoot=true&searchText=${parent.name}`);
    expect(roots.body).toMatchObject([{ children: [{ uuid: child.uuid }] }]);
    const changed = await manager.post<Project>('/api/v1/project', { ...child, description: 'd' });
    expect(changed.body).toMatchObject({ versions: [{ uuid: child.uuid }], description: 'd' });
  });

  it('reads authors, organizations and references, and the old author member', async () => {
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
    const latest = await manager.get<Project>(`/api/v1/project/latest/${name}`);
    expect(latest.body.uuid).toBe(second.uuid);
  });

  it('needs the permission', async () => {
    const viewer = await server.asKey('VIEW_PORTFOLIO');
    expect((await viewer.put('/api/v1/project', { name: uniqueName() })).status).toBe(403);
    expect((await server.asNobody.put('/api/v1/project', { name: uniqueName() })).status).toBe(401);
  });

  it('lets a creator name teams that may see the project', async () => {
    await setAccessControl(server, true);
    try {
      const other = await server.asKey('VIEW_PORTFOLIO');
      const creator = await server.asKey('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT');
      const body = { name: uniqueName(), accessTeams: [{ uuid: other.team.uuid }] };
      expect((await creator.put('/api/v1/project', body)).status).toBe(400);
      const admin = await server.asKey('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT', 'ACCESS_MANAGEMENT');
      const made = await admin.put<Project>('/api/v1/project', body);
      expect(made.status, made.text).toBe(201);
      expect((await other.get(`/api/v1/project/${made.body.uuid}`)).status).toBe(200);
      expect((await creator.get(`/api/v1/project/${made.body.uuid}`)).status).toBe(403);
    } finally {
      await setAccessControl(server, false);
    }
  });
});
