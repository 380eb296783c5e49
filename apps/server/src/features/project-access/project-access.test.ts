import type { BulkReport, Project, TagListResponseItem, TeamProject, TeamTag } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAccessControl } from '../../../test/audit-world.ts';
import { accessByHand } from '../../../test/recount/access.ts';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { newUuid } from '../../db/uuid.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await setAccessControl(server, true);
});
afterAll(() => server.close());

const own = '/api/waybill/v1';
let made = 0;

/** A name that nothing else has. */
const word = (text: string) => `${text}-${++made}`;

async function create(more: { name?: string; parent?: Project; tags?: readonly string[] } = {}) {
  const { name = word('project'), parent, tags = [] } = more;
  const body = {
    name,
    version: '1',
    tags: tags.map((tag) => ({ name: tag })),
    ...(parent ? { parent: { uuid: parent.uuid } } : {}),
  };
  const answer = await server.asAdmin.put<Project>('/api/v1/project', body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}

async function giveTag({ team }: KeyClient, tag: string): Promise<void> {
  await server.asAdmin.put('/api/v1/tag', [tag]);
  const answer = await server.asAdmin.put(`${own}/acl/team/${team.uuid}/tag/${tag}`);
  expect(answer.status, answer.text).toBe(204);
}

async function map({ team }: KeyClient, project: Project): Promise<number> {
  const answer = await server.asAdmin.put('/api/v1/acl/mapping', { team: team.uuid, project: project.uuid });
  return answer.status;
}

const unmap = ({ team }: KeyClient, project: Project) =>
  server.asAdmin.delete(`/api/v1/acl/mapping/team/${team.uuid}/project/${project.uuid}`);

async function setInherited(on: boolean): Promise<void> {
  const answer = await server.asAdmin.post('/api/v1/configProperty', {
    groupName: 'access-management',
    propertyName: 'acl.inherited',
    propertyValue: String(on),
  });
  expect(answer.status, answer.text).toBe(200);
}

async function namesSeen(client: KeyClient): Promise<string[]> {
  const { body } = await client.get<Project[]>('/api/v1/project?pageSize=100');
  return body.map(({ name = '' }) => name).sort();
}

const names = (...projects: readonly Project[]) => projects.map(({ name = '' }) => name).sort();
const tagsTo = (...tags: readonly string[]) => ({ tags: tags.map((name) => ({ name })) });
const patch = (project: Project, body: object, client = server.asAdmin) =>
  client.patch(`/api/v1/project/${project.uuid}`, body);

/** A viewer of whose projects nothing is said yet. */
const viewer = () => server.asKey('VIEW_PORTFOLIO');

/** Rows that do not follow from tags, parents and mappings, and those that are missing. */
async function wrongRows(): Promise<number> {
  const [[, wrong] = ['', -1]] = await accessByHand(server.db);
  return wrong;
}

describe('projects that a team sees by a tag', () => {
  it('are those that carry it now and later, and no longer when they lose it', async () => {
    const client = await viewer();
    const tag = word('tag');
    const [now, later, never] = [await create({ tags: [tag] }), await create(), await create()];
    expect(await namesSeen(client)).toEqual([]);
    await giveTag(client, tag.toUpperCase());
    expect(await namesSeen(client)).toEqual(names(now));
    await patch(later, tagsTo('other', tag));
    const fresh = await create({ tags: [tag] });
    expect(await namesSeen(client)).toEqual(names(now, later, fresh));
    await patch(now, tagsTo('other'));
    await server.asAdmin.delete(`/api/v1/tag/${tag}/project`, [later.uuid]);
    expect(await namesSeen(client)).toEqual(names(fresh));
    await server.asAdmin.post(`/api/v1/tag/${tag}/project`, [now.uuid]);
    expect(await namesSeen(client)).toEqual(names(now, fresh));
    expect((await client.get(`/api/v1/project/${now.uuid}`)).status).toBe(200);
    expect((await client.get(`/api/v1/project/${never.uuid}`)).status).toBe(403);
    expect((await client.get(`${own}/project/${never.uuid}/coverage`)).status).toBe(404);
    expect((await server.asAdmin.delete(`${own}/acl/team/${client.team.uuid}/tag/${tag}`)).status).toBe(204);
    expect(await namesSeen(client)).toEqual([]);
    expect(await wrongRows()).toBe(0);
  });

  it('come and go with uploads, clones, and changes of many', async () => {
    const client = await viewer();
    const tag = word('tag');
    await giveTag(client, tag);
    const bom = Buffer.from(JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 }));
    const uploaded = word('uploaded');
    const upload = (tags: readonly string[]) =>
      server.asAdmin.put('/api/v1/bom', {
        projectName: uploaded,
        projectVersion: '1',
        projectTags: tags.map((name) => ({ name })),
        autoCreate: true,
        bom: bom.toString('base64'),
      });
    expect((await upload([tag])).status).toBe(200);
    await server.runJobs();
    expect(await namesSeen(client)).toEqual([uploaded]);
    const [source] = (await client.get<Project[]>('/api/v1/project')).body;
    const cloned = await server.asAdmin.put('/api/v1/project/clone', {
      project: source?.uuid,
      version: '2',
      includeTags: true,
    });
    expect(cloned.status, cloned.text).toBe(200);
    await server.runJobs();
    expect(await namesSeen(client)).toEqual([uploaded, uploaded]);
    const change = async (body: object) => {
      const selection = { kind: 'ids', ids: [source?.uuid] };
      await server.asAdmin.post(`${own}/project/tags`, { selection, ...body });
      await server.runJobs();
    };
    await change({ remove: [tag] });
    expect(await namesSeen(client)).toEqual([uploaded]);
    await change({ add: [tag] });
    expect(await namesSeen(client)).toEqual([uploaded, uploaded]);
  });

  it('stay when they are mapped by hand as well, and mappings leave them', async () => {
    const client = await viewer();
    const tag = word('tag');
    const project = await create({ tags: [tag] });
    await giveTag(client, tag);
    const mapped = `/api/v1/acl/team/${client.team.uuid}`;
    expect((await server.asAdmin.get(mapped)).body).toEqual([]);
    const unassigned = `/api/v1/project?notAssignedToTeamWithUuid=${client.team.uuid}&name=${project.name}`;
    expect((await server.asAdmin.get<Project[]>(unassigned)).body).toHaveLength(1);
    expect([await map(client, project), await map(client, project)]).toEqual([200, 409]);
    expect((await server.asAdmin.get<Project[]>(mapped)).body).toHaveLength(1);
    await patch(project, tagsTo('other'));
    expect(await namesSeen(client)).toEqual(names(project));
    await patch(project, tagsTo(tag));
    await unmap(client, project);
    expect(await namesSeen(client)).toEqual(names(project));
    await patch(project, tagsTo('other'));
    expect(await namesSeen(client)).toEqual([]);
  });

  it('are listed with the reason, and the tags with their number', async () => {
    const client = await viewer();
    const tag = word('tag');
    const [byTag, byHand] = [await create({ tags: [tag] }), await create()];
    await giveTag(client, tag);
    await map(client, byHand);
    const path = `${own}/acl/team/${client.team.uuid}`;
    expect((await server.asAdmin.get<TeamTag[]>(`${path}/tag`)).body).toEqual([{ name: tag, projects: 1 }]);
    const list = await server.asAdmin.get<TeamProject[]>(`${path}/project`);
    expect(list.headers.get('x-total-count')).toBe('2');
    expect(list.body).toEqual(
      expect.arrayContaining([
        { uuid: byTag.uuid, name: byTag.name, version: '1', active: true, origin: 'TAG' },
        { uuid: byHand.uuid, name: byHand.name, version: '1', active: true, origin: 'MAPPED' },
      ]),
    );
    const found = await server.asAdmin.get<TeamProject[]>(`${path}/project?searchText=${byHand.name}`);
    expect(found.body.map(({ uuid }) => uuid)).toEqual([byHand.uuid]);
    expect((await server.asAdmin.put(`${path}/tag/unheard-of`)).status).toBe(404);
    expect((await server.asAdmin.get(`${own}/acl/team/${newUuid()}/tag`)).status).toBe(404);
    expect((await server.asAdmin.put(`${own}/acl/team/${newUuid()}/tag/${tag}`)).status).toBe(404);
    expect((await client.get(`${path}/tag`)).status).toBe(403);
    expect((await client.put(`${path}/tag/${tag}`)).status).toBe(403);
  });

  it('are lost with the tag, which only those delete who manage access', async () => {
    const client = await viewer();
    const tag = word('tag');
    const project = await create({ tags: [tag] });
    await giveTag(client, tag);
    const manager = await server.asKey('TAG_MANAGEMENT', 'PORTFOLIO_MANAGEMENT', 'VIEW_PORTFOLIO');
    await giveTag(manager, tag);
    const refused = await manager.delete<{ errors: object }>('/api/v1/tag', [tag]);
    expect([refused.status, JSON.stringify(refused.body.errors)]).toEqual([
      400,
      expect.stringContaining('ACCESS_MANAGEMENT'),
    ]);
    const idle = word('tag');
    await giveTag(client, idle);
    const unused = await server.asAdmin.get<TagListResponseItem[]>('/api/v1/tag?use=NONE&pageSize=100');
    expect(unused.body.map(({ name }) => name)).not.toContain(idle);
    expect(await namesSeen(client)).toEqual(names(project));
    expect((await server.asAdmin.delete('/api/v1/tag', [tag, idle])).status).toBe(204);
    expect([await namesSeen(client), await namesSeen(manager)]).toEqual([[], []]);
    expect(await wrongRows()).toBe(0);
  });

  it('are those that a limited key has as well', async () => {
    const client = await viewer();
    const tag = word('tag');
    const [both] = [await create({ tags: [tag] }), await create({ tags: [tag] })];
    const other = await create();
    await giveTag(client, tag);
    const publicId = client.key.split('_')[1];
    const projects = [{ uuid: both.uuid }, { uuid: other.uuid }];
    expect((await server.asAdmin.post(`${own}/api-key/${publicId}`, { projects })).status).toBe(200);
    expect(await namesSeen(client)).toEqual(names(both));
  });
});

