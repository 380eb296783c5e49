import type { DependencyMetrics, PortfolioMetrics, ProjectMetrics } from '@waybill/api-contract';
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
import type { KeyClient } from '../../../test/server.ts';
import { runSql, sql } from '../../db/database.ts';

const unknown = '00000000-0000-4000-8000-000000000000';
const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
const compact = (date: Date) => date.toISOString().slice(0, 10).replaceAll('-', '');

let world: AuditWorld;
/** Sees the second project only. */
let restricted: KeyClient;
beforeAll(async () => {
  world = await startAuditWorld();
  restricted = await world.server.asKey('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT');
  await showProject(world.server, restricted, world.second);
});
afterAll(() => world.server.close());

/** One of the two projects as its BOM and the advisories make it. */
const workshopCounts = {
  critical: 1,
  high: 1,
  medium: 1,
  low: 0,
  unassigned: 1,
  vulnerabilities: 4,
  suppressed: 0,
  findingsTotal: 5,
  findingsAudited: 0,
  findingsUnaudited: 5,
  inheritedRiskScore: 10 + 5 + 3 + 5,
};

const noViolations = Object.fromEntries(
  ['Fail', 'Warn', 'Info']
    .concat(
      ['', 'Security', 'License', 'Operational'].flatMap((t) =>
        ['Total', 'Audited', 'Unaudited'].map((s) => t + s),
      ),
    )
    .map((name) => [`policyViolations${name}`, 0]),
);

const times = { firstOccurrence: expect.any(Number), lastOccurrence: expect.any(Number) };

async function read<T>(path: string, client = world.viewer): Promise<T> {
  const { status, body, text } = await client.get<T>(`/api/v1/metrics/${path}`);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return body;
}

async function underAccessControl<T>(work: () => Promise<T>): Promise<T> {
  await setAccessControl(world.server, true);
  try {
    return await work();
  } finally {
    await setAccessControl(world.server, false);
  }
}

const anvilOf = (project: UploadedProject) => project.components.anvil ?? '';

describe('current metrics', () => {
  it('of a project have every counter of the contract', async () => {
    const started = Date.now();
    const metrics = await read<ProjectMetrics>(`project/${world.first.uuid}/current`);
    expect(metrics).toEqual({
      ...workshopCounts,
      ...noViolations,
      components: 4,
      vulnerableComponents: 3,
      collectionLogic: 'NONE',
      collectionLogicChanged: false,
      ...times,
    });
    expect(metrics.firstOccurrence).toBeLessThanOrEqual(started);
    expect(metrics.lastOccurrence).toBeGreaterThanOrEqual(started - 1_000);
  });

  it('of a component count an alias group once and findings by rows', async () => {
    const hammer = await read<DependencyMetrics>(`component/${world.first.components.hammer}/current`);
    expect(hammer).toEqual({
      ...workshopCounts,
      ...noViolations,
      critical: 0,
      medium: 0,
      unassigned: 0,
      vulnerabilities: 1,
      findingsTotal: 2,
      findingsUnaudited: 2,
      inheritedRiskScore: 5,
      ...times,
    });
    const mystery = await read(`component/${world.first.components.mystery}/current`);
    expect(mystery).toMatchObject({ vulnerabilities: 0, findingsTotal: 0, inheritedRiskScore: 0 });
  });

  it('of the portfolio are the sum of the active projects', async () => {
    const metrics = await read<PortfolioMetrics>('portfolio/current');
    const doubled = Object.fromEntries(Object.entries(workshopCounts).map(([name, n]) => [name, 2 * n]));
    expect(metrics).toEqual({
      ...doubled,
      ...noViolations,
      projects: 2,
      vulnerableProjects: 2,
      components: 8,
      vulnerableComponents: 6,
      ...times,
    });
    const third = await uploadBom(world.server, world.auditor, 'Retired', '1', workshopBom);
    expect(await read('portfolio/current')).toMatchObject({ projects: 3, critical: 3 });
    await world.auditor.patch(`/api/v1/project/${third.uuid}`, { active: false });
    expect(await read('portfolio/current')).toMatchObject({ projects: 2, critical: 2 });
  });

  it('of the portfolio are what a restricted caller may see', async () => {
    await underAccessControl(async () => {
      expect(await read('portfolio/current', restricted)).toMatchObject({
        ...workshopCounts,
        projects: 1,
        components: 4,
      });
      const nobody = await world.server.asKey('VIEW_PORTFOLIO');
      expect(await read('portfolio/current', nobody)).toMatchObject({
        projects: 0,
        components: 0,
        findingsTotal: 0,
      });
      expect(await read('portfolio/30/days', nobody)).toEqual([
        expect.objectContaining({ projects: 0, components: 0, findingsTotal: 0 }),
      ]);
    });
  });
});

