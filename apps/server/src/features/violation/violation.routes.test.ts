import type {
  AuditViolation,
  BulkReport,
  Policy,
  PolicyViolation,
  ProjectMetrics,
  ViolationAnalysis,
  ViolationDetails,
  ViolationGroup,
} from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flaws, setAccessControl, showProject } from '../../../test/audit-world.ts';
import { rowsOf, sql } from '../../db/database.ts';
import {
  makePolicy,
  type PolicyWorld,
  policyBom,
  startPolicyWorld,
  violationsOf,
  violators,
} from '../policy-evaluation/policy-world.fixtures.ts';
import { countViolationDrift } from '../policy-evaluation/violation-count.service.ts';

let world: PolicyWorld;
let smithy: Awaited<ReturnType<PolicyWorld['upload']>>;
let noAnvils: Policy;

const named = (name: string) => ({
  subject: 'COORDINATES' as const,
  operator: 'MATCHES' as const,
  value: JSON.stringify({ name, version: '*' }),
});

beforeAll(async () => {
  world = await startPolicyWorld();
  const { server, manager } = world;
  noAnvils = await makePolicy(server, manager, 'No anvils', [named('anvil')], { violationState: 'FAIL' });
  await makePolicy(
    server,
    manager,
    'Nothing critical',
    [{ subject: 'SEVERITY', operator: 'IS', value: 'CRITICAL' }],
    { violationState: 'WARN' },
  );
  await makePolicy(server, manager, 'Known licenses', [
    { subject: 'LICENSE', operator: 'IS', value: 'unresolved' },
  ]);
  smithy = await world.upload('Smithy', '1');
});
afterAll(async () => {
  expect(await countViolationDrift(world.server.db)).toBe(0);
  await world.server.close();
});

const metricsOf = async ({ uuid }: { uuid: string }) =>
  (await world.manager.get<ProjectMetrics>(`/api/v1/metrics/project/${uuid}/current`)).body;

async function violationOf(policy: string, project = smithy): Promise<AuditViolation> {
  const rows = await violationsOf(world.manager, project, 'suppressed=true');
  const found = rows.find((row) => row.policy.name === policy);
  if (!found) throw new Error(`No violation of ${policy}`);
  return found;
}

const detailsOf = async (row: AuditViolation) =>
  (await world.manager.get<ViolationDetails>(`/api/waybill/v1/violations/${row.component.uuid}/${row.uuid}`))
    .body;

const decide = (row: AuditViolation, decision: object) =>
  world.manager.put<ViolationAnalysis>('/api/v1/violation/analysis', {
    component: row.component.uuid,
    policyViolation: row.uuid,
    ...decision,
  });

describe('an upload', () => {
  it('is evaluated when its task ends, and counted by state and type', async () => {
    const rows = await violationsOf(world.manager, smithy);
    expect(rows.map((row) => [row.policy.name, row.component.name]).sort()).toEqual([
      ['Known licenses', 'mystery'],
      ['Known licenses', 'tagged'],
      ['No anvils', 'anvil'],
      ['Nothing critical', 'anvil'],
    ]);
    expect(await metricsOf(smithy)).toMatchObject({
      policyViolationsFail: 1,
      policyViolationsWarn: 1,
      policyViolationsInfo: 2,
      policyViolationsTotal: 4,
      policyViolationsLicenseTotal: 2,
      policyViolationsSecurityTotal: 1,
      policyViolationsOperationalTotal: 1,
      policyViolationsAudited: 0,
      policyViolationsUnaudited: 4,
    });
    const anvil = smithy.components.anvil ?? '';
    const component = await world.manager.get(`/api/v1/metrics/component/${anvil}/current`);
    expect(component.body).toMatchObject({ policyViolationsTotal: 2, policyViolationsFail: 1 });
  });

  it('tells of each policy that is violated newly, once', async () => {
    const project = await world.upload('Told', '1');
    await world.upload('Told', '1', { ...policyBom, version: 2, serialNumber: undefined });
    const events = await rowsOf(
      world.server.db,
      sql<{ subject: object }>`select subject from outbox where event_group = 'POLICY_VIOLATION'
        and subject -> 'project' ->> 'uuid' = ${project.uuid} order by subject -> 'policy' ->> 'name'`,
    );
    expect(events.map(({ subject }) => subject)).toMatchObject([
      { policy: { name: 'Known licenses', violationState: 'INFO' }, total: 2 },
      { policy: { name: 'No anvils', violationState: 'FAIL' }, total: 1 },
      { policy: { name: 'Nothing critical' }, total: 1 },
    ]);
  });
});

