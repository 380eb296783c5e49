import { sql } from 'kysely';
import { type Database, rowsOf } from '../../../db/database.ts';

/** A team that a user is in. */
export interface UserTeamRow {
  user_id: number;
  team_id: number;
  uuid: string;
  name: string;
}

export async function listTeamsOfUsers(db: Database, userIds: readonly number[]): Promise<UserTeamRow[]> {
  return rowsOf(
    db,
    sql<UserTeamRow>`select ut.user_id, t.team_id, t.uuid, t.name
      from user_team ut join team t using (team_id)
      where ut.user_id = any(${userIds}::int[]) order by t.name, t.team_id`,
  );
}