describe('a change that would take a project from whoever makes it', () => {
  const manager = () => server.asKey('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT', 'BOM_UPLOAD');

  it('of tags is refused as a whole', async () => {
    const client = await manager();
    const tag = word('tag');
    const project = await create({ tags: [tag, 'other'] });
    await giveTag(client, tag);
    const answers = [
      await patch(project, { ...tagsTo('other'), description: 'New' }, client),
      await client.delete(`/api/v1/tag/${tag}/project`, [project.uuid]),
    ];
    for (const { status, text } of answers)
      expect([status, text]).toEqual([403, 'This change would take away your own access to the project.']);
    const after = await client.get<Project>(`/api/v1/project/${project.uuid}`);
    expect(after.body).toMatchObject(tagsTo('other', tag));
    expect(after.body.description).toBeUndefined();
    expect((await patch(project, tagsTo(tag), client)).status).toBe(200);
    await map(client, project);
    expect((await patch(project, tagsTo('other'), client)).status).toBe(200);
  });

  it('is left out of a change of many', async () => {
    const client = await manager();
    const tag = word('tag');
    const [lost, kept] = [await create({ tags: [tag] }), await create({ tags: [tag] })];
    await giveTag(client, tag);
    await map(client, kept);
    const selection = { kind: 'ids', ids: [lost.uuid, kept.uuid] };
    const { body } = await client.post<{ token: string }>(`${own}/project/tags`, {
      selection,
      remove: [tag],
      add: ['changed'],
    });
    await server.runJobs();
    const report = (await client.get<BulkReport>(`${own}/bulk/${body.token}`)).body;
    expect([report.done, report.skipped]).toEqual([1, 1]);
    expect(report.reasons).toMatchObject([{ reason: 'beyond_access', count: 1 }]);
    const tagsOf = async ({ uuid }: Project) =>
      (await client.get<Project>(`/api/v1/project/${uuid}`)).body.tags.map(({ name }) => name);
    expect([await tagsOf(lost), await tagsOf(kept)]).toEqual([[tag], ['changed']]);
  });

  it('of the place in the tree is refused where access is inherited', async () => {
    const client = await manager();
    const root = await create();
    const child = await create({ parent: root });
    const grandchild = await create({ parent: child });
    await map(client, root);
    await setInherited(true);
    const refused = await client.post(`/api/v1/project`, { ...child, parent: null });
    expect([refused.status, refused.text]).toEqual([
      403,
      'This change would take away your own access to the project.',
    ]);
    const selection = { kind: 'ids', ids: [child.uuid] };
    const { body } = await client.post<{ token: string }>(`${own}/project/parent`, {
      selection,
      parent: null,
    });
    await server.runJobs();
    const report = (await client.get<BulkReport>(`${own}/bulk/${body.token}`)).body;
    expect([report.done, report.reasons]).toMatchObject([0, [{ reason: 'beyond_access', count: 1 }]]);
    expect(await namesSeen(client)).toEqual(names(root, child, grandchild));
    expect((await patch(grandchild, { parent: { uuid: root.uuid } }, client)).status).toBe(200);
    await setInherited(false);
  });
});

