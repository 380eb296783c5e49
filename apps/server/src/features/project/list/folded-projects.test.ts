import type { FoldedProject, Project } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAccessControl } from '../../../../test/audit-world.ts';
import { type ProjectWorld, startProjectWorld } from '../project.fixtures.ts';

let world: ProjectWorld;
const made = new Map<string, Project>();

beforeAll(async () => {
  world = await startProjectWorld();
  const add = async (name: string, version: string, body: object = {}) => {
    made.set(`${name} ${version}`, await world.create({ name, version, ...body }));
  };
  await add('Shop', '1.0');
  await add('Shop', '2.0', { isLatest: true });
  await add('Shop', '1.1');
  await add('Cart', '1', { tags: [{ name: 'web' }] });
  await add('Cart', '2', { active: false });
  await add('Alone', '1', { collectionLogic: 'AGGREGATE_DIRECT_CHILDREN' });
});
afterAll(() => world.close());

async function list(query = ''): Promise<[string, number][]> {
  const answer = await world.manager.get<FoldedProject[]>(`/api/waybill/v1/project/names${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.map((row) => [`${row.name} ${row.version}`, row.versionCount]);
}

describe('projects folded by name', () => {
  it('stand by their latest version, else by the newest, with the number of versions', async () => {
    expect(await list()).toEqual([
      ['Alone 1', 1],
      ['Cart 2', 2],
      ['Shop 2.0', 3],
    ]);
  });

  it('are counted and paged by name', async () => {
    const answer = await world.manager.get<FoldedProject[]>(
      '/api/waybill/v1/project/names?pageNumber=2&pageSize=2',
    );
    expect(answer.headers.get('x-total-count')).toBe('3');
    expect(answer.body.map(({ name }) => name)).toEqual(['Shop']);
    expect(await list('?sortName=name&sortOrder=desc&pageSize=1&pageNumber=1')).toEqual([['Shop 2.0', 3]]);
  });

  it('stand by a version that the filter leaves', async () => {
    expect(await list('?excludeInactive=true')).toEqual([
      ['Alone 1', 1],
      ['Cart 1', 1],
      ['Shop 2.0', 3],
    ]);
    expect(await list('?tag=web')).toEqual([['Cart 1', 1]]);
    expect(await list('?searchText=sho')).toEqual([['Shop 2.0', 3]]);
    expect(await list('?latest=true')).toEqual([['Shop 2.0', 1]]);
    expect(await list('?collection=true')).toEqual([['Alone 1', 1]]);
    expect(await list('?severity=CRITICAL')).toEqual([]);
    expect(await list('?importedSince=2020-01-01')).toEqual([]);
  });

  it('open to all versions that the filter leaves, the newest first', async () => {
    const versions = async (name: string, query = '') => {
      const path = `/api/waybill/v1/project/${made.get(name)?.uuid}/versions${query}`;
      const { body } = await world.manager.get<Project[]>(path);
      return body.map(({ version }) => version);
    };
    expect(await versions('Shop 2.0')).toEqual(['2.0', '1.1', '1.0']);
    expect(await versions('Cart 2', '?excludeInactive=true')).toEqual(['1']);
    expect(await versions('Shop 1.0', '?searchText=nothing')).toEqual([]);
  });

  it('show no version out of sight', async () => {
    const caller = await world.server.asKey('VIEW_PORTFOLIO');
    const seen = made.get('Shop 1.0');
    await world.server.asAdmin.put('/api/v1/acl/mapping', { team: caller.team.uuid, project: seen?.uuid });
    await setAccessControl(world.server, true);
    try {
      const { body } = await caller.get<FoldedProject[]>('/api/waybill/v1/project/names');
      expect(body.map((row) => [row.version, row.versionCount])).toEqual([['1.0', 1]]);
    } finally {
      await setAccessControl(world.server, false);
    }
    const other = await world.server.asKey('PORTFOLIO_MANAGEMENT');
    expect((await other.get('/api/waybill/v1/project/names')).status).toBe(403);
  });
});
