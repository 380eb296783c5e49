import type { RawBuilder } from 'kysely';
import { type Database, rowsOf, sql, streamRows, type Transaction } from '../../../db/database.ts';
import { type ProjectScope, visible } from '../../../db/project-scope.ts';
import { type ComponentFilter, componentCondition, componentTables } from '../component.queries.ts';

/** The filter of a project's component list. */
export interface ListedComponents {
  readonly projectId: number;
  readonly filter: ComponentFilter;
  readonly search: string | undefined;
}

/**
 * An order of components `c` with details `d`: project by project, with nested components before their
 * parent.
 */
export function deepestFirst(
  from: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): RawBuilder<{ uuid: string }> {
  return sql<{ uuid: string }>`with recursive up as (
      select c.project_id, c.component_id, c.uuid, d.parent_id, 0 as depth from ${from} where ${where}
      union all
      select u.project_id, u.component_id, u.uuid, o.parent_id, u.depth + 1
      from up u left join component_detail o on o.project_id = u.project_id and o.component_id = u.parent_id
      where u.parent_id is not null)
    select uuid from up where parent_id is null order by project_id, depth desc, component_id`;
}

export interface DeletionProjectRow {
  uuid: string;
  name: string;
  version: string | null;
  components: number;
  /** Over all projects. */
  all_components: number;
  all_projects: number;
}

const mostNamed = 5;

/** The projects of components `c`, those with the most first. `from` has the projects as `p`. */
export async function listDeletionProjects(
  db: Database,
  from: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): Promise<DeletionProjectRow[]> {
  return rowsOf(
    db,
    sql<DeletionProjectRow>`select p.uuid, p.name, p.version, count(*)::int as components,
        (sum(count(*)) over ())::int as all_components, (count(*) over ())::int as all_projects
      from ${from} where ${where} group by p.project_id
      order by count(*) desc, lower(p.name), p.version, p.project_id limit ${mostNamed}`,
  );
}

/** The same of those of some components that the caller may see. */
export async function listProjectsOfRefs(
  db: Database,
  uuids: readonly string[],
  scope: ProjectScope,
): Promise<DeletionProjectRow[]> {
  return listDeletionProjects(
    db,
    sql`component c join project p on p.project_id = c.project_id`,
    sql`c.uuid = any(${uuids}::uuid[]) and ${visible(scope, sql.ref('c.project_id'))}`,
  );
}

/** Refs of the components that the list of a project shows. */
export async function* streamComponentRefs(
  db: Database,
  { projectId, filter, search }: ListedComponents,
  scope: ProjectScope,
): AsyncGenerator<string[], void, undefined> {
  const where = sql`${componentCondition([projectId], filter, search)} and ${visible(scope, sql.ref('c.project_id'))}`;
  const rows = streamRows(db, deepestFirst(componentTables, where), 5_000);
  for await (const batch of rows) yield batch.map(({ uuid }) => uuid);
}

/** The components that the caller can access, in the order of deletion. */
export async function orderByProject(
  db: Database,
  uuids: readonly string[],
  scope: ProjectScope,
): Promise<string[]> {
  const rows = await rowsOf(
    db,
    deepestFirst(
      sql`component c left join component_detail d on d.project_id = c.project_id and d.component_id = c.component_id`,
      sql`c.uuid = any(${uuids}::uuid[]) and ${visible(scope, sql.ref('c.project_id'))}`,
    ),
  );
  return rows.map(({ uuid }) => uuid);
}

/** The projects of those components that the caller may see. */
export async function listProjectsOf(
  trx: Transaction,
  uuids: readonly string[],
  scope: ProjectScope,
): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ project_id: number }>`select distinct c.project_id from component c
      where c.uuid = any(${uuids}::uuid[]) and ${visible(scope, sql.ref('c.project_id'))}`,
  );
  return rows.map((row) => row.project_id);
}

/** Components of some projects by their uuids, where the caller may see them. */
export async function listComponentIds(
  trx: Transaction,
  projectIds: readonly number[],
  uuids: readonly string[],
  scope: ProjectScope,
): Promise<{ project_id: number; component_id: number; uuid: string }[]> {
  return rowsOf(
    trx,
    sql<{
      project_id: number;
      component_id: number;
      uuid: string;
    }>`select c.project_id, c.component_id, c.uuid
      from component c where c.project_id = any(${projectIds}::int[]) and c.uuid = any(${uuids}::uuid[])
        and ${visible(scope, sql.ref('c.project_id'))}`,
  );
}