describe('metrics over time', () => {
  it('of a project have one row for each day with a change, worked out from the changes', async () => {
    const project = await uploadBom(world.server, world.auditor, 'History', '1', workshopBom);
    const { db } = world.server;
    // Moves today's events into the past: created ten days ago, filled five days ago.
    await runSql(db, sql`update project set created_at = ${daysAgo(10)} where uuid = ${project.uuid}`);
    await runSql(
      db,
      sql`update project_delta d set day = (${daysAgo(5)}::timestamptz at time zone 'utc')::date,
          first_at = ${daysAgo(5)}, last_at = ${daysAgo(5)}
        from project p where p.project_id = d.project_id and p.uuid = ${project.uuid}`,
    );
    const less = { ...workshopBom, components: workshopBom.components.slice(1), dependencies: [] };
    await uploadBom(world.server, world.auditor, 'History', '1', less);
    const [full, now, ...more] = await read<ProjectMetrics[]>(`project/${project.uuid}/days/30`);
    expect(more).toEqual([]);
    expect(full).toMatchObject({ ...workshopCounts, components: 4, vulnerableComponents: 3 });
    expect(now).toMatchObject({
      critical: 0,
      medium: 0,
      findingsTotal: 3,
      components: 3,
      vulnerableComponents: 2,
    });
    expect(full?.lastOccurrence).toBeLessThanOrEqual(now?.firstOccurrence ?? 0);
    expect(await read(`project/${project.uuid}/since/${compact(daysAgo(30))}`)).toMatchObject([
      { components: 4 },
      { components: 3 },
    ]);
    // A window that begins after the first change shows what held then.
    const recent = await read<ProjectMetrics[]>(`project/${project.uuid}/days/2`);
    expect(recent).toMatchObject([{ components: 4 }, { components: 3 }]);
    expect(recent[0]?.firstOccurrence).toBeGreaterThan(daysAgo(3).getTime());
    expect(await read(`project/${project.uuid}/since/${compact(daysAgo(-3))}`)).toEqual([]);
  });

  it('of a component follow its matches, and count an alias group once at any time, by what its records say together', async () => {
    const project = await uploadBom(world.server, world.auditor, 'Past', '1', workshopBom);
    const hammer = project.components.hammer ?? '';
    const { db } = world.server;
    await runSql(db, sql`update component set added_at = ${daysAgo(9)} where uuid = ${hammer}`);
    const ofHammer = sql`identity_id = (select identity_id from component where uuid = ${hammer})`;
    const seen = (vulnId: string, days: number) =>
      runSql(
        db,
        sql`update identity_match m set first_seen = ${daysAgo(days)} from vuln v
          where v.vuln_id = m.vuln_id and v.ext_id = ${vulnId} and m.${ofHammer}`,
      );
    await seen(flaws.alias, 6);
    await seen(flaws.high, 3);
    await runSql(
      db,
      sql`insert into identity_match_past (identity_id, vuln_id, sources, first_seen, gone_at)
        select identity_id, vuln_id, 1, ${daysAgo(12)}, ${daysAgo(5)} from component, vuln
        where component.uuid = ${hammer} and ext_id = ${flaws.critical}`,
    );
    const rows = await read<DependencyMetrics[]>(`component/${hammer}/days/30`);
    expect(
      rows.map(({ critical, high, unassigned, findingsTotal }) => [
        critical,
        high,
        unassigned,
        findingsTotal,
      ]),
    ).toEqual([
      [1, 0, 0, 1],
      [1, 1, 0, 2],
      [0, 1, 0, 1],
      [0, 1, 0, 2],
    ]);
    const bounds = rows.map((row) => [row.firstOccurrence, row.lastOccurrence]);
    for (const [n, [first, last]] of bounds.entries()) {
      expect(first).toBeLessThan(last ?? 0);
      expect(last).toBeLessThanOrEqual(bounds[n + 1]?.[0] ?? Date.now() + 1_000);
    }
    expect(await read(`component/${hammer}/days/1`)).toMatchObject([{ high: 1, findingsTotal: 2 }]);
    expect(await read(`component/${hammer}/since/${compact(daysAgo(4))}`)).toMatchObject([
      { unassigned: 0, high: 1, findingsTotal: 1 },
      { unassigned: 0, high: 1, findingsTotal: 2 },
    ]);
    expect(await read(`component/${hammer}/since/${compact(daysAgo(-3))}`)).toEqual([]);
  });

  it('of the portfolio end with now; earlier days are kept by the daily snapshot', async () => {
    const { db } = world.server;
    expect((await world.auditor.get('/api/v1/metrics/portfolio/refresh')).status).toBe(200);
    await runSql(
      db,
      sql`update portfolio_day set day = (${daysAgo(2)}::timestamptz at time zone 'utc')::date, c4 = 77,
        first_at = ${daysAgo(2)}, last_at = ${daysAgo(2)}`,
    );
    const current = await read<PortfolioMetrics>('portfolio/current');
    const days = await read<PortfolioMetrics[]>('portfolio/30/days');
    expect(days.map((day) => day.critical)).toEqual([77, current.critical]);
    expect(await read('portfolio/0/days')).toMatchObject([{ critical: current.critical }]);
    expect(await read(`portfolio/since/${compact(daysAgo(2))}`)).toHaveLength(2);
    expect(await read(`portfolio/since/${compact(daysAgo(1))}`)).toHaveLength(1);
    expect(await read(`portfolio/since/${compact(daysAgo(-3))}`)).toEqual([]);
  });

  it('of the portfolio show a restricted caller the changes of its own projects', async () => {
    await underAccessControl(async () => {
      const days = await read<PortfolioMetrics[]>('portfolio/30/days', restricted);
      expect(days.at(-1)).toMatchObject({ ...workshopCounts, projects: 1, components: 4 });
      expect(days.every((day) => day.critical <= 1)).toBe(true);
    });
  });
});

