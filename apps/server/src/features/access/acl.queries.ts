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

export interface MappedProjectRow {
  uuid: string;
  name: string;
  version: string | null;
  group_name: string | null;
  classifier: string | null;
  active: boolean;
  is_latest: boolean;
  collection_logic: string;
}

export interface MappingFilter {
  teamId: number;
  excludeInactive: boolean;
  onlyRoot: boolean;
}

const sortColumns: SortColumns = { name: projectName, version: sql`p.version`, uuid: sql`p.uuid` };

/** Projects that a team sees when access control is on. */
export async function listMappedProjects(
  db: Database,
  filter: MappingFilter,
  page: Page,
): Promise<MappedProjectRow[]> {
  return rowsOf(
    db,
    sql<MappedProjectRow>`select p.uuid, p.name, p.version, p.group_name, p.classifier, p.active, p.is_latest,
        p.collection_logic
      from ${mappedProjects(filter)}
      ${orderBy(page, sortColumns, byProjectName, sql`p.project_id`, storedFields.project)} ${limitOffset(page)}`,
  );
}

export async function countMappedProjects(db: Database, filter: MappingFilter): Promise<number> {
  const row = await findRow(db, sql<{ n: number }>`select count(*) as n from ${mappedProjects(filter)}`);
  return row?.n ?? 0;
}

function mappedProjects({ teamId, excludeInactive, onlyRoot }: MappingFilter): RawBuilder<unknown> {
  return sql`project_acl acl join project p using (project_id) where acl.team_id = ${teamId}
    and (p.active or not ${excludeInactive}::bool) and (p.parent_id is null or not ${onlyRoot}::bool)`;
}
