import type { SearchHits, SearchResult } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { feedSearchIndex } from '../search-index/feed.service.ts';
import { nvdCve, osvRecord, storeTestRecords } from '../source/source.fixtures.ts';

const sha1 = 'ab'.repeat(20);
const project = { name: 'payments', version: '7', description: 'Takes money' };
const vulnerability = { vulnId: 'INT-4711', title: 'Widget overflow', severity: 'HIGH', cvssV2Vector: null };

const flaw = { id: 'INTERNAL/INT-4711', label: 'INT-4711', detail: 'Widget overflow' };

let server: TestServer;
let manager: KeyClient;
let projectUuid: string;
let componentUuid: string;

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.asKey(
    'VIEW_PORTFOLIO',
    'PORTFOLIO_MANAGEMENT',
    'VULNERABILITY_MANAGEMENT',
    'SYSTEM_CONFIGURATION',
  );
  projectUuid = (await manager.put<{ uuid: string }>('/api/v1/project', project)).body.uuid;
  await manager.put(`/api/v1/project/${projectUuid}/property`, {
    groupName: 'owner',
    propertyName: 'cost',
    propertyValue: 'centre-nine',
    propertyType: 'STRING',
  });
  const component = {
    name: 'widget-core',
    group: 'org.acme',
    version: '1.2',
    sha1,
    description: 'Draws',
    classifier: 'LIBRARY',
  };
  componentUuid = (await manager.put<{ uuid: string }>(`/api/v1/component/project/${projectUuid}`, component))
    .body.uuid;
  await manager.put(`/api/v1/component/project/${projectUuid}`, {
    name: 'core',
    version: '1',
    classifier: 'LIBRARY',
  });
  const service = { name: 'ledger', group: 'org.acme', version: '3', endpoints: ['https://ledger.example/'] };
  const addedService = await manager.put(`/api/v1/service/project/${projectUuid}`, service);
  expect(addedService.status, addedService.text).toBe(201);
  const affected = {
    identityType: 'CPE',
    identity: 'cpe:2.3:a:acme:widget\\+:*:*:*:*:*:*:*:*',
    versionType: 'RANGE',
    versionEndExcluding: '2',
  };
  const added = await manager.put('/api/v1/vulnerability', {
    ...vulnerability,
    affectedComponents: [affected],
  });
  expect(added.status, added.text).toBe(201);
});
afterAll(() => server.close());