describe('a refresh', () => {
  it('of a project counts it anew and answers without a body', async () => {
    const url = `/api/v1/metrics/project/${world.first.uuid}`;
    await runSql(
      world.server.db,
      sql`update project_count n set c4 = 40 from project p where p.project_id = n.project_id and p.uuid = ${world.first.uuid}`,
    );
    expect((await world.viewer.get(`${url}/refresh`)).status).toBe(403);
    const answer = await world.auditor.get(`${url}/refresh`);
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect(await read(`project/${world.first.uuid}/current`)).toMatchObject(workshopCounts);
  });

  it('of a component and of the portfolio answers without a body', async () => {
    for (const path of [`component/${anvilOf(world.first)}`, 'portfolio']) {
      const answer = await world.auditor.get(`/api/v1/metrics/${path}/refresh`);
      expect([answer.status, answer.text]).toEqual([200, '']);
      expect((await world.viewer.get(`/api/v1/metrics/${path}/refresh`)).status).toBe(403);
    }
  });
});

describe.each([
  ['project', (project: UploadedProject) => project.uuid],
  ['component', anvilOf],
])('metrics of a %s', (kind, uuidOf) => {
  const suffixes = ['current', `since/${compact(daysAgo(1))}`, 'days/7', 'refresh'];

  it('are refused with the codes of the contract', async () => {
    for (const suffix of suffixes) {
      const bad = await world.auditor.get(`/api/v1/metrics/${kind}/x/${suffix}`);
      expect([bad.status, bad.body]).toMatchObject([400, [{ message: 'Invalid UUID', invalidValue: 'x' }]]);
      const missing = await world.auditor.get(`/api/v1/metrics/${kind}/${unknown}/${suffix}`);
      expect([missing.status, missing.text]).toEqual([404, `The ${kind} could not be found.`]);
      const other = await world.server.asKey('VIEW_VULNERABILITY');
      expect((await other.get(`/api/v1/metrics/${kind}/${uuidOf(world.first)}/${suffix}`)).status).toBe(403);
    }
    await underAccessControl(async () => {
      for (const suffix of suffixes) {
        const hidden = await restricted.get(`/api/v1/metrics/${kind}/${uuidOf(world.first)}/${suffix}`);
        expect(hidden.status, suffix).toBe(403);
        const shown = await restricted.get(`/api/v1/metrics/${kind}/${uuidOf(world.second)}/${suffix}`);
        expect(shown.status, suffix).toBe(200);
      }
    });
  });

  it('refuse what is no date or no number of days', async () => {
    const date = await world.viewer.get(`/api/v1/metrics/${kind}/${uuidOf(world.first)}/since/yesterday`);
    expect([date.status, typeof date.body]).toEqual([400, 'string']);
    const days = await world.viewer.get(`/api/v1/metrics/${kind}/${uuidOf(world.first)}/days/many`);
    expect(days.status).toBeGreaterThanOrEqual(400);
    expect(days.status).toBeLessThan(500);
  });
});

describe('metrics of the portfolio', () => {
  it('refuse what is no date, and need VIEW_PORTFOLIO', async () => {
    expect((await world.viewer.get('/api/v1/metrics/portfolio/since/2026-01-01')).status).toBe(400);
    const other = await world.server.asKey('VIEW_VULNERABILITY');
    for (const path of ['current', '7/days', 'since/20260101']) {
      expect((await other.get(`/api/v1/metrics/portfolio/${path}`)).status).toBe(403);
    }
  });
});
