import { type Database, rowsOf, sql } from '../../../db/database.ts';
import { foundBy } from '../../../db/found-by.ts';
import {
  componentColumns,
  componentTables,
  violationColumns,
  violationTables,
} from '../event/facts.queries.ts';
import type { NewFindingRow, NewViolationRow } from '../summary/summary.queries.ts';

/** Where a walk through what is open is: the component after which it goes on, of this or a later project. */
export interface OpenPlace {
  readonly projectId: number;
  readonly componentId: number;
}

/** The next active projects from a number on. @param within only of these, undefined for all */
export async function listNextProjects(
  db: Database,
  from: number,
  within: readonly number[] | undefined,
  limit: number,
): Promise<number[]> {
  const isWithin = within === undefined ? sql`true` : sql`project_id = any(${within}::int[])`;
  const rows = await rowsOf(
    db,
    sql<{ project_id: number }>`select project_id from project
      where active and project_id >= ${from} and ${isWithin} order by project_id limit ${limit}`,
  );
  return rows.map((row) => row.project_id);
}

/** Findings of the next components of projects that have some, the suppressed ones left out. */
export async function listOpenFindings(
  db: Database,
  projectIds: readonly number[],
  after: OpenPlace,
  limit: number,
): Promise<NewFindingRow[]> {
  return rowsOf(
    db,
    sql<NewFindingRow>`with part as (
        select c.project_id, c.component_id, c.identity_id, c.added_at from component c
        where c.project_id = any(${projectIds}::int[])
          and (c.project_id, c.component_id) > (${after.projectId}::int, ${after.componentId}::bigint)
          and (exists (select 1 from identity_match m where m.identity_id = c.identity_id)
            or exists (select 1 from component_match m where m.project_id = c.project_id and m.component_id = c.component_id))
        order by c.project_id, c.component_id limit ${limit}),
      found as (
        select p.project_id, p.component_id, m.vuln_id, ${foundBy('m')} as analyzer, greatest(p.added_at, m.first_seen) as found_at
        from part p join identity_match m on m.identity_id = p.identity_id
        union all
        select p.project_id, p.component_id, m.vuln_id, m.analyzer, greatest(p.added_at, m.first_seen)
        from part p join component_match m on m.project_id = p.project_id and m.component_id = p.component_id
        where not exists (select 1 from identity_match im where im.identity_id = p.identity_id and im.vuln_id = m.vuln_id))
      select ${componentColumns}, f.vuln_id, f.analyzer, f.found_at, a.state, coalesce(a.suppressed, false) as suppressed
      from found f join ${componentTables} on c.project_id = f.project_id and c.component_id = f.component_id
      left join analysis a on a.project_id = f.project_id and a.component_id = f.component_id and a.vuln_id = f.vuln_id
      order by f.project_id, f.component_id, f.vuln_id`,
  );
}

/** Violations of the next components of projects that have some. */
export async function listOpenViolations(
  db: Database,
  projectIds: readonly number[],
  after: OpenPlace,
  limit: number,
): Promise<NewViolationRow[]> {
  return rowsOf(
    db,
    sql<NewViolationRow>`with part as (
        select distinct v.project_id, v.component_id from violation v
        where v.project_id = any(${projectIds}::int[])
          and (v.project_id, v.component_id) > (${after.projectId}::int, ${after.componentId}::bigint)
        order by v.project_id, v.component_id limit ${limit})
      select ${violationColumns}, a.state, coalesce(a.suppressed, false) as suppressed
      from part p join ${violationTables} on v.project_id = p.project_id and v.component_id = p.component_id
      left join violation_analysis a on a.project_id = v.project_id and a.component_id = v.component_id
        and a.condition_id = v.condition_id
      where o.deleted_at is null
      order by v.project_id, v.component_id, v.condition_id`,
  );
}
