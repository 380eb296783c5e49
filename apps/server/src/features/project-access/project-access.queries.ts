import { sql } from 'kysely';
import { type Database, findRow, rowsOf, runSql, type Transaction } from '../../db/database.ts';
import { settingValue } from '../config-property/setting.service.ts';

export interface AccessRules {
  /** True if access to a project includes everything below it. */
  readonly inherited: boolean;
  /** Something gives teams projects besides mappings by hand, or has given some. */
  readonly derives: boolean;
}

export async function findRules(db: Database): Promise<AccessRules> {
  const row = await findRow(
    db,
    sql<AccessRules>`select r.inherited, r.inherited or exists (select 1 from team_tag)
        or exists (select 1 from project_acl where not given) as derives
      from (select lower(trim(coalesce(${settingValue('access-management', 'acl.inherited')}, ''))) in ('true', '1')) r(inherited)`,
  );
  return row ?? { inherited: false, derives: false };
}

const accessLock = 0x61_63_6c;

export async function shareAccess(trx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${accessLock})`.execute(trx);
}

export async function holdAccess(trx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${accessLock})`.execute(trx);
}

/**
 * The existing projects among some, with everything below them if access is inherited. They cannot be deleted
 * until the end.
 */
export async function keepReached(
  trx: Transaction,
  projectIds: readonly number[],
  inherited: boolean,
): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ project_id: number }>`select p.project_id from project p where p.project_id in (
        with recursive below (project_id) as (
          select t.project_id from unnest(${projectIds}::int[]) as t(project_id)
          union
          select c.project_id from project c join below b on c.parent_id = b.project_id where ${inherited}::bool)
        select below.project_id from below)
      order by p.project_id for key share of p`,
  );
  return rows.map((row) => row.project_id);
}

/**
 * Makes what is not mapped by hand follow from tags, and from the projects above where access is inherited.
 * @returns how many rows came or went
 */
export async function replaceDerived(
  trx: Transaction,
  projectIds: readonly number[],
  inherited: boolean,
): Promise<number> {
  const row = await findRow(
    trx,
    sql<{ changed: number }>`with recursive above (project_id, place) as (
        select t.project_id, t.project_id from unnest(${projectIds}::int[]) as t(project_id)
        union
        select a.project_id, p.parent_id from above a join project p on p.project_id = a.place
        where p.parent_id is not null and ${inherited}::bool),
      wanted as materialized (
        select g.team_id, a.project_id from above a join project_acl g on g.project_id = a.place
        where g.given and a.place <> a.project_id
        union
        select tt.team_id, a.project_id from above a join project_tag pt on pt.project_id = a.place
          join team_tag tt on tt.tag_id = pt.tag_id),
      gone as (
        delete from project_acl d where d.project_id = any(${projectIds}::int[]) and not d.given
          and not exists (select 1 from wanted w where w.team_id = d.team_id and w.project_id = d.project_id)
        returning 1),
      come as (
        insert into project_acl (team_id, project_id, given)
        select w.team_id, w.project_id, false from wanted w order by w.team_id, w.project_id on conflict do nothing
        returning 1)
      select (select count(*) from gone)::int + (select count(*) from come)::int as changed`,
  );
  return row?.changed ?? 0;
}

export async function listAllProjectIds(db: Database): Promise<number[]> {
  const rows = await rowsOf(db, sql<{ project_id: number }>`select project_id from project`);
  return rows.map((row) => row.project_id);
}

export async function listIdsWithTag(db: Database, tagId: number): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ project_id: number }>`select project_id from project_tag where tag_id = ${tagId}`,
  );
  return rows.map((row) => row.project_id);
}

/** @returns 0 when the team had it already */
export async function insertTeamTag(trx: Transaction, teamId: number, tagId: number): Promise<number> {
  return runSql(
    trx,
    sql`insert into team_tag (team_id, tag_id) values (${teamId}, ${tagId}) on conflict do nothing`,
  );
}

/** @returns 0 when the team did not have it */
export async function deleteTeamTag(trx: Transaction, teamId: number, tagId: number): Promise<number> {
  return runSql(trx, sql`delete from team_tag where team_id = ${teamId} and tag_id = ${tagId}`);
}
