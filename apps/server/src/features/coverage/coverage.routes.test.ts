import type { BlindSpot, Coverage } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  setAccessControl,
  showProject,
  startAuditWorld,
  type UploadedProject,
  uploadBom,
} from '../../../test/audit-world.ts';
import { runSql, sql } from '../../db/database.ts';
import { noteRead, osvRecord, storeTestRecords } from '../source/source.fixtures.ts';

let world: AuditWorld;
let project: UploadedProject;

const component = (name: string, facts: object) => ({ type: 'library', 'bom-ref': name, name, ...facts });
const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  components: [
    component('go', { version: '1.0', purl: 'pkg:golang/example.com/go@v1.0.0' }),
    component('branch', { version: 'master', purl: 'pkg:golang/example.com/branch@master' }),
    component('trunk', { version: 'trunk', purl: 'pkg:golang/example.com/trunk@trunk' }),
    component('loose', { purl: 'pkg:golang/example.com/loose' }),
    component('both', {
      version: '1.0',
      purl: 'pkg:swift/github.com/acme/both@1.0',
      cpe: 'cpe:2.3:a:acme:both:1.0:*:*:*:*:*:*:*',
    }),
    component('bare', { version: '1.0' }),
    ...Array.from({ length: 7 }, (_, n) =>
      component(`npm-${n}`, { version: '1.0.0', purl: `pkg:npm/npm-${n}@1.0.0` }),
    ),
  ],
};

beforeAll(async () => {
  world = await startAuditWorld();
  await setSource('google.osv.enabled', 'Go');
  project = await uploadBom(world.server, world.auditor, 'Blind', '1', bom);
});
afterAll(() => world.server.close());

async function setSource(name: string, value: string): Promise<void> {
  const answer = await world.server.asAdmin.post('/api/v1/configProperty', {
    groupName: 'vuln-source',
    propertyName: name,
    propertyValue: value,
  });
  if (answer.status !== 200) throw new Error(answer.text);
}

const urlOf = (uuid: string) => `/api/waybill/v1/project/${uuid}/coverage`;

async function coverage(): Promise<Coverage> {
  return (await world.viewer.get<Coverage>(urlOf(project.uuid))).body;
}

const spotOf = (view: Coverage, code: string): BlindSpot | undefined =>
  view.blindSpots.find((spot) => spot.code === code);

