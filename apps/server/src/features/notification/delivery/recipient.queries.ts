import { type Database, rowsOf, sql } from '../../../db/database.ts';

/** Members of the teams of a rule, with the teams through which they get its mails. */
interface RecipientRow {
  email: string;
  team_ids: number[];
}

export async function listRecipients(db: Database, ruleId: number): Promise<RecipientRow[]> {
  return rowsOf(
    db,
    sql<RecipientRow>`select lower(u.email) as email, array_agg(distinct ut.team_id) as team_ids
      from notification_rule_team l join user_team ut on ut.team_id = l.team_id
      join app_user u on u.user_id = ut.user_id
      where l.rule_id = ${ruleId} and u.email is not null and btrim(u.email) <> '' and not u.suspended
      group by lower(u.email) order by 1`,
  );
}

/** Which of some projects teams see. */
export async function listSeenByTeams(
  db: Database,
  teamIds: readonly number[],
  projectUuids: readonly string[],
): Promise<{ team_id: number; uuid: string }[]> {
  return rowsOf(
    db,
    sql<{ team_id: number; uuid: string }>`select a.team_id, p.uuid from project p
      join project_acl a on a.project_id = p.project_id
      where p.uuid = any(${projectUuids}::uuid[]) and a.team_id = any(${teamIds}::int[])`,
  );
}