async function search(path: string, client: Pick<KeyClient, 'get'> = manager) {
  const answer = await client.get<SearchResult>(`/api/v1/search${path}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.results;
}

describe.each(['before the index has everything', 'from the index'])(
  'a search over everything, %s,',
  (when) => {
    beforeAll(async () => {
      if (when === 'from the index') await feedSearchIndex(server.db, new AbortController().signal);
    });

    it('finds each type by its fields', async () => {
      const found = { uuid: projectUuid, ...project, properties: 'centre-nine' };
      for (const query of ['payments', 'PAY', 'money', 'centre', projectUuid])
        expect(await search(`/project?query=${query}`), query).toEqual({ project: [found] });
      const component = {
        uuid: componentUuid,
        name: 'widget-core',
        group: 'org.acme',
        version: '1.2',
        sha1,
        description: 'Draws',
      };
      for (const query of ['widget', 'acme', '1.2', sha1, componentUuid])
        expect(await search(`/component?query=${query}`), query).toEqual({ component: [component] });
      expect(await search('/service?query=LEDGER')).toEqual({
        servicecomponent: [
          expect.objectContaining({
            name: 'ledger',
            group: 'org.acme',
            version: '3',
            url: 'https://ledger.example/',
          }),
        ],
      });
      expect(await search('/license?query=apache-2.0')).toEqual({
        license: [expect.objectContaining({ licenseId: 'Apache-2.0', name: 'Apache License 2.0' })],
      });
      for (const query of ['int-4711', 'overflow'])
        expect(await search(`/vulnerability?query=${query}`)).toEqual({
          vulnerability: [
            expect.objectContaining({
              vulnId: 'INT-4711',
              source: 'INTERNAL',
              description: 'Widget overflow',
            }),
          ],
        });
      const product = {
        uuid: expect.any(String),
        cpe22: 'cpe:/a:acme:widget%2b',
        cpe23: 'cpe:2.3:a:acme:widget\\+:*:*:*:*:*:*:*:*',
        vendor: 'acme',
        product: 'widget+',
        version: '*',
      };
      for (const query of [
        'query=widget',
        'query=widget%2B',
        'cpe=cpe:2.3:a:acme:*:*:*:*:*:*:*:*:*',
        'cpe=cpe:/a:acme',
      ])
        expect(await search(`/vulnerablesoftware?${query}`), query).toEqual({
          vulnerablesoftware: [product],
        });
      expect(await search('/vulnerablesoftware?cpe=nonsense')).toEqual({ vulnerablesoftware: [] });
    });

    it('takes words as alternatives, the same before what begins with them and what contains them', async () => {
      const { component } = await search('/component?query=core+nothing');
      expect(component?.map(({ name }) => name)).toEqual(['core', 'widget-core']);
    });

    it('answers all types but vulnerable software together, and nothing for no words', async () => {
      const all = await search('?query=acme');
      expect(Object.keys(all)).toEqual([
        'project',
        'component',
        'servicecomponent',
        'license',
        'vulnerability',
      ]);
      expect([all.component?.length, all.servicecomponent?.length]).toEqual([1, 1]);
      expect(await search('/component?query=+')).toEqual({ component: [] });
      expect(await search('/component?query=%25')).toEqual({ component: [] });
    });

    it('leads to the best of each kind', async () => {
      const hits = async (query: string) =>
        (await manager.get<SearchHits>(`/api/waybill/v1/search?query=${query}`)).body;
      const widget = await hits('widget');
      expect(widget.components).toEqual([{ id: 'widget-core', label: 'widget-core', detail: 'org.acme' }]);
      expect(widget.vulnerabilities).toEqual([{ ...flaw, severity: 'HIGH', projects: 0 }]);
      expect((await hits('payments')).projects).toEqual([
        { id: projectUuid, label: 'payments', detail: '7' },
      ]);
      expect((await hits('ledger')).services).toEqual([
        expect.objectContaining({ label: 'ledger', detail: 'payments' }),
      ]);
      expect((await hits('mit')).licenses[0]).toMatchObject({ id: 'MIT', label: 'MIT' });
      expect((await hits('core')).components.map(({ label }) => label)).toEqual(['core', 'widget-core']);
      for (const typed of ['paymetns', 'payment5'])
        expect((await hits(typed)).projects).toEqual([
          { id: projectUuid, label: 'payments', detail: '7', similar: true },
        ]);
      expect((await hits('legder')).services).toEqual([
        expect.objectContaining({ label: 'ledger', detail: 'payments', similar: true }),
      ]);
      expect((await hits('paymetns')).services).toEqual([]);
      expect((await hits('apahce')).licenses[0]).toMatchObject({
        id: expect.stringMatching(/apache/i),
        similar: true,
      });
      for (const typed of ['overfolw', 'overfow'])
        expect((await hits(typed)).vulnerabilities).toEqual([
          { ...flaw, severity: 'HIGH', projects: 0, similar: true },
        ]);
      expect((await hits('widgte overflow')).vulnerabilities).toEqual([
        { ...flaw, severity: 'HIGH', projects: 0, similar: true },
      ]);
      expect((await hits('widget overflow nowhere')).vulnerabilities).toEqual([]);
      expect((await hits('int-4711x')).vulnerabilities).toEqual([]);
      if (when === 'from the index')
        expect((await hits('wigdet-core')).components).toEqual([
          { id: 'widget-core', label: 'widget-core', detail: 'org.acme', similar: true },
        ]);
      if (when === 'from the index')
        expect((await hits('acme wigdet')).components).toEqual([
          { id: 'widget-core', label: 'widget-core', detail: 'org.acme', similar: true },
        ]);
    });
  },
);

it('finds a flaw once, by the record that was asked for, with its other ids', async () => {
  await storeTestRecords(server.db, {
    nvd: [nvdCve('CVE-2026-5001')],
    osv: [osvRecord('GO-2026-5001', { aliases: ['CVE-2026-5001'] }), osvRecord('GO-2026-5002')],
  });
  const hits = async (query: string) =>
    (await manager.get<SearchHits>(`/api/waybill/v1/search?query=${query}`)).body.vulnerabilities;
  expect(await hits('2026-5001')).toEqual([
    expect.objectContaining({
      id: 'NVD/CVE-2026-5001',
      label: 'CVE-2026-5001',
      detail: 'GO-2026-5001 · Summary of GO-2026-5001',
    }),
  ]);
  expect(await hits('go-2026-5001')).toEqual([
    expect.objectContaining({
      id: 'OSV/GO-2026-5001',
      label: 'CVE-2026-5001',
      detail: 'GO-2026-5001 · Summary of GO-2026-5001',
    }),
  ]);
  expect((await hits('go-2026-500')).map(({ id }) => id).sort()).toEqual([
    'OSV/GO-2026-5001',
    'OSV/GO-2026-5002',
  ]);
});

it('says of a flaw how grave it is, and how many active projects its records concern', async () => {
  await storeTestRecords(server.db, {
    nvd: [nvdCve('CVE-2026-5003')],
    osv: [osvRecord('GO-2026-5003', { aliases: ['CVE-2026-5003'] })],
  });
  const uuid = async (name: string, body: object) =>
    (await manager.put<{ uuid: string }>('/api/v1/project', { name, ...body })).body.uuid;
  const concern = async (project: string, record: string) => {
    const added = await manager.put<{ uuid: string }>(`/api/v1/component/project/${project}`, {
      name: 'rocket',
      version: '1',
      classifier: 'LIBRARY',
      purl: 'pkg:generic/rocket@1',
    });
    const path = `/api/v1/vulnerability/source/${record}/component/${added.body.uuid}`;
    expect((await manager.post(path)).status).toBe(200);
  };
  const both = await uuid('both', {});
  await concern(both, 'NVD/vuln/CVE-2026-5003');
  await concern(both, 'OSV/vuln/GO-2026-5003');
  await concern(await uuid('one', {}), 'OSV/vuln/GO-2026-5003');
  const left = await uuid('left', {});
  await concern(left, 'NVD/vuln/CVE-2026-5003');
  expect((await manager.patch(`/api/v1/project/${left}`, { active: false })).status).toBe(200);
  const answer = await manager.get<SearchHits>('/api/waybill/v1/search?query=cve-2026-5003');
  expect(answer.body.vulnerabilities).toEqual([
    expect.objectContaining({ id: 'NVD/CVE-2026-5003', severity: expect.any(String), projects: 2 }),
  ]);
});

it('finds nothing in projects that the caller may not see', async () => {
  const stranger = await server.asKey('VIEW_PORTFOLIO');
  const acl = (propertyValue: string) =>
    server.asAdmin.post('/api/v1/configProperty', {
      groupName: 'access-management',
      propertyName: 'acl.enabled',
      propertyValue,
    });
  await acl('true');
  try {
    expect(await search('?query=acme+payments', stranger)).toMatchObject({
      project: [],
      component: [],
      servicecomponent: [],
    });
    const hits = await stranger.get<SearchHits>('/api/waybill/v1/search?query=widget');
    expect(hits.body).toMatchObject({ projects: [], components: [], services: [] });
    for (const typed of ['paymetns', 'legder'])
      expect((await stranger.get<SearchHits>(`/api/waybill/v1/search?query=${typed}`)).body).toMatchObject({
        projects: [],
        services: [],
      });
  } finally {
    await acl('false');
  }
});