describe('a violation', () => {
  it('stays the same, of what its component has become', async () => {
    const project = await world.upload('Changed', '1');
    const before = await violationOf('No anvils', project);
    const answer = await world.manager.post('/api/v1/component', {
      uuid: before.component.uuid,
      name: 'anvil',
      version: '77',
      classifier: 'LIBRARY',
    });
    expect(answer.status, answer.text).toBe(200);
    expect((await violationOf('No anvils', project)).uuid).toBe(before.uuid);
    const groups = await world.manager.get<ViolationGroup[]>(
      `/api/waybill/v1/violations/groups?by=COMPONENT&project=${project.uuid}&searchText=anvil`,
    );
    expect(groups.body).toMatchObject([{ component: { name: 'anvil', version: '77' }, violations: 2 }]);
    await world.server.asAdmin.delete(`/api/v1/project/${project.uuid}`);
  });

  it('says which condition holds, by which value and operator', async () => {
    const details = await detailsOf(await violationOf('Nothing critical'));
    expect(details.why).toMatchObject({
      operator: 'ANY',
      violated: true,
      reach: { by: 'global' },
      conditions: [
        {
          condition: { subject: 'SEVERITY', operator: 'IS', value: 'CRITICAL' },
          type: 'SECURITY',
          outcome: 'held',
          checks: [
            {
              fact: 'severity',
              actual: 'CRITICAL',
              operator: 'IS',
              expected: 'CRITICAL',
              held: true,
              details: { vulnerability: flaws.critical },
            },
          ],
        },
      ],
    });
  });

  it('keeps uuid and audit while it stands, ends with its component, and returns as the same', async () => {
    const project = await world.upload('Coming', '1');
    const before = await violationOf('No anvils', project);
    expect((await decide(before, { analysisState: 'REJECTED', comment: 'Too heavy' })).status).toBe(200);
    await world.upload('Coming', '1', { ...policyBom, version: 3 });
    expect((await violationOf('No anvils', project)).uuid).toBe(before.uuid);

    const others = policyBom.components.filter(({ name }) => name !== 'anvil');
    await world.upload('Coming', '1', { ...policyBom, components: others, dependencies: [] });
    expect(await violators(world.manager, project, 'suppressed=true')).toEqual(['mystery', 'tagged']);
    expect(await metricsOf(project)).toMatchObject({ policyViolationsTotal: 2, policyViolationsAudited: 0 });
    const past = await rowsOf(
      world.server.db,
      sql<{ ended_at: Date | null }>`select ended_at from violation_past where uuid = ${before.uuid}`,
    );
    expect(past).toMatchObject([{ ended_at: expect.any(Date) }]);

    await world.upload('Coming', '1');
    const after = await detailsOf(await violationOf('No anvils', project));
    expect(after).toMatchObject({
      uuid: before.uuid,
      firstSeen: before.since,
      analysis: { state: 'REJECTED', isRecorded: true },
      comments: [{ comment: 'NOT_SET → REJECTED' }, { comment: 'Too heavy' }],
    });
    expect(after.since).toBeGreaterThan(before.since);
  });

  it('of a suppressed finding ends, and returns with the finding', async () => {
    const project = await world.upload('Suppressing', '1');
    const row = await violationOf('Nothing critical', project);
    const findings = await world.viewer.get<
      { component: { uuid: string }; vulnerability: { uuid: string; vulnId: string } }[]
    >(`/api/v1/finding/project/${project.uuid}`);
    const finding = findings.body.find((one) => one.vulnerability.vulnId === flaws.critical);
    const suppress = (isSuppressed: boolean) =>
      world.auditor.put('/api/v1/analysis', {
        project: project.uuid,
        component: finding?.component.uuid,
        vulnerability: finding?.vulnerability.uuid,
        isSuppressed,
      });
    expect((await suppress(true)).status).toBe(200);
    expect(await violators(world.manager, project)).toEqual(['anvil', 'mystery', 'tagged']);
    expect((await metricsOf(project)).policyViolationsSecurityTotal).toBe(0);
    await suppress(false);
    expect((await violationOf('Nothing critical', project)).uuid).toBe(row.uuid);
  });
});