describe('projects below one that a team sees', () => {
  it('are seen only where access is inherited, at once when that is said', async () => {
    const client = await viewer();
    const root = await create();
    const child = await create({ parent: root });
    const grandchild = await create({ parent: child });
    await map(client, root);
    expect(await namesSeen(client)).toEqual(names(root));
    await setInherited(true);
    expect(await namesSeen(client)).toEqual(names(root, child, grandchild));
    expect(await wrongRows()).toBe(0);
    await setInherited(false);
    expect(await namesSeen(client)).toEqual(names(root));
    expect(await wrongRows()).toBe(0);
  });

  it('come and go with their place, the mapping, and the tag of what is above', async () => {
    await setInherited(true);
    const client = await viewer();
    const tag = word('tag');
    const root = await create();
    const child = await create({ parent: root });
    await map(client, root);
    const fresh = await create({ parent: child });
    expect(await namesSeen(client)).toEqual(names(root, child, fresh));
    const away = await create();
    await patch(child, { parent: { uuid: away.uuid } });
    expect(await namesSeen(client)).toEqual(names(root));
    await patch(away, tagsTo(tag));
    await giveTag(client, tag);
    expect(await namesSeen(client)).toEqual(names(root, away, child, fresh));
    const origins = async () => {
      const list = await server.asAdmin.get<TeamProject[]>(`${own}/acl/team/${client.team.uuid}/project`);
      return Object.fromEntries(list.body.map(({ name, origin }) => [name, origin]));
    };
    expect(await origins()).toEqual({
      [root.name ?? '']: 'MAPPED',
      [away.name ?? '']: 'TAG',
      [child.name ?? '']: 'PARENT',
      [fresh.name ?? '']: 'PARENT',
    });
    await patch(away, tagsTo('other'));
    expect(await namesSeen(client)).toEqual(names(root));
    const selection = { kind: 'ids', ids: [child.uuid] };
    await server.asAdmin.post(`${own}/project/parent`, { selection, parent: root.uuid });
    await server.runJobs();
    expect(await namesSeen(client)).toEqual(names(root, child, fresh));
    await unmap(client, root);
    expect(await namesSeen(client)).toEqual([]);
    expect(await wrongRows()).toBe(0);
    await setInherited(false);
  });

  it('of a collection are seen with it, and counted in it', async () => {
    await setInherited(true);
    const client = await viewer();
    const all = await create();
    await patch(all, { collectionLogic: 'AGGREGATE_DIRECT_CHILDREN' });
    const child = await create({ parent: all });
    await map(client, all);
    const { body } = await client.get<Project[]>(`/api/v1/project/${all.uuid}/children`);
    expect(body.map(({ name }) => name)).toEqual([child.name]);
    await setInherited(false);
    expect((await client.get<Project[]>(`/api/v1/project/${all.uuid}/children`)).body).toEqual([]);
  });
});

