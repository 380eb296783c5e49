import { sql } from 'kysely';
import { type Database, rowsOf } from '../../../db/database.ts';
import type { ListPage, Page } from '../../../db/list/page.ts';
import { chooseIds } from '../../../db/list/read-list.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { type ProjectFilter, projectCondition, projectIds } from './project-list.queries.ts';

/**
 * The projects of a page where each name occurs once, with its latest version or else the newest one after
 * the filter. It does not group, but searches a better version of the same name. A page in name order is read
 * from the index, and only its rows are looked up.
 */
export async function listFoldedIds(
  db: Database,
  filter: ProjectFilter,
  page: Page,
  scope: ProjectScope,
): Promise<ListPage<number>> {
  const list = await projectIds(db, filter, page, scope);
  const shown = await projectCondition(db, filter, page.search, scope);
  const better = sql`exists (select 1 from (select * from project p where ${shown}) q
    where q.name = p.name and (q.is_latest, q.project_id) > (p.is_latest, p.project_id))`;
  return chooseIds(db, page, { ...list, where: sql`${list.where} and not ${better}` }, (row) => row.id);
}

/** The number of versions per name after the filter, by the number of the project. */
export async function countVersions(
  db: Database,
  projectIds: readonly number[],
  filter: ProjectFilter,
  search: string | undefined,
  scope: ProjectScope,
): Promise<ReadonlyMap<number, number>> {
  const shown = await projectCondition(db, filter, search, scope);
  const rows = await rowsOf(
    db,
    sql<{ project_id: number; versions: number }>`select o.project_id, count(*)::int as versions
      from project o join project p on p.name = o.name
      where o.project_id = any(${projectIds}::int[]) and ${shown}
      group by o.project_id`,
  );
  return new Map(rows.map((row) => [row.project_id, row.versions]));
}
