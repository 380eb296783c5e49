import type { Analysis, AuditFinding, FindingDetails } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  flaws,
  setAccessControl,
  showProject,
  startAuditWorld,
  type UploadedProject,
  uploadBom,
  workshopBom,
} from '../../../test/audit-world.ts';
import { noDrift } from '../../../test/no-drift.ts';
import { untoldDecisions } from '../../../test/untold-decisions.ts';
import { runSql, sql } from '../../db/database.ts';
import { countDrift } from '../matching/matching.service.ts';
import { nvdCve, osvRecord, storeTestRecords } from '../source/source.fixtures.ts';

let world: AuditWorld;
beforeAll(async () => {
  world = await startAuditWorld();
});
afterAll(async () => {
  expect(await countDrift(world.server.db)).toEqual(noDrift);
  expect(await untoldDecisions(world.server.db)).toEqual([]);
  await world.server.close();
});

const findings = async ({ uuid }: { uuid: string }, query = '') =>
  (
    await world.viewer.get<AuditFinding[]>(
      `/api/waybill/v1/project/${uuid}/findings?suppressed=true&${query}`,
    )
  ).body;

const finding = async (project: { uuid: string }, vulnId: string) => {
  const found = (await findings(project)).find((one) => one.vulnerability.vulnId === vulnId);
  if (!found) throw new Error(`${vulnId} is not found`);
  return found;
};

async function decide(project: { uuid: string }, vulnId: string, decision: object): Promise<void> {
  const { component, vulnerability } = await finding(project, vulnId);
  const key = { component: component.uuid, vulnerability: vulnerability.uuid, partial: true };
  const answer = await world.auditor.put('/api/v1/analysis', { ...key, ...decision });
  expect(answer.status, answer.text).toBe(200);
}

async function trailOf(project: { uuid: string }, vulnId: string): Promise<string[]> {
  const { component, vulnerability } = await finding(project, vulnId);
  const query = `component=${component.uuid}&vulnerability=${vulnerability.uuid}`;
  const { body } = await world.viewer.get<Analysis>(`/api/v1/analysis?${query}`);
  return body.analysisComments.map((line) => line.comment);
}

const pathOf = ({ uuid }: { uuid: string }) => `/api/waybill/v1/project/${uuid}/decision-carrying`;

async function carrying(name: string): Promise<UploadedProject> {
  const project = await uploadBom(world.server, world.auditor, name, '1', workshopBom);
  expect((await world.viewer.get(pathOf(project))).body).toEqual({ enabled: false });
  const answer = await world.auditor.put(pathOf(project), { enabled: true });
  expect([answer.status, answer.body]).toEqual([200, { enabled: true }]);
  return project;
}

/** The workshop with another version of a component. */
const withVersion = (name: string, version: string, purl?: string) => ({
  ...workshopBom,
  components: workshopBom.components.map((one) =>
    one.name === name ? { ...one, version, ...(purl ? { purl } : {}) } : one,
  ),
});

