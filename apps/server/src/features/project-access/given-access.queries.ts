import { runSql, sql, type Transaction } from '../../db/database.ts';

/** Lets teams see a project. */
export async function giveToTeams(
  trx: Transaction,
  projectId: number,
  teamIds: readonly number[],
): Promise<void> {
  await runSql(
    trx,
    sql`insert into project_acl (team_id, project_id)
      select distinct team_id, ${projectId}::int from unnest(${teamIds}::int[]) as t(team_id) order by team_id
      on conflict (team_id, project_id) do update set given = true where not project_acl.given`,
  );
}

/** @returns 0 when the team had it already */
export async function giveToTeam(trx: Transaction, teamId: number, projectId: number): Promise<number> {
  return runSql(
    trx,
    sql`insert into project_acl (team_id, project_id) values (${teamId}, ${projectId})
      on conflict (team_id, project_id) do update set given = true where not project_acl.given`,
  );
}

/** @returns 0 when the team did not have it */
export async function takeFromTeam(trx: Transaction, teamId: number, projectId: number): Promise<number> {
  return runSql(
    trx,
    sql`delete from project_acl where team_id = ${teamId} and project_id = ${projectId} and given`,
  );
}

export async function copyAcl(trx: Transaction, sourceId: number, targetId: number): Promise<void> {
  await runSql(
    trx,
    sql`insert into project_acl (team_id, project_id)
      select team_id, ${targetId}::int from project_acl where project_id = ${sourceId} and given
      on conflict (team_id, project_id) do update set given = true where not project_acl.given`,
  );
}
