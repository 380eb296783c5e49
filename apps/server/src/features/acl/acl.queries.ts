import type { AccessOrigin } from '@waybill/api-contract';
import { sql } from 'kysely';
import { type Database, findRow, rowsOf, type Transaction } from '../../db/database.ts';
import { ascending, neverNull, orderOf, type SortColumns } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { chooseIds, readList } from '../../db/list/read-list.ts';
import { containsPattern } from '../../db/list/search.ts';
import { projectName, projectOrder } from '../../db/project-order.ts';

export async function findProjectId(db: Database, uuid: string): Promise<number | undefined> {
  const row = await findRow(
    db,
    sql<{ project_id: number }>`select project_id from project where uuid = ${uuid}`,
  );
  return row?.project_id;
}

export interface MappingFilter {
  teamId: number;
  excludeInactive: boolean;
  onlyRoot: boolean;
}

const sortColumns: SortColumns = { name: projectName, version: sql`p.version`, uuid: sql`p.uuid` };

/** Numbers of the projects that a team is mapped to. */
export async function listMappedProjects(
  db: Database,
  { teamId, excludeInactive, onlyRoot }: MappingFilter,
  page: Page,
): Promise<ListPage<number>> {
  const list = {
    select: sql<{ project_id: number }>`p.project_id`,
    from: sql`project_acl acl join project p using (project_id)`,
    where: sql`acl.team_id = ${teamId} and acl.given and (p.active or not ${excludeInactive}::bool)
      and (p.parent_id is null or not ${onlyRoot}::bool)`,
    order: orderOf(page, sortColumns, projectOrder, [ascending(neverNull(sql`p.project_id`))]),
  };
  return chooseIds(db, page, list, (row) => row.project_id);
}

/** The tag stays until the end of the transaction. */
export async function keepTag(trx: Transaction, name: string): Promise<number | undefined> {
  const row = await findRow(
    trx,
    sql<{ tag_id: number }>`select tag_id from tag where name = ${name} for key share`,
  );
  return row?.tag_id;
}

export async function listTeamTags(
  db: Database,
  teamId: number,
): Promise<{ name: string; projects: number }[]> {
  return rowsOf(
    db,
    sql<{ name: string; projects: number }>`select t.name,
        (select count(*)::int from project_tag pt where pt.tag_id = t.tag_id) as projects
      from team_tag tt join tag t using (tag_id) where tt.team_id = ${teamId} order by t.name`,
  );
}

export interface TeamProjectRow {
  uuid: string;
  name: string;
  version: string | null;
  active: boolean;
  origin: AccessOrigin;
}

/** The projects that a team can access when access control is on. */
export async function listTeamProjects(
  db: Database,
  teamId: number,
  page: Page,
): Promise<ListPage<TeamProjectRow>> {
  return readList(db, page, {
    select: sql<TeamProjectRow>`p.uuid, p.name, p.version, p.active, case when acl.given then 'MAPPED'
      when exists (select 1 from project_tag pt join team_tag tt using (tag_id)
        where pt.project_id = p.project_id and tt.team_id = acl.team_id) then 'TAG' else 'PARENT' end as origin`,
    from: sql`project_acl acl join project p using (project_id)`,
    where: sql`acl.team_id = ${teamId}
      and ${page.search === undefined ? sql`true` : sql`lower(p.name) like ${containsPattern(page.search)}`}`,
    order: orderOf(page, sortColumns, projectOrder, [ascending(neverNull(sql`p.project_id`))]),
  });
}
