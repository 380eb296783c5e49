import type { License, LicenseGroup } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { seedLicenseGroups } from './license-group.seed.ts';

let server: TestServer;
let client: KeyClient;
const url = '/api/v1/licenseGroup';
const unknown = '5dec0000-0000-4000-8000-000000000000';

beforeAll(async () => {
  server = await startTestServer();
  client = await server.asKey('POLICY_MANAGEMENT');
});
afterAll(() => server.close());

async function createGroup(name: string): Promise<LicenseGroup> {
  const answer = await client.put<LicenseGroup>(url, { name });
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}

async function licenseOf(id: string): Promise<License> {
  return (await client.get<License>(`/api/v1/license/${id}`)).body;
}

describe('the license groups of the contract', () => {
  it('are there from the start, with their licenses by name and without texts', async () => {
    const answer = await client.get<LicenseGroup[]>(url);
    const sizes = answer.body.map(({ name, riskWeight, licenses }) => [name, riskWeight, licenses.length]);
    expect(sizes).toEqual([
      ['Copyleft', 8, 39],
      ['Non-Commercial', 10, 15],
      ['Permissive', 0, 39],
      ['Weak Copyleft', 3, 38],
    ]);
    expect(answer.headers.get('x-total-count')).toBe('4');
    const mit = answer.body[2]?.licenses.find(({ licenseId }) => licenseId === 'MIT');
    expect(mit).toMatchObject({ name: 'MIT License', isOsiApproved: true });
    expect(mit).not.toHaveProperty('licenseText');
  });

  it('do not come back as long as there is another group', async () => {
    const [copyleft] = (await client.get<LicenseGroup[]>(url)).body;
    await client.delete(`${url}/${copyleft?.uuid}`);
    await seedLicenseGroups(server.context);
    expect((await client.get(url)).headers.get('x-total-count')).toBe('3');
  });
});

describe('a list of license groups', () => {
  const names = async (query: string) =>
    (await client.get<LicenseGroup[]>(`${url}?${query}`)).body.map(({ name }) => name);

  it('is searched, ordered and paged', async () => {
    expect(await names('searchText=COPY')).toEqual(['Weak Copyleft']);
    expect(await names('sortName=riskWeight&sortOrder=desc&pageSize=1&pageNumber=1')).toEqual([
      'Non-Commercial',
    ]);
    expect(await names('sortName=licenses.name&sortOrder=asc')).toHaveLength(3);
  });

  it('knows its total past the end, too', async () => {
    const answer = await client.get(`${url}?pageSize=10&pageNumber=5`);
    expect([answer.body, answer.headers.get('x-total-count')]).toEqual([[], '3']);
  });

  it('is ordered by its fields only', async () => {
    const answer = await client.get(`${url}?sortName=color&sortOrder=asc`);
    expect([answer.status, answer.body]).toMatchObject([400, { title: 'Field not sortable' }]);
  });
});

