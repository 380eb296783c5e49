// Public to other features.
import { type Database, inTransaction } from '../../db/database.ts';
import { everyProject, type ProjectScope } from '../../db/project-scope.ts';
import { requireVisible } from '../../http/require-visible.ts';
import { lockForUpload, recountProjects } from '../matching/matching.service.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import { type CountsInterval, intervalsFromDeltas } from './counts.ts';
import {
  findComponentCounts,
  findPortfolioCounts,
  findProjectCounts,
  listComponentDays,
  listPortfolioDays,
  listProjectDeltas,
  listScopedDeltas,
  type PortfolioRow,
  type ProjectCountRow,
  storePortfolioDay,
} from './metrics.queries.ts';
import type { PortfolioInterval, ProjectInterval } from './metrics.view.ts';

export { viewDependencyMetrics, viewProjectMetrics } from './metrics.view.ts';

export async function currentProjectMetrics(
  db: Database,
  uuid: string,
  scope: ProjectScope,
  now: Date,
): Promise<ProjectInterval> {
  const row = await getProject(db, uuid, scope);
  const { changed_at, created_at, collection_logic: collectionLogic } = row;
  return { counts: row, firstAt: changed_at ?? created_at, lastAt: now, collectionLogic };
}

/** The project's counts since a moment, one interval for each day on which something changed, oldest first. */
export async function projectMetricsSince(
  db: Database,
  uuid: string,
  scope: ProjectScope,
  since: Date,
  now: Date,
): Promise<ProjectInterval[]> {
  const row = await getProject(db, uuid, scope);
  const deltas = await listProjectDeltas(db, row.project_id, since);
  const intervals = intervalsFromDeltas(row, deltas, later(since, row.created_at), now);
  return intervals.map((interval) => ({ ...interval, collectionLogic: row.collection_logic }));
}

/** Counts a project anew; finds nothing to change unless a counter drifted. */
export async function refreshProject(db: Database, uuid: string, scope: ProjectScope): Promise<void> {
  const { project_id } = await requireProject(db, uuid, scope);
  await inTransaction(db, async (trx) => {
    await lockForUpload(trx);
    await recountProjects(trx, [project_id]);
  });
}

export async function currentComponentMetrics(
  db: Database,
  uuid: string,
  scope: ProjectScope,
  now: Date,
): Promise<CountsInterval> {
  const row = await getComponent(db, uuid, scope);
  return { counts: row, firstAt: row.added_at, lastAt: now };
}

/**
 * A component's counts since a moment, one interval for each day on which a match came or went, oldest first. Decisions
 * of the past are not replayed: they count from the start of the window.
 */
export async function componentMetricsSince(
  db: Database,
  uuid: string,
  scope: ProjectScope,
  since: Date,
  now: Date,
): Promise<CountsInterval[]> {
  const row = await getComponent(db, uuid, scope);
  const from = later(since, row.added_at);
  if (from > now) return [];
  const days = await listComponentDays(db, row, from);
  return days.map((day, n) => {
    const next = days[n + 1];
    const counts = next ? { ...row, ...day, vcomps: day.findings > 0 ? 1 : 0 } : row;
    return { counts, firstAt: day.last_at, lastAt: next?.first_at ?? now };
  });
}

export async function currentPortfolioMetrics(db: Database, scope: ProjectScope): Promise<PortfolioInterval> {
  return toInterval(await findPortfolioCounts(db, scope));
}

/** The portfolio as the caller sees it, by day, oldest first; the last one is now. */
export async function portfolioMetricsSince(
  db: Database,
  scope: ProjectScope,
  since: Date,
  now: Date,
): Promise<PortfolioInterval[]> {
  if (since > now) return [];
  const current = await findPortfolioCounts(db, scope);
  if (scope.all) {
    const days = await listPortfolioDays(db, since);
    return [...days.map(toInterval), toInterval(current)];
  }
  const deltas = await listScopedDeltas(db, scope, since);
  return intervalsFromDeltas(current, deltas, since, now).map((interval) => ({
    ...interval,
    projects: current.projects,
    vulnerableProjects: current.vprojects,
  }));
}

/** Writes today's row of the portfolio chart. */
export async function snapshotPortfolio(db: Database): Promise<void> {
  await inTransaction(db, async (trx) =>
    storePortfolioDay(trx, await findPortfolioCounts(trx, everyProject)),
  );
}

function toInterval(row: PortfolioRow): PortfolioInterval {
  return {
    counts: row,
    firstAt: row.first_at,
    lastAt: row.last_at,
    projects: row.projects,
    vulnerableProjects: row.vprojects,
  };
}

async function getProject(db: Database, uuid: string, scope: ProjectScope): Promise<ProjectCountRow> {
  return requireVisible(await findProjectCounts(db, uuid, scope), 'project');
}

async function getComponent(db: Database, uuid: string, scope: ProjectScope) {
  return requireVisible(await findComponentCounts(db, uuid, scope), 'component');
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}
