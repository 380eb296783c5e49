import type {
  LicenseGroup,
  Policy,
  PolicySummary,
  ProjectMetrics,
  ViolationDetails,
} from '@waybill/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flaws } from '../../../test/audit-world.ts';
import { inTransaction, rowsOf, runSql, sql } from '../../db/database.ts';
import { markExploited } from '../flaw/flaw.service.ts';
import { lockForFeed } from '../matching/matching.service.ts';
import { nvdCve, storeTestRecords } from '../source/source.fixtures.ts';
import { noteReleaseChange, noteScores, requestDailyEvaluation } from './evaluate.service.ts';
import { policyEvaluationFeature } from './policy-evaluation.feature.ts';
import {
  makePolicy,
  type PolicyWorld,
  policyBom,
  removePolicy,
  startPolicyWorld,
  violationsOf,
  violators,
} from './policy-world.fixtures.ts';
import { countViolationDrift } from './violation-count.service.ts';

let world: PolicyWorld;
let project: Awaited<ReturnType<PolicyWorld['upload']>>;
const made: Policy[] = [];

beforeAll(async () => {
  world = await startPolicyWorld();
  project = await world.upload('Smithy', '1');
});
beforeEach(async () => {
  for (const policy of made.splice(0)) await removePolicy(world.server, world.manager, policy);
});
afterAll(async () => {
  expect(await countViolationDrift(world.server.db)).toBe(0);
  await world.server.close();
});

type Conditions = Parameters<typeof makePolicy>[3];

async function make(name: string, conditions: Conditions, members?: Partial<Policy>): Promise<Policy> {
  const policy = await makePolicy(world.server, world.manager, name, conditions, members);
  made.push(policy);
  return policy;
}

const named = (name: string): Conditions[number] => ({
  subject: 'COORDINATES',
  operator: 'MATCHES',
  value: JSON.stringify({ group: '*', name, version: '*' }),
});
const anvil: Conditions[number] = {
  subject: 'COORDINATES',
  operator: 'MATCHES',
  value: '{"name":"anvil","version":"*"}',
};
const found = (of = project) => violators(world.manager, of);
const jobs = () => world.server.runJobs();

describe('a policy', () => {
  it('with ALL is violated where all of its conditions hold, each a violation', async () => {
    const critical = { subject: 'SEVERITY', operator: 'IS', value: 'CRITICAL' } as const;
    const policy = await make('All', [anvil, critical], { operator: 'ALL' });
    expect(await found()).toEqual(['anvil', 'anvil']);
    await world.manager.put(`/api/v1/policy/${policy.uuid}/condition`, named('hammer'));
    await jobs();
    expect(await found()).toEqual([]);
    await world.manager.post('/api/v1/policy', { ...policy, operator: 'ANY' });
    await jobs();
    expect(await found()).toEqual(['anvil', 'anvil', 'hammer']);
  });

  it('that is changed moves its violations between the counters', async () => {
    const metrics = async () =>
      (await world.manager.get<ProjectMetrics>(`/api/v1/metrics/project/${project.uuid}/current`)).body;
    const policy = await make('State', [anvil], { violationState: 'WARN' });
    expect(await metrics()).toMatchObject({ policyViolationsWarn: 1, policyViolationsFail: 0 });
    await world.manager.post('/api/v1/policy', { ...policy, violationState: 'FAIL' });
    await jobs();
    expect(await metrics()).toMatchObject({ policyViolationsWarn: 0, policyViolationsFail: 1 });
    const portfolio = await world.manager.get('/api/v1/metrics/portfolio/current');
    expect(portfolio.body).toMatchObject({ policyViolationsFail: expect.any(Number) });
    await world.manager.delete(`/api/v1/policy/condition/${policy.policyConditions?.[0]?.uuid}`);
    await jobs();
    expect(await found()).toEqual([]);
    expect(await metrics()).toMatchObject({ policyViolationsTotal: 0 });
  });

  it('that is deleted shows no violation from that moment on', async () => {
    const policy = await makePolicy(world.server, world.manager, 'Gone', [anvil]);
    expect(await found()).toEqual(['anvil']);
    await world.manager.delete(`/api/v1/policy/${policy.uuid}`);
    expect(await found()).toEqual([]);
    await jobs();
    expect(await rowsOf(world.server.db, sql`select 1 from violation`)).toEqual([]);
    expect((await world.manager.get(`/api/v1/policy/${policy.uuid}`)).status).toBe(404);
    const again = await world.manager.put<Policy>('/api/v1/policy', { name: 'Gone' });
    expect(again.status).toBe(201);
    made.push(again.body);
  });

  it('tells when it was evaluated, and whether it is about to be', async () => {
    const policy = await make('Told', [anvil]);
    const summary = async () =>
      (await world.manager.get<PolicySummary[]>('/api/waybill/v1/policies')).body.find(
        ({ uuid }) => uuid === policy.uuid,
      );
    const before = await summary();
    expect(before).toMatchObject({ conditions: 1, evaluating: false, evaluatedAt: expect.any(Number) });
    expect(before?.violations).toBeGreaterThan(0);
    const blind = await world.server.asKey('POLICY_MANAGEMENT');
    const told = (await blind.get<PolicySummary[]>('/api/waybill/v1/policies')).body;
    expect(told.every((row) => !('violations' in row) && !('projects' in row))).toBe(true);
    const started = await world.manager.post(`/api/waybill/v1/policies/${policy.uuid}/evaluate`, undefined);
    expect(started.status).toBe(202);
    expect(await summary()).toMatchObject({ evaluating: true });
    await jobs();
    const after = await summary();
    expect(after).toMatchObject({ evaluating: false, violations: before?.violations });
    expect(after?.evaluatedAt).toBeGreaterThan(before?.evaluatedAt ?? 0);
  });

  it('comes round as often as the portfolio is analyzed', async () => {
    const { db, asAdmin } = world.server;
    const setHours = (propertyValue: string) =>
      asAdmin.post('/api/v1/configProperty', {
        groupName: 'task-scheduler',
        propertyName: 'portfolio.vulnerability.analysis.cadence',
        propertyValue,
      });
    const daily = policyEvaluationFeature
      .recurring?.(undefined as never)
      .find(({ name }) => name === 'policies');
    expect(await daily?.intervalMs(db)).toBe(24 * 3_600_000);
    await setHours('6');
    expect(await daily?.intervalMs(db)).toBe(6 * 3_600_000);
    await setHours('24');
  });
});