describe('PUT /api/v1/violation/analysis', () => {
  it('writes the trail, resets a state that is left out, and counts', async () => {
    const project = await world.upload('Audited', '1');
    const row = await violationOf('No anvils', project);
    const none = await world.manager.get(
      `/api/v1/violation/analysis?component=${row.component.uuid}&policyViolation=${row.uuid}`,
    );
    expect([none.status, none.text]).toEqual([200, '']);
    const first = await decide(row, { analysisState: 'APPROVED', comment: 'fine' });
    expect(first.body).toMatchObject({
      analysisState: 'APPROVED',
      isSuppressed: false,
      analysisComments: [{ comment: 'NOT_SET → APPROVED' }, { comment: 'fine' }],
    });
    expect(await metricsOf(project)).toMatchObject({
      policyViolationsAudited: 1,
      policyViolationsOperationalAudited: 1,
      policyViolationsUnaudited: 3,
    });
    const second = await decide(row, { isSuppressed: true });
    expect(second.body).toMatchObject({ analysisState: 'NOT_SET', isSuppressed: true });
    expect(second.body.analysisComments?.slice(2)).toMatchObject([
      { comment: 'APPROVED → NOT_SET' },
      { comment: 'Suppressed' },
    ]);
    expect(await metricsOf(project)).toMatchObject({ policyViolationsTotal: 3, policyViolationsFail: 0 });
    const listed = (query: string) =>
      world.manager.get<PolicyViolation[]>(`/api/v1/violation/project/${project.uuid}${query}`);
    expect((await listed('')).body).toHaveLength(3);
    expect((await listed('?suppressed=true')).body).toHaveLength(4);
    const only = await violationsOf(world.manager, project, 'onlySuppressed=true');
    expect(only.map(({ uuid }) => uuid)).toEqual([row.uuid]);
    const everywhere = `project=${project.uuid}&onlySuppressed=true`;
    const { body: all } = await world.manager.get<AuditViolation[]>(
      `/api/waybill/v1/violations?${everywhere}`,
    );
    expect(all.map(({ uuid }) => uuid)).toEqual([row.uuid]);
    const { body: groups } = await world.manager.get<ViolationGroup[]>(
      `/api/waybill/v1/violations/groups?by=PROJECT&${everywhere}`,
    );
    expect(groups.map(({ violations }) => violations)).toEqual([1]);
  });

  it('keeps a state that is left out when told to', async () => {
    const row = await violationOf('No anvils', await world.upload('Kept', '1'));
    await decide(row, { analysisState: 'APPROVED' });
    const commented = await decide(row, { partial: true, comment: 'Seen' });
    expect(commented.body).toMatchObject({
      analysisState: 'APPROVED',
      analysisComments: [{ comment: 'NOT_SET → APPROVED' }, { comment: 'Seen' }],
    });
    const suppressed = await decide(row, { partial: true, isSuppressed: true });
    expect(suppressed.body).toMatchObject({ analysisState: 'APPROVED', isSuppressed: true });
  });

  it('answers 404 for what does not exist, and needs POLICY_VIOLATION_ANALYSIS', async () => {
    const row = await violationOf('No anvils');
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await decide({ ...row, uuid: unknown }, {})).text).toBe(
      'The policy violation could not be found.',
    );
    const component = { ...row.component, uuid: unknown };
    expect((await decide({ ...row, component }, {})).text).toBe('The component could not be found.');
    const viewer = await world.server.asKey('VIEW_POLICY_VIOLATION');
    expect((await viewer.put('/api/v1/violation/analysis', {})).status).toBe(403);
  });
});

