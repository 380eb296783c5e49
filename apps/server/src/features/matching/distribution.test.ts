import type { AuditFinding, Why } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type UploadedProject, uploadBom } from '../../../test/audit-world.ts';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { inTransaction, rowsOf, runSql, sql } from '../../db/database.ts';
import { enqueue } from '../../jobs/task.ts';
import { osvRecord, storeTestRecords } from '../source/source.fixtures.ts';

let server: TestServer;
let client: KeyClient;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.asKey('BOM_UPLOAD', 'PORTFOLIO_MANAGEMENT', 'VIEW_PORTFOLIO', 'VIEW_VULNERABILITY');
  await storeTestRecords(server.db, { osv: records });
});
afterAll(() => server.close());

/** Synthetic: an entry for each release, as the distributions publish them. */
function synthetic(id: string, name: string, fixes: Record<string, string>) {
  const affected = Object.entries(fixes).map(([ecosystem, fixed]) => ({
    package: { ecosystem, name },
    ranges: [{ type: 'ECOSYSTEM' as const, events: [{ introduced: '0' }, { fixed }] }],
  }));
  return osvRecord(id, { affected });
}

const records = [
  synthetic('DSA-SYN-1', 'openssl', { 'Debian:11': '1.1.1n-0+deb11u5', 'Debian:12': '3.0.11-1~deb12u2' }),
  synthetic('USN-SYN-1', 'openssl', { 'Ubuntu:22.04:LTS': '3.0.2-0ubuntu1.15' }),
  synthetic('ALPINE-SYN-1', 'openssl', { 'Alpine:v3.18': '3.1.4-r3', 'Alpine:v3.19': '3.1.4-r1' }),
  synthetic('RHSA-SYN-1', 'openssl-libs', {
    'Red Hat:enterprise_linux:8::baseos': '1:1.1.1k-12.el8_9',
    'Red Hat:enterprise_linux:9::baseos': '1:3.0.7-25.el9_3',
  }),
  synthetic('SUSE-SYN-1', 'openssl-1_1', { 'SUSE:Linux Enterprise Server 15 SP5': '1.1.1l-150500.17.22.1' }),
  synthetic('CGA-SYN-1', 'openssl', { Wolfi: '3.2.0-r1' }),
];

interface TestComponent {
  name: string;
  purl: string;
  properties?: { name: string; value: string }[];
}

const bomOf = (components: readonly TestComponent[], system?: { name: string; version: string }) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  components: [
    ...(system ? [{ type: 'operating-system', 'bom-ref': 'os', ...system }] : []),
    ...components.map((component) => ({ type: 'library', 'bom-ref': component.name, ...component })),
  ],
});

/** Names of components with a finding, sorted. */
async function found(project: UploadedProject): Promise<string[]> {
  const { body } = await client.get<AuditFinding[]>(
    `/api/waybill/v1/project/${project.uuid}/findings?pageSize=0&pageNumber=1`,
  );
  return body.map((finding) => `${finding.component.name} ${finding.vulnerability.vulnId}`).sort();
}

const properties = (scanner: string, values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name: `${scanner}:${name}`, value }));

