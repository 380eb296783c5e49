import type { Policy, Project } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAccessControl, showProject } from '../../../test/audit-world.ts';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { newUuid } from '../../db/uuid.ts';

let server: TestServer;
let manager: KeyClient;

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.asKey('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT', 'TAG_MANAGEMENT');
});
afterAll(() => server.close());

const newTag = () => `tag-${newUuid().slice(0, 8)}`;

async function createProject(...tags: string[]): Promise<Project> {
  const body = { name: `p-${newUuid()}`, tags: tags.map((name) => ({ name })) };
  return (await manager.put<Project>('/api/v1/project', body)).body;
}

describe('tags', () => {
  it('are created, listed with their use, and deleted', async () => {
    const [used, unused] = [newTag(), newTag()];
    expect((await manager.put('/api/v1/tag', [unused, unused.toUpperCase()])).status).toBe(201);
    await createProject(used);
    const list = async (text: string) => (await manager.get<object[]>(`/api/v1/tag?searchText=${text}`)).body;
    const noUse = { policyCount: 0, notificationRuleCount: 0, collectionProjectCount: 0 };
    expect(await list(unused)).toEqual([{ name: unused, projectCount: 0, ...noUse }]);
    expect(await list(used.toUpperCase())).toEqual([{ name: used, projectCount: 1, ...noUse }]);
    expect((await manager.delete('/api/v1/tag', [unused])).status).toBe(204);
    expect(await list(unused)).toEqual([]);
  });

  it('are grouped by what stands before the first separator', async () => {
    const own = newTag().slice(4);
    const names = [
      `team:${own}`,
      `team:${own}:x=1`,
      `env=${own}`,
      `a/${own}`,
      `:${own}`,
      own,
      `env=${own}/2`,
    ];
    await manager.put('/api/v1/tag', names);
    const groups = async (more = '') =>
      (await manager.get<object[]>(`/api/waybill/v1/tags/groups?searchText=${own}${more}`)).body;
    expect(await groups()).toEqual([
      { prefix: 'env', tags: 2 },
      { prefix: 'team', tags: 2 },
      { prefix: 'a', tags: 1 },
      { tags: 2 },
    ]);
    expect(await groups('&sortName=name&sortOrder=desc')).toMatchObject([
      { tags: 2 },
      { prefix: 'team' },
      { prefix: 'env' },
      { prefix: 'a' },
    ]);
    expect(await groups('&use=PROJECT')).toEqual([]);
    const list = async (more: string) => {
      const { body } = await manager.get<{ name: string }[]>(`/api/v1/tag?searchText=${own}&${more}`);
      return body.map(({ name }) => name);
    };
    expect(await list('prefix=Team')).toEqual([`team:${own}`, `team:${own}:x=1`]);
    expect(await list('withoutPrefix=true')).toEqual([`:${own}`, own].sort());
    expect(await list('prefix=te')).toEqual([]);
    await manager.delete('/api/v1/tag', names);
    expect((await (await server.asKey('TAG_MANAGEMENT')).get('/api/waybill/v1/tags/groups')).status).toBe(
      403,
    );
  });

  it('are listed and counted by the projects that the caller sees', async () => {
    const [hidden, shared, unused] = [newTag(), newTag(), newTag()];
    await createProject(hidden, shared);
    const seen = await createProject(shared);
    await manager.put('/api/v1/tag', [unused]);
    const caller = await server.asKey('VIEW_PORTFOLIO');
    const tagManager = await server.asKey('VIEW_PORTFOLIO', 'TAG_MANAGEMENT');
    for (const client of [caller, tagManager]) {
      await showProject(server, client, { uuid: seen.uuid, components: {} });
    }
    const counts = async (client: KeyClient) => {
      const { body } = await client.get<{ name: string; projectCount: number }[]>(
        '/api/v1/tag?pageNumber=1&pageSize=1000',
      );
      return Object.fromEntries(body.map((row) => [row.name, row.projectCount]));
    };
    expect(await counts(caller)).toMatchObject({ [hidden]: 1, [shared]: 2, [unused]: 0 });
    await setAccessControl(server, true);
    try {
      expect(await counts(caller)).toEqual({ [shared]: 1 });
      expect((await caller.get('/api/waybill/v1/tags/groups')).body).toEqual([{ tags: 1 }]);
      // Hidden projects may have carried what nothing carries now: only who maintains tags sees it.
      expect(await counts(tagManager)).toMatchObject({ [shared]: 1, [unused]: 0 });
      expect(await counts(tagManager)).not.toHaveProperty(hidden);
    } finally {
      await setAccessControl(server, false);
    }
  });

  it('that only hidden projects carry cannot be told from unknown ones when they are deleted', async () => {
    const [hidden, shared] = [newTag(), newTag()];
    await createProject(hidden, shared);
    const seen = await createProject(shared);
    const viewer = await server.asKey('VIEW_PORTFOLIO', 'TAG_MANAGEMENT');
    const editor = await server.asKey('VIEW_PORTFOLIO', 'TAG_MANAGEMENT', 'PORTFOLIO_MANAGEMENT');
    await setAccessControl(server, true);
    try {
      for (const client of [viewer, editor]) {
        await showProject(server, client, { uuid: seen.uuid, components: {} });
        const answer = await client.delete<{ errors: Record<string, string> }>('/api/v1/tag', [
          hidden,
          shared,
        ]);
        expect(answer.status).toBe(400);
        expect(answer.body.errors[hidden]).toBe('Tag does not exist');
        expect(answer.body.errors[shared]).not.toContain('2');
      }
    } finally {
      await setAccessControl(server, false);
    }
  });

  it('are not deleted when one is unknown, or used by projects that the caller may not change', async () => {
    const [used, unknown] = [newTag(), newTag()];
    await createProject(used);
    const refused = await manager.delete<{ errors: object }>('/api/v1/tag', [used, unknown]);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual({ [unknown]: 'Tag does not exist' });
    const other = await server.asKey('VIEW_PORTFOLIO', 'TAG_MANAGEMENT');
    const answer = await other.delete<{ errors: Record<string, string> }>('/api/v1/tag', [used]);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[used]).toContain('PORTFOLIO_MANAGEMENT');
    expect((await manager.delete('/api/v1/tag', [used])).status).toBe(204);
    expect((await manager.delete('/api/v1/tag', [])).status).toBe(400);
  });

  it('are given to and taken from projects', async () => {
    const tag = newTag();
    await manager.put('/api/v1/tag', [tag]);
    const [one, two] = [await createProject(), await createProject()];
    const path = `/api/v1/tag/${tag}/project`;
    const tagged = async () => {
      const rows = (await manager.get<{ uuid: string }[]>(path)).body;
      return rows.map((row) => row.uuid).sort();
    };
    expect((await manager.post(path, [one.uuid, two.uuid, newUuid()])).status).toBe(204);
    expect(await tagged()).toEqual([one.uuid, two.uuid].sort());
    expect((await manager.delete(path, [one.uuid])).status).toBe(204);
    expect(await tagged()).toEqual([two.uuid]);
    expect((await manager.post(`/api/v1/tag/${newTag()}/project`, [one.uuid])).status).toBe(404);
    // Names are stored in lower case and found as they are.
    expect((await manager.get(`/api/v1/tag/${tag.toUpperCase()}/project`)).body).toEqual([]);
    const refused = await manager.post(path, ['x']);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject([{ invalidValue: 'x', message: expect.stringContaining('UUID') }]);
  });

  it('are shown with the collection projects that sum up by them', async () => {
    const tag = newTag();
    const collection = await manager.put<Project>('/api/v1/project', {
      name: `p-${newUuid()}`,
      version: '1',
      collectionLogic: 'AGGREGATE_DIRECT_CHILDREN_WITH_TAG',
      collectionTag: { name: tag },
    });
    expect(collection.body).toMatchObject({ collectionTag: { name: tag } });
    const { uuid, name } = collection.body;
    expect((await manager.get(`/api/v1/tag/${tag}/collectionProject`)).body).toEqual([
      { uuid, name, version: '1' },
    ]);
    expect((await manager.get(`/api/v1/tag/${tag}/project?orderBy=uuid&sort=asc`)).status).toBe(400);
  });

  it('are counted past the end of their lists, too', async () => {
    const tag = newTag();
    const body = { name: `p-${newUuid()}`, tags: [tag], collectionTag: tag };
    const logic = { collectionLogic: 'AGGREGATE_DIRECT_CHILDREN_WITH_TAG' };
    await manager.put('/api/v1/project', { ...body, ...logic });
    for (const path of [`tag?searchText=${tag}&`, `tag/${tag}/project?`, `tag/${tag}/collectionProject?`]) {
      const answer = await manager.get(`/api/v1/${path}pageNumber=7&pageSize=10`);
      expect(answer.body, path).toEqual([]);
      expect(answer.headers.get('x-total-count'), path).toBe('1');
    }
  });

  it('have a name of at most 255 characters', async () => {
    for (const names of [[' '], ['a', ''], ['x'.repeat(256)]]) {
      expect((await manager.put('/api/v1/tag', names)).status, String(names)).toBe(400);
      expect((await manager.delete('/api/v1/tag', names)).status, String(names)).toBe(400);
    }
    expect((await manager.put('/api/v1/tag', [` ${'y'.repeat(255)} `])).status).toBe(201);
  });

  it('are filtered by what uses them, or by nothing that does', async () => {
    const word = newTag();
    const [carried, summed, limiting, spare] = ['a', 'b', 'c', 'd'].map((end) => `${word}-${end}`);
    await createProject(carried ?? '');
    await manager.put('/api/v1/project', {
      name: `p-${newUuid()}`,
      collectionLogic: 'AGGREGATE_DIRECT_CHILDREN_WITH_TAG',
      collectionTag: { name: summed },
    });
    await manager.put('/api/v1/tag', [limiting, spare]);
    const policies = await server.asKey('POLICY_MANAGEMENT');
    const policy = await policies.put<Policy>('/api/v1/policy', { name: word, violationState: 'WARN' });
    await policies.post(`/api/v1/tag/${limiting}/policy`, [policy.body.uuid]);
    const names = async (uses: string) => {
      const answer = await manager.get<{ name: string }[]>(`/api/v1/tag?searchText=${word}${uses}`);
      expect(answer.status, answer.text).toBe(200);
      return answer.body.map(({ name }) => name);
    };
    expect(await names('')).toEqual([carried, summed, limiting, spare]);
    expect(await names('&use=PROJECT')).toEqual([carried]);
    expect(await names('&use=COLLECTION')).toEqual([summed]);
    expect(await names('&use=POLICY')).toEqual([limiting]);
    expect(await names('&use=NONE')).toEqual([spare]);
    expect(await names('&use=NONE&use=POLICY')).toEqual([limiting, spare]);
    expect((await manager.get('/api/v1/tag?use=x')).status).toBe(400);
    const limited = async (query: string) =>
      (await manager.get<Policy[]>(`/api/v1/tag/${limiting}/policy?${query}`)).body.map(({ name }) => name);
    expect(await limited('state=WARN&state=FAIL')).toEqual([word]);
    expect(await limited('state=FAIL')).toEqual([]);
  });

  it('have lists of their projects that are filtered', async () => {
    const tag = newTag();
    const add = async (name: string, more: object) => {
      await manager.put('/api/v1/project', { name, tags: [{ name: tag }], collectionTag: null, ...more });
    };
    await add(`${tag}-live`, { version: '2', isLatest: true, classifier: 'CONTAINER' });
    await add(`${tag}-old`, { active: false, classifier: 'APPLICATION' });
    const logic = { collectionLogic: 'AGGREGATE_DIRECT_CHILDREN_WITH_TAG', collectionTag: { name: tag } };
    await add(`${tag}-sum`, { ...logic, active: false });
    const names = async (kind: string, query: string) => {
      const answer = await manager.get<Project[]>(`/api/v1/tag/${tag}/${kind}?${query}`);
      expect(answer.status, answer.text).toBe(200);
      return answer.body.map(({ name }) => name?.slice(tag.length + 1));
    };
    expect(await names('project', '')).toEqual(['live', 'old', 'sum']);
    expect(await names('project', 'excludeInactive=true')).toEqual(['live']);
    expect(await names('project', 'latest=true')).toEqual(['live']);
    expect(await names('project', 'classifier=APPLICATION')).toEqual(['old', 'sum']);
    expect(await names('collectionProject', '')).toEqual(['sum']);
    expect(await names('collectionProject', 'excludeInactive=true')).toEqual([]);
    expect((await manager.get(`/api/v1/tag/${tag}/project?classifier=x`)).status).toBe(400);
  });

  it('are ordered by how often they are used', async () => {
    const word = newTag();
    const [often, once] = [`${word}-b`, `${word}-a`];
    for (const tags of [[often, once], [often]]) await createProject(...tags);
    const names = async (order: string) => {
      const path = `/api/v1/tag?searchText=${word}&sortName=projectCount&sortOrder=${order}`;
      return (await manager.get<{ name: string }[]>(path)).body.map((row) => row.name);
    };
    expect(await names('desc')).toEqual([often, once]);
    expect(await names('asc')).toEqual([once, often]);
    expect((await manager.get('/api/v1/tag?sortName=uuid&sortOrder=asc')).status).toBe(400);
  });
});