describe('the lists of violations', () => {
  const list = async (query: string) =>
    (await world.manager.get<AuditViolation[]>(`/api/waybill/v1/violations?pageSize=500&${query}`)).body;

  it('filter by state, type, policy, project, tag, day, text and what was decided', async () => {
    const inSmithy = `project=${smithy.uuid}`;
    expect(await list(`${inSmithy}&state=FAIL`)).toHaveLength(1);
    expect(await list(`${inSmithy}&type=LICENSE`)).toHaveLength(2);
    expect(await list(`${inSmithy}&policy=${noAnvils.uuid}`)).toHaveLength(1);
    expect(await list(`${inSmithy}&searchText=ANV`)).toHaveLength(2);
    expect(await list(`${inSmithy}&searchText=critical`)).toHaveLength(1);
    expect(await list(`${inSmithy}&analysis=NOT_SET`)).toHaveLength(4);
    expect(await list(`${inSmithy}&analysis=REJECTED`)).toHaveLength(0);
    expect(await list(`${inSmithy}&foundSince=2099-01-01`)).toHaveLength(0);
    expect(await list(`${inSmithy}&foundUntil=2099-01-01`)).toHaveLength(4);
    expect(await list(`${inSmithy}&component=${smithy.components.anvil}`)).toHaveLength(2);
    await world.server.asAdmin.put('/api/v1/tag', ['hot']);
    await world.manager.post('/api/v1/tag/hot/project', [smithy.uuid]);
    expect(await list('tag=hot')).toHaveLength(4);
    expect((await world.manager.get('/api/waybill/v1/violations?policy=x')).status).toBe(400);
  });

  it.each([
    'since',
    'state',
    'type',
    'policy.name',
    'condition.subject',
    'component.name',
    'component.version',
    'component.group',
    'analysis.state',
    'analysis.isSuppressed',
    'project.name',
    'project.version',
  ])('are paged by %s in both directions without gaps', async (field) => {
    for (const order of ['asc', 'desc']) {
      const sorted = `sortName=${field}&sortOrder=${order}`;
      const whole = await list(sorted);
      const pages = [];
      for (let offset = 0; offset < whole.length; offset += 3) {
        const page = await world.manager.get<AuditViolation[]>(
          `/api/waybill/v1/violations?${sorted}&offset=${offset}&limit=3`,
        );
        expect(page.headers.get('x-total-count')).toBe(String(whole.length));
        pages.push(...page.body);
      }
      expect(pages.map((row) => row.uuid)).toEqual(whole.map((row) => row.uuid));
    }
  });

  it('are grouped by policy, component and project', async () => {
    const groups = async (by: string) =>
      (
        await world.manager.get<ViolationGroup[]>(
          `/api/waybill/v1/project/${smithy.uuid}/violations/groups?by=${by}`,
        )
      ).body;
    expect(await groups('POLICY')).toMatchObject([
      { policy: { name: 'No anvils' }, state: 'FAIL', violations: 1 },
      { policy: { name: 'Nothing critical' }, state: 'WARN' },
      { policy: { name: 'Known licenses' }, state: 'INFO', violations: 2, components: 2, undecided: 2 },
    ]);
    expect((await groups('COMPONENT'))[0]).toMatchObject({ component: { name: 'anvil' }, violations: 2 });
    expect(await groups('PROJECT')).toMatchObject([{ project: { name: 'Smithy' }, violations: 4 }]);
    const everywhere = await world.manager.get<ViolationGroup[]>(
      `/api/waybill/v1/violations/groups?by=COMPONENT&project=${smithy.uuid}&sortName=name&sortOrder=asc`,
    );
    expect(everywhere.body.map((group) => group.component?.name)).toEqual(['anvil', 'mystery', 'tagged']);
  });

  it('of the contract take its filters', async () => {
    const get = (query: string) => world.manager.get<PolicyViolation[]>(`/api/v1/violation?${query}`);
    const found = await get(
      'violationState=FAIL,WARN&riskType=SECURITY&textSearchField=project_name&textSearchInput=SMI',
    );
    expect(found.body).toMatchObject([
      {
        type: 'SECURITY',
        component: { name: 'anvil' },
        policyCondition: { policy: { name: 'Nothing critical' } },
      },
    ]);
    expect((await get('textSearchField=license&textSearchInput=mit')).body.length).toBeGreaterThan(0);
    expect((await get('violationState=nonsense')).status).toBe(400);
    const page = await get('pageNumber=1&pageSize=1');
    expect(page.body).toHaveLength(1);
    expect(Number(page.headers.get('x-total-count'))).toBeGreaterThan(4);
  });

  it('show nothing of projects that the caller may not see', async () => {
    const caller = await world.server.asKey('VIEW_POLICY_VIOLATION', 'POLICY_VIOLATION_ANALYSIS');
    const row = await violationOf('No anvils');
    await setAccessControl(world.server, true);
    try {
      for (const path of [
        '/api/v1/violation',
        '/api/waybill/v1/violations',
        '/api/waybill/v1/violations/groups?by=POLICY',
      ]) {
        const answer = await caller.get(path);
        expect([answer.status, answer.body]).toEqual([200, []]);
      }
      const path = `/api/waybill/v1/violations/${row.component.uuid}/${row.uuid}`;
      expect((await caller.get(path)).status).toBe(404);
      expect((await caller.get(`/api/waybill/v1/project/${smithy.uuid}/violations`)).status).toBe(404);
      expect((await caller.get(`/api/v1/violation/component/${row.component.uuid}`)).status).toBe(403);
      expect(
        (
          await caller.put('/api/v1/violation/analysis', {
            component: row.component.uuid,
            policyViolation: row.uuid,
          })
        ).status,
      ).toBe(403);
      const summaries = await caller.get<{ violations: number }[]>('/api/waybill/v1/policies');
      expect(summaries.body.map(({ violations }) => violations)).toEqual([0, 0, 0]);
      await showProject(world.server, caller, smithy);
      expect((await caller.get(path)).status).toBe(200);
    } finally {
      await setAccessControl(world.server, false);
    }
  });
});

