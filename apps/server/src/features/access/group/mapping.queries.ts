import { sql } from 'kysely';
import { type Database, findRow, rowsOf, runSql, type Transaction } from '../../../db/database.ts';

/** A group of a provider that makes its members join a team. */
export interface OidcMappingRow {
  uuid: string;
  team_id: number;
  group_uuid: string;
  group_name: string;
  group_display_name: string | null;
}

/** A group of a directory that makes its members join a team. */
export interface LdapMappingRow {
  uuid: string;
  team_id: number;
  dn: string;
}

export async function listOidcMappings(db: Database, teamIds: readonly number[]): Promise<OidcMappingRow[]> {
  return rowsOf(
    db,
    sql<OidcMappingRow>`select m.uuid, m.team_id, g.uuid as group_uuid, g.name as group_name,
        g.display_name as group_display_name
      from mapped_oidc_group m join oidc_group g using (oidc_group_id)
      where m.team_id = any(${teamIds}::int[]) order by g.name`,
  );
}

export async function listLdapMappings(db: Database, teamIds: readonly number[]): Promise<LdapMappingRow[]> {
  return rowsOf(
    db,
    sql<LdapMappingRow>`select m.uuid, m.team_id, m.dn from mapped_ldap_group m
      where m.team_id = any(${teamIds}::int[]) order by m.dn`,
  );
}

export interface MappedTeamRow {
  team_id: number;
  uuid: string;
  name: string;
}

export async function listTeamsOfOidcGroup(db: Database, groupId: number): Promise<MappedTeamRow[]> {
  return rowsOf(
    db,
    sql<MappedTeamRow>`select t.team_id, t.uuid, t.name from mapped_oidc_group m join team t using (team_id)
      where m.oidc_group_id = ${groupId} order by t.name, t.team_id`,
  );
}

export type TeamOfGroupRow = MappedTeamRow & { oidc_group_id: number; mapping: string };

/** The teams of some groups, by name. */
export async function listTeamsOfOidcGroups(
  db: Database,
  groupIds: readonly number[],
): Promise<TeamOfGroupRow[]> {
  return rowsOf(
    db,
    sql<TeamOfGroupRow>`select m.oidc_group_id, m.uuid as mapping, t.team_id, t.uuid, t.name
      from mapped_oidc_group m join team t using (team_id)
      where m.oidc_group_id = any(${groupIds}::int[]) order by t.name, t.team_id`,
  );
}

/** @returns 0 when the group is mapped to the team already */
export async function insertOidcMapping(
  trx: Transaction,
  mapping: { uuid: string; groupId: number; teamId: number },
): Promise<number> {
  return runSql(
    trx,
    sql`insert into mapped_oidc_group (uuid, oidc_group_id, team_id)
      values (${mapping.uuid}, ${mapping.groupId}, ${mapping.teamId}) on conflict do nothing`,
  );
}

export async function findOidcMapping(
  db: Database,
  groupId: number,
  teamId: number,
): Promise<{ uuid: string } | undefined> {
  return findRow(
    db,
    sql<{ uuid: string }>`select uuid from mapped_oidc_group
      where oidc_group_id = ${groupId} and team_id = ${teamId}`,
  );
}

/** @returns 0 when the group is mapped to the team already */
export async function insertLdapMapping(
  trx: Transaction,
  mapping: { uuid: string; dn: string; dnKey: string; teamId: number },
): Promise<number> {
  return runSql(
    trx,
    sql`insert into mapped_ldap_group (uuid, dn, dn_key, team_id)
      values (${mapping.uuid}, ${mapping.dn}, ${mapping.dnKey}, ${mapping.teamId}) on conflict do nothing`,
  );
}

/** The team and group of a deleted mapping. */
export interface DeletedMapping {
  team_uuid: string;
  group_name: string;
}

export async function deleteOidcMapping(trx: Transaction, uuid: string): Promise<DeletedMapping | undefined> {
  return findRow(
    trx,
    sql<DeletedMapping>`with gone as (
        delete from mapped_oidc_group where uuid = ${uuid} returning oidc_group_id, team_id)
      select t.uuid as team_uuid, g.name as group_name
      from gone join team t using (team_id) join oidc_group g using (oidc_group_id)`,
  );
}

export async function deleteLdapMapping(trx: Transaction, uuid: string): Promise<DeletedMapping | undefined> {
  return findRow(
    trx,
    sql<DeletedMapping>`with gone as (delete from mapped_ldap_group where uuid = ${uuid} returning dn, team_id)
      select t.uuid as team_uuid, gone.dn as group_name from gone join team t using (team_id)`,
  );
}
