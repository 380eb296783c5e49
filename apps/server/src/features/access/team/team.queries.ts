import { sql } from 'kysely';
import { type Database, findRow, rowsOf, runSql, type Transaction } from '../../../db/database.ts';

export interface TeamRow {
  team_id: number;
  uuid: string;
  name: string;
}

const teamColumns = sql`t.team_id, t.uuid, t.name`;

export async function findTeamByUuid(db: Database, uuid: string): Promise<TeamRow | undefined> {
  return findRow(db, sql<TeamRow>`select ${teamColumns} from team t where t.uuid = ${uuid}`);
}

/** Names are not unique; the oldest team of that name counts. */
export async function findTeamByName(db: Database, name: string): Promise<TeamRow | undefined> {
  return findRow(
    db,
    sql<TeamRow>`select ${teamColumns} from team t where t.name = ${name} order by t.team_id limit 1`,
  );
}

export async function listTeams(db: Database): Promise<TeamRow[]> {
  return rowsOf(db, sql<TeamRow>`select ${teamColumns} from team t order by t.name, t.team_id`);
}

export async function insertTeam(trx: Transaction, team: { uuid: string; name: string }): Promise<number> {
  const row = await findRow(
    trx,
    sql<{
      team_id: number;
    }>`insert into team (uuid, name) values (${team.uuid}, ${team.name}) returning team_id`,
  );
  if (!row) throw new Error('The new team was not returned');
  return row.team_id;
}

export async function renameTeam(trx: Transaction, teamId: number, name: string): Promise<void> {
  await runSql(trx, sql`update team set name = ${name} where team_id = ${teamId}`);
}

/** Memberships, permissions, keys and project access go with it. */
export async function deleteTeam(trx: Transaction, teamId: number): Promise<void> {
  await runSql(trx, sql`delete from team where team_id = ${teamId}`);
}

/** @returns how many were not granted before */
export async function grantToTeam(
  trx: Transaction,
  teamId: number,
  permissions: readonly string[],
): Promise<number> {
  return runSql(
    trx,
    sql`insert into team_permission (team_id, permission)
      select ${teamId}::int, unnest(${permissions}::text[]) on conflict do nothing`,
  );
}
