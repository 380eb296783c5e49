import { sql } from 'kysely';
import { type Database, findRow, runSql, type Transaction } from '../../db/database.ts';
import { ascending, neverNull, orderOf, type SortColumns } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { chooseIds } from '../../db/list/read-list.ts';
import { projectName, projectOrder } from '../../db/project-order.ts';

export async function findProjectId(db: Database, uuid: string): Promise<number | undefined> {
  const row = await findRow(
    db,
    sql<{ project_id: number }>`select project_id from project where uuid = ${uuid}`,
  );
  return row?.project_id;
}

/** @returns 0 when the team had it already */
export async function insertMapping(trx: Transaction, teamId: number, projectId: number): Promise<number> {
  return runSql(
    trx,
    sql`insert into project_acl (team_id, project_id) values (${teamId}, ${projectId}) on conflict do nothing`,
  );
}

/** @returns 0 when the team did not have it */
export async function deleteMapping(trx: Transaction, teamId: number, projectId: number): Promise<number> {
  return runSql(trx, sql`delete from project_acl where team_id = ${teamId} and project_id = ${projectId}`);
}

export interface MappingFilter {
  teamId: number;
  excludeInactive: boolean;
  onlyRoot: boolean;
}

const sortColumns: SortColumns = { name: projectName, version: sql`p.version`, uuid: sql`p.uuid` };

/** Numbers of the projects that a team sees when access control is on. */
export async function listMappedProjects(
  db: Database,
  { teamId, excludeInactive, onlyRoot }: MappingFilter,
  page: Page,
): Promise<ListPage<number>> {
  const list = {
    select: sql<{ project_id: number }>`p.project_id`,
    from: sql`project_acl acl join project p using (project_id)`,
    where: sql`acl.team_id = ${teamId} and (p.active or not ${excludeInactive}::bool)
      and (p.parent_id is null or not ${onlyRoot}::bool)`,
    order: orderOf(page, sortColumns, projectOrder, [ascending(neverNull(sql`p.project_id`))]),
  };
  return chooseIds(db, page, list, (row) => row.project_id);
}