describe('the limits of a policy', () => {
  it('are projects, with those below them if it says so', async () => {
    const parent = await world.manager.put<{ uuid: string }>('/api/v1/project', { name: 'House' });
    const policy = await make('Limited', [anvil]);
    await world.manager.post(`/api/v1/policy/${policy.uuid}/project/${parent.body.uuid}`, undefined);
    await jobs();
    expect(await found()).toEqual([]);
    await world.manager.patch(`/api/v1/project/${project.uuid}`, { parent: { uuid: parent.body.uuid } });
    await jobs();
    expect(await found()).toEqual([]);
    await world.manager.post('/api/v1/policy', { ...policy, includeChildren: true });
    await jobs();
    expect(await found()).toEqual(['anvil']);
    const top = await world.manager.put<{ uuid: string }>('/api/v1/project', { name: 'Other house' });
    await world.manager.patch(`/api/v1/project/${project.uuid}`, { parent: { uuid: top.body.uuid } });
    await jobs();
    expect(await found()).toEqual([]);
    await world.manager.post(`/api/v1/policy/${policy.uuid}/project/${project.uuid}`, undefined);
    await jobs();
    expect(await found()).toEqual(['anvil']);
  });

  it('are tags, and follow them', async () => {
    await world.manager.put('/api/v1/tag', ['prod']);
    const policy = await make('Tagged', [anvil]);
    await world.manager.post('/api/v1/tag/prod/policy', [policy.uuid]);
    await jobs();
    expect(await found()).toEqual([]);
    await world.manager.post('/api/v1/tag/prod/project', [project.uuid]);
    await jobs();
    expect(await found()).toEqual(['anvil']);
    await world.manager.delete('/api/v1/tag/prod/project', [project.uuid]);
    await jobs();
    expect(await found()).toEqual([]);
    const tags = await world.manager.get('/api/v1/tag?searchText=prod');
    expect(tags.body).toMatchObject([{ name: 'prod', policyCount: 1 }]);
    // Without its tag it is limited to nothing.
    await world.manager.delete('/api/v1/tag', ['prod']);
    await jobs();
    expect(await found()).toEqual(['anvil']);
  });

  it('are latest versions, and follow the flag', async () => {
    const old = await world.upload('Versioned', '1');
    await world.manager.patch(`/api/v1/project/${old.uuid}`, { isLatest: true });
    await make('Latest', [anvil], { onlyLatestProjectVersion: true });
    expect(await found(old)).toEqual(['anvil']);
    expect(await found()).toEqual([]);
    const young = await world.upload('Versioned', '2');
    await world.manager.patch(`/api/v1/project/${young.uuid}`, { isLatest: true });
    await jobs();
    expect([await found(old), await found(young)]).toEqual([[], ['anvil']]);
  });
});

