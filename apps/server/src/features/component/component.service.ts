import type { Component } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import { type Listing, readInBatches } from '../../db/list/batches.ts';
import type { Page } from '../../db/list/page.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { present } from '../../http/present.ts';
import { requireVisible } from '../../http/require-visible.ts';
import { projectsShownAs } from '../collection/collection-members.service.ts';
import { internalFlag } from '../component-shape/component-flags.ts';
import { viewRepositoryMeta } from '../component-shape/repository-meta.ts';
import { componentCoverage } from '../coverage/component-coverage.service.ts';
import {
  directDependencyTexts,
  directDependencyTextsOf,
} from '../dependency-graph/dependency-graph.service.ts';
import { listProjectsById, viewBareProject, viewProject, viewRisk } from '../project/project.service.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import {
  type ComponentFilter,
  type FoundComponent,
  findByUuid,
  findRelative,
  type ListedFilter,
  listByKey,
  listChildren,
  listComponentKeys,
} from './component.queries.ts';
import { viewComponent, viewComponentMetrics, viewOccurrences, viewRelative } from './component.view.ts';
import type { ComponentRow } from './component-row.ts';
import { listProperties } from './property/component-property.queries.ts';
import { viewComponentProperty } from './property/component-property.view.ts';
import { listRepositoryMeta } from './repository-meta.queries.ts';

/** A component that the caller may see. @throws 404 when there is none, 403 when it is hidden */
export async function getComponent(db: Database, uuid: string, scope: ProjectScope): Promise<FoundComponent> {
  return requireVisible(await findByUuid(db, uuid, scope), 'component');
}

/** A component that was just made, as the answer shows it: nothing is counted for it yet. */
export async function describeNewComponent(db: Database, row: ComponentRow): Promise<Component> {
  const [project] = await listProjectsById(db, [row.project_id]);
  const parent = row.parent_id === null ? undefined : await findRelative(db, row.project_id, row.parent_id);
  const { lastInheritedRiskScore: _, purlCoordinates: __, ...view } = viewComponent(row);
  return {
    ...view,
    ...present('parent', parent && viewRelative(parent)),
    ...present('project', project && viewProject(project)),
    children: [],
    properties: [],
    vulnerabilities: [],
  };
}

/** Optional facts about components. */
export interface ComponentExtras {
  /** The repositories' facts about its package. */
  readonly repositoryMeta?: boolean;
  /** True if an enabled source covers it. */
  readonly coverage?: boolean;
}

/** Everything about one component. */
export async function describeComponent(
  db: Database,
  row: ComponentRow,
  now: Date,
  extras: ComponentExtras = {},
): Promise<Component> {
  const { project_id, component_id, parent_id } = row;
  const [[view], projectTexts, parent, children, properties] = await Promise.all([
    viewComponents(db, [row], now, 'bare project', extras.coverage),
    directDependencyTexts(db, project_id, [0]),
    parent_id === null ? undefined : findRelative(db, project_id, parent_id),
    listChildren(db, project_id, component_id),
    listProperties(db, project_id, component_id),
  ]);
  // Its counters have an endpoint of their own.
  const { project, repositoryMeta, metrics: _, ...rest } = view ?? viewComponent(row);
  return {
    ...rest,
    ...(extras.repositoryMeta ? present('repositoryMeta', repositoryMeta) : {}),
    // Only here: in a list it would come again with every component.
    ...(project ? { project: { ...project, ...present('directDependencies', projectTexts.get(0)) } } : {}),
    ...viewOccurrences(row),
    ...present('parent', parent && viewRelative(parent)),
    ...(children.length > 0 ? { children: children.map(viewRelative) } : {}),
    ...(properties.length > 0 ? { properties: properties.map(viewComponentProperty) } : {}),
  };
}

/** Components with counters, their latest version, their project (with its tags and properties, or bare) and what they depend on. */
export async function viewComponents(
  db: Database,
  rows: readonly ComponentRow[],
  now: Date,
  shown: 'project' | 'bare project',
  withCoverage = false,
): Promise<Component[]> {
  const [projects, texts, meta, coverageOf] = await Promise.all([
    listProjectsById(db, [...new Set(rows.map((row) => row.project_id))]),
    directDependencyTextsOf(db, rows),
    listRepositoryMeta(
      db,
      rows.map((row) => row.identity_id),
    ),
    withCoverage ? componentCoverage(db) : undefined,
  ]);
  const viewNested = shown === 'project' ? viewProject : viewBareProject;
  const projectViews = new Map(
    projects.map((row) => [row.project_id, { ...viewNested(row), ...viewRisk(row) }]),
  );
  const metaViews = new Map(meta.map((row) => [row.identity_id, viewRepositoryMeta(row.purl, row)]));
  return rows.map((row) => ({
    ...viewComponent(row),
    ...viewComponentMetrics(row, now),
    ...present('coverage', coverageOf?.(row.sight, (row.flags & internalFlag) !== 0)),
    ...present('repositoryMeta', metaViews.get(row.identity_id)),
    ...present('directDependencies', texts.get(row.component_id)),
    ...present('project', projectViews.get(row.project_id)),
  }));
}

/** The components that depend directly on one, one page or all. @throws 404 when there is none, 403 when it is hidden */
export async function listDependents(
  db: Database,
  uuid: string,
  filter: ComponentFilter,
  page: Page,
  scope: ProjectScope,
  now: Date,
): Promise<Listing<Component>> {
  const { project_id, component_id } = await getComponent(db, uuid, scope);
  return listListed(db, [project_id], { ...filter, dependsOn: component_id }, page, now, true);
}

/** The components of a project, one page or all. */
export async function listProjectComponents(
  db: Database,
  projectUuid: string,
  filter: ComponentFilter,
  page: Page,
  scope: ProjectScope,
  now: Date,
  withCoverage = false,
): Promise<Listing<Component>> {
  const { project_id } = await requireProject(db, projectUuid, scope);
  return listListed(db, [project_id], filter, page, now, withCoverage);
}

/** The same with what covers them, and of a collection those of its members, which their `project` tells apart. */
export async function listShownComponents(
  db: Database,
  projectUuid: string,
  filter: ComponentFilter,
  page: Page,
  scope: ProjectScope,
  now: Date,
): Promise<Listing<Component>> {
  const project = await requireProject(db, projectUuid, scope);
  return listListed(db, await projectsShownAs(db, project, scope), filter, page, now, true);
}

async function listListed(
  db: Database,
  projectIds: readonly number[],
  filter: ListedFilter,
  page: Page,
  now: Date,
  withCoverage: boolean,
): Promise<Listing<Component>> {
  return readInBatches(await listComponentKeys(db, projectIds, filter, page), async (keys) =>
    viewComponents(db, await listByKey(db, keys), now, 'project', withCoverage),
  );
}
