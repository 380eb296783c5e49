import type { RawBuilder } from 'kysely';
import { type Database, rowsOf, runSql, sql, streamRows, type Transaction } from '../../../db/database.ts';
import { type ProjectScope, visible } from '../../../db/project-scope.ts';
import { type ProjectFilter, projectCondition } from '../list/project-list.queries.ts';

/** The filter of the project list. */
export interface ListedProjects {
  readonly filter: ProjectFilter;
  readonly search: string | undefined;
}

/** Projects `p`, the deepest first, because everything below a project is changed before it. */
function deepestFirst(condition: RawBuilder<unknown>): RawBuilder<{ uuid: string }> {
  return sql<{ uuid: string }>`with recursive up as (
      select p.project_id, p.uuid, p.parent_id, 0 as depth from project p where ${condition}
      union all
      select u.project_id, u.uuid, q.parent_id, u.depth + 1 from up u join project q on q.project_id = u.parent_id)
    select uuid from up where parent_id is null order by depth desc, project_id`;
}

/** Refs of the projects that the list shows. */
export async function* streamProjectRefs(
  db: Database,
  { filter, search }: ListedProjects,
  scope: ProjectScope,
): AsyncGenerator<string[], void, undefined> {
  const rows = streamRows(db, deepestFirst(await projectCondition(db, filter, search, scope)), 5_000);
  for await (const batch of rows) yield batch.map(({ uuid }) => uuid);
}

/** The existing projects, the deepest first. */
export async function orderByDepth(db: Database, uuids: readonly string[]): Promise<string[]> {
  const rows = await rowsOf(db, deepestFirst(sql`p.uuid = any(${uuids}::uuid[])`));
  return rows.map(({ uuid }) => uuid);
}

export interface HeldProject {
  project_id: number;
  uuid: string;
  name: string;
  version: string | null;
  active: boolean;
  parent_id: number | null;
}

/**
 * Projects that the caller may see, kept from other changes until the transaction ends.
 * @param beside another project that has to stay as it is, such as the new parent
 */
export async function holdProjects(
  trx: Transaction,
  uuids: readonly string[],
  scope: ProjectScope,
  beside?: string,
): Promise<HeldProject[]> {
  const all = beside === undefined ? uuids : [...uuids, beside];
  return rowsOf(
    trx,
    sql<HeldProject>`select p.project_id, p.uuid, p.name, p.version, p.active, p.parent_id from project p
      where p.uuid = any(${all}::uuid[]) and ${visible(scope, sql.ref('p.project_id'))}
      order by p.project_id for no key update of p`,
  );
}

/** The projects with an active project below that is not among them. */
export async function listWithActiveBelow(
  trx: Transaction,
  projectIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await rowsOf(
    trx,
    sql<{ top: number }>`with recursive tree as (
        select c.parent_id as top, c.project_id from project c where c.parent_id = any(${projectIds}::int[])
        union
        select t.top, c.project_id from tree t join project c on c.parent_id = t.project_id)
      select distinct t.top from tree t join project p on p.project_id = t.project_id
      where p.active and p.project_id <> all(${projectIds}::int[])`,
  );
  return new Set(rows.map((row) => row.top));
}

export async function setActive(
  trx: Transaction,
  projectIds: readonly number[],
  active: boolean,
): Promise<void> {
  await runSql(trx, sql`update project set active = ${active} where project_id = any(${projectIds}::int[])`);
}

/** A project and what it is below. */
export interface TreeLink {
  project_id: number;
  parent_id: number | null;
  active: boolean;
  allowed: boolean;
}

/** Some projects and everything above them. */
export async function listLinksUp(
  trx: Transaction,
  projectIds: readonly number[],
  scope: ProjectScope,
): Promise<TreeLink[]> {
  return rowsOf(
    trx,
    sql<TreeLink>`with recursive up as (
        select project_id, parent_id from project where project_id = any(${projectIds}::int[])
        union
        select q.project_id, q.parent_id from up u join project q on q.project_id = u.parent_id)
      select p.project_id, p.parent_id, p.active, ${visible(scope, sql.ref('p.project_id'))} as allowed
      from up join project p on p.project_id = up.project_id`,
  );
}

export interface ProjectPlace {
  projectId: number;
  parentId: number | null;
}

export async function setParents(trx: Transaction, places: readonly ProjectPlace[]): Promise<void> {
  await runSql(
    trx,
    sql`update project p set parent_id = g.parent_id
      from unnest(${places.map((place) => place.projectId)}::int[], ${places.map((place) => place.parentId)}::int[])
        as g(project_id, parent_id)
      where p.project_id = g.project_id`,
  );
}

export interface DeletionRow {
  projects: number;
  refused: number;
  below: number;
  components: number;
  findings: number;
  analyses: number;
  violations: number;
  services: number;
}

/** Everything that has a hidden project below it, from the hidden ones up; walking down would cost a walk for each project. */
function aboveHidden(scope: ProjectScope): RawBuilder<unknown> {
  if (scope.all) return sql`select null::int as project_id`;
  return sql`select p.parent_id as project_id from project p
      where p.parent_id is not null and not ${visible(scope, sql.ref('p.project_id'))}
    union
    select p.parent_id from hidden h join project p on p.project_id = h.project_id where p.parent_id is not null`;
}

/**
 * Everything that would be deleted with projects that the caller sees completely; the others are refused.
 * Only unsuppressed violations have counters.
 */
export async function countDeletion(
  db: Database,
  chosen: RawBuilder<unknown>,
  scope: ProjectScope,
): Promise<DeletionRow[]> {
  return rowsOf(
    db,
    sql<DeletionRow>`with recursive named as (
        select p.project_id from project p where ${chosen} and ${visible(scope, sql.ref('p.project_id'))}),
      hidden as (${aboveHidden(scope)}),
      chosen as (select project_id from named except select project_id from hidden),
      tree as (
        select project_id from chosen
        union
        select p.project_id from tree t join project p on p.parent_id = t.project_id)
      select (select count(*) from chosen)::int as projects,
        ((select count(*) from named) - (select count(*) from chosen))::int as refused,
        (count(*) - (select count(*) from chosen))::int as below,
        coalesce(sum(n.comps), 0)::int as components,
        coalesce(sum(n.findings + n.suppressed), 0)::int as findings, coalesce(sum(n.audited), 0)::int as analyses,
        (coalesce(sum(n.pv_fail + n.pv_warn + n.pv_info), 0) + (select count(*) from violation_analysis a
          join tree s on s.project_id = a.project_id where a.suppressed))::int as violations,
        (select count(*) from service s join tree b on b.project_id = s.project_id)::int as services
      from tree t join project p on p.project_id = t.project_id
      left join project_count n on n.project_id = t.project_id and p.collection_logic = 'NONE'`,
  );
}
