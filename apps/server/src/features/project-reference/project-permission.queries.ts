import { type Database, rowsOf, sql } from '../../db/database.ts';

/** The teams among some with access to a project. */
export async function listTeamsGiven(
  db: Database,
  projectId: number,
  teamIds: readonly number[],
): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ team_id: number }>`select team_id from project_acl
      where project_id = ${projectId} and team_id = any(${teamIds}::int[]) order by team_id`,
  );
  return rows.map((row) => row.team_id);
}
