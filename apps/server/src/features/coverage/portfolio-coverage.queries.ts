import { sql } from 'kysely';
import { type Database, findRow, rowsOf } from '../../db/database.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import type { GroupSights, Owner } from './cause-group.ts';
import type { SightCount } from './coverage.queries.ts';

/** Projects `p` that the portfolio counts. */
export const isCounted = (scope: ProjectScope) =>
  sql<boolean>`p.active and p.collection_logic = 'NONE' and ${visible(scope, sql.ref('p.project_id'))}`;

/** The count of a stored row `s`, by owner. */
export const countedOf: Record<Owner, ReturnType<typeof sql<number>>> = {
  others: sql<number>`(s.components - s.internal)`,
  ours: sql<number>`s.internal`,
  all: sql<number>`s.components`,
};

/** A sight with the number of components and projects that have it. */
export interface SightSum extends SightCount {
  /** Projects with components that are not our own. */
  other_projects: number;
  internal_projects: number;
  projects: number;
}

/** The sums of what is kept for each project: some dozen rows each, no component is touched. */
export async function sumSights(db: Database, scope: ProjectScope): Promise<SightSum[]> {
  return rowsOf(
    db,
    sql<SightSum>`select s.sight, sum(s.components)::int as components, sum(s.internal)::int as internal,
        (count(*) filter (where ${countedOf.others} > 0))::int as other_projects,
        (count(*) filter (where s.internal > 0))::int as internal_projects, count(*)::int as projects
      from project_sight s join project p on p.project_id = s.project_id
      where ${isCounted(scope)} group by s.sight`,
  );
}

/** The number of projects whose components are newer than the stored counts. */
export async function countPending(db: Database, scope: ProjectScope): Promise<number> {
  const row = await findRow(
    db,
    sql<{
      n: number;
    }>`select count(*)::int as n from project p join project_count n on n.project_id = p.project_id
      left join project_attention a on a.project_id = p.project_id
      where ${isCounted(scope)} and n.comps > 0 and (a.project_id is null or a.imported_at is distinct from p.last_bom_import)`,
  );
  return row?.n ?? 0;
}

/** The sights that there are, found by jumping from one to the next in the index. */
export async function listKeptSights(db: Database): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql<{ sight: string }>`with recursive known as (
        select min(sight) as sight from project_sight
        union all
        select (select min(s.sight) from project_sight s where s.sight > known.sight) from known
          where known.sight is not null)
      select sight from known where sight is not null`,
  );
  return rows.map(({ sight }) => sight);
}

/** In how many projects any of a group's sights is, by the key of the group. */
export async function countProjects(
  db: Database,
  scope: ProjectScope,
  groups: readonly GroupSights[],
): Promise<Map<string, number>> {
  const parts = groups.flatMap(({ sights }, at) =>
    [...sights].map(([sight, owner]) => ({ at, owner, sight })),
  );
  if (parts.length === 0) return new Map();
  const rows = await rowsOf(
    db,
    sql<{ at: number; projects: number }>`select at, count(*)::int as projects
      from (
        select distinct g.at, s.project_id
        from unnest(${parts.map(({ at }) => at)}::int[], ${parts.map(({ owner }) => owner)}::text[],
            ${parts.map(({ sight }) => sight)}::text[]) as g(at, owner, sight)
          join project_sight s on s.sight = g.sight join project p on p.project_id = s.project_id
        where ${isCounted(scope)} and case g.owner when 'others' then ${countedOf.others}
          when 'ours' then ${countedOf.ours} else ${countedOf.all} end > 0) found
      group by at`,
  );
  return new Map(rows.map(({ at, projects }) => [groups[at]?.key ?? '', projects]));
}