describe('many violations', () => {
  it('are decided about by the filter of the list, with one comment, and taken back', async () => {
    const project = await world.upload('Bulk', '1');
    const rows = await violationsOf(world.manager, project, 'type=LICENSE');
    const [changed, ...others] = rows;
    if (!changed) throw new Error('There is nothing to decide');
    const started = await world.manager.post<{ token: string; total: number }>(
      `/api/waybill/v1/project/${project.uuid}/violations/decisions?type=LICENSE`,
      {
        selection: { kind: 'filter' },
        analysisState: 'REJECTED',
        isSuppressed: true,
        comment: 'All of them',
      },
    );
    expect([started.status, started.body.total], started.text).toEqual([202, 2]);
    await world.server.runJobs();
    const report = await world.manager.get<BulkReport>(`/api/waybill/v1/bulk/${started.body.token}`);
    expect(report.body).toMatchObject({ kind: 'violation.analysis', done: 2, skipped: 0, canUndo: true });
    expect((await detailsOf(changed)).comments.map((line) => line.comment)).toEqual([
      'NOT_SET → REJECTED',
      'Suppressed',
      'All of them',
    ]);
    expect(await metricsOf(project)).toMatchObject({
      policyViolationsLicenseTotal: 0,
      policyViolationsTotal: 2,
    });

    await decide(changed, { analysisState: 'APPROVED' });
    const undo = await world.manager.post<{ token: string }>(
      `/api/waybill/v1/bulk/${started.body.token}/undo`,
      undefined,
    );
    await world.server.runJobs();
    const undone = await world.manager.get<BulkReport>(`/api/waybill/v1/bulk/${undo.body.token}`);
    expect(undone.body).toMatchObject({ done: 1, skipped: 1, reasons: [{ reason: 'changed_since' }] });
    for (const row of others)
      expect((await detailsOf(row)).analysis).toMatchObject({ state: 'NOT_SET', isSuppressed: false });
  });

  it('of all projects are decided about by a filter, but for those that are left out', async () => {
    const project = await world.upload('Everywhere', '1');
    const [left] = await violationsOf(world.manager, project, 'type=LICENSE');
    const answer = await world.manager.post<{ token: string; total: number }>(
      `/api/waybill/v1/violations/decisions?project=${project.uuid}&type=LICENSE`,
      {
        selection: { kind: 'filter', excluded: [`${left?.component.uuid}:${left?.uuid}`] },
        analysisState: 'REJECTED',
      },
    );
    expect([answer.status, answer.body.total], answer.text).toEqual([202, 1]);
    await world.server.runJobs();
    const decided = await violationsOf(world.manager, project, 'analysis=REJECTED');
    expect(decided.map(({ type }) => type)).toEqual(['LICENSE']);
    expect(decided[0]?.uuid).not.toBe(left?.uuid);
  });

  it('are decided about by groups, as far as the filter leaves them', async () => {
    const project = await world.upload('Grouped', '1');
    const start = async (path: string, selection: object) => {
      const answer = await world.manager.post<{ total: number }>(path, { selection, comment: 'Seen' });
      expect(answer.status, answer.text).toBe(202);
      await world.server.runJobs();
      return answer.body.total;
    };
    const ofProject = `/api/waybill/v1/project/${project.uuid}/violations/decisions`;
    const all = await violationsOf(world.manager, project);
    const anvil = all.find((row) => row.policy.name === 'No anvils');
    if (!anvil) throw new Error('There is no anvil');
    const ids = (id: string) => ({ kind: 'ids', ids: [id] });
    expect(await start(`${ofProject}?by=COMPONENT`, ids(anvil.component.uuid))).toBe(2);
    expect(await start(`${ofProject}?by=COMPONENT&state=FAIL`, ids(anvil.component.uuid))).toBe(1);
    expect(await start(`${ofProject}?by=POLICY`, { kind: 'filter', excluded: [anvil.policy.uuid] })).toBe(
      all.length - 1,
    );
    const everywhere = '/api/waybill/v1/violations/decisions';
    expect(await start(`${everywhere}?by=PROJECT`, ids(project.uuid))).toBe(all.length);
    const same = await world.manager.get<AuditViolation[]>(
      `/api/waybill/v1/violations?component=${anvil.component.uuid}`,
    );
    expect(same.body.length).toBeGreaterThan(2);
    expect(await start(`${everywhere}?by=COMPONENT`, ids(anvil.component.uuid))).toBe(same.body.length);
    expect((await detailsOf(anvil)).comments).toHaveLength(4);
    const wrong = { selection: ids(`${anvil.component.uuid}:${anvil.uuid}`), comment: 'Seen' };
    expect((await world.manager.post(`${everywhere}?by=POLICY`, wrong)).status).toBe(400);
  });

  it('are decided about by their ids; what is not there is reported', async () => {
    const row = await violationOf('No anvils');
    const answer = await world.manager.post<{ token: string }>('/api/waybill/v1/violations/decisions', {
      selection: { kind: 'ids', ids: [`${row.component.uuid}:${row.uuid}`, `${row.uuid}:${row.uuid}`] },
      analysisState: 'APPROVED',
    });
    await world.server.runJobs();
    const report = await world.manager.get<BulkReport>(`/api/waybill/v1/bulk/${answer.body.token}`);
    expect(report.body).toMatchObject({ done: 1, skipped: 1, reasons: [{ reason: 'not_found' }] });
    expect((await violationOf('No anvils')).analysis.state).toBe('APPROVED');
    const empty = await world.manager.post('/api/waybill/v1/violations/decisions', {
      selection: { kind: 'filter' },
    });
    expect(empty.status).toBe(400);
  });
});

describe('two versions', () => {
  it('are compared by their violations', async () => {
    const before = await world.upload('Versions', '1');
    const others = policyBom.components.filter(({ name }) => name !== 'tagged');
    const wild = { type: 'library', name: 'wild', version: '1' };
    const after = await world.upload('Versions', '2', { ...policyBom, components: [...others, wild] });
    const path = `from=${before.uuid}&to=${after.uuid}`;
    const counts = await world.manager.get(`/api/waybill/v1/comparison?${path}`);
    expect(counts.body).toMatchObject({ violations: { new: 1, gone: 1, still: 3 } });
    const list = await world.manager.get(`/api/waybill/v1/comparison/violations?${path}&change=NEW,GONE`);
    expect(list.body).toMatchObject([
      { change: 'NEW', name: 'wild', policy: { name: 'Known licenses' }, state: 'INFO', type: 'LICENSE' },
      { change: 'GONE', name: 'tagged', from: { versions: ['3.0'], state: 'NOT_SET' } },
    ]);
    expect((await world.viewer.get(`/api/waybill/v1/comparison/violations?${path}`)).status).toBe(403);
  });
});
