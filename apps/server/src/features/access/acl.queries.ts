import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow, rowsOf, runSql, type Transaction } from '../../db/database.ts';
import { byProjectName, projectName } from '../../db/project-order.ts';
import { limitOffset, orderBy, type Page, type SortColumns } from '../../http/paging.ts';
import { storedFields } from '../../http/stored-fields.ts';

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
export async function listMappedProjects(db: Database, filter: MappingFilter, page: Page): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ project_id: number }>`select p.project_id from ${mappedProjects(filter)}
      ${orderBy(page, sortColumns, byProjectName, sql`p.project_id`, storedFields.project)} ${limitOffset(page)}`,
  );
  return rows.map((row) => row.project_id);
}

export async function countMappedProjects(db: Database, filter: MappingFilter): Promise<number> {
  const row = await findRow(db, sql<{ n: number }>`select count(*) as n from ${mappedProjects(filter)}`);
  return row?.n ?? 0;
}

function mappedProjects({ teamId, excludeInactive, onlyRoot }: MappingFilter): RawBuilder<unknown> {
  return sql`project_acl acl join project p using (project_id) where acl.team_id = ${teamId}
    and (p.active or not ${excludeInactive}::bool) and (p.parent_id is null or not ${onlyRoot}::bool)`;
}
