import type {
  Analysis,
  BulkReport,
  BulkStarted,
  PortfolioFinding,
  PortfolioFindingGroup,
} from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  flaws,
  setAccessControl,
  showProject,
  startAuditWorld,
} from '../../../../test/audit-world.ts';
import type { TestClient } from '../../../../test/client.ts';
import { noDrift } from '../../../../test/no-drift.ts';
import { untoldDecisions } from '../../../../test/untold-decisions.ts';
import { countDrift } from '../../matching/matching.service.ts';

const path = '/api/waybill/v1/findings';

let world: AuditWorld;
beforeAll(async () => {
  world = await startAuditWorld();
});
afterAll(async () => {
  expect(await countDrift(world.server.db)).toEqual(noDrift);
  expect(await untoldDecisions(world.server.db)).toEqual([]);
  await world.server.close();
});

const refOf = ({ project, component, vulnerability }: PortfolioFinding) =>
  `${project.uuid}:${component.uuid}:${vulnerability.uuid}`;

const list = async (query = '') =>
  (await world.viewer.get<PortfolioFinding[]>(`${path}?suppressed=true&${query}`)).body;

async function decide(body: object, query = '', client: TestClient = world.auditor): Promise<BulkReport> {
  const answer = await client.post<BulkStarted>(`${path}/decisions?suppressed=true&${query}`, body);
  expect(answer.status, answer.text).toBe(202);
  await world.server.runJobs();
  return (await client.get<BulkReport>(`/api/waybill/v1/bulk/${answer.body.token}`)).body;
}

async function trailOf(finding: PortfolioFinding | undefined): Promise<string[]> {
  const query = `component=${finding?.component.uuid}&vulnerability=${finding?.vulnerability.uuid}`;
  const { body } = await world.viewer.get<Analysis>(`/api/v1/analysis?${query}`);
  return body.analysisComments.map((line) => line.comment);
}

describe('one decision about findings of many projects', () => {
  it('is taken for what the filter shows but for what is excluded, and undone', async () => {
    const [first, ...rest] = await list('severity=CRITICAL');
    expect(rest).toHaveLength(1);
    const selection = { kind: 'filter', excluded: [first ? refOf(first) : ''] };
    const report = await decide(
      { selection, analysisState: 'NOT_AFFECTED', comment: 'Read the code' },
      'severity=CRITICAL',
    );
    expect([report.done, report.skipped]).toEqual([1, 0]);
    expect(await list('state=NOT_AFFECTED')).toHaveLength(1);
    expect(await trailOf(rest[0])).toEqual(['Analysis: NOT_SET → NOT_AFFECTED', 'Read the code']);
    expect((await world.auditor.post(`/api/waybill/v1/bulk/${report.token}/undo`)).status).toBe(202);
    await world.server.runJobs();
    expect(await list('state=NOT_AFFECTED')).toHaveLength(0);
    expect((await trailOf(rest[0])).slice(2)).toEqual([
      'Analysis: NOT_AFFECTED → NOT_SET',
      'Bulk update undone',
    ]);
  });

  it('is written to each record of a folded flaw, and each trail says so', async () => {
    const groups = await world.viewer.get<PortfolioFindingGroup[]>(`${path}/groups?by=FLAW`);
    const group = groups.body.find((one) => one.vulnerability?.cveId === flaws.high);
    const selection = { kind: 'ids', ids: [group?.id] };
    const report = await decide({ selection, analysisState: 'IN_TRIAGE' }, 'by=FLAW');
    expect(report.done).toBe(4);
    const members = await list('state=IN_TRIAGE&everyRecord=true');
    expect(new Set(members.map((one) => one.vulnerability.vulnId))).toEqual(
      new Set([flaws.high, flaws.alias]),
    );
    for (const member of members)
      expect(await trailOf(member)).toEqual([
        'Analysis: NOT_SET → IN_TRIAGE',
        `Decided for all records of ${flaws.high}`,
      ]);
  });

  it('is written to the aliases in each component when told to, and undone with them', async () => {
    const named = await list(`vulnerability=${flaws.alias}`);
    expect(named).toHaveLength(2);
    const selection = { kind: 'ids', ids: named.map(refOf) };
    const report = await decide({ selection, analysisState: 'EXPLOITABLE', aliases: true });
    expect([report.total, report.done]).toEqual([2, 2]);
    const members = await list('state=EXPLOITABLE&everyRecord=true');
    expect(members).toHaveLength(4);
    for (const member of members)
      expect((await trailOf(member)).at(-1)).toBe(`Decided for all records of ${flaws.high}`);
    const all = await decide(
      { selection: { kind: 'filter' }, comment: 'Seen', aliases: true },
      'state=EXPLOITABLE',
    );
    expect(all.total).toBe(2);
    for (const { token } of [all, report]) {
      expect((await world.auditor.post(`/api/waybill/v1/bulk/${token}/undo`)).status).toBe(202);
      await world.server.runJobs();
    }
    expect(await list('state=EXPLOITABLE&everyRecord=true')).toHaveLength(4);
  });

  it('leaves out groups that are excluded', async () => {
    const report = await decide(
      { selection: { kind: 'filter', excluded: [world.first.uuid] }, analysisDetails: 'Looked at' },
      'by=PROJECT',
    );
    expect(report.done).toBe(5);
  });

  it('reports what is hidden from the caller, gone or already so, and touches none of it', async () => {
    const guest = await world.server.asKey('VIEW_VULNERABILITY', 'VULNERABILITY_ANALYSIS');
    const of = async ({ uuid }: { uuid: string }) =>
      (await list(`vulnerability=${flaws.medium}`)).find((one) => one.project.uuid === uuid);
    const [own, hidden] = [await of(world.first), await of(world.second)];
    if (!own || !hidden) throw new Error('The findings are not there');
    await setAccessControl(world.server, true);
    try {
      await showProject(world.server, guest, world.first);
      const gone = `${world.first.uuid}:${world.first.uuid}:${world.first.uuid}`;
      const selection = { kind: 'ids', ids: [refOf(own), refOf(hidden), gone] };
      const report = await decide({ selection, analysisState: 'RESOLVED' }, '', guest);
      const reasons = report.reasons.map(({ reason, count }) => [reason, count]);
      expect([report.done, report.skipped, reasons]).toEqual([1, 2, [['not_found', 2]]]);
      const again = await decide({ selection, analysisState: 'RESOLVED' }, '', guest);
      expect(again.done).toBe(0);
    } finally {
      await setAccessControl(world.server, false);
    }
    expect(await trailOf(own)).toEqual(['Analysis: NOT_SET → RESOLVED']);
    expect((await of(world.second))?.analysis.state).toBe('NOT_SET');
  });

  it('refuses callers without the permission, and refs that are none', async () => {
    const body = { selection: { kind: 'filter' }, analysisState: 'RESOLVED' };
    expect((await world.viewer.post(`${path}/decisions`, body)).status).toBe(403);
    const blind = await world.server.asKey('VULNERABILITY_ANALYSIS');
    expect((await blind.post(`${path}/decisions`, body)).status).toBe(403);
    for (const [ids, query] of [
      [['nonsense'], ''],
      [['a:b'], '?by=FLAW'],
    ] as const) {
      const answer = await world.auditor.post(`${path}/decisions${query}`, {
        selection: { kind: 'ids', ids },
        analysisState: 'RESOLVED',
      });
      expect(answer.status).toBe(400);
    }
  });
});
