import { type RawBuilder, sql } from 'kysely';
import { type Database, rowsOf, type Transaction } from '../../../db/database.ts';

/** Statement for the ids of the teams that somebody in these groups is in. */
export type MappedTeams = RawBuilder<{ team_id: number }>;

export function teamsOfOidcGroups(names: readonly string[]): MappedTeams {
  return sql<{
    team_id: number;
  }>`select m.team_id from mapped_oidc_group m join oidc_group g using (oidc_group_id)
    where g.name = any(${names}::text[])`;
}

export function teamsOfLdapGroups(dnKeys: readonly string[]): MappedTeams {
  return sql<{
    team_id: number;
  }>`select m.team_id from mapped_ldap_group m where m.dn_key = any(${dnKeys}::text[])`;
}

export interface ChangedTeam {
  uuid: string;
  name: string;
}

/** @param keepsGiven leaves memberships that were given by hand */
export async function leaveUnmappedTeams(
  trx: Transaction,
  userId: number,
  mapped: MappedTeams,
  keepsGiven: boolean,
): Promise<ChangedTeam[]> {
  return rowsOf(
    trx,
    sql<ChangedTeam>`with gone as (
        delete from user_team ut where ut.user_id = ${userId} and (ut.by_group or not ${keepsGiven}::bool)
          and ut.team_id not in (${mapped}) returning ut.team_id)
      select t.uuid, t.name from gone join team t using (team_id)`,
  );
}

export async function joinMappedTeams(
  trx: Transaction,
  userId: number,
  mapped: MappedTeams,
): Promise<ChangedTeam[]> {
  return rowsOf(
    trx,
    sql<ChangedTeam>`with come as (
        insert into user_team (user_id, team_id, by_group)
          select ${userId}::int, team_id, true from (${mapped}) m group by team_id
          on conflict do nothing returning team_id)
      select t.uuid, t.name from come join team t using (team_id)`,
  );
}

/** Joins the oldest team of each name. @returns those that were joined */
export async function joinTeamsByName(
  trx: Transaction,
  userId: number,
  names: readonly string[],
): Promise<ChangedTeam[]> {
  return rowsOf(
    trx,
    sql<ChangedTeam>`with come as (
        insert into user_team (user_id, team_id)
          select ${userId}::int, min(team_id) from team where name = any(${names}::text[]) group by name
          on conflict do nothing returning team_id)
      select t.uuid, t.name from come join team t using (team_id)`,
  );
}

/**
 * The teams of a user after `leaveUnmappedTeams` and `joinMappedTeams`. @param userId undefined: a new user
 */
export async function selectTeamsAfterSync(
  db: Database,
  userId: number | undefined,
  mapped: MappedTeams,
  keepsGiven: boolean,
): Promise<ChangedTeam[]> {
  return rowsOf(
    db,
    sql<ChangedTeam>`select t.uuid, t.name from team t
      where t.team_id in (${mapped}) or (${keepsGiven}::bool and exists (
        select from user_team ut
        where ut.user_id = ${userId ?? null}::int and ut.team_id = t.team_id and not ut.by_group))
      order by t.name, t.team_id`,
  );
}

/** The oldest team of each name. */
export async function selectTeamsByName(db: Database, names: readonly string[]): Promise<ChangedTeam[]> {
  return rowsOf(
    db,
    sql<ChangedTeam>`select distinct on (t.name) t.uuid, t.name from team t
      where t.name = any(${names}::text[]) order by t.name, t.team_id`,
  );
}
