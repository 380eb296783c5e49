import { type Database, rowsOf, sql } from '../../db/database.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';

/** The projects among some that are hidden, or have a hidden project anywhere below them. */
export async function listAboveHidden(
  db: Database,
  projectIds: readonly number[],
  scope: ProjectScope,
): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ top: number }>`with recursive tree as (
        select p.project_id as top, p.project_id from project p where p.project_id = any(${projectIds}::int[])
        union
        select t.top, c.project_id from tree t join project c on c.parent_id = t.project_id)
      select distinct t.top from tree t where not ${visible(scope, sql.ref('t.project_id'))}`,
  );
  return rows.map((row) => row.top);
}

/** The projects among some with a hidden parent. */
export async function listBelowHidden(
  db: Database,
  projectIds: readonly number[],
  scope: ProjectScope,
): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ project_id: number }>`select p.project_id from project p
      where p.project_id = any(${projectIds}::int[]) and p.parent_id is not null
        and not ${visible(scope, sql.ref('p.parent_id'))}`,
  );
  return rows.map((row) => row.project_id);
}

/** The hidden projects among some. */
export async function listHidden(
  db: Database,
  projectIds: readonly number[],
  scope: ProjectScope,
): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ project_id: number }>`select p.project_id from project p
      where p.project_id = any(${projectIds}::int[]) and not ${visible(scope, sql.ref('p.project_id'))}`,
  );
  return rows.map((row) => row.project_id);
}