describe('the coverage of a project', () => {
  it('counts what the enabled sources can judge, and groups the rest by what stands in the way', async () => {
    const view = await coverage();
    expect(view).toMatchObject({ components: 13, judgeable: 2, blind: 11 });
    expect(view.blindSpots.map((spot) => [spot.code, spot.components])).toEqual([
      ['ecosystem_not_enabled', 7],
      ['version_unreadable', 2],
      expect.any(Array),
      expect.any(Array),
    ]);
    expect(spotOf(view, 'ecosystem_not_enabled')?.data).toEqual({ type: 'npm', osv: ['npm'], github: true });
    expect(spotOf(view, 'ecosystem_not_enabled')?.examples).toHaveLength(5);
    expect(spotOf(view, 'version_unreadable')).toMatchObject({
      data: { scheme: expect.any(String) },
      examples: [
        { uuid: project.components.branch, name: 'branch', version: 'master' },
        { uuid: project.components.trunk, name: 'trunk', version: 'trunk' },
      ],
    });
    expect(spotOf(view, 'version_missing')?.examples).toEqual([
      { uuid: project.components.loose, name: 'loose' },
    ]);
    expect(spotOf(view, 'no_identifier')?.examples).toMatchObject([{ name: 'bare' }]);
  });

  it('follows the settings at once', async () => {
    await setSource('google.osv.enabled', 'Go;npm');
    await noteRead(world.server.db, 'osv', 'npm');
    expect(await coverage()).toMatchObject({ judgeable: 9, blind: 4 });
    await setSource('nvd.enabled', 'false');
    const blind = await coverage();
    expect(blind).toMatchObject({ judgeable: 8, blind: 5 });
    expect(spotOf(blind, 'nvd_not_enabled')?.examples).toMatchObject([{ name: 'both' }]);
    await setSource('nvd.enabled', 'true');
    await setSource('google.osv.enabled', 'Go');
  });

  it('does not count on sources that have not been read yet', async () => {
    const { server, auditor, viewer } = world;
    await setSource('google.osv.enabled', 'Go;crates.io');
    await setSource('github.advisories.enabled', 'true');
    const components = [
      component('crate', { version: '1.0.0', purl: 'pkg:cargo/crate@1.0.0' }),
      component('package', { version: '1.0.0', purl: 'pkg:maven/acme/package@1.0.0' }),
      component('product', { version: '1.0', cpe: 'cpe:2.3:a:acme:product:1.0:*:*:*:*:*:*:*' }),
    ];
    const { uuid } = await uploadBom(server, auditor, 'Unread', '1', { ...bom, components });
    const judged = async () => (await viewer.get<Coverage>(urlOf(uuid))).body;
    await runSql(server.db, sql`delete from source_state where source = 'nvd'`);
    const before = await judged();
    expect(before).toMatchObject({ components: 3, judgeable: 0, blind: 3 });
    expect(spotOf(before, 'ecosystem_not_read')?.data).toEqual({ type: 'cargo', osv: ['crates.io'] });
    expect(spotOf(before, 'ecosystem_not_enabled')?.data).toMatchObject({ type: 'maven' });
    expect(spotOf(before, 'nvd_not_read')?.examples).toMatchObject([{ name: 'product' }]);
    await noteRead(server.db, 'osv', 'crates.io');
    await noteRead(server.db, 'nvd', 'nvdcve-2.0-2026');
    expect(await judged()).toMatchObject({ judgeable: 2, blind: 1 });
    await setSource('github.advisories.enabled', 'false');
    await setSource('google.osv.enabled', 'Go');
  });

  it('counts what an analyzer is asked about, once it has answered', async () => {
    const { server } = world;
    const set = (propertyName: string, propertyValue: string) =>
      server.asAdmin.post('/api/v1/configProperty', { groupName: 'scanner', propertyName, propertyValue });
    const before = await coverage();
    await set('ossindex.api.token', 'sonatype_pat_x');
    expect(await coverage()).toEqual(before);
    await runSql(
      server.db,
      sql`insert into analyzer_state (analyzer, answered_at) values ('ossindex', now())`,
    );
    const after = await coverage();
    expect(after).toMatchObject({ judgeable: before.judgeable + 7, blind: before.blind - 7 });
    expect(spotOf(after, 'ecosystem_not_enabled')).toBeUndefined();
    await set('ossindex.enabled', 'false');
    expect(await coverage()).toEqual(before);
    await set('ossindex.enabled', 'true');
    await runSql(server.db, sql`delete from analyzer_state`);
  });

  it('names a version that its scheme cannot read, which no advisory matches either', async () => {
    const { server, auditor, viewer } = world;
    await setSource('google.osv.enabled', 'PyPI');
    await noteRead(world.server.db, 'osv', 'PyPI');
    const affected = [
      {
        package: { ecosystem: 'PyPI', name: 'django' },
        ranges: [{ type: 'ECOSYSTEM' as const, events: [{ introduced: '0' }, { fixed: '4.2.1' }] }],
      },
    ];
    await storeTestRecords(server.db, { osv: [osvRecord('PYSEC-2026-1', { affected })] });
    const versions = ['not-a-version', '4.2'];
    const components = versions.map((version) => ({
      ...component(`django ${version}`, { version, purl: `pkg:pypi/django@${version}` }),
    }));
    const python = await uploadBom(server, auditor, 'Python', '1', { ...bom, components });
    const view = (await viewer.get<Coverage>(urlOf(python.uuid))).body;
    expect(view).toMatchObject({ components: 2, judgeable: 1, blind: 1 });
    expect(spotOf(view, 'version_unreadable')).toMatchObject({
      data: { scheme: 'pep440' },
      examples: [{ name: 'django not-a-version' }],
    });
    const { body: findings } = await viewer.get<{ component: { version: string } }[]>(
      `/api/v1/finding/project/${python.uuid}`,
    );
    expect(findings.map((finding) => finding.component.version)).toEqual(['4.2']);
    await setSource('google.osv.enabled', 'Go');
  });

  it('of an empty project is empty', async () => {
    const { body } = await world.auditor.put<{ uuid: string }>('/api/v1/project', { name: 'Empty' });
    expect((await world.viewer.get(urlOf(body.uuid))).body).toEqual({
      status: 'EMPTY',
      components: 0,
      judgeable: 0,
      intended: 0,
      blind: 0,
      exploitedUnread: true,
      epssUnread: true,
      dataAsOf: expect.any(Number),
      blindSpots: [],
      notes: [],
    });
  });

  it('is refused as every view of a project is', async () => {
    expect((await world.viewer.get(urlOf('x'))).status).toBe(400);
    expect((await world.viewer.get(urlOf('00000000-0000-4000-8000-000000000000'))).status).toBe(404);
    const other = await world.server.asKey('VIEW_VULNERABILITY');
    expect((await other.get(urlOf(project.uuid))).status).toBe(403);
    const caller = await world.server.asKey('VIEW_PORTFOLIO');
    await showProject(world.server, caller, world.second);
    await setAccessControl(world.server, true);
    try {
      const refused = await caller.get(urlOf(project.uuid));
      expect(refused.status).toBe(404);
      expect(refused.headers.get('content-type')).toContain('application/problem+json');
      expect(refused.body).toMatchObject({ title: 'Not Found', detail: expect.stringContaining('project') });
      expect((await caller.get(urlOf(world.second.uuid))).status).toBe(200);
    } finally {
      await setAccessControl(world.server, false);
    }
  });
});
