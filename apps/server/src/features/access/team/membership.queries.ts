import { sql } from 'kysely';
import { type Database, rowsOf, runSql, type Transaction } from '../../../db/database.ts';
import { type UserRow, userColumns } from '../user/user.queries.ts';

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

/** A membership that followed from a group stays from now on without it. @returns 0 when it was given before */
export async function joinTeam(trx: Transaction, userId: number, teamId: number): Promise<number> {
  return runSql(
    trx,
    sql`insert into user_team (user_id, team_id) values (${userId}, ${teamId})
      on conflict (user_id, team_id) do update set by_group = false where user_team.by_group`,
  );
}

/** @returns 0 when the user was not a member */
export async function leaveTeam(trx: Transaction, userId: number, teamId: number): Promise<number> {
  return runSql(trx, sql`delete from user_team where user_id = ${userId} and team_id = ${teamId}`);
}