describe('packages of distributions', () => {
  it('have findings by their source package and release, with epoch and tilde, and none where a fix was ported back', async () => {
    const project = await uploadBom(
      server,
      client,
      'Distributions',
      '1',
      bomOf([
        { name: 'debian', purl: 'pkg:deb/debian/libssl3@3.0.11-1~deb12u1?distro=debian-12&upstream=openssl' },
        {
          name: 'debian mended',
          purl: 'pkg:deb/debian/libssl3@3.0.11-1~deb12u2?distro=debian-12&upstream=openssl',
        },
        {
          name: 'debian 11 mended',
          purl: 'pkg:deb/debian/libssl1.1@1.1.1n-0%2Bdeb11u5?distro=bullseye&upstream=openssl',
        },
        {
          name: 'ubuntu',
          purl: 'pkg:deb/ubuntu/libssl3@3.0.2-0ubuntu1.14?distro=ubuntu-22.04&upstream=openssl',
        },
        { name: 'alpine', purl: 'pkg:apk/alpine/libcrypto3@3.1.4-r2?distro=alpine-3.18.4&upstream=openssl' },
        {
          name: 'alpine mended',
          purl: 'pkg:apk/alpine/libcrypto3@3.1.4-r2?distro=alpine-3.19.0&upstream=openssl',
        },
        { name: 'red hat', purl: 'pkg:rpm/redhat/openssl-libs@3.0.7-24.el9?epoch=1&distro=rhel-9.3' },
        { name: 'red hat 8 mended', purl: 'pkg:rpm/redhat/openssl-libs@1.1.1k-12.el8_9?epoch=1' },
        {
          name: 'suse',
          purl: 'pkg:rpm/suse/libopenssl1_1@1.1.1l-150500.17.19.1?distro=sles-15.5&upstream=openssl-1_1-1.1.1l-150500.17.19.1.src.rpm',
        },
        { name: 'wolfi', purl: 'pkg:apk/wolfi/libcrypto3@3.2.0-r0?distro=wolfi-20230201&upstream=openssl' },
      ]),
    );
    expect(await found(project)).toEqual([
      'alpine ALPINE-SYN-1',
      'debian DSA-SYN-1',
      'red hat RHSA-SYN-1',
      'suse SUSE-SYN-1',
      'ubuntu USN-SYN-1',
      'wolfi CGA-SYN-1',
    ]);
    const query = new URLSearchParams({
      component: project.components.debian ?? '',
      vulnerability: 'OSV/DSA-SYN-1',
    });
    const { body } = await client.get<Why>(`/api/waybill/v1/why?${query}`);
    expect(body.verdict).toBe('affected');
    expect(body.records[0]?.steps).toContainEqual({
      code: 'source_package',
      data: { name: 'openssl', version: '3.0.11-1~deb12u1', distro: 'debian-12' },
    });
  });

  it('are matched by what scanners write as properties, and by the operating system of the document', async () => {
    const trivy = (version: string) =>
      properties('aquasecurity:trivy', { SrcName: 'openssl', SrcVersion: '3.0.11', SrcRelease: version });
    const project = await uploadBom(
      server,
      client,
      'Hints',
      '1',
      bomOf(
        [
          { name: 'trivy', purl: 'pkg:deb/debian/libssl3@3.0.11-1', properties: trivy('1~deb12u1') },
          { name: 'trivy mended', purl: 'pkg:deb/debian/libssl3@3.0.11-1', properties: trivy('1~deb12u2') },
          {
            name: 'syft',
            purl: 'pkg:deb/debian/libssl3@3.0.11-1~deb12u1',
            properties: properties('syft:metadata', { source: 'openssl', sourceVersion: '3.0.11-1~deb12u1' }),
          },
          { name: 'plain', purl: 'pkg:deb/debian/libssl3@3.0.11-1~deb12u1' },
          { name: 'ubuntu', purl: 'pkg:deb/ubuntu/libssl3@3.0.2-0ubuntu1.14' },
        ],
        { name: 'debian', version: '12.4' },
      ),
    );
    expect(await found(project)).toEqual(['syft DSA-SYN-1', 'trivy DSA-SYN-1']);
    const rows = await rowsOf(
      server.db,
      sql`select i.name, i.upstream, i.distro from component c join identity i using (identity_id)
        join project p using (project_id) where p.name = 'Hints' and i.purl is not null order by i.name`,
    );
    expect(rows).toEqual([
      { name: 'plain', upstream: null, distro: 'debian-12.4' },
      { name: 'syft', upstream: 'openssl@3.0.11-1~deb12u1', distro: 'debian-12.4' },
      { name: 'trivy', upstream: 'openssl@3.0.11-1~deb12u1', distro: 'debian-12.4' },
      { name: 'trivy mended', upstream: 'openssl@3.0.11-1~deb12u2', distro: 'debian-12.4' },
      { name: 'ubuntu', upstream: null, distro: null },
    ]);
  });

  it('keep what the BOM said when a person changes the component', async () => {
    const project = await uploadBom(
      server,
      client,
      'Changed',
      '1',
      bomOf([
        {
          name: 'libssl3',
          purl: 'pkg:deb/debian/libssl3@3.0.11-1~deb12u1?distro=debian-12',
          properties: properties('syft:metadata', { source: 'openssl' }),
        },
      ]),
    );
    const uuid = project.components.libssl3;
    const { body: component } = await client.get<Record<string, unknown>>(`/api/v1/component/${uuid}`);
    const answer = await client.post('/api/v1/component', { ...component, description: 'TLS' });
    expect(answer.status).toBe(200);
    expect(await found(project)).toEqual(['libssl3 DSA-SYN-1']);
  });

  it('are read again that were stored before source packages counted', async () => {
    const project = await uploadBom(
      server,
      client,
      'Older',
      '1',
      bomOf([
        { name: 'old', purl: 'pkg:deb/debian/libssl-old@3.0.11-1~deb12u1?distro=debian-12&upstream=openssl' },
      ]),
    );
    expect(await found(project)).toEqual(['old DSA-SYN-1']);
    await runSql(
      server.db,
      sql`delete from identity_coord d using identity i join identity_coord o using (identity_id) join pkg p using (pkg_id)
        where i.name = 'old' and p.k3 = 'openssl' and d.identity_id = i.identity_id and d.pkg_id = p.pkg_id`,
    );
    await runSql(
      server.db,
      sql`delete from identity_match m using identity i where i.identity_id = m.identity_id and i.name = 'old'`,
    );
    await runSql(server.db, sql`update identity set reading = 1, sight = '--' where name = 'old'`);
    expect(await found(project)).toEqual([]);
    await inTransaction(server.db, (trx) =>
      enqueue(trx, { kind: 'identity.reread', subject: 'all', input: {}, priority: 20 }),
    );
    await server.runJobs();
    expect(await found(project)).toEqual(['old DSA-SYN-1']);
    expect(await rowsOf(server.db, sql`select reading, sight from identity where name = 'old'`)).toEqual([
      { reading: 2, sight: '-rdeb/debian/debian-12' },
    ]);
  });
});
