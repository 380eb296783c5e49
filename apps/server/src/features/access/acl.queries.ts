import { sql } from 'kysely';
import { type Database, findRow, runSql, type Transaction } from '../../db/database.ts';

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
