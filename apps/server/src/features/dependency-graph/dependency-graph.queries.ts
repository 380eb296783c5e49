import { sql } from 'kysely';
import { type Database, findRow, rowsOf } from '../../db/database.ts';
import { preparedRows } from '../../db/prepared.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import { laterVersionOf, latestOf, latestVersionOf } from '../component-shape/latest-version.ts';

/** A place in a project's graph: the project itself (id 0) or a component. */
export interface Place {
  project_id: number;
  id: number;
  allowed: boolean;
}

export async function findComponent(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<Place | undefined> {
  return findRow(
    db,
    sql<Place>`select c.project_id, c.component_id as id, ${visible(scope, sql.ref('c.project_id'))} as allowed
      from component c where c.uuid = ${uuid}`,
  );
}

/** An element with what repositories know of its package. */
export interface ElementRow extends DependencyRow {
  latest: LatestJson | null;
}

/** Dates as JSON has them. */
interface LatestJson {
  version: string;
  published_at: string | null;
  checked_at: string;
}

export interface DependencyRow {
  id: number;
  uuid: string;
  is_service: boolean;
  group_name: string | null;
  name: string;
  version: string | null;
  purl: string | null;
  purl_coordinates: string | null;
  cpe: string | null;
  swid_tag_id: string | null;
}

/** A direct dependency, as its list shows it. */
export interface DirectRow {
  id: number;
  uuid: string;
  name: string;
  version: string | null;
  purl: string | null;
  latest_version: string | null;
}

/** Selects the numbers of what a place depends on directly. */
const directOf = (projectId: number, fromId: number) =>
  sql`select to_id from dependency where project_id = ${projectId} and from_id = ${fromId}`;

/** The direct dependencies of a place, components first. */
export async function listDirect(db: Database, projectId: number, fromId: number): Promise<DirectRow[]> {
  const ids = directOf(projectId, fromId);
  return rowsOf(
    db,
    sql<DirectRow>`
      select c.component_id as id, c.uuid, i.name, i.version, i.purl, ${latestVersionOf(sql`c.identity_id`)} as latest_version,
        false as is_service
      from component c join identity i on i.identity_id = c.identity_id
      where c.project_id = ${projectId} and c.component_id in (${ids})
      union all
      select s.service_id, s.uuid, s.name, s.version, null, null, true
      from service s where s.project_id = ${projectId} and s.service_id in (${ids})
      order by is_service, name, id`,
  );
}

export interface Edge {
  from_id: number;
  to_id: number;
}

/** The edges that begin at what a place depends on directly. */
export async function listEdgesBelow(db: Database, projectId: number, fromId: number): Promise<Edge[]> {
  return rowsOf(
    db,
    sql<Edge>`select e.from_id, e.to_id from dependency e
      where e.project_id = ${projectId} and e.from_id in (${directOf(projectId, fromId)}) order by e.from_id, e.to_id`,
  );
}

/** Where these edges end, each element once, in no order. */
export async function listBelow(db: Database, projectId: number, fromId: number): Promise<DependencyRow[]> {
  const ids = sql`select e.to_id from dependency e
    where e.project_id = ${projectId} and e.from_id in (${directOf(projectId, fromId)})`;
  return rowsOf(
    db,
    sql<DependencyRow>`
      select c.component_id as id, c.uuid, false as is_service, i.group_name, i.name, i.version, i.purl,
        coalesce(i.purl_coordinates, i.purl) as purl_coordinates, i.cpe, i.swid_tag_id
      from component c join identity i on i.identity_id = c.identity_id
      where c.project_id = ${projectId} and c.component_id in (${ids})
      union all
      select s.service_id, s.uuid, true, s.group_name, s.name, s.version, null, null, null, null
      from service s where s.project_id = ${projectId} and s.service_id in (${ids})`,
  );
}

/** Components and services of a project by their numbers. */
export async function listByIds(
  db: Database,
  projectId: number,
  ids: readonly number[],
): Promise<ElementRow[]> {
  return rowsOf(
    db,
    sql<ElementRow>`
      select c.component_id as id, c.uuid, false as is_service, i.group_name, i.name, i.version, i.purl,
        coalesce(i.purl_coordinates, i.purl) as purl_coordinates, i.cpe, i.swid_tag_id, (select row_to_json(w) from ${latestOf(sql`c.identity_id`)} w) as latest
      from component c join identity i on i.identity_id = c.identity_id
      where c.project_id = ${projectId} and c.component_id in (select unnest(${ids}::bigint[]))
      union all
      select s.service_id, s.uuid, true, s.group_name, s.name, s.version, null, null, null, null, null
      from service s where s.project_id = ${projectId} and s.service_id in (select unnest(${ids}::bigint[]))
      order by is_service, name, id`,
  );
}

/** The direct dependencies of components in any projects, each with the number of its component. */
export async function listDirectOfMany(
  db: Database,
  components: readonly { project_id: number; component_id: number }[],
): Promise<(DependencyRow & { project_id: number; from_id: number })[]> {
  const edges = sql`unnest(${components.map((component) => component.project_id)}::int[],
      ${components.map((component) => component.component_id)}::bigint[]) as k(project_id, from_id)
    join dependency e on e.project_id = k.project_id and e.from_id = k.from_id`;
  return preparedRows(
    db,
    sql<DependencyRow & { project_id: number; from_id: number }>`
      select e.project_id, e.from_id, c.component_id as id, c.uuid, false as is_service, i.group_name, i.name, i.version, i.purl,
        coalesce(i.purl_coordinates, i.purl) as purl_coordinates, i.cpe, i.swid_tag_id
      from ${edges} join component c on c.project_id = e.project_id and c.component_id = e.to_id
      join identity i on i.identity_id = c.identity_id
      union all
      select e.project_id, e.from_id, s.service_id, s.uuid, true, s.group_name, s.name, s.version, null, null, null, null
      from ${edges} join service s on s.project_id = e.project_id and s.service_id = e.to_id
      order by project_id, from_id, id`,
  );
}

/** Direct dependencies of many places at once. */
export async function listEdgesFrom(
  db: Database,
  projectId: number,
  fromIds: readonly number[],
): Promise<Edge[]> {
  return rowsOf(
    db,
    sql<Edge>`select from_id, to_id from dependency
      where project_id = ${projectId} and from_id = any(${fromIds}::bigint[]) order by from_id, to_id`,
  );
}

/** Every edge of a project as one flat list of pairs: one row instead of tens of thousands. */
export async function findAllEdges(db: Database, projectId: number): Promise<number[]> {
  const row = await findRow(
    db,
    sql<{ pairs: number[] | null }>`select array_agg(x::float8 order by from_id, to_id, n) as pairs
      from dependency cross join lateral (values (1, from_id), (2, to_id)) v(n, x) where project_id = ${projectId}`,
  );
  return row?.pairs ?? [];
}

export interface NodeRow {
  id: number;
  uuid: string;
  is_service: boolean;
  group_name: string | null;
  name: string;
  version: string | null;
  purl_type: string | null;
  /** Bits 2 internal and 4 direct dependency, as in the table. */
  flags: number;
  c4: number;
  c3: number;
  c2: number;
  c1: number;
  c0: number;
  /** Null as well where it is the node's own version, or nobody knows it. */
  latest_version: string | null;
}

/** Every node of a project's graph, with its counts of unsuppressed vulnerabilities. */
export async function listNodes(db: Database, projectId: number): Promise<NodeRow[]> {
  return rowsOf(
    db,
    sql<NodeRow>`
      select c.component_id as id, c.uuid, false as is_service, i.group_name, i.name, i.version, i.purl_type,
        c.flags & 6 as flags, coalesce(k.c4, i.c4) as c4, coalesce(k.c3, i.c3) as c3, coalesce(k.c2, i.c2) as c2,
        coalesce(k.c1, i.c1) as c1, coalesce(k.c0, i.c0) as c0,
        case when i.version is not null then ${laterVersionOf(sql`c.identity_id`, sql`i.version`)} end as latest_version
      from component c join identity i on i.identity_id = c.identity_id
      left join component_count k on k.project_id = c.project_id and k.component_id = c.component_id
      where c.project_id = ${projectId}
      union all
      select s.service_id, s.uuid, true, s.group_name, s.name, s.version, null, 0, 0, 0, 0, 0, 0, null
      from service s where s.project_id = ${projectId}
      order by id`,
  );
}

/** Numbers of components of a project by their uuids. */
export async function listComponentIds(
  db: Database,
  projectId: number,
  uuids: readonly string[],
): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ id: number }>`select component_id as id from component
      where project_id = ${projectId} and uuid = any(${uuids}::uuid[])`,
  );
  return rows.map((row) => row.id);
}

/** The targets and everything from which they can be reached; the project itself is 0. */
export async function listAncestors(
  db: Database,
  projectId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ id: number }>`with recursive above(id) as (
        select unnest(${ids}::bigint[])
        union
        select d.from_id from dependency d join above a on a.id = d.to_id where d.project_id = ${projectId})
      select id from above`,
  );
  return rows.map((row) => row.id);
}
