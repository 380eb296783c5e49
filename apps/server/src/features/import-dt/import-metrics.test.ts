import type { PortfolioMetrics, ProjectMetrics } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditWorld, startAuditWorld } from '../../../test/audit-world.ts';
import { rowsOf, sql } from '../../db/database.ts';
import {
  importFrom,
  makeFolder,
  outcomesOf,
  projectRow,
  smallInstallation,
  type Tables,
  tableOf,
  writeScript,
} from './import-dt.fixtures.ts';

const folder = makeFolder();
let world: AuditWorld;
beforeAll(async () => {
  world = await startAuditWorld();
});
afterAll(async () => {
  await world.server.close();
  folder.remove();
});

const collection = '88888888-0000-4000-8000-000000000001';
const day = (daysAgo: number, time: string) =>
  `${new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)} ${time}`;

const zero = {
  CRITICAL: 0,
  HIGH: 0,
  MEDIUM: 0,
  LOW: 0,
  UNASSIGNED_SEVERITY: null,
  SUPPRESSED: 0,
  FINDINGS_TOTAL: null,
  FINDINGS_AUDITED: null,
  POLICYVIOLATIONS_FAIL: 0,
  POLICYVIOLATIONS_WARN: null,
  POLICYVIOLATIONS_INFO: null,
  POLICYVIOLATIONS_LICENSE_TOTAL: null,
  POLICYVIOLATIONS_LICENSE_AUDITED: null,
  POLICYVIOLATIONS_SECURITY_TOTAL: null,
  POLICYVIOLATIONS_SECURITY_AUDITED: null,
  POLICYVIOLATIONS_OPERATIONAL_TOTAL: null,
  POLICYVIOLATIONS_OPERATIONAL_AUDITED: null,
};

const measured = (id: number, project: number, first: string, last: string, more: object) => ({
  ID: id,
  PROJECT_ID: project,
  COMPONENTS: 0,
  VULNERABLECOMPONENTS: 0,
  ...zero,
  ...more,
  FIRST_OCCURRENCE: { time: first },
  LAST_OCCURRENCE: { time: last },
});

const summed = (id: number, first: string, last: string, more: object) => {
  const { PROJECT_ID: _, ...row } = measured(id, 0, first, last, more);
  return { PROJECTS: 1, VULNERABLEPROJECTS: 0, ...row };
};

const tables = (): Tables => ({
  ...smallInstallation,
  PROJECT: [
    projectRow(1, { NAME: 'Workshop', UUID: world.first.uuid, VERSION: '1' }),
    projectRow(2, { NAME: 'All', UUID: collection, COLLECTION_LOGIC: 'AGGREGATE_DIRECT_CHILDREN' }),
    // Refused, so it does not come.
    projectRow(3, { NAME: 'lost', UUID: '88888888-0000-4000-8000-000000000003', AUTHORS: 'nobody' }),
  ],
  PROJECTMETRICS: [
    // Its row has a lower number than an earlier one, as in a database that has been moved.
    measured(1, 1, day(20, '10:00:00'), day(15, '09:00:00'), {
      COMPONENTS: 10,
      CRITICAL: 2,
      FINDINGS_TOTAL: 4,
    }),
    measured(2, 1, day(30, '08:00:00'), day(21, '09:00:00'), {
      COMPONENTS: 7,
      CRITICAL: 3,
      FINDINGS_TOTAL: 3,
    }),
    measured(3, 1, day(20, '12:00:00'), day(10, '09:00:00'), { COMPONENTS: 11, HIGH: 1, FINDINGS_TOTAL: 4 }),
    measured(4, 1, day(-2, '12:00:00'), day(-1, '09:00:00'), { COMPONENTS: 99 }),
    measured(5, 2, day(20, '12:00:00'), day(10, '09:00:00'), { COMPONENTS: 11 }),
    measured(6, 3, day(20, '12:00:00'), day(10, '09:00:00'), { COMPONENTS: 11 }),
    measured(7, 9, day(20, '12:00:00'), day(10, '09:00:00'), { COMPONENTS: 11 }),
  ],
  PORTFOLIOMETRICS: [
    summed(1, day(30, '08:00:00'), day(30, '09:00:00'), { COMPONENTS: 7, CRITICAL: 3 }),
    summed(2, day(30, '10:00:00'), day(30, '11:00:00'), { COMPONENTS: 8, CRITICAL: 3 }),
    summed(3, day(29, '10:00:00'), day(20, '11:00:00'), { COMPONENTS: 11, PROJECTS: 2 }),
  ],
});

let files = 0;
const run = () =>
  importFrom(world.server.context, folder.write(`script-${++files}.sql`, writeScript(tables())), {
    at: new Date(),
  });

const historyOf = async <T>(path: string) => (await world.viewer.get<T[]>(`/api/v1/metrics/${path}`)).body;

const sums = () =>
  rowsOf(
    world.server.db,
    sql`select p.project_id, n.comps = coalesce(sum(d.d_comps), 0) and n.c4 = coalesce(sum(d.d_c4), 0)
        and n.findings = coalesce(sum(d.d_findings), 0) as agrees
      from project p join project_count n on n.project_id = p.project_id left join project_delta d on d.project_id = p.project_id
      group by p.project_id, n.comps, n.c4, n.findings having not (n.comps = coalesce(sum(d.d_comps), 0)
        and n.c4 = coalesce(sum(d.d_c4), 0) and n.findings = coalesce(sum(d.d_findings), 0))`,
  );

describe('past metrics', () => {
  it('of projects come by day, and lead to what is counted here', async () => {
    const [before] = await historyOf<ProjectMetrics>(`project/${world.first.uuid}/days/1`);
    const report = await run();
    expect(outcomesOf(report, 'PROJECTMETRICS')).toEqual({ written: 3, leftOut: 2, refused: 2 });
    const history = await historyOf<ProjectMetrics>(`project/${world.first.uuid}/days/90`);
    const told = history.map((it) => [it.components, it.critical, it.high, it.findingsTotal]);
    expect(told.slice(0, 2)).toEqual([
      [7, 3, 0, 3],
      [11, 0, 1, 4],
    ]);
    expect(history[0]?.firstOccurrence).toBe(Date.parse(`${day(30, '08:00:00').replace(' ', 'T')}Z`));
    expect(history.at(-1)).toMatchObject({
      components: before?.components,
      critical: before?.critical,
      findingsTotal: before?.findingsTotal,
    });
    expect(await sums()).toEqual([]);
  });

  it('of the portfolio come by day, too', async () => {
    const { body } = await world.server.asAdmin.get<PortfolioMetrics[]>('/api/v1/metrics/portfolio/90/days');
    expect(body.slice(0, 2)).toMatchObject([
      { components: 8, critical: 3, projects: 1 },
      { components: 11, critical: 0, projects: 2 },
    ]);
  });

  it('come once', async () => {
    const before = await historyOf<ProjectMetrics>(`project/${world.first.uuid}/days/90`);
    const again = await run();
    expect(outcomesOf(again, 'PROJECTMETRICS')).toEqual({ present: 4, leftOut: 1, refused: 2 });
    expect(outcomesOf(again, 'PORTFOLIOMETRICS')).toEqual({ present: 2, merged: 1 });
    expect(tableOf(again, 'PROJECTMETRICS').notes.map(({ row }) => row)).toEqual([
      'lost',
      'PROJECTMETRICS 7',
    ]);
    const after = await historyOf<ProjectMetrics>(`project/${world.first.uuid}/days/90`);
    expect(after.map((it) => it.components)).toEqual(before.map((it) => it.components));
  });
});
