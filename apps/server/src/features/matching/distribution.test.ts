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
  synthetic('RHSA-SYN-2', 'podman', { 'Red Hat:enterprise_linux:9::appstream': '2:5.2.2-9.el9_5' }),
  synthetic('RHSA-SYN-3', 'podman', { 'Red Hat:rhel_eus:9.4::appstream': '2:4.9.4-18.el9_4.1' }),
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

  it('have findings of their own stream and of the main stream, with the fix of each', async () => {
    const podman = (name: string, version: string, distro: string) => ({
      name,
      purl: `pkg:rpm/redhat/podman@${version}?epoch=2${distro}`,
    });
    const project = await uploadBom(
      server,
      client,
      'Streams',
      '1',
      bomOf([
        podman('EUS 9.4', '4.9.4-18.el9_4', '&distro=rhel-9.4'),
        podman('EUS 9.4 mended', '4.9.4-18.el9_4.1', '&distro=rhel-9.4'),
        podman('EUS 9.2', '4.4.1-21.el9_2', '&distro=rhel-9.2'),
        podman('not told', '4.4.1-21.el9_2', ''),
        podman('main mended', '5.2.2-9.el9_5', '&distro=rhel-9.5'),
      ]),
    );
    expect(await found(project)).toEqual([
      'EUS 9.2 RHSA-SYN-2',
      'EUS 9.4 RHSA-SYN-2',
      'EUS 9.4 RHSA-SYN-3',
      'EUS 9.4 mended RHSA-SYN-2',
      'not told RHSA-SYN-2',
      'not told RHSA-SYN-3',
    ]);
    const fixes = await rowsOf(
      server.db,
      sql`select distinct v.ext_id, m.fixed_in from identity_match m join vuln v using (vuln_id)
        where v.ext_id like 'RHSA-SYN-_' and m.fixed_in like '2:%' order by 1`,
    );
    expect(fixes).toEqual([
      { ext_id: 'RHSA-SYN-2', fixed_in: '2:5.2.2-9.el9_5' },
      { ext_id: 'RHSA-SYN-3', fixed_in: '2:4.9.4-18.el9_4.1' },
    ]);
    const without = await rowsOf(
      server.db,
      sql`select 1 from identity_match m join vuln v using (vuln_id)
        where v.ext_id in ('RHSA-SYN-2', 'RHSA-SYN-3') and m.fixed_in is null`,
    );
    expect(without).toEqual([]);
  });

  it('have the fix of a record of binary packages, whatever source package they say they are built from', async () => {
    const purl =
      'pkg:rpm/redhat/openssl-libs@3.0.7-1.el9?epoch=1&distro=rhel-9.3&upstream=openssl-3.0.7-1.el9.src.rpm';
    const project = await uploadBom(
      server,
      client,
      'Built from',
      '1',
      bomOf([{ name: 'openssl-libs', purl }]),
    );
    const { body } = await client.get<AuditFinding[]>(`/api/waybill/v1/project/${project.uuid}/findings`);
    expect(body.map(({ vulnerability, fix }) => [vulnerability.vulnId, fix?.nearest])).toEqual([
      ['RHSA-SYN-1', '1:3.0.7-25.el9_3'],
    ]);
  });

  it('of streams are read again that were stored before these counted, and no others', async () => {
    await runSql(
      server.db,
      sql`update identity_coord c set attrs = a.attrs_id from identity i, attrs a
        where i.identity_id = c.identity_id and i.name = 'EUS 9.2' and a.value = 'distro=redhat-9'`,
    );
    await runSql(server.db, sql`update identity set reading = 2`);
    await inTransaction(server.db, (trx) =>
      enqueue(trx, { kind: 'identity.reread', subject: 'all', input: {}, priority: 20 }),
    );
    await server.runJobs();
    const rows = await rowsOf(
      server.db,
      sql`select distinct i.name, a.value from identity i join identity_coord c using (identity_id)
        join attrs a on a.attrs_id = c.attrs where i.reading = 4 and i.name like 'EUS%' order by 1`,
    );
    expect(rows).toEqual([
      { name: 'EUS 9.2', value: 'distro=redhat-9;stream=9.2' },
      { name: 'EUS 9.4', value: 'distro=redhat-9;stream=9.4' },
      { name: 'EUS 9.4 mended', value: 'distro=redhat-9;stream=9.4' },
    ]);
    const others = await rowsOf(
      server.db,
      sql`select 1 from identity where reading = 4 and purl !~ '^pkg:(rpm/redhat|deb/ubuntu)/'`,
    );
    expect(others).toEqual([]);
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
      { reading: 4, sight: '-rdeb/debian/debian-12' },
    ]);
  });
});
