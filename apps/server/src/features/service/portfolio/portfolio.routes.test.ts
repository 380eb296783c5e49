import type { ListedService, ServiceGroup } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../../test/client.ts';
import { newUuid } from '../../../db/uuid.ts';
import { type ServiceWorld, startServiceWorld } from './service-world.fixtures.ts';

const path = '/api/waybill/v1/services';
let world: ServiceWorld;

beforeAll(async () => {
  world = await startServiceWorld();
});
afterAll(() => world.server.close());

async function list(query = '', client: TestClient = world.viewer) {
  const answer = await client.get<ListedService[]>(`${path}?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer;
}

const titles = (services: readonly ListedService[]) =>
  services.map(
    ({ name, project }) => `${name} of ${[project.name, project.version].filter(Boolean).join(' ')}`,
  );

const found = async (query?: string, client?: TestClient) => titles((await list(query, client)).body);

async function groups(query: string, client: TestClient = world.viewer): Promise<ServiceGroup[]> {
  const answer = await client.get<ServiceGroup[]>(`${path}/groups?${query}`);
  expect(answer.status, answer.text).toBe(200);
  expect(Number(answer.headers.get('x-total-count'))).toBe(answer.body.length);
  return answer.body;
}

describe('services of all projects', () => {
  it('come by name, with their project and what is known of them', async () => {
    const { body, headers } = await list();
    expect(headers.get('x-total-count')).toBe('6');
    expect(titles(body)).toEqual([
      'mail of Shop 1',
      'mail of Shop 0',
      'mail of depot',
      'Pay of Shop 1',
      'search of Shop 1',
      'stock of depot',
    ]);
    expect(body[0]).toEqual({
      uuid: world.shop.services.mail,
      name: 'mail',
      group: 'acme',
      version: '2',
      provider: 'ACME Cloud',
      endpoints: 1,
      project: { uuid: world.shop.uuid, name: 'Shop', version: '1', active: true },
    });
    expect(body[3]).toMatchObject({ endpoints: 0, authenticated: true, crossesTrustBoundary: true });
    expect(body[1]?.project.active).toBe(false);
  });

  it('are those that the caller may see', async () => {
    expect(await found('name=secret')).toEqual([]);
    expect(await found('name=secret', world.server.asAdmin)).toEqual(['secret of Hidden']);
    expect(await found(`project=${world.hidden.uuid}`)).toEqual([]);
    expect(await found('', await world.server.asKey('VIEW_PORTFOLIO'))).toEqual([]);
    expect((await list('', world.server.asAdmin)).headers.get('x-total-count')).toBe('8');
  });

  it.each([
    ['searchText=MAIL', ['mail of Shop 1', 'mail of Shop 0', 'mail of depot']],
    ['searchText=acme', ['mail of Shop 1', 'mail of Shop 0']],
    ['searchText=acme/ma', ['mail of Shop 1', 'mail of Shop 0']],
    ['searchText=pay', ['Pay of Shop 1', 'stock of depot']],
    ['searchText=%25', []],
    ['authentication=YES', ['mail of Shop 0', 'mail of depot', 'Pay of Shop 1']],
    ['authentication=NO', ['search of Shop 1']],
    ['authentication=UNKNOWN', ['mail of Shop 1', 'stock of depot']],
    ['authentication=NO,UNKNOWN', ['mail of Shop 1', 'search of Shop 1', 'stock of depot']],
    ['trustBoundary=YES', ['Pay of Shop 1']],
    ['trustBoundary=NO', ['mail of depot', 'search of Shop 1']],
    ['trustBoundary=UNKNOWN', ['mail of Shop 1', 'mail of Shop 0', 'stock of depot']],
    ['authentication=YES&trustBoundary=NO', ['mail of depot']],
    ['excludeInactiveProjects=true&name=mail', ['mail of Shop 1', 'mail of depot']],
    ['onlyLatestProjectVersions=true', ['mail of Shop 1', 'Pay of Shop 1', 'search of Shop 1']],
    ['tag=HOT', ['mail of depot', 'stock of depot']],
    ['name=mail', ['mail of Shop 1', 'mail of Shop 0', 'mail of depot']],
    ['name=Mail', []],
    ['provider=ACME%20Cloud', ['mail of Shop 1', 'mail of Shop 0']],
    ['withoutProvider=true', ['mail of depot', 'Pay of Shop 1', 'search of Shop 1']],
  ])('are filtered by %s', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('are filtered by projects', async () => {
    expect(await found(`project=${world.store.uuid}`)).toEqual(['mail of depot', 'stock of depot']);
    expect(await found(`project=${world.store.uuid},${world.old.uuid}`)).toHaveLength(3);
    expect(await found(`project=${newUuid()}`)).toEqual([]);
  });

  it.each([
    ['name', ['mail', 'mail', 'mail', 'Pay', 'search', 'stock']],
    ['version', ['search', 'stock', 'mail', 'Pay', 'mail', 'mail']],
    ['group', ['mail', 'search', 'stock', 'Pay', 'mail', 'mail']],
    ['project.name', ['mail', 'stock', 'mail', 'Pay', 'search', 'mail']],
  ])('are sorted by %s, upwards and downwards', async (field, names) => {
    const sorted = async (direction: string) =>
      (await list(`sortName=${field}&sortOrder=${direction}`)).body.map(({ uuid }) => uuid);
    const { body } = await list(`sortName=${field}&sortOrder=asc`);
    expect(body.map(({ name }) => name)).toEqual(names);
    expect(await sorted('desc')).toEqual((await sorted('asc')).toReversed());
  });

  it('are paged by number and by cursor, each once', async () => {
    const all = await found();
    const byNumber = [];
    for (let page = 1; page <= 3; page++) byNumber.push(...(await found(`pageNumber=${page}&pageSize=2`)));
    expect(byNumber).toEqual(all);
    const first = await list('pageNumber=1&pageSize=4');
    const cursor = first.headers.get('x-next-cursor');
    expect(titles(first.body)).toEqual(all.slice(0, 4));
    expect(await found(`pageSize=4&cursor=${cursor}`)).toEqual(all.slice(4));
    expect((await list('pageNumber=9&pageSize=4')).headers.get('x-total-count')).toBe('6');
  });

  it('are grouped by name, the most frequent first', async () => {
    expect(await groups('by=NAME')).toEqual([
      { name: 'mail', services: 3, projects: 3 },
      { name: 'Pay', services: 1, projects: 1 },
      { name: 'search', services: 1, projects: 1 },
      { name: 'stock', services: 1, projects: 1 },
    ]);
    expect(await groups('by=NAME&excludeInactiveProjects=true&searchText=mail')).toEqual([
      { name: 'mail', services: 2, projects: 2 },
    ]);
    expect((await groups('by=NAME&sortName=name&sortOrder=desc')).map(({ name }) => name)).toEqual([
      'stock',
      'search',
      'Pay',
      'mail',
    ]);
  });

  it('are grouped by provider, with those that have none', async () => {
    expect(await groups('by=PROVIDER')).toEqual([
      { services: 3, projects: 2 },
      { name: 'ACME Cloud', services: 2, projects: 2 },
      { name: 'Payroll Ltd', services: 1, projects: 1 },
    ]);
    const [most] = await groups('by=PROVIDER&authentication=YES&sortName=projects&sortOrder=desc');
    expect(most).toEqual({ services: 2, projects: 2 });
  });

  it('are grouped by project', async () => {
    const { shop, store, old } = world;
    expect(await groups('by=PROJECT')).toEqual([
      { name: 'Shop', version: '1', project: shop.uuid, services: 3, projects: 1 },
      { name: 'depot', project: store.uuid, services: 2, projects: 1 },
      { name: 'Shop', version: '0', project: old.uuid, services: 1, projects: 1 },
    ]);
    expect(await groups('by=PROJECT&tag=hot', world.server.asAdmin)).toHaveLength(2);
  });

  it('are refused to those without the permission, and for what cannot be asked', async () => {
    const stranger = await world.server.asKey('BOM_UPLOAD');
    for (const each of [path, `${path}/groups?by=NAME`]) expect((await stranger.get(each)).status).toBe(403);
    const wrong = [
      ['?project=x', 'project'],
      ['?authentication=MAYBE', 'authentication'],
      ['?sortName=detail&sortOrder=asc', 'detail'],
      ['?cursor=x', 'cursor'],
      ['/groups', 'by'],
      ['/groups?by=TAG', 'by'],
    ] as const;
    for (const [query, where] of wrong) {
      const answer = await world.viewer.get<{ status: number }>(path + query);
      expect(answer.status, query).toBe(400);
      expect(answer.headers.get('content-type'), query).toContain('application/problem+json');
      expect(answer.text, query).toContain(where);
    }
  });
});