describe('a decision that follows its component', () => {
  it('goes with it into a new version of the project, and says from where', async () => {
    const old = await carrying('Follows');
    await decide(old, flaws.critical, { analysisState: 'EXPLOITABLE', comment: 'Seen in the wild' });
    await decide(old, flaws.medium, { isSuppressed: true });
    const fresh = await uploadBom(world.server, world.auditor, 'Follows', '2', workshopBom);
    expect((await finding(fresh, flaws.critical)).analysis).toMatchObject({
      state: 'EXPLOITABLE',
      carriedFrom: { project: old.uuid, projectVersion: '1', by: expect.any(String) },
    });
    expect((await finding(fresh, flaws.medium)).analysis.isSuppressed).toBe(true);
    const trail = await trailOf(fresh, flaws.critical);
    expect(trail.slice(0, 2)).toEqual(['Analysis: NOT_SET → EXPLOITABLE', 'Seen in the wild']);
    expect(trail[2]).toMatch(/^Carried from version 1, the same component, decided by /);
    expect((await world.viewer.get(pathOf(fresh))).body).toEqual({ enabled: true });
  });

  it.each([
    ['does not go to a version whose team may not see the one before', false, 'NOT_SET'],
    ['goes to a version whose team sees the one before as well', true, 'EXPLOITABLE'],
  ])('%s', async (_title, isShown, state) => {
    const name = isShown ? 'Shared' : 'Confidential';
    const old = await carrying(name);
    await decide(old, flaws.critical, { analysisState: 'EXPLOITABLE' });
    const others = await world.server.asKey('BOM_UPLOAD', 'PROJECT_CREATION_UPLOAD', 'VIEW_PORTFOLIO');
    if (isShown) await showProject(world.server, others, old);
    await setAccessControl(world.server, true);
    try {
      const fresh = await uploadBom(world.server, others, name, '2', workshopBom);
      await showProject(world.server, world.viewer, fresh);
      expect((await finding(fresh, flaws.critical)).analysis.state).toBe(state);
    } finally {
      await setAccessControl(world.server, false);
    }
  });

  it('goes on to another version of the component while the vulnerability is there', async () => {
    const project = await carrying('Changes');
    await decide(project, flaws.unassigned, { analysisState: 'NOT_AFFECTED' });
    await decide(project, flaws.critical, { analysisState: 'RESOLVED' });
    const bom = withVersion('nail', '1.6', 'pkg:golang/example.com/nail@v1.6.0');
    await uploadBom(world.server, world.auditor, 'Changes', '1', bom);
    const { analysis, component } = await finding(project, flaws.unassigned);
    expect(component.version).toBe('1.6');
    expect(analysis).toMatchObject({ state: 'NOT_AFFECTED', carriedFrom: { componentVersion: '1.5' } });
    expect((await trailOf(project, flaws.unassigned)).at(-1)).toMatch(
      /^Carried from component version 1\.5, decided by /,
    );
    expect((await finding(project, flaws.critical)).analysis.carriedFrom).toBeUndefined();
    await decide(project, flaws.unassigned, { analysisState: 'RESOLVED' });
    expect((await finding(project, flaws.unassigned)).analysis.carriedFrom).toBeUndefined();
  });

  it('goes on to another record of its flaw that only the new version matches', async () => {
    await storeTestRecords(world.server.db, {
      osv: [
        osvRecord('GO-2026-7001', { aliases: ['CVE-2026-7001'], name: 'example.com/bolt', fixed: '1.6.0' }),
        osvRecord('GO-2026-7002', {
          aliases: ['CVE-2026-7001'],
          affected: [
            {
              package: { ecosystem: 'Go', name: 'example.com/bolt' },
              ranges: [{ type: 'SEMVER', events: [{ introduced: '1.6.0' }, { fixed: '2.0.0' }] }],
            },
          ],
        }),
      ],
    });
    const withBolt = (version: string) => ({
      ...workshopBom,
      components: [
        ...workshopBom.components,
        { type: 'library', name: 'bolt', version, purl: `pkg:golang/example.com/bolt@v${version}` },
      ],
    });
    const old = await uploadBom(world.server, world.auditor, 'Bolted', '1', withBolt('1.5.0'));
    await world.auditor.put(pathOf(old), { enabled: true });
    await decide(old, 'GO-2026-7001', { analysisState: 'NOT_AFFECTED' });
    const fresh = await uploadBom(world.server, world.auditor, 'Bolted', '2', withBolt('1.6.0'));
    expect((await findings(fresh)).map((one) => one.vulnerability.vulnId)).not.toContain('GO-2026-7001');
    expect((await finding(fresh, 'GO-2026-7002')).analysis).toMatchObject({
      state: 'NOT_AFFECTED',
      carriedFrom: { projectVersion: '1', componentVersion: '1.5.0' },
    });
  });

  it('goes with a clone', async () => {
    const old = await carrying('Cloned');
    await decide(old, flaws.critical, { analysisState: 'FALSE_POSITIVE' });
    const asked = { project: old.uuid, version: '2', includeComponents: true };
    const answer = await world.auditor.put('/api/v1/project/clone', asked);
    expect(answer.status, answer.text).toBe(200);
    await world.server.runJobs();
    const { body: clone } = await world.viewer.get<{ uuid: string }>(
      '/api/v1/project/lookup?name=Cloned&version=2',
    );
    expect((await finding(clone, flaws.critical)).analysis).toMatchObject({
      state: 'FALSE_POSITIVE',
      carriedFrom: { project: old.uuid, projectVersion: '1' },
    });
  });

  it('stays where it is unless the project asks for it', async () => {
    const old = await uploadBom(world.server, world.auditor, 'Stays', '1', workshopBom);
    await decide(old, flaws.critical, { analysisState: 'EXPLOITABLE' });
    const fresh = await uploadBom(world.server, world.auditor, 'Stays', '2', workshopBom);
    expect((await finding(fresh, flaws.critical)).analysis.state).toBe('NOT_SET');
    const bom = withVersion('nail', '1.6', 'pkg:golang/example.com/nail@v1.6.0');
    await decide(old, flaws.unassigned, { analysisState: 'RESOLVED' });
    await uploadBom(world.server, world.auditor, 'Stays', '1', bom);
    expect((await finding(old, flaws.unassigned)).analysis.state).toBe('NOT_SET');
  });

  it('is switched on by those who manage the project and see it', async () => {
    expect((await world.viewer.put(pathOf(world.first), { enabled: true })).status).toBe(403);
    expect((await world.auditor.put(pathOf(world.first), {})).status).toBe(400);
    const unknown = { uuid: '00000000-0000-4000-8000-000000000000' };
    expect((await world.auditor.put(pathOf(unknown), { enabled: true })).status).toBe(404);
  });
});

