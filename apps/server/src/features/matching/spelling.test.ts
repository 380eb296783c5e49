import type { AuditFinding, Source } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type UploadedProject, uploadBom } from '../../../test/audit-world.ts';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { inTransaction, rowsOf, runSql, sql } from '../../db/database.ts';
import { enqueue } from '../../jobs/task.ts';
import { nvdCve, osvRecord, storeTestRecords } from '../source/source.fixtures.ts';

let server: TestServer;
let client: KeyClient;
let project: UploadedProject;

const sle = 'SUSE:Linux Enterprise Module for Basesystem 15 SP7';
const entry = (ecosystem: string, name: string, fixed?: string, purl?: string) => ({
  package: { ecosystem, name, ...(purl === undefined ? {} : { purl }) },
  ranges: [
    {
      type: 'ECOSYSTEM' as const,
      events: [{ introduced: '0' }, ...(fixed === undefined ? [] : [{ fixed }])],
    },
  ],
});
const records = [
  osvRecord('SUSE-SYN-1', { affected: [entry(sle, 'applecurl', '9', 'pkg:rpm/suse/applecurl&distro=SLE')] }),
  osvRecord('GHSA-SYN-2', {
    affected: [entry('Packagist', 'drupal/fruit', '2.1.0', 'pkg:composer/drupal%2Ffruit')],
  }),
  osvRecord('GHSA-SYN-3', { affected: [entry('RubyGems', 'nokoapple', '1.19.3')] }),
  osvRecord('UBUNTU-SYN-4', {
    affected: [
      entry('Ubuntu:24.04:LTS', 'appleglut'),
      entry('Ubuntu:Pro:24.04:LTS', 'appleglut', '3.4.0-1ubuntu0.1~esm1'),
    ],
  }),
];
const epochRecord = nvdCve('CVE-2026-0007', {
  configurations: [
    {
      nodes: [
        {
          operator: 'OR',
          negate: false,
          cpeMatch: [
            {
              vulnerable: true,
              criteria: 'cpe:2.3:a:ff:ff:*:*:*:*:*:*:*:*',
              versionEndIncluding: '2.8.9',
              matchCriteriaId: '00000000-0000-4000-8000-000000000007',
            },
          ],
        },
      ],
    },
  ],
});

const components = [
  { name: 'curl', purl: 'pkg:rpm/suse/applecurl@8.14.1-1?distro=sles-15.7' },
  { name: 'encoded', purl: 'pkg:composer/drupal%2Ffruit@2.0.0' },
  { name: 'plain', purl: 'pkg:composer/drupal/fruit@2.0.0' },
  { name: 'platform', purl: 'pkg:gem/nokoapple@1.19.2-x86_64-linux-gnu' },
  { name: 'platform mended', purl: 'pkg:gem/nokoapple@1.19.3-java' },
  { name: 'release', purl: 'pkg:deb/ubuntu/appleglut@3.4.0-1?distro=ubuntu-24.04' },
  { name: 'esm', purl: 'pkg:deb/ubuntu/appleglut@3.4.0-1ubuntu0.1~esm1?distro=ubuntu-24.04' },
  { name: 'epoch', cpe: 'cpe:2.3:a:ff:ff:7\\:2.8.6-1:*:*:*:*:*:*:*' },
  { name: 'epoch mended', cpe: 'cpe:2.3:a:ff:ff:7\\:5.1.6-0:*:*:*:*:*:*:*' },
];

const expected = [
  'curl SUSE-SYN-1',
  'encoded GHSA-SYN-2',
  'epoch CVE-2026-0007',
  'plain GHSA-SYN-2',
  'platform GHSA-SYN-3',
  'release UBUNTU-SYN-4',
];

beforeAll(async () => {
  server = await startTestServer();
  client = await server.asKey('BOM_UPLOAD', 'PORTFOLIO_MANAGEMENT', 'VIEW_PORTFOLIO', 'VIEW_VULNERABILITY');
  await storeTestRecords(server.db, { osv: records, nvd: [epochRecord] });
  project = await uploadBom(server, client, 'Spellings', '1', {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    components: components.map((component) => ({
      type: 'library',
      'bom-ref': component.name,
      version: '1',
      ...component,
    })),
  });
});
afterAll(() => server.close());

async function found(): Promise<string[]> {
  const path = `/api/waybill/v1/project/${project.uuid}/findings`;
  const { body } = await client.get<AuditFinding[]>(path);
  return body.map(({ component, vulnerability }) => `${component.name} ${vulnerability.vulnId}`).sort();
}

describe('spellings of one package', () => {
  it('are found, and mended builds are not', async () => {
    expect(await found()).toEqual(expected);
  });

  it('are read again that were stored before these rules, and all others left alone', async () => {
    await runSql(server.db, sql`delete from identity_match`);
    await runSql(server.db, sql`update identity set reading = 3`);
    expect(await found()).toEqual([]);
    await inTransaction(server.db, (trx) =>
      enqueue(trx, { kind: 'identity.reread', subject: 'all', input: {}, priority: 20 }),
    );
    await server.runJobs();
    const again = await rowsOf<{ name: string }>(
      server.db,
      sql`select name from identity where reading = 4 order by name collate "C"`,
    );
    expect(again.map(({ name }) => name)).toEqual([
      'encoded',
      'epoch',
      'epoch mended',
      'esm',
      'platform',
      'platform mended',
      'release',
    ]);
    expect(await found()).toEqual(expected.filter((finding) => !/^(?:curl|plain)/.test(finding)));
  });

  it('that a record contradicts itself by are counted for its source', async () => {
    const { body } = await client.get<Source[]>('/api/waybill/v1/sources');
    const counts = body.map(({ source, disagreeingRecords }) => [source, disagreeingRecords]);
    expect(Object.fromEntries(counts)).toMatchObject({ osv: 1, nvd: 0 });
  });
});
