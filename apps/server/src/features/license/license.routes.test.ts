import type { License, LicenseGroup } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { rowsOf, sql } from '../../db/database.ts';
import { newUuid } from '../../db/uuid.ts';
import { seedLicenses } from './license.seed.ts';

let server: TestServer;
let client: KeyClient;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.asKey('SYSTEM_CONFIGURATION');
});
afterAll(() => server.close());

describe('the SPDX list', () => {
  it('comes with texts and flags, exceptions included', async () => {
    const apache = await client.get<License>('/api/v1/license/Apache-2.0');
    expect(apache.body).toMatchObject({
      name: 'Apache License 2.0',
      licenseId: 'Apache-2.0',
      isOsiApproved: true,
      isFsfLibre: true,
      isDeprecatedLicenseId: false,
      isCustomLicense: false,
    });
    expect(apache.body.licenseText).toContain('TERMS AND CONDITIONS');
    const exception = await client.get<License>('/api/v1/license/Classpath-exception-2.0');
    expect(exception.body.licenseText).toContain('Linking this library');
    expect((await client.get('/api/v1/license/No-Such')).status).toBe(404);
  });

  it('has texts without space around them', async () => {
    const { body } = await client.get<License[]>('/api/v1/license?size=0&page=1');
    const texts = body.flatMap((license) => [
      license.licenseText,
      license.standardLicenseTemplate,
      license.standardLicenseHeader,
    ]);
    expect(texts.filter((text) => text !== undefined && text !== text.trim())).toEqual([]);
    expect(body[0]).toMatchObject({ licenseGroups: [] });
  });

  it('is sorted by flags under both of their names', async () => {
    for (const [one, other] of [
      ['isOsiApproved', 'osiApproved'],
      ['isFsfLibre', 'fsfLibre'],
      ['isDeprecatedLicenseId', 'deprecatedLicenseId'],
      ['isCustomLicense', 'customLicense'],
    ]) {
      const first = async (field?: string) =>
        (await client.get<License[]>(`/api/v1/license?size=3&page=1&orderBy=${field}&sort=desc`)).body;
      expect(await first(other)).toEqual(await first(one));
      expect((await first(other)).length).toBe(3);
    }
  });

  it('is brought in once', async () => {
    const versions = () => rowsOf(server.db, sql`select xmin::text from license order by license_id`);
    const before = await versions();
    expect(before).toHaveLength(811);
    await seedLicenses(server.context);
    expect(await versions()).toEqual(before);
  });

  it('is searched by name and identifier', async () => {
    const answer = await client.get<License[]>('/api/v1/license?searchText=0bsd&size=5&page=1');
    expect(answer.body.map((license) => license.licenseId)).toEqual(['0BSD']);
    const all = await client.get<License[]>('/api/v1/license?size=2&page=1');
    expect([all.body.length, all.headers.get('x-total-count')]).toEqual([2, '811']);
    const concise = await client.get<License[]>('/api/v1/license/concise');
    expect(concise.body).toHaveLength(811);
    expect(concise.body[0]).not.toHaveProperty('licenseText');
  });
});

describe('a custom license', () => {
  it('is added once and deleted; those of SPDX stay', async () => {
    const body = { name: 'ACME terms', licenseId: 'LicenseRef-Acme', licenseText: 'Pay.', color: 'ignored' };
    const added = await client.put<License>('/api/v1/license', body);
    expect(added.status, added.text).toBe(201);
    expect(added.body).toMatchObject({
      licenseId: 'LicenseRef-Acme',
      licenseText: 'Pay.',
      isCustomLicense: true,
    });
    expect((await client.put('/api/v1/license', body)).status).toBe(409);
    expect((await client.put('/api/v1/license', { name: 'x', licenseId: 'with space' })).status).toBe(400);
    const nul = { name: 'x', licenseId: 'LicenseRef-Nul', seeAlso: ['https://acme.example/\u0000'] };
    expect((await client.put('/api/v1/license', nul)).status).toBe(400);
    expect((await client.delete('/api/v1/license/LicenseRef-Acme')).status).toBe(204);
    expect((await client.delete('/api/v1/license/LicenseRef-Acme')).status).toBe(404);
    expect((await client.delete('/api/v1/license/MIT')).status).toBe(409);
  });

  it('is changed under its identifier; those of SPDX stay as they are', async () => {
    const licenseId = 'LicenseRef-House';
    const added = await client.put<License>('/api/v1/license', {
      name: 'House',
      licenseId,
      licenseText: 'A.',
    });
    const path = `/api/waybill/v1/licenses/${licenseId}`;
    const changed = await client.post<License>(path, {
      name: ' House terms ',
      isOsiApproved: true,
      licenseText: 'B.',
      standardLicenseHeader: 'Header',
      licenseComments: 'Comment',
      seeAlso: ['https://acme.example/terms'],
    });
    expect(changed.status, changed.text).toBe(200);
    expect(changed.body).toMatchObject({
      uuid: added.body.uuid,
      licenseId,
      name: 'House terms',
      isOsiApproved: true,
      isCustomLicense: true,
      licenseText: 'B.',
      standardLicenseHeader: 'Header',
      licenseComments: 'Comment',
      seeAlso: ['https://acme.example/terms'],
    });
    expect((await client.get<License>(`/api/v1/license/${licenseId}`)).body).toEqual(changed.body);
    expect((await client.post(path, { licenseText: 'C.' })).status).toBe(400);
    expect((await client.post('/api/waybill/v1/licenses/MIT', { name: 'Mine' })).status).toBe(409);
    expect((await client.post('/api/waybill/v1/licenses/No-Such', { name: 'Mine' })).status).toBe(404);
    expect((await client.get<License>('/api/v1/license/MIT')).body.name).toBe('MIT License');
    expect((await client.delete(`/api/v1/license/${licenseId}`)).status).toBe(204);
  });
});

