import type { Permission, PermissionReach } from '@waybill/api-contract';
import { sql } from 'kysely';
import { type Database, findRow, rowsOf, runSql, type Transaction } from '../../../db/database.ts';

export interface TeamPermissionRow {
  permission: Permission;
  own_projects: boolean;
}

/**
 * The reach of a team's permission; undefined if the team does not have it. Nobody else can change it
 * meanwhile.
 */
export async function lockReach(
  trx: Transaction,
  teamId: number,
  permission: Permission,
): Promise<PermissionReach | undefined> {
  await runSql(trx, sql`select from team where team_id = ${teamId} for no key update`);
  const row = await findRow(
    trx,
    sql<{ own_projects: boolean }>`select own_projects from team_permission
      where team_id = ${teamId} and permission = ${permission}`,
  );
  return row && reachOf(row);
}

export function reachOf({ own_projects }: Pick<TeamPermissionRow, 'own_projects'>): PermissionReach {
  return own_projects ? 'TEAM' : 'ALL';
}

export async function storeReach(
  trx: Transaction,
  teamId: number,
  permission: Permission,
  reach: PermissionReach,
): Promise<void> {
  await runSql(
    trx,
    sql`insert into team_permission (team_id, permission, own_projects)
      values (${teamId}, ${permission}, ${reach === 'TEAM'})
      on conflict (team_id, permission) do update set own_projects = excluded.own_projects`,
  );
}

export async function deleteTeamPermission(
  trx: Transaction,
  teamId: number,
  permission: Permission,
): Promise<void> {
  await runSql(
    trx,
    sql`delete from team_permission where team_id = ${teamId} and permission = ${permission}`,
  );
}

export async function listReaches(db: Database, teamId: number): Promise<TeamPermissionRow[]> {
  return rowsOf(
    db,
    sql<TeamPermissionRow>`select permission, own_projects from team_permission
      where team_id = ${teamId} order by permission`,
  );
}

export interface LimitedPermissionRow {
  team_uuid: string;
  team_name: string;
  permission: Permission;
}

/** The limited permissions of all teams. */
export async function listLimitedPermissions(db: Database): Promise<LimitedPermissionRow[]> {
  return rowsOf(
    db,
    sql<LimitedPermissionRow>`select t.uuid as team_uuid, t.name as team_name, p.permission
      from team_permission p join team t using (team_id)
      where p.own_projects order by t.name, t.team_id, p.permission`,
  );
}
