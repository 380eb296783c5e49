import type { Permission } from '@waybill/api-contract';
import { sql } from 'kysely';
import { type Database, rowsOf, runSql, type Transaction } from '../../../db/database.ts';

export interface PermissionRow {
  name: Permission;
  description: string | null;
}

export async function listPermissions(db: Database): Promise<PermissionRow[]> {
  return rowsOf(db, sql<PermissionRow>`select name, description from permission order by name`);
}

/** Adds those that are missing and renews the descriptions of the others. */
export async function upsertPermissions(
  trx: Transaction,
  permissions: readonly PermissionRow[],
): Promise<void> {
  await runSql(
    trx,
    sql`insert into permission (name, description)
      select name, description from jsonb_to_recordset(${JSON.stringify(permissions)}::jsonb)
        as p (name text, description text)
      on conflict (name) do update set description = excluded.description`,
  );
}

/**
 * The unlimited permissions of many teams, which are the ones that the contract can express, in one
 * statement.
 */
export async function listTeamPermissions(
  db: Database,
  teamIds: readonly number[],
): Promise<(PermissionRow & { team_id: number })[]> {
  return rowsOf(
    db,
    sql<PermissionRow & { team_id: number }>`select tp.team_id, p.name, p.description
      from team_permission tp join permission p on p.name = tp.permission
      where tp.team_id = any(${teamIds}::int[]) and not tp.own_projects order by p.name`,
  );
}

/** The permissions that many users hold themselves, in one statement. */
export async function listUserPermissions(
  db: Database,
  userIds: readonly number[],
): Promise<(PermissionRow & { user_id: number })[]> {
  return rowsOf(
    db,
    sql<PermissionRow & { user_id: number }>`select up.user_id, p.name, p.description
      from user_permission up join permission p on p.name = up.permission
      where up.user_id = any(${userIds}::int[]) order by p.name`,
  );
}