describe('violations follow', () => {
  it('advisories that come and change', async () => {
    const { server } = world;
    await make('Severe', [{ subject: 'SEVERITY', operator: 'IS', value: 'HIGH' }]);
    const before = await found();
    await storeTestRecords(server.db, { nvd: [nvdCve('CVE-2026-0099', { score: 7.5 })] });
    await jobs();
    expect(before).not.toContain('anvil');
    expect(await found()).toContain('anvil');
    await storeTestRecords(server.db, {
      nvd: [nvdCve('CVE-2026-0099', { score: 2, lastModified: '2026-02-01T00:00:00.000' })],
    });
    await jobs();
    expect(await found()).toEqual(before);
  });

  it('all that the records of a flaw say, whichever of them matches', async () => {
    const { db } = world.server;
    const hammer = policyBom.components.filter(({ name }) => name === 'hammer');
    const components = hammer.map((component) => ({ ...component, cpe: undefined }));
    const purl = await world.upload('By its purl', '1', { ...policyBom, components, dependencies: [] });
    await make('By CVE', [{ subject: 'VULNERABILITY_ID', operator: 'IS', value: flaws.high }]);
    await make('Weak', [{ subject: 'CWE', operator: 'CONTAINS_ANY', value: 'CWE-79' }]);
    expect(await found(purl)).toEqual(['hammer', 'hammer']);
    const byCve = (await violationsOf(world.manager, purl)).find(({ policy }) => policy.name === 'By CVE');
    const details = await world.manager.get<ViolationDetails>(
      `/api/waybill/v1/violations/${byCve?.component.uuid}/${byCve?.uuid}`,
    );
    expect(details.body.why?.conditions[0]?.checks).toEqual([
      expect.objectContaining({ actual: flaws.high, held: true, details: { vulnerability: flaws.alias } }),
    ]);
    const weaknesses = [
      { source: 'nvd@nist.gov', type: 'Primary', description: [{ lang: 'en', value: 'CWE-22' }] },
    ];
    const later = { score: 7.5, weaknesses, configurations: [], lastModified: '2026-03-01T00:00:00.000' };
    await storeTestRecords(db, { nvd: [nvdCve(flaws.high, later)] });
    await jobs();
    expect(await found(purl)).toEqual(['hammer']);
  });

  it('known exploitation, scores, and versions with a fix', async () => {
    const { db } = world.server;
    const catalog = (...cves: string[]) =>
      inTransaction(db, async (trx) => {
        await runSql(trx, sql`delete from known_exploited`);
        await runSql(trx, sql`insert into known_exploited (cve_id) select unnest(${cves}::text[])`);
        await lockForFeed(trx);
        await markExploited(trx);
      });
    await make('Exploited', [{ subject: 'KNOWN_EXPLOITED', operator: 'IS', value: 'true' }]);
    expect(await found()).toEqual([]);
    await catalog(flaws.high);
    await jobs();
    expect(await found()).toEqual(['hammer']);
    await catalog();
    await jobs();
    expect(await found()).toEqual([]);

    const id = 'CVE-2026-0077';
    const tell = (lastModified: string, change: Parameters<typeof nvdCve>[1]) =>
      storeTestRecords(db, { nvd: [nvdCve(id, { ...change, lastModified })] });
    await tell('2026-02-01T00:00:00.000', { score: 4 });
    await jobs();
    await make('Scored', [{ subject: 'CVSS', operator: 'NUMERIC_EQUAL', value: '4.2' }]);
    expect(await found()).toEqual([]);
    // The severity stays the same.
    await tell('2026-02-02T00:00:00.000', { score: 4.2 });
    await jobs();
    expect(await found()).toEqual(['anvil']);
    await tell('2026-02-03T00:00:00.000', { score: 4 });
    await jobs();
    expect(await found()).toEqual([]);
  });

  it('a decision about the only vulnerability with a fix', async () => {
    await make('Fixable', [{ subject: 'FIX_AVAILABLE', operator: 'IS', value: 'true' }]);
    expect(await found()).toContain('nail');
    const { auditor } = world;
    const findings = await auditor.get<
      { component: { uuid: string; name: string }; vulnerability: { uuid: string } }[]
    >(`/api/v1/finding/project/${project.uuid}`);
    const nail = findings.body.find(({ component }) => component.name === 'nail');
    const decide = (isSuppressed: boolean) =>
      auditor.put('/api/v1/analysis', {
        project: project.uuid,
        component: nail?.component.uuid,
        vulnerability: nail?.vulnerability.uuid,
        analysisState: 'FALSE_POSITIVE',
        isSuppressed,
      });
    await decide(true);
    expect(await found()).not.toContain('nail');
    await decide(false);
    expect(await found()).toContain('nail');
  });

  it('scores, license groups, and what repositories know', async () => {
    const { db, asAdmin } = world.server;
    await make('Likely', [{ subject: 'EPSS', operator: 'NUMERIC_GREATER_THAN', value: '0.5' }]);
    expect(await found()).toEqual([]);
    await runSql(db, sql`update vuln set effective_epss = 0.9 where ext_id = ${flaws.critical}`);
    await inTransaction(db, noteScores);
    await jobs();
    expect(await found()).toEqual(['anvil']);

    const group = await world.manager.put<LicenseGroup>('/api/v1/licenseGroup', { name: 'Mine' });
    await make('Grouped', [{ subject: 'LICENSE_GROUP', operator: 'IS', value: group.body.uuid }]);
    const mit = (await asAdmin.get<{ uuid: string }>('/api/v1/license/Apache-2.0')).body.uuid;
    await world.manager.post(`/api/v1/licenseGroup/${group.body.uuid}/license/${mit}`, undefined);
    await jobs();
    expect(await found()).toEqual(['anvil', 'nail']);

    await make('Old', [{ subject: 'AGE', operator: 'NUMERIC_GREATER_THAN', value: 'P30D' }]);
    const dated = await rowsOf(
      db,
      sql<{
        identity_id: number;
      }>`insert into identity_release (identity_id, repository_id, checked_at, published_at)
        select identity_id, 1, now(), now() - interval '31 days' from identity where name = 'hammer'
        returning identity_id`,
    );
    await inTransaction(db, (trx) =>
      noteReleaseChange(
        trx,
        dated.map((row) => row.identity_id),
      ),
    );
    await jobs();
    expect(await found()).toEqual(['anvil', 'hammer', 'nail']);
    await runSql(db, sql`update identity_release set published_at = now()`);
    await requestDailyEvaluation(db);
    await jobs();
    expect(await found()).toEqual(['anvil', 'nail']);
  });

  it('components that are added, changed and deleted by hand', async () => {
    await make('Hammers', [named('hammer')]);
    const editor = world.auditor;
    const added = await editor.put<{ uuid: string }>(`/api/v1/component/project/${project.uuid}`, {
      group: 'g',
      name: 'hammer',
      version: '7',
      classifier: 'LIBRARY',
    });
    expect(added.status, added.text).toBe(201);
    expect(await found()).toEqual(['hammer', 'hammer']);
    const { uuid } = added.body;
    await editor.post('/api/v1/component', { uuid, name: 'mallet', version: '7', classifier: 'LIBRARY' });
    expect(await found()).toEqual(['hammer']);
    await editor.post('/api/v1/component', {
      uuid,
      group: 'g',
      name: 'hammer',
      version: '7',
      classifier: 'LIBRARY',
    });
    expect(await found()).toEqual(['hammer', 'hammer']);
    await editor.delete(`/api/v1/component/${uuid}`);
    expect(await found()).toEqual(['hammer']);
  });

  it('a project that is cloned, with what was decided, and go with one that is deleted', async () => {
    const { manager, server } = world;
    await make('Cloned', [anvil]);
    const source = await world.upload('Cloning', '1');
    const [row] = (
      await manager.get<{ uuid: string; component: { uuid: string } }[]>(
        `/api/v1/violation/project/${source.uuid}`,
      )
    ).body;
    await manager.put('/api/v1/violation/analysis', {
      component: row?.component.uuid,
      policyViolation: row?.uuid,
      analysisState: 'APPROVED',
    });
    await manager.put('/api/v1/project/clone', {
      project: source.uuid,
      version: '2',
      includeComponents: true,
      includePolicyViolations: true,
    });
    await jobs();
    const clone = await manager.get<{ uuid: string }>('/api/v1/project/lookup?name=Cloning&version=2');
    const copied = await manager.get(`/api/v1/violation/project/${clone.body.uuid}`);
    expect(copied.body).toMatchObject([{ analysis: { analysisState: 'APPROVED' } }]);
    const left = () =>
      rowsOf(
        server.db,
        sql`select 1 from violation v left join project p using (project_id) where p.project_id is null`,
      );
    await server.asAdmin.delete(`/api/v1/project/${clone.body.uuid}`);
    await server.asAdmin.delete(`/api/v1/project/${source.uuid}`);
    expect(await left()).toEqual([]);
  });
});