describe('a license group', () => {
  it('is created once with a name', async () => {
    const group = await createGroup('  House rules ');
    expect(group).toEqual({ uuid: expect.any(String), name: 'House rules', licenses: [], riskWeight: 0 });
    expect((await client.get<LicenseGroup>(`${url}/${group.uuid}`)).body).toEqual(group);
    const again = await client.put(url, { name: 'House rules', nonsense: 1 });
    expect([again.status, again.text]).toEqual([
      409,
      'A license group with the specified name already exists.',
    ]);
  });

  it('is created once by several at the same time', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.put(url, { name: 'Twins' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  });

  it.each([
    ['missing', {}, 'must be present'],
    ['empty', { name: '' }, 'must not be empty'],
    ['blank', { name: '   ' }, 'must not be blank'],
    ['too long', { name: 'x'.repeat(256) }, 'must not have more than 255 characters'],
    ['with a control character', { name: 'a\u0007b' }, 'must not contain control characters'],
  ])('is refused when its name is %s', async (_, body, message) => {
    const answer = await client.put(url, body);
    expect([answer.status, answer.body]).toMatchObject([400, [{ path: 'name', message }]]);
  });

  it('is not read from a body that is missing, of another form or no JSON', async () => {
    const typeOf = async (body: unknown) => {
      const answer = await client.put(url, body, { headers: { 'content-type': 'application/json' } });
      expect(answer.status).toBe(400);
      return answer.headers.get('content-type');
    };
    expect(await typeOf(undefined)).toContain('problem');
    expect(await typeOf([])).toContain('problem');
    expect(await typeOf('text')).toContain('text/plain');
  });

  it('is changed in name and weight, keeping its licenses', async () => {
    const group = await createGroup('Old name');
    const mit = await licenseOf('MIT');
    await client.post(`${url}/${group.uuid}/license/${mit.uuid}`);
    const changed = await client.post<LicenseGroup>(url, {
      uuid: group.uuid,
      name: 'New name',
      riskWeight: 7,
    });
    expect(changed.body).toMatchObject({ name: 'New name', riskWeight: 7, licenses: [{ licenseId: 'MIT' }] });
    expect((await client.post(url, { uuid: unknown, name: 'x' })).status).toBe(404);
  });

  it('takes and gives up licenses, and says when there is nothing to do', async () => {
    const group = await createGroup('Shelf');
    const mit = await licenseOf('MIT');
    const member = `${url}/${group.uuid}/license/${mit.uuid}`;
    const added = await client.post<LicenseGroup>(member);
    expect([added.status, added.body.licenses.map(({ uuid }) => uuid)]).toEqual([200, [mit.uuid]]);
    expect((await client.post(member)).status).toBe(304);
    expect((await client.delete<LicenseGroup>(member)).body.licenses).toEqual([]);
    expect((await client.delete(member)).status).toBe(304);
  });

  it('is not found, nor is a license', async () => {
    const group = await createGroup('Empty shelf');
    const missing = await client.get(`${url}/${unknown}`);
    expect([missing.status, missing.text]).toEqual([404, 'The license group could not be found.']);
    expect((await client.delete(`${url}/${unknown}`)).status).toBe(404);
    const license = await client.post(`${url}/${group.uuid}/license/${unknown}`);
    expect([license.status, license.text]).toEqual([404, 'The license could not be found.']);
  });

  it('is deleted and leaves its licenses', async () => {
    const group = await createGroup('Short life');
    await client.post(`${url}/${group.uuid}/license/${(await licenseOf('MIT')).uuid}`);
    expect((await client.delete(`${url}/${group.uuid}`)).status).toBe(204);
    expect((await client.get(`${url}/${group.uuid}`)).status).toBe(404);
    expect((await licenseOf('MIT')).name).toBe('MIT License');
  });

  it('loses a custom license that is deleted', async () => {
    const keeper = await server.asKey('SYSTEM_CONFIGURATION');
    const body = { name: 'ACME terms', licenseId: 'LicenseRef-Acme' };
    const license = (await keeper.put<License>('/api/v1/license', body)).body;
    const group = await createGroup('Terms');
    await client.post(`${url}/${group.uuid}/license/${license.uuid}`);
    await keeper.delete('/api/v1/license/LicenseRef-Acme');
    expect((await client.get<LicenseGroup>(`${url}/${group.uuid}`)).body.licenses).toEqual([]);
  });

  it('needs UUIDs in their strict form, named by their position', async () => {
    for (const [path, at] of [
      [`not-a-uuid/license/${unknown}`, 'addLicenseToLicenseGroup.arg0'],
      [`${unknown}/license/${unknown.toUpperCase()}`, 'addLicenseToLicenseGroup.arg1'],
    ]) {
      const answer = await client.post(`${url}/${path}`);
      expect([answer.status, answer.body]).toMatchObject([400, [{ path: at, message: 'Invalid UUID' }]]);
    }
  });

  it('is the matter of those who manage policies', async () => {
    const viewer = await server.asKey('VIEW_PORTFOLIO', 'SYSTEM_CONFIGURATION');
    expect((await viewer.get(url)).status).toBe(403);
    expect((await viewer.put(url, { name: 'x' })).status).toBe(403);
    expect((await server.asNobody.get(url)).status).toBe(401);
  });
});
