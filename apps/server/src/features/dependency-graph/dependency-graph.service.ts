// Public to other features.
import type { Component, DependencyGraphResponse, ProjectGraph } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { notFound } from '../../http/errors.ts';
import { requireVisible } from '../../http/require-visible.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import {
  type Edge,
  type ElementRow,
  findAllEdges,
  findComponent,
  listAncestors,
  listBelow,
  listByIds,
  listComponentIds,
  listDirect,
  listDirectOfMany,
  listEdgesBelow,
  listEdgesFrom,
  listNodes,
  type Place,
} from './dependency-graph.queries.ts';
import {
  directDependenciesText,
  viewDependency,
  viewPathNode,
  viewProjectGraph,
} from './dependency-graph.view.ts';

/** The direct dependencies of a project, each with its own direct dependencies. */
export async function projectDependencies(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<DependencyGraphResponse[]> {
  return dependenciesOf(db, { ...(await requireProject(db, uuid, scope)), id: 0 });
}

export async function componentDependencies(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<DependencyGraphResponse[]> {
  return dependenciesOf(db, requireVisible(await findComponent(db, uuid, scope), 'component'));
}

async function dependenciesOf(db: Database, { project_id, id }: Place): Promise<DependencyGraphResponse[]> {
  const [direct, edges, below] = await Promise.all([
    listDirect(db, project_id, id),
    listEdgesBelow(db, project_id, id),
    listBelow(db, project_id, id),
  ]);
  const byId = new Map(below.map((row) => [row.id, row]));
  const edgesFrom = Map.groupBy(edges, (edge) => edge.from_id);
  return direct.map((row) => {
    const own = (edgesFrom.get(row.id) ?? []).flatMap((edge) => byId.get(edge.to_id) ?? []);
    return viewDependency(row, own);
  });
}

/**
 * The JSON text `directDependencies` of components of any projects, by the number of the component. One statement, however
 * many projects there are.
 */
export async function directDependencyTextsOf(
  db: Database,
  components: readonly { project_id: number; component_id: number }[],
): Promise<Map<number, string>> {
  const rows = await listDirectOfMany(db, components);
  const texts = new Map<number, string>();
  for (const [id, own] of Map.groupBy(rows, (row) => row.from_id)) {
    const text = directDependenciesText(own);
    if (text !== undefined) texts.set(id, text);
  }
  return texts;
}

/** The JSON text `directDependencies` of projects, by the number of the project, in one statement. */
export async function directDependencyTextsOfProjects(
  db: Database,
  projectIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (projectIds.length === 0) return new Map();
  const rows = await listDirectOfMany(
    db,
    projectIds.map((id) => ({ project_id: id, component_id: 0 })),
  );
  const texts = new Map<number, string>();
  for (const [id, own] of Map.groupBy(rows, (row) => row.project_id)) {
    const text = directDependenciesText(own);
    if (text !== undefined) texts.set(id, text);
  }
  return texts;
}

/** The JSON text `directDependencies` of elements of a project, by number; 0 is the project itself. */
export async function directDependencyTexts(
  db: Database,
  projectId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  return directDependencyTextsOf(
    db,
    ids.map((id) => ({ project_id: projectId, component_id: id })),
  );
}

/** The whole graph of a project for drawing. */
export async function projectGraph(db: Database, uuid: string, scope: ProjectScope): Promise<ProjectGraph> {
  const project = await requireProject(db, uuid, scope);
  const [nodes, pairs] = await Promise.all([
    listNodes(db, project.project_id),
    findAllEdges(db, project.project_id),
  ]);
  return viewProjectGraph(project, nodes, pairs);
}

/**
 * The asked components, all that leads to them, the project's direct dependencies, and what these depend on, two steps
 * down; by uuid. Empty when the project says nothing of what it depends on.
 */
export async function pathsToComponents(
  db: Database,
  projectUuid: string,
  componentUuids: readonly string[],
  scope: ProjectScope,
): Promise<Record<string, Component>> {
  const place = await requireProject(db, projectUuid, scope);
  const targets = await listComponentIds(db, place.project_id, componentUuids);
  if (targets.length < new Set(componentUuids).size) throw notFound('component');
  const roots = (await listEdgesFrom(db, place.project_id, [0])).map((edge) => edge.to_id);
  if (roots.length === 0) return {};
  const onPath = new Set(await listAncestors(db, place.project_id, targets));
  onPath.delete(0);
  const first = new Set([...onPath, ...roots]);
  const below = await listEdgesFrom(db, place.project_id, [...first]);
  const second = new Set([...first, ...below.map((edge) => edge.to_id)]);
  const all = await listEdgesFrom(db, place.project_id, [...second]);
  const shown = new Set([...second, ...all.map((edge) => edge.to_id)]);
  const found = await listByIds(db, place.project_id, [...shown]);
  const rows = found.filter((row) => !row.is_service);
  const uuidOf = new Map(rows.map((row) => [row.id, row.uuid]));
  return buildPathMap(rows, all, uuidOf, onPath, new Set(targets));
}

function buildPathMap(
  rows: readonly ElementRow[],
  edges: readonly Edge[],
  uuidOf: ReadonlyMap<number, string>,
  onPath: ReadonlySet<number>,
  targets: ReadonlySet<number>,
): Record<string, Component> {
  const children = Map.groupBy(edges, (edge) => edge.from_id);
  const map: Record<string, Component> = {};
  for (const row of rows) {
    const below = children.get(row.id) ?? [];
    const own = below.flatMap((edge) => uuidOf.get(edge.to_id) ?? []);
    const leadsOn = below.some((edge) => onPath.has(edge.to_id));
    const isExpanded = leadsOn && onPath.has(row.id) && (!targets.has(row.id) || own.length > 0);
    map[row.uuid] = viewPathNode(row, own, isExpanded);
  }
  return map;
}