describe('changes at once', () => {
  it('of tags, teams, places, and mappings leave what follows from them', async () => {
    await setInherited(true);
    const clients = [await viewer(), await viewer()];
    const tags = [word('tag'), word('tag')];
    await server.asAdmin.put('/api/v1/tag', tags);
    const projects = [await create(), await create(), await create(), await create()];
    const [root, other] = projects;
    const ways = (round: number): (() => Promise<unknown>)[] => {
      const [client, second] = round % 2 === 0 ? clients : clients.toReversed();
      const [tag, last] = round % 3 === 0 ? tags : tags.toReversed();
      const project = projects[round % 4];
      const above = round % 3 === 0 ? root : other;
      const tagPath = (holder = client, name = tag) => `${own}/acl/team/${holder?.team.uuid}/tag/${name}`;
      return [
        () => server.asAdmin.put(tagPath()),
        () => server.asAdmin.delete(tagPath(second, last)),
        () => server.asAdmin.post(`/api/v1/tag/${tag}/project`, [project?.uuid]),
        () => server.asAdmin.delete(`/api/v1/tag/${last}/project`, [project?.uuid, root?.uuid]),
        () => patch(projects[2 + (round % 2)] as Project, { parent: { uuid: above?.uuid } }),
        () =>
          round % 2 === 0
            ? map(client as KeyClient, root as Project)
            : unmap(clients[0] as KeyClient, root as Project),
      ];
    };
    for (let round = 0; round < 12; round += 1) {
      await Promise.all(ways(round).map((way) => way()));
      expect(await wrongRows(), `round ${round}`).toBe(0);
    }
    await setInherited(false);
    expect(await wrongRows()).toBe(0);
  });

  it('of a team that goes and a project that is given a tag harm neither', async () => {
    const client = await viewer();
    const tag = word('tag');
    await giveTag(client, tag);
    const [gone, tagged] = await Promise.all([
      server.asAdmin.delete('/api/v1/team', { uuid: client.team.uuid }),
      create({ tags: [tag] }),
    ]);
    expect([gone.status, tagged.version]).toEqual([204, '1']);
    expect(await wrongRows()).toBe(0);
  });
});
