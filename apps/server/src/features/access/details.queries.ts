import { sql } from 'kysely';
import { type Database, rowsOf } from '../../db/database.ts';
import type { PermissionRow } from './permission.queries.ts';
import type { TeamRow } from './team.queries.ts';
import { type UserRow, userColumns } from './user.queries.ts';

/** What belongs to many teams or users, read in one statement each. */

export async function listTeamPermissions(
  db: Database,
  teamIds: readonly number[],
): Promise<(PermissionRow & { team_id: number })[]> {
  return rowsOf(
    db,
    sql<PermissionRow & { team_id: number }>`select tp.team_id, p.name, p.description
      from team_permission tp join permission p on p.name = tp.permission
      where tp.team_id = any(${teamIds}::int[]) order by p.name`,
  );
}

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

export async function listTeamsOfUsers(
  db: Database,
  userIds: readonly number[],
): Promise<(TeamRow & { user_id: number })[]> {
  return rowsOf(
    db,
    sql<TeamRow & { user_id: number }>`select ut.user_id, t.team_id, t.uuid, t.name
      from user_team ut join team t using (team_id)
      where ut.user_id = any(${userIds}::int[]) order by t.name, t.team_id`,
  );
}

export async function listUsersOfTeams(
  db: Database,
  teamIds: readonly number[],
): Promise<(UserRow & { team_id: number })[]> {
  return rowsOf(
    db,
    sql<UserRow & { team_id: number }>`select ut.team_id, ${userColumns}
      from user_team ut join app_user u using (user_id)
      where ut.team_id = any(${teamIds}::int[]) order by u.username`,
  );
}
