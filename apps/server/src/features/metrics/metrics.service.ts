// Public to other features.
import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import { everyProject, type ProjectScope } from '../../db/project-scope.ts';
import { requireVisible } from '../../http/require-visible.ts';
import { lockForUpload, recountProjects } from '../matching/matching.service.ts';
import { foldProjectPoints } from '../project-counter/project-counter.service.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import { listCollectionDeltas } from './collection.queries.ts';
import { withCollectionCounts } from './collection.service.ts';
import { type CountsInterval, intervalsFromDeltas, sameCounts } from './counts.ts';
import {
  foldPortfolioPoints,
  listComponentPoints,
  listPortfolioPoints,
  listProjectDeltas,
  listScopedDeltas,
  storePortfolioPoint,
} from './history.queries.ts';
import {
  findComponentCounts,
  findPortfolioCounts,
  findProjectCounts,
  type PortfolioRow,
  type ProjectCountRow,
} from './metrics.queries.ts';
import type { PortfolioInterval, ProjectInterval } from './metrics.view.ts';

export { viewDependencyMetrics, viewProjectMetrics } from './metrics.view.ts';

export async function currentProjectMetrics(
  db: Database,
  uuid: string,
  scope: ProjectScope,
  now: Date,
): Promise<ProjectInterval & { projectId: number }> {
  const row = await getProject(db, uuid, scope);
  const changedAt = row.changed_at ?? row.created_at;
  const logicAt = row.collection_changed_at;
  const collectionLogicChanged = logicAt !== null && logicAt >= changedAt;
  return {
    projectId: row.project_id,
    counts: row,
    firstAt: collectionLogicChanged ? logicAt : changedAt,
    lastAt: now,
    collectionLogic: row.collection_logic,
    collectionLogicChanged,
  };
}

/**
 * The project's counts since a time, oldest first: an interval for each day with changes, and for each ten
 * minutes of the last 24 hours. A collection has the history of its current members, from the time it became
 * one.
 */
export async function projectMetricsSince(
  db: Database,
  uuid: string,
  scope: ProjectScope,
  since: Date,
  now: Date,
): Promise<ProjectInterval[]> {
  const row = await getProject(db, uuid, scope);
  const { project_id, collection_logic: collectionLogic, collection_changed_at: logicAt } = row;
  const from = later(since, logicAt ?? row.created_at);
  const deltas =
    collectionLogic === 'NONE'
      ? await listProjectDeltas(db, project_id, from, dayBefore(now))
      : await listCollectionDeltas(db, project_id, scope, from, dayBefore(now));
  const intervals = intervalsFromDeltas(
    row,
    logicAt === null ? deltas : deltas.filter((delta) => delta.last_at >= logicAt),
    from,
    now,
  );
  return intervals.map((interval, n) => ({
    ...interval,
    collectionLogic,
    collectionLogicChanged: n === 0 && from === logicAt,
  }));
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
 * A component's counts since a moment, oldest first: an interval for each day on which a match came or went, and for
 * each ten minutes of the last 24 hours. Decisions of the past are not replayed: they count from the start of the window.
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
  const points = await listComponentPoints(db, row, from, dayBefore(now));
  return points.map((point, n) => {
    const next = points[n + 1];
    const counts = next ? { ...row, ...point, vcomps: point.findings > 0 ? 1 : 0 } : row;
    return { counts, firstAt: point.last_at, lastAt: next?.first_at ?? now };
  });
}

export async function currentPortfolioMetrics(
  db: Database,
  scope: ProjectScope,
  now: Date,
): Promise<PortfolioInterval> {
  return toInterval(await findPortfolioCounts(db, scope, now));
}

/**
 * The history of the caller's portfolio, oldest first: by day, and by ten minutes for the last 24 hours. The
 * last interval is now. A caller with access to everything gets the measurements, so deleted projects remain
 * in the past. Others get the changes of their projects.
 */
export async function portfolioMetricsSince(
  db: Database,
  scope: ProjectScope,
  since: Date,
  now: Date,
): Promise<PortfolioInterval[]> {
  if (since > now) return [];
  if (scope.all) {
    const [current, points] = await Promise.all([
      findPortfolioCounts(db, scope, now),
      listPortfolioPoints(db, since, dayBefore(now)),
    ]);
    return endWithNow(points.map(toInterval), toInterval(current));
  }
  const [current, deltas] = await Promise.all([
    findPortfolioCounts(db, scope, now),
    listScopedDeltas(db, scope, since, dayBefore(now)),
  ]);
  return intervalsFromDeltas(current, deltas, since, now).map((interval) => ({
    ...interval,
    projects: current.projects,
    vulnerableProjects: current.vprojects,
  }));
}

/** Counts equal to the last measurement have been so since then. Any other change is later. */
function endWithNow(measured: readonly PortfolioInterval[], current: PortfolioInterval): PortfolioInterval[] {
  const last = measured.at(-1);
  if (!last) return [current];
  if (samePortfolio(last, current)) return [...measured.slice(0, -1), { ...current, firstAt: last.firstAt }];
  const isDated = current.firstAt > last.lastAt;
  return [...measured, { ...current, firstAt: isDated ? current.firstAt : current.lastAt }];
}

function samePortfolio(a: PortfolioInterval, b: PortfolioInterval): boolean {
  return (
    a.projects === b.projects &&
    a.vulnerableProjects === b.vulnerableProjects &&
    sameCounts(a.counts, b.counts)
  );
}

/** Measures the portfolio for its history. */
export async function snapshotPortfolio(db: Database, now: Date): Promise<void> {
  await inTransaction(db, async (trx) =>
    storePortfolioPoint(trx, await findPortfolioCounts(trx, everyProject, now)),
  );
}

/**
 * Leaves one point for each day that nobody is shown by ten minutes any more.
 * @returns how many days of projects were folded, `limit` at most
 */
export async function foldPoints(trx: Transaction, now: Date, limit: number): Promise<number> {
  await foldPortfolioPoints(trx, now);
  return foldProjectPoints(trx, now, limit);
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
  const found = requireVisible(await findProjectCounts(db, uuid, scope), 'project');
  const [row = found] = await withCollectionCounts(db, [found], scope);
  return row;
}

async function getComponent(db: Database, uuid: string, scope: ProjectScope) {
  return requireVisible(await findComponentCounts(db, uuid, scope), 'component');
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}

function dayBefore(now: Date): Date {
  return new Date(now.getTime() - 86_400_000);
}
