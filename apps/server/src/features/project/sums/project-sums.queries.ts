import { type Database, rowsOf, sql } from '../../../db/database.ts';
import { type ProjectScope, visible } from '../../../db/project-scope.ts';
import { isTakenIn } from '../../collection/member-tables.ts';
import type { Members } from '../../coverage/kept-coverage.service.ts';

export interface ProjectSumsRow {
  project_id: number;
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
 * Projects and the active ones below them. The descent stops at a project that is inactive or hidden from the
 * caller. A collection includes only its members.
 */
const tree = (uuids: readonly string[], scope: ProjectScope) => sql`recursive tree as (
        select p.project_id as top, p.project_id, p.collection_logic as logic, p.collection_tag_id as tag_id, false as ends
        from project p where p.uuid = any(${uuids}::uuid[]) and ${visible(scope, sql.ref('p.project_id'))}
        union
        select m.top, c.project_id, c.collection_logic, c.collection_tag_id, m.logic <> 'NONE' and c.collection_logic = 'NONE'
        from tree m join project c on c.parent_id = m.project_id
        where not m.ends and c.active and ${visible(scope, sql.ref('c.project_id'))} and ${isTakenIn})`;

/** The projects among them with their own components, as `leaf`. */
export function summedMembers(uuids: readonly string[], scope: ProjectScope): Members {
  return sql`${tree(uuids, scope)}, leaf as (select top, project_id from tree where logic = 'NONE')`;
}

/**
 * Projects with the sums of their counters and those of the active projects below. The way down stops at a project that
 * is inactive or hidden from the caller: what is below one is not shown in a tree either. A collection stands for its
 * members, whether it is asked for or met on the way, so that the sum of a project is what its children show together with it.
 */
export async function sumProjects(
  db: Database,
  uuids: readonly string[],
  scope: ProjectScope,
): Promise<ProjectSumsRow[]> {
  return rowsOf(
    db,
    sql<ProjectSumsRow>`with ${tree(uuids, scope)}
      select top.project_id, top.uuid, (count(*) filter (where t.logic = 'NONE'))::int as projects,
        coalesce(sum(n.comps), 0)::int as comps,
        coalesce(sum(n.vcomps), 0)::int as vcomps, coalesce(sum(n.c4), 0)::int as c4, coalesce(sum(n.c3), 0)::int as c3,
        coalesce(sum(n.c2), 0)::int as c2, coalesce(sum(n.c1), 0)::int as c1, coalesce(sum(n.c0), 0)::int as c0,
        coalesce(sum(n.findings), 0)::int as findings, coalesce(sum(n.audited), 0)::int as audited,
        coalesce(sum(n.suppressed), 0)::int as suppressed, max(p.last_bom_import) as last_bom_import
      from tree t join project top on top.project_id = t.top join project p on p.project_id = t.project_id
      left join project_count n on n.project_id = t.project_id and t.logic = 'NONE'
      group by top.project_id, top.uuid order by top.project_id`,
  );
}
