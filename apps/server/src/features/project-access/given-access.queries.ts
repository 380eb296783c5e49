import { rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
import type { FactsByKey } from '../../db/followed-rows.ts';

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

/**
 * Lets teams see projects, both by their UUIDs.
 * @returns which of them, by their place in the list, were not given before
 */
export async function giveByUuids(
  trx: Transaction,
  grants: readonly { readonly project: string; readonly team: string }[],
): Promise<Set<number>> {
  const json = JSON.stringify(grants.map((grant, n) => ({ ...grant, n })));
  const rows = await rowsOf(
    trx,
    sql<{ n: number }>`with given as (
        select g.n, t.team_id, p.project_id from jsonb_to_recordset(${json}::jsonb) as g (n int, project uuid, team uuid)
        join team t on t.uuid = g.team join project p on p.uuid = g.project),
      made as (insert into project_acl (team_id, project_id) select team_id, project_id from given order by team_id, project_id
        on conflict (team_id, project_id) do update set given = true where not project_acl.given returning team_id, project_id)
      select g.n from given g join made m on m.team_id = g.team_id and m.project_id = g.project_id`,
  );
  return new Set(rows.map((row) => row.n));
}

/** Takes from teams what they were given by hand, both by their UUIDs. */
export async function endByUuids(trx: Transaction, grants: FactsByKey): Promise<void> {
  await runSql(
    trx,
    sql`delete from project_acl x using team t, project p,
        jsonb_to_recordset(${JSON.stringify([...grants.values()])}::jsonb) as g (project uuid, team uuid)
      where t.uuid = g.team and p.uuid = g.project and x.team_id = t.team_id and x.project_id = p.project_id and x.given`,
  );
}
