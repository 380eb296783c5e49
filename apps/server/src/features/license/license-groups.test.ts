import type { LicenseSummary, LicenseSummaryGroup } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';

const path = '/api/waybill/v1/licenses';
let server: TestServer;
let officer: KeyClient;

beforeAll(async () => {
  server = await startTestServer();
  officer = await server.asKey(
    'VIEW_PORTFOLIO',
    'PORTFOLIO_MANAGEMENT',
    'POLICY_MANAGEMENT',
    'SYSTEM_CONFIGURATION',
  );
  await officer.put('/api/v1/license', { licenseId: 'House', name: 'House license' });
  const { body } = await officer.put<{ uuid: string }>('/api/v1/project', { name: 'shop' });
  for (const [name, license] of [
    ['anvil', 'MIT'],
    ['bolt', 'MIT'],
    ['chain', 'GPL-3.0-only'],
    ['drill', 'House'],
  ])
    await officer.put(`/api/v1/component/project/${body.uuid}`, {
      name,
      version: '1',
      classifier: 'LIBRARY',
      license,
    });
});
afterAll(() => server.close());

async function groups(query: string, client: KeyClient = officer): Promise<LicenseSummaryGroup[]> {
  const { status, body, text } = await client.get<LicenseSummaryGroup[]>(`${path}/groups?${query}`);
  expect(status, text).toBe(200);
  return body;
}

async function countOf(query: string): Promise<number> {
  const { headers } = await officer.get(`${path}?pageSize=1&pageNumber=1&${query}`);
  return Number(headers.get('x-total-count'));
}

describe('groups of licenses', () => {
  it('are kinds, each with what the list has by the filter of the same name', async () => {
    const found = await groups('by=KIND');
    expect(found).toEqual([
      { kind: 'OSI_APPROVED', licenses: await countOf('osiApproved=true'), components: 3 },
      { kind: 'FSF_LIBRE', licenses: await countOf('fsfLibre=true'), components: 3 },
      { kind: 'DEPRECATED', licenses: await countOf('deprecated=true'), components: 0 },
      { kind: 'CUSTOM', licenses: 1, components: 1 },
      { licenses: await countOf('other=true'), components: 0 },
    ]);
    expect((await groups('by=KIND&custom=true')).map(({ kind }) => kind)).toEqual(['CUSTOM']);
    expect(await groups('by=KIND&other=true')).toHaveLength(1);
  });

  it('are license groups, and one of the licenses that are in none', async () => {
    const found = await groups('by=GROUP');
    const permissive = found.find(({ group }) => group?.name === 'Permissive');
    expect(permissive).toMatchObject({
      licenses: await countOf(`group=${permissive?.group?.uuid}`),
      components: 2,
    });
    expect(found.at(-1)).toEqual({ licenses: await countOf('ungrouped=true'), components: 1 });
    expect(found.filter(({ group }) => !group)).toHaveLength(1);
    const { body } = await officer.get<LicenseSummary[]>(`${path}?ungrouped=true&used=true`);
    expect(body.map(({ licenseId }) => licenseId)).toEqual(['House']);
  });

  it('have a license that is in two in both, unless one of them is asked for', async () => {
    const { body: group } = await officer.put<{ uuid: string }>('/api/v1/licenseGroup', {
      name: 'Approved here',
    });
    const { body: mit } = await officer.get<{ uuid: string }>('/api/v1/license/MIT');
    await officer.post(`/api/v1/licenseGroup/${group.uuid}/license/${mit.uuid}`, {});
    const namesOf = (found: LicenseSummaryGroup[]) => found.map(({ group: of }) => of?.name);
    expect(namesOf(await groups('by=GROUP&searchText=mit license&used=true'))).toEqual([
      'Approved here',
      'Permissive',
    ]);
    expect(namesOf(await groups(`by=GROUP&group=${group.uuid}`))).toEqual(['Approved here']);
    expect(await countOf(`group=${group.uuid}`)).toBe(1);
  });

  it('are sorted by their figures, and paged', async () => {
    const byUse = await groups('by=KIND&sortName=components&sortOrder=asc');
    expect(byUse.map(({ components }) => components)).toEqual([0, 0, 1, 3, 3]);
    expect(await groups('by=KIND&pageSize=2&pageNumber=3')).toHaveLength(1);
  });

  it('tell the names of license groups only to those who may list them', async () => {
    const viewer = await server.asKey('VIEW_PORTFOLIO');
    expect(await groups('by=KIND', viewer)).toHaveLength(5);
    expect((await viewer.get(`${path}/groups?by=GROUP`)).status).toBe(403);
    const manager = await server.asKey('POLICY_MANAGEMENT');
    expect((await manager.get(`${path}/groups?by=KIND`)).status).toBe(403);
    expect((await officer.get(`${path}/groups?by=NAME`)).status).toBe(400);
  });
});
