import type { ProjectView } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import { type Listing, readInBatches } from '../../db/list/batches.ts';
import { everyProject, type ProjectScope } from '../../db/project-scope.ts';
import { notFound } from '../../http/errors.ts';
import type { Page } from '../../http/paging.ts';
import { present } from '../../http/present.ts';
import { directDependencyTexts } from '../dependency-graph/dependency-graph.service.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import { type FoundProject, listVersions } from './project.queries.ts';
import {
  viewBareProject,
  viewDocument,
  viewMetrics,
  viewProject,
  viewReference,
  viewRisk,
} from './project.view.ts';
import {
  countProjects,
  findTeamId,
  type ListedProject,
  listChildrenOf,
  listParents,
  listProjectIds,
  listProjects,
  type ProjectFilter,
} from './project-list.queries.ts';
import type { ProjectRow } from './project-row.ts';

/** What a list shows of each project beside its own members (contract models.json, views of `Project`). */
export interface ListView {
  readonly metrics?: boolean;
  readonly parent?: boolean;
  readonly children?: boolean;
  /** Who made the last BOM. */
  readonly document?: boolean;
}

export async function pageOfProjects(
  db: Database,
  filter: ProjectFilter,
  page: Page,
  scope: ProjectScope,
  view: ListView,
  now: Date,
): Promise<Listing<ProjectView>> {
  const [total, ids] = await Promise.all([
    countProjects(db, filter, page, scope),
    listProjectIds(db, filter, page, scope),
  ]);
  return readInBatches({ total, rows: ids }, async (some) => {
    const rows = await listProjects(db, some);
    const projects = rows.map((row) => viewListed(row, view, now));
    await addRelatives(db, rows, projects, scope, view);
    return projects;
  });
}

/** Projects by their number, in this order, for someone who sees all of them. */
export async function describeListed(
  db: Database,
  projectIds: readonly number[],
  view: ListView,
): Promise<ProjectView[]> {
  const rows = await listProjects(db, projectIds);
  const projects = rows.map((row) => ({ ...viewListed(row, view), ...viewRisk(row) }));
  await addRelatives(db, rows, projects, everyProject, view);
  return projects;
}

function viewListed(row: ListedProject, view: ListView, now?: Date): ProjectView {
  return {
    ...viewProject(row),
    ...(view.metrics && now ? viewMetrics(row, now) : {}),
    ...(view.document ? viewDocument(row) : {}),
  };
}

async function addRelatives(
  db: Database,
  rows: readonly ProjectRow[],
  projects: readonly ProjectView[],
  scope: ProjectScope,
  view: ListView,
): Promise<void> {
  const ids = rows.map((row) => row.project_id);
  const parentIds = rows.flatMap((row) => row.parent_id ?? []);
  const [children, parents] = await Promise.all([
    view.children ? listChildrenOf(db, ids, scope) : [],
    view.parent ? listParents(db, [...new Set(parentIds)], scope) : [],
  ]);
  const childrenOf = Map.groupBy(children, (child) => child.parent_id);
  const parentById = new Map(parents.map((parent) => [parent.project_id, parent]));
  for (const [i, row] of rows.entries()) {
    const project = projects[i];
    if (!project) continue;
    const parent = row.parent_id === null ? undefined : parentById.get(row.parent_id);
    if (parent) project.parent = viewReference(parent);
    if (view.children) project.children = (childrenOf.get(row.project_id) ?? []).map(viewBareProject);
  }
}

/** The number of the team whose projects a list leaves out. @throws 404 */
export async function requireTeamId(db: Database, uuid: string): Promise<number> {
  const teamId = await findTeamId(db, uuid);
  if (teamId === undefined) throw notFound('team');
  return teamId;
}

/** A project that was looked up, with its counters and versions (contract models.json, views of `Project`). */
export async function describeProject(
  db: Database,
  project: FoundProject,
  scope: ProjectScope,
  now: Date,
): Promise<ProjectView> {
  const [versions, dependencies] = await Promise.all([
    listVersions(db, project.name, scope),
    project.direct_dependencies ? directDependencyTexts(db, project.project_id, [0]) : undefined,
  ]);
  return {
    ...viewProject(project),
    ...viewMetrics(project, now),
    versions: versions.map(viewVersion),
    ...present('directDependencies', dependencies?.get(0)),
  };
}

function viewVersion({ uuid, version, active }: { uuid: string; version: string | null; active: boolean }) {
  return { uuid, ...present('version', version), active };
}

/** Everything about one project: besides, its relatives and who made its BOM. */
export async function describeWholeProject(
  db: Database,
  project: FoundProject,
  scope: ProjectScope,
  now: Date,
): Promise<ProjectView> {
  const view = { ...(await describeProject(db, project, scope, now)), ...viewDocument(project) };
  await addRelatives(db, [project], [view], scope, { parent: true, children: true });
  return view;
}

/** A project as the answer to a change shows it. */
export async function describeChanged(
  db: Database,
  project: FoundProject,
  scope: ProjectScope,
  relatives: Pick<ListView, 'parent' | 'children'>,
): Promise<ProjectView> {
  const view = viewProject(project);
  await addRelatives(db, [project], [view], scope, relatives);
  return view;
}

/** A project as the answer to `POST /project` shows it: with its versions. */
export async function describeReplaced(
  db: Database,
  project: FoundProject,
  scope: ProjectScope,
): Promise<ProjectView> {
  const [view, versions] = await Promise.all([
    describeChanged(db, project, scope, { parent: true }),
    listVersions(db, project.name, scope),
  ]);
  return { ...view, versions: versions.map(viewVersion) };
}

/** One page of a project's visible children. */
export async function pageOfChildren(
  db: Database,
  uuid: string,
  filter: ProjectFilter,
  page: Page,
  scope: ProjectScope,
  now: Date,
): Promise<Listing<ProjectView>> {
  const project = await requireProject(db, uuid, scope);
  const view = {
    metrics: true,
    document: true,
    parent: filter.tag === undefined,
    children: filter.tag === undefined,
  };
  return pageOfProjects(db, { ...filter, parentId: project.project_id }, page, scope, view, now);
}
