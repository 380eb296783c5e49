import type { PortfolioMetrics, ProjectMetrics } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  setAccessControl,
  showProject,
  startAuditWorld,
  type UploadedProject,
  uploadBom,
  workshopBom,
} from '../../../test/audit-world.ts';
import type { KeyClient } from '../../../test/server.ts';
import { inTransaction, rowsOf, runSql, sql } from '../../db/database.ts';
import { dayOf, daySlotOf } from '../../db/day-slot.ts';
import { foldPoints, snapshotPortfolio } from './metrics.service.ts';

/** A little more than ten minutes apart, which have a point each, also after midnight. */
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
/** Noon of a day that is over for good, and minutes after it. */
const noonPlus = (minutes: number) => {
  const noon = new Date(Date.now() - 3 * 86_400_000).setUTCHours(12, 0, 0, 0);
  return new Date(noon + minutes * 60_000);
};
const fewer = { ...workshopBom, components: workshopBom.components.slice(1), dependencies: [] };

let world: AuditWorld;
let project: UploadedProject;
let restricted: KeyClient;
beforeAll(async () => {
  world = await startAuditWorld();
  restricted = await world.server.asKey('VIEW_PORTFOLIO');
});
afterAll(() => world.server.close());

async function read<T>(path: string, client = world.viewer): Promise<T[]> {
  const { status, body, text } = await client.get<T[]>(`/api/v1/metrics/${path}`);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return body;
}

const projectHistory = () => read<ProjectMetrics>(`project/${project.uuid}/days/90`);
const portfolioHistory = (client?: KeyClient) => read<PortfolioMetrics>('portfolio/90/days', client);

async function restrictedHistory(): Promise<PortfolioMetrics[]> {
  await setAccessControl(world.server, true);
  try {
    return await portfolioHistory(restricted);
  } finally {
    await setAccessControl(world.server, false);
  }
}

/** Moves what changed in the project to other moments, oldest first. */
async function moveChanges(...moments: Date[]): Promise<void> {
  await runSql(
    world.server.db,
    sql`update project_delta d set day = ${dayOf(sql`m.at`)}, slot = ${daySlotOf(sql`m.at`)}, first_at = m.at, last_at = m.at
      from (select d.project_id, d.day, d.slot, row_number() over (order by d.last_at) as n
        from project_delta d join project p on p.project_id = d.project_id where p.uuid = ${project.uuid}) k
      join unnest(${moments}::timestamptz[]) with ordinality as m(at, n) on m.n = k.n
      where d.project_id = k.project_id and d.day = k.day and d.slot = k.slot`,
  );
}

/** A history begins on the day on which its project was created, which may have been over a few minutes ago. */
async function createdAt(moment: Date): Promise<void> {
  await runSql(world.server.db, sql`update project set created_at = ${moment} where uuid = ${project.uuid}`);
}

async function decide(isSuppressed: boolean): Promise<void> {
  const { body: findings } = await world.auditor.get<
    { component: { uuid: string }; vulnerability: { uuid: string } }[]
  >(`/api/v1/finding/project/${project.uuid}?suppressed=true`);
  const finding = findings[0];
  const answer = await world.auditor.put('/api/v1/analysis', {
    project: project.uuid,
    component: finding?.component.uuid,
    vulnerability: finding?.vulnerability.uuid,
    analysisState: 'FALSE_POSITIVE',
    isSuppressed,
  });
  if (answer.status !== 200) throw new Error(answer.text);
}

function expectOrder(points: readonly { firstOccurrence: number; lastOccurrence: number }[]): void {
  for (const [n, point] of points.entries()) {
    expect(point.firstOccurrence).toBeLessThanOrEqual(point.lastOccurrence);
    const next = points[n + 1];
    if (next) expect(point.firstOccurrence).toBeLessThan(next.firstOccurrence);
    if (next) expect(point.lastOccurrence).toBeLessThanOrEqual(next.firstOccurrence);
  }
}

/** A day has a point of its own, also where nothing changed since the one before: in the minutes after midnight that is one more. */
function changesOf<Value>(
  points: readonly PortfolioMetrics[],
  countOf: (point: PortfolioMetrics) => Value,
): Value[] {
  const dayOfPoint = ({ firstOccurrence }: PortfolioMetrics) => new Date(firstOccurrence).getUTCDate();
  const isAgain = (point: PortfolioMetrics, before: PortfolioMetrics | undefined) =>
    before !== undefined &&
    dayOfPoint(point) !== dayOfPoint(before) &&
    JSON.stringify(countOf(point)) === JSON.stringify(countOf(before));
  return points.filter((point, n) => !isAgain(point, points[n - 1])).map(countOf);
}

