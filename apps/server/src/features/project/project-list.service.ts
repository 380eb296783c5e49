// Public to other features.
import type { Project } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import { everyProject, type ProjectScope } from '../../db/project-scope.ts';
import { present } from '../../http/present.ts';
import { coverageOfProjects } from '../coverage/kept-coverage.service.ts';
import { withCollectionCounts } from '../metrics/collection.service.ts';
import { type CountedProject, listById } from './project.queries.ts';
import { viewDocument, viewMetrics, viewProject, viewRisk } from './project.view.ts';
import { type RelativesChoice, readRelatives } from './project-relatives.service.ts';

/** What a list shows of each project beside its own members (contract, views of `Project`). */
export interface ListView extends RelativesChoice {
  readonly metrics?: boolean;
  /** How many of its components no enabled source covers. */
  readonly coverage?: boolean;
  /** Who made the last BOM. */
  readonly document?: boolean;
}

/** Projects by their number, in this order, as a caller sees them in a list. */
export async function describePage(
  db: Database,
  projectIds: readonly number[],
  view: ListView,
  scope: ProjectScope,
  now: Date,
): Promise<Project[]> {
  const listed = await listById(db, projectIds);
  const rows = view.metrics ? await withCollectionCounts(db, listed, scope) : listed;
  const [relativesOf, coverageOf] = await Promise.all([
    readRelatives(db, rows, view, scope),
    view.coverage ? coverageOfProjects(db, listed, scope) : undefined,
  ]);
  return rows.map((row) => ({
    ...viewListed(row, view),
    ...(view.metrics ? viewMetrics(row, now) : {}),
    ...present('coverage', coverageOf?.(row.project_id)),
    ...relativesOf(row),
  }));
}

/** Projects by their number, in this order, for someone who sees all of them. */
export async function describeListed(
  db: Database,
  projectIds: readonly number[],
  view: ListView,
): Promise<Project[]> {
  const rows = await withCollectionCounts(db, await listById(db, projectIds), everyProject);
  const relativesOf = await readRelatives(db, rows, view, everyProject);
  return rows.map((row) => ({ ...viewListed(row, view), ...viewRisk(row), ...relativesOf(row) }));
}

function viewListed(row: CountedProject, view: ListView): Project {
  return { ...viewProject(row), ...(view.document ? viewDocument(row) : {}) };
}
