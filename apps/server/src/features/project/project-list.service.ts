// Public to other features.
import type { Project } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import { everyProject, type ProjectScope } from '../../db/project-scope.ts';
import { present } from '../../http/present.ts';
import { coverageOfProjects } from '../coverage/kept-coverage.service.ts';
import { directDependencyTextsOfProjects } from '../dependency-graph/dependency-graph.service.ts';
import { withCollectionCounts } from '../metrics/collection.service.ts';
import { ownersOf } from '../project-owner/project-owner.service.ts';
import { type CountedProject, listById } from './project.queries.ts';
import { viewDocument, viewMetrics, viewProject, viewRisk } from './project.view.ts';
import { type RelativesChoice, readRelatives } from './project-relatives.service.ts';

/** The facts that a list shows per project beside its own members (contract, views of `Project`). */
export interface ListView extends RelativesChoice {
  readonly metrics?: boolean;
  /** The number of its components that no enabled source covers. */
  readonly coverage?: boolean;
  /** The owner of each. */
  readonly owner?: boolean;
  /** The author of the last BOM. */
  readonly document?: boolean;
  /** The direct dependencies of each, as a text. */
  readonly dependencies?: boolean;
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
  const rows = await withCollectionCounts(db, listed, scope);
  const [relativesOf, coverageOf, ownerOf, dependenciesOf] = await Promise.all([
    readRelatives(db, rows, view, scope),
    view.coverage ? coverageOfProjects(db, listed, scope) : undefined,
    view.owner ? ownersOf(db, projectIds, scope) : undefined,
    readDependencies(db, view.dependencies ? rows : []),
  ]);
  return rows.map((row) => ({
    ...viewListed(row, view),
    ...dependenciesOf(row),
    ...(view.metrics ? viewMetrics(row, now) : viewRisk(row)),
    ...present('coverage', coverageOf?.(row.project_id)),
    ...present('owner', ownerOf?.get(row.project_id)),
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
  const [relativesOf, dependenciesOf] = await Promise.all([
    readRelatives(db, rows, view, everyProject),
    readDependencies(db, rows),
  ]);
  return rows.map((row) => ({
    ...viewListed(row, view),
    ...dependenciesOf(row),
    ...viewRisk(row),
    ...relativesOf(row),
  }));
}

/** The dependencies of each project, from its graph. */
async function readDependencies(
  db: Database,
  rows: readonly CountedProject[],
): Promise<(row: CountedProject) => Pick<Project, 'directDependencies'>> {
  const asked = rows.filter((row) => row.direct_dependencies).map((row) => row.project_id);
  const texts = await directDependencyTextsOfProjects(db, asked);
  return (row) => present('directDependencies', texts.get(row.project_id));
}

function viewListed(row: CountedProject, view: ListView): Project {
  return { ...viewProject(row), ...(view.document ? viewDocument(row) : {}) };
}