describe('a decision whose reasons changed', () => {
  it('is marked by what changed, found by a filter, and confirmed by deciding again', async () => {
    const { db } = world.server;
    const project = await uploadBom(world.server, world.auditor, 'Reasons', '1', workshopBom);
    for (const vulnId of [flaws.critical, flaws.medium, flaws.high, flaws.unassigned])
      await decide(project, vulnId, { analysisState: 'NOT_AFFECTED' });
    expect(await findings(project, 'reasonsChanged=true')).toEqual([]);

    await storeTestRecords(db, {
      nvd: [nvdCve(flaws.medium, { score: 8, weaknesses: [] })],
      osv: [osvRecord(flaws.unassigned, { name: 'example.com/nail', fixed: '3.0.0' })],
    });
    await runSql(db, sql`update vuln set exploited = true where ext_id = ${flaws.critical}`);
    await runSql(db, sql`update vuln set effective_epss = 0.3 where ext_id = ${flaws.high}`);

    const changed = await findings(project, 'reasonsChanged=true');
    const reasons = changed.map((one) => [one.vulnerability.vulnId, one.analysis.reasonsChanged]);
    expect(Object.fromEntries(reasons)).toEqual({
      [flaws.critical]: ['EXPLOITED'],
      [flaws.medium]: ['SEVERITY'],
      [flaws.high]: ['EPSS'],
      [flaws.unassigned]: ['RANGE'],
    });
    const everywhere = await world.viewer.get<unknown[]>(
      `/api/waybill/v1/findings?reasonsChanged=true&project=${project.uuid}`,
    );
    expect(everywhere.body).toHaveLength(4);

    const { component, vulnerability } = await finding(project, flaws.medium);
    const { body: details } = await world.viewer.get<FindingDetails>(
      `/api/waybill/v1/project/${project.uuid}/findings/${component.uuid}/${vulnerability.uuid}`,
    );
    expect(details.reasonChanges).toEqual([{ reason: 'SEVERITY', before: 'MEDIUM', now: 'HIGH' }]);

    await decide(project, flaws.medium, { comment: 'Have a look' });
    expect(await findings(project, 'reasonsChanged=true')).toHaveLength(4);
    await decide(project, flaws.medium, { analysisState: 'NOT_AFFECTED' });
    expect(await findings(project, 'reasonsChanged=true')).toHaveLength(3);
    expect((await trailOf(project, flaws.medium)).at(-1)).toBe('Confirmed after a change of SEVERITY');
  });

  it('is as it was before once a later decision is undone', async () => {
    const project = await uploadBom(world.server, world.auditor, 'Reasons', '2', workshopBom);
    await decide(project, flaws.high, { analysisState: 'IN_TRIAGE' });
    await runSql(world.server.db, sql`update vuln set effective_epss = 0.7 where ext_id = ${flaws.high}`);
    const { component, vulnerability } = await finding(project, flaws.high);
    const answer = await world.auditor.post<{ token: string }>(
      `/api/waybill/v1/project/${project.uuid}/findings/decisions`,
      {
        selection: { kind: 'ids', ids: [`${component.uuid}:${vulnerability.uuid}`] },
        analysisState: 'RESOLVED',
      },
    );
    await world.server.runJobs();
    expect(await findings(project, 'reasonsChanged=true')).toHaveLength(0);
    await world.auditor.post(`/api/waybill/v1/bulk/${answer.body.token}/undo`);
    await world.server.runJobs();
    expect((await finding(project, flaws.high)).analysis).toMatchObject({
      state: 'IN_TRIAGE',
      reasonsChanged: ['EPSS'],
    });
  });
});
