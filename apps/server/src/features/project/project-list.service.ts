import type { ProjectView } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { notFound } from '../../http/errors.ts';
import { type Listing, readInBatches } from '../../http/page-batches.ts';
import type { Page } from '../../http/paging.ts';
import { directDependencyTexts } from '../dependency-graph/dependency-graph.service.ts';
import { viewProperty } from './contract-shapes.ts';
import { type FoundProject, listVersions } from './project.queries.ts';
import { getProject } from './project.service.ts';
import { viewDocument, viewMetrics, viewProject, viewReference } from './project.view.ts';
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
import { listProperties } from './project-property.queries.ts';
import type { ProjectRow } from './project-row.ts';

/** What a list shows of each project beside its own members (contract models.json, views of `Project`). */
export interface ListView {
  readonly metrics: boolean;
  /** Parent and children of each. */
  readonly relatives: boolean;
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
  return readInBatches({ total, ids }, async (some) => {
    const rows = await listProjects(db, some, scope);
    const projects = rows.map((row) => viewListed(row, view, now));
    if (view.relatives) await addRelatives(db, rows, projects, scope);
    return projects;
  });
}

function viewListed(row: ListedProject, view: ListView, now: Date): ProjectView {
  return {
    ...viewProject(row),
    ...(view.metrics ? viewMetrics(row, now) : {}),
    ...(view.relatives ? viewDocument(row) : {}),
    hasChildren: row.has_children,
  };
}

async function addRelatives(
  db: Database,
  rows: readonly ProjectRow[],
  projects: readonly ProjectView[],
  scope: ProjectScope,
): Promise<void> {
  const ids = rows.map((row) => row.project_id);
  const parentIds = rows.flatMap((row) => row.parent_id ?? []);
  const [children, parents] = await Promise.all([
    listChildrenOf(db, ids, scope),
    listParents(db, [...new Set(parentIds)], scope),
  ]);
  const childrenOf = Map.groupBy(children, (child) => child.parent_id);
  const parentById = new Map(parents.map((parent) => [parent.project_id, parent]));
  for (const [i, row] of rows.entries()) {
    const project = projects[i];
    if (!project) continue;
    const parent = row.parent_id === null ? undefined : parentById.get(row.parent_id);
    if (parent) project.parent = viewReference(parent);
    const own = childrenOf.get(row.project_id);
    if (own) project.children = own.map(viewProject);
  }
}

/** The number of the team whose projects a list leaves out. @throws 404 */
export async function requireTeamId(db: Database, uuid: string): Promise<number> {
  const teamId = await findTeamId(db, uuid);
  if (teamId === undefined) throw notFound('team');
  return teamId;
}

/** Everything about one project (contract models.json, view of single reads). */
export async function describeProject(
  db: Database,
  project: FoundProject,
  scope: ProjectScope,
  now: Date,
): Promise<ProjectView> {
  const view: ProjectView = {
    ...viewProject(project),
    ...viewDocument(project),
    ...viewMetrics(project, now),
  };
  const [versions, properties, dependencies] = await Promise.all([
    listVersions(db, project.name, scope),
    listProperties(db, project.project_id),
    project.direct_dependencies ? directDependencyTexts(db, project.project_id, [0]) : undefined,
  ]);
  await addRelatives(db, [project], [view], scope);
  view.versions = versions.map(({ uuid, version, active }) => ({
    uuid,
    ...(version === null ? {} : { version }),
    active,
  }));
  view.properties = properties.map(viewProperty);
  const text = dependencies?.get(0);
  if (text !== undefined) view.directDependencies = text;
  return view;
}

/** Parent, children and properties, as the answer to a change shows them. */
export async function describeParent(
  db: Database,
  project: FoundProject,
  scope: ProjectScope,
): Promise<Partial<ProjectView>> {
  const view = viewProject(project);
  await addRelatives(db, [project], [view], scope);
  const properties = await listProperties(db, project.project_id);
  return {
    ...(view.parent ? { parent: view.parent } : {}),
    children: view.children ?? [],
    properties: properties.map(viewProperty),
  };
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
  const project = await getProject(db, uuid, scope);
  const view = { metrics: true, relatives: true };
  return pageOfProjects(db, { ...filter, parentId: project.project_id }, page, scope, view, now);
}