describe('the list of the console', () => {
  const path = '/api/waybill/v1/licenses';

  it('has no texts, and is filtered by flags, all of which must hold', async () => {
    const viewer = await server.asKey('VIEW_PORTFOLIO');
    const licenseId = 'LicenseRef-Listed';
    await client.put('/api/v1/license', { name: 'Listed terms', licenseId, isFsfLibre: true });
    const list = async (query: string) => (await viewer.get<License[]>(`${path}?size=0&${query}`)).body;
    const custom = await list('custom=true');
    expect(custom).toMatchObject([{ licenseId, isFsfLibre: true, isDeprecatedLicenseId: false }]);
    expect(await list('custom=true&osiApproved=true')).toEqual([]);
    const old = await list('deprecated=true&osiApproved=true');
    expect(old.length).toBeGreaterThan(0);
    expect(old.every((each) => each.isDeprecatedLicenseId && each.isOsiApproved)).toBe(true);
    expect((await list('fsfLibre=true')).every((each) => each.isFsfLibre)).toBe(true);
    const [apache] = await list('searchText=apache-2');
    expect(apache).toMatchObject({ licenseId: 'Apache-2.0' });
    expect(apache).not.toHaveProperty('licenseText');
    const sorted = await list('orderBy=licenseId&sort=desc&pageSize=5&pageNumber=1');
    expect(sorted.map((each) => each.licenseId)).toEqual(
      sorted.map((each) => each.licenseId).toSorted((a, b) => (a < b ? 1 : -1)),
    );
    await client.delete(`/api/v1/license/${licenseId}`);
  });

  it('is filtered by license groups, any of which will do', async () => {
    const viewer = await server.asKey('VIEW_PORTFOLIO');
    const policies = await server.asKey('POLICY_MANAGEMENT');
    const group = async (name: string, licenseId: string): Promise<string> => {
      const { body } = await policies.put<LicenseGroup>('/api/v1/licenseGroup', { name });
      const license = await client.get<License>(`/api/v1/license/${licenseId}`);
      await policies.post(`/api/v1/licenseGroup/${body.uuid}/license/${license.body.uuid}`, undefined);
      return body.uuid;
    };
    const [ours, theirs] = [await group('Ours', 'MIT'), await group('Theirs', 'Zlib')];
    const list = async (query: string) =>
      (await viewer.get<License[]>(`${path}?${query}`)).body.map(({ licenseId }) => licenseId);
    expect(await list(`group=${ours}`)).toEqual(['MIT']);
    expect(await list(`group=${ours}&group=${theirs}`)).toEqual(['MIT', 'Zlib']);
    expect(await list(`group=${ours}&deprecated=true`)).toEqual([]);
    expect(await list(`group=${newUuid()}`)).toEqual([]);
    expect((await viewer.get(`${path}?group=x`)).status).toBe(400);
  });

  it('is for those who may view the portfolio', async () => {
    expect((await client.get(path)).status).toBe(403);
    expect((await (await server.asKey('VIEW_PORTFOLIO')).post(`${path}/MIT`, { name: 'x' })).status).toBe(
      403,
    );
  });
});