const findings = (points: readonly ProjectMetrics[] | readonly PortfolioMetrics[]) =>
  points.map(({ components, findingsTotal, suppressed }) => [components, findingsTotal, suppressed]);

describe('the history of a project', () => {
  it('has a point for each change of its first day', async () => {
    project = await uploadBom(world.server, world.auditor, 'First day', '1', workshopBom);
    await showProject(world.server, restricted, project);
    await createdAt(minutesAgo(60));
    await moveChanges(minutesAgo(22));
    await uploadBom(world.server, world.auditor, 'First day', '1', fewer);
    await moveChanges(minutesAgo(33), minutesAgo(11));
    await decide(true);
    const points = await projectHistory();
    expect(findings(points)).toEqual([
      [4, 5, 0],
      [3, 3, 0],
      [3, 2, 1],
    ]);
    expectOrder(points);
  });

  it('is shown to those who see only this project, too', async () => {
    const points = await restrictedHistory();
    expect(findings(points.slice(-3))).toEqual([
      [4, 5, 0],
      [3, 3, 0],
      [3, 2, 1],
    ]);
    expectOrder(points);
  });

  it('has no more than one point for ten minutes', async () => {
    await decide(false);
    await decide(true);
    const points = (await projectHistory()).length;
    // The ten minutes may have ended between two changes.
    expect(points).toBeLessThanOrEqual(4);
    expect(points).toBeGreaterThanOrEqual(3);
  });

  it('has one point for each earlier day, before and after its points are folded', async () => {
    await createdAt(noonPlus(-600));
    await moveChanges(noonPlus(0), noonPlus(45), minutesAgo(15), minutesAgo(1));
    const before = await projectHistory();
    expect(findings(before.slice(0, 2))).toEqual([
      [3, 3, 0],
      [3, 2, 1],
    ]);
    expect(before[0]?.firstOccurrence).toBe(noonPlus(45).getTime());
    const fold = () => inTransaction(world.server.db, (trx) => foldPoints(trx, new Date(), 1_000));
    expect([await fold(), await fold()]).toEqual([1, 0]);
    const after = await projectHistory();
    expect(findings(after)).toEqual(findings(before));
    expect(after[0]?.firstOccurrence).toBe(noonPlus(45).getTime());
    expect(
      await rowsOf(
        world.server.db,
        sql`select d.slot, d.d_comps, d.d_findings, d.first_at from project_delta d
          join project p on p.project_id = d.project_id where p.uuid = ${project.uuid} order by d.last_at limit 1`,
      ),
    ).toEqual([{ slot: 0, d_comps: 3, d_findings: 3, first_at: noonPlus(0) }]);
    expect(findings((await restrictedHistory()).slice(-2)).at(-1)).toEqual([3, 2, 1]);
  });
});

describe('the history of the portfolio', () => {
  const measureAt = (at: Date) => snapshotPortfolio(world.server.db, at);

  it('keeps what was measured, by ten minutes of the last day and once for each day before', async () => {
    await measureAt(noonPlus(0));
    await measureAt(minutesAgo(33));
    const added = await uploadBom(world.server, world.auditor, 'Later', '1', workshopBom);
    await measureAt(noonPlus(30));
    await measureAt(minutesAgo(22));
    await measureAt(minutesAgo(11));
    await uploadBom(world.server, world.auditor, 'Later', '1', fewer);
    const points = await portfolioHistory();
    expect(changesOf(points, ({ projects, components }) => [projects, components])).toEqual([
      [4, 15],
      [3, 11],
      [4, 15],
      [4, 14],
    ]);
    expectOrder(points);
    await world.auditor.delete(`/api/v1/project/${added.uuid}`);
    const shrunk = await portfolioHistory();
    expect(changesOf(shrunk, (point) => point.projects)).toEqual([4, 3, 4, 3]);
    expectOrder(shrunk);
    await inTransaction(world.server.db, (trx) => foldPoints(trx, new Date(), 1_000));
    expect(changesOf(await portfolioHistory(), (point) => point.projects)).toEqual([4, 3, 4, 3]);
    const days = sql`select slot, projects from portfolio_day where day = ${dayOf(sql`${noonPlus(0)}::timestamptz`)}`;
    expect(await rowsOf(world.server.db, days)).toEqual([{ slot: 0, projects: 4 }]);
  });

  it('ends with now: what has not changed since is no second point', async () => {
    const [before, now] = [await portfolioHistory(), new Date()];
    await measureAt(now);
    const after = await portfolioHistory();
    expect(after).toHaveLength(before.length);
    await measureAt(new Date(now.getTime() + 1_000));
    expect((await portfolioHistory()).slice(0, -1)).toEqual(after.slice(0, -1));
    expect((await read<PortfolioMetrics>('portfolio/0/days')).length).toBe(1);
  });
});
