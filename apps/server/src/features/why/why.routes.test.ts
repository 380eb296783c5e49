import type { AuditFinding, Why } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  flaws,
  setAccessControl,
  showProject,
  startAuditWorld,
  uploadBom,
  workshopBom,
} from '../../../test/audit-world.ts';
import { findRow, sql } from '../../db/database.ts';
import { nvdCve, osvRecord, storeTestRecords } from '../source/source.fixtures.ts';

let world: AuditWorld;
beforeAll(async () => {
  world = await startAuditWorld();
});
afterAll(() => world.server.close());

const ask = (component: string, vulnerability: string, client = world.viewer) =>
  client.get<Why>(`/api/waybill/v1/why?${new URLSearchParams({ component, vulnerability })}`);

async function why(name: string, vulnerability: string): Promise<Why> {
  const { status, body, text } = await ask(world.first.components[name] ?? '', vulnerability);
  if (status !== 200) throw new Error(text);
  return body;
}

const codesOf = (view: Why) => view.records.map((record) => record.steps.map((step) => step.code));

describe('the question why', () => {
  it('is answered for a match by CPE with the range and how the versions compare', async () => {
    const view = await why('anvil', `NVD/${flaws.critical}`);
    expect(view).toMatchObject({
      component: { uuid: world.first.components.anvil, name: 'anvil', version: '1.5' },
      vulnerability: { source: 'NVD', vulnId: flaws.critical },
      verdict: 'affected',
      records: [{ feed: 'nvd', recordId: flaws.critical, modified: expect.any(String), verdict: 'affected' }],
      match: { firstSeen: expect.any(Number), analyzers: ['INTERNAL_ANALYZER'] },
      fixedIn: ['2.0'],
      past: [],
      blindSpots: [],
    });
    expect(view.component).not.toHaveProperty('purl');
    const inside = view.records[0]?.steps.find((step) => step.code === 'range_inside');
    expect(inside?.data).toMatchObject({
      version: '1.5',
      upper: { bound: 'endExcluding', version: '2.0', order: -1 },
    });
  });

  it('calls no version a fix that another range of the record takes in', async () => {
    const range = (criteria: string, more: object = {}) => ({
      vulnerable: true,
      criteria,
      matchCriteriaId: '00000000-0000-4000-8000-000000000021',
      ...more,
    });
    const cpeMatch = [
      range('cpe:2.3:a:acme:anvil:*:*:*:*:*:*:*:*', { versionEndExcluding: '1.9' }),
      range('cpe:2.3:a:acme:anvil:1.9:*:*:*:*:*:*:*'),
    ];
    const configurations = [{ nodes: [{ operator: 'OR', negate: false, cpeMatch }] }];
    await storeTestRecords(world.server.db, { nvd: [nvdCve('CVE-2026-0021', { configurations })] });
    const view = await why('anvil', 'NVD/CVE-2026-0021');
    expect(view).toMatchObject({ verdict: 'affected', fixedIn: [] });
    const inside = view.records[0]?.steps.find((step) => step.code === 'range_inside');
    expect(inside?.data).toMatchObject({ upper: { bound: 'endExcluding', version: '1.9' } });
    const path = `/api/waybill/v1/project/${world.first.uuid}/findings?suppressed=true`;
    const { body } = await world.viewer.get<AuditFinding[]>(path);
    const finding = body.find((one) => one.vulnerability.vulnId === 'CVE-2026-0021');
    expect(finding).toBeDefined();
    expect(finding).not.toHaveProperty('fix');
  });

  it('is answered for a match by purl', async () => {
    const view = await why('nail', `OSV/${flaws.unassigned}`);
    expect(view.verdict).toBe('affected');
    expect(view.vulnerability).toMatchObject({ source: 'OSV', title: `Summary of ${flaws.unassigned}` });
    expect(codesOf(view)[0]).toEqual(
      expect.arrayContaining(['source', 'purl', 'same_package', 'range_inside']),
    );
  });

  it('is answered for a version outside the range', async () => {
    await storeTestRecords(world.server.db, {
      osv: [osvRecord('GO-2026-0100', { name: 'example.com/nail', fixed: '1.4.0' })],
    });
    const view = await why('nail', 'OSV/GO-2026-0100');
    expect(view).toMatchObject({ verdict: 'not_affected', past: [] });
    expect(view).not.toHaveProperty('match');
    const outside = view.records[0]?.steps.find((step) => step.code === 'range_outside');
    expect(outside?.data).toMatchObject({ lower: { bound: 'fixed', version: '1.4.0', order: 1 } });
  });

  it('is answered for other packages', async () => {
    const view = await why('hammer', `OSV/${flaws.unassigned}`);
    expect(view.verdict).toBe('not_affected');
    expect(codesOf(view)[0]).toContain('other_packages');
  });

  it('is left open where no identifier is shared, or none is there', async () => {
    const cpeOnly = await why('anvil', `OSV/${flaws.unassigned}`);
    expect(cpeOnly.verdict).toBe('cannot_tell');
    expect(codesOf(cpeOnly)[0]).toContain('no_common_identifier');
    const mystery = await why('mystery', `NVD/${flaws.critical}`);
    expect(mystery).toMatchObject({ verdict: 'cannot_tell', blindSpots: [{ code: 'no_identifier' }] });
    expect(codesOf(mystery)[0]).toContain('identity_none');
  });

  it('is left open for a version that cannot be ordered', async () => {
    const odd = workshopBom.components.map((component) =>
      component.name === 'nail' ? { ...component, purl: 'pkg:golang/example.com/nail@master' } : component,
    );
    const project = await uploadBom(world.server, world.auditor, 'Odd', '1', {
      ...workshopBom,
      components: odd,
      dependencies: [],
    });
    const { body } = await ask(project.components.nail ?? '', `OSV/${flaws.unassigned}`);
    expect(body.verdict).toBe('cannot_tell');
    expect(codesOf(body)[0]).toContain('version_unreadable');
    expect(body).not.toHaveProperty('match');
  });

  it('tells of matches that ended', async () => {
    const cve = (end: string, modified: string) =>
      nvdCve('CVE-2026-0200', { end, lastModified: `2026-02-0${modified}T00:00:00.000` });
    await storeTestRecords(world.server.db, { nvd: [cve('1.9', '1')] });
    expect(await why('anvil', 'NVD/CVE-2026-0200')).toMatchObject({ verdict: 'affected', past: [] });
    await storeTestRecords(world.server.db, { nvd: [cve('1.2', '2')] });
    const view = await why('anvil', 'NVD/CVE-2026-0200');
    expect(view).toMatchObject({
      verdict: 'not_affected',
      past: [{ firstSeen: expect.any(Number), goneAt: expect.any(Number) }],
    });
    expect(view).not.toHaveProperty('match');
  });

  it('is answered for a rejected record', async () => {
    await storeTestRecords(world.server.db, { nvd: [nvdCve('CVE-2026-0300', { vulnStatus: 'Rejected' })] });
    const view = await why('anvil', 'NVD/CVE-2026-0300');
    expect(view.verdict).toBe('not_affected');
    expect(codesOf(view)[0]).toContain('rejected');
  });

  it('comes to the verdict that the stored matches show, for every component and vulnerability', async () => {
    for (const [name, uuid] of Object.entries(world.first.components)) {
      for (const vulnId of Object.values(flaws)) {
        const source = vulnId.startsWith('CVE') ? 'NVD' : 'OSV';
        const { body } = await ask(uuid, `${source}/${vulnId}`);
        const stored = await findRow(
          world.server.db,
          sql`select 1 from identity_match m join component c using (identity_id) join vuln v using (vuln_id)
            where c.uuid = ${uuid} and v.ext_id = ${vulnId}`,
        );
        expect(body.verdict === 'affected', `${name} ${vulnId}`).toBe(stored !== undefined);
        expect(body.match !== undefined, `${name} ${vulnId}`).toBe(stored !== undefined);
      }
    }
  });

  it('is refused for what does not exist or cannot be read', async () => {
    const anvil = world.first.components.anvil ?? '';
    const status = async (component: string, vulnerability: string) =>
      (await ask(component, vulnerability)).status;
    expect(await status('anvil', `NVD/${flaws.critical}`)).toBe(400);
    for (const text of ['', flaws.critical, 'NVD/', `/${flaws.critical}`])
      expect(await status(anvil, text)).toBe(400);
    expect(await status('00000000-0000-4000-8000-000000000000', `NVD/${flaws.critical}`)).toBe(404);
    expect(await status(anvil, `OSV/${flaws.critical}`)).toBe(404);
    expect((await world.viewer.get('/api/waybill/v1/why')).status).toBe(400);
  });

  it('is refused without the permission, and under access control for a project of others', async () => {
    const anvil = world.first.components.anvil ?? '';
    const other = await world.server.asKey('VIEW_PORTFOLIO');
    expect((await ask(anvil, `NVD/${flaws.critical}`, other)).status).toBe(403);
    const caller = await world.server.asKey('VIEW_VULNERABILITY');
    await showProject(world.server, caller, world.second);
    await setAccessControl(world.server, true);
    try {
      expect((await ask(anvil, `NVD/${flaws.critical}`, caller)).status).toBe(404);
      const own = world.second.components.anvil ?? '';
      expect((await ask(own, `NVD/${flaws.critical}`, caller)).status).toBe(200);
    } finally {
      await setAccessControl(world.server, false);
    }
  });
});
