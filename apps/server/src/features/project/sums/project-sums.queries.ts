import { type Database, rowsOf, sql } from '../../../db/database.ts';
import { type ProjectScope, visible } from '../../../db/project-scope.ts';

export interface ProjectSumsRow {
  uuid: string;
  projects: number;
  comps: number;
  vcomps: number;
  c4: number;
  c3: number;
  c2: number;
  c1: number;
  c0: number;
  findings: number;
  audited: number;
  suppressed: number;
  last_bom_import: Date | null;
}

/**
 * Projects with the sums of their counters and those of the active projects below. The way down stops at a project that
 * is inactive or hidden from the caller: what is below one is not shown in a tree either.
 */
export async function sumProjects(
  db: Database,
  uuids: readonly string[],
  scope: ProjectScope,
): Promise<ProjectSumsRow[]> {
  return rowsOf(
    db,
    sql<ProjectSumsRow>`with recursive tree as (
        select p.project_id as top, p.project_id from project p
        where p.uuid = any(${uuids}::uuid[]) and ${visible(scope, sql.ref('p.project_id'))}
        union
        select t.top, p.project_id from tree t join project p on p.parent_id = t.project_id
        where p.active and ${visible(scope, sql.ref('p.project_id'))})
      select top.uuid, count(*)::int as projects, coalesce(sum(n.comps), 0)::int as comps,
        coalesce(sum(n.vcomps), 0)::int as vcomps, coalesce(sum(n.c4), 0)::int as c4, coalesce(sum(n.c3), 0)::int as c3,
        coalesce(sum(n.c2), 0)::int as c2, coalesce(sum(n.c1), 0)::int as c1, coalesce(sum(n.c0), 0)::int as c0,
        coalesce(sum(n.findings), 0)::int as findings, coalesce(sum(n.audited), 0)::int as audited,
        coalesce(sum(n.suppressed), 0)::int as suppressed, max(p.last_bom_import) as last_bom_import
      from tree t join project top on top.project_id = t.top join project p on p.project_id = t.project_id
      left join project_count n on n.project_id = t.project_id and p.collection_logic = 'NONE'
      group by top.project_id, top.uuid order by top.project_id`,
  );
}
