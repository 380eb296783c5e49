import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow, rowsOf, runSql, type Transaction } from '../../db/database.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';

/** An owner of a project, with the project that it is set on. */
export interface OwnerRow {
  /** The project that was asked about. */
  project_id: number;
  username: string | null;
  fullname: string | null;
  team_uuid: string | null;
  team_name: string | null;
  /** The number of levels above the project; 0: it is set on the project or another version of it. */
  depth: number;
  /** It is set on this project, or on the one above it, rather than on another version. */
  is_own: boolean;
  from_uuid: string;
  from_name: string;
  from_version: string | null;
  /** The caller may see the project that it is set on. */
  allowed: boolean;
}

/** The owners of projects: of the project, else of another version, else of the nearest one above that has one. */
export async function listOwners(
  db: Database,
  projectIds: readonly number[],
  scope: ProjectScope,
): Promise<OwnerRow[]> {
  return rowsOf(
    db,
    sql<OwnerRow>`
      with recursive place as (
        select p.project_id as of_id, p.project_id, p.parent_id, p.name, 0 as depth from project p
        where p.project_id = any(${projectIds}::int[])
        union all
        select a.of_id, p.project_id, p.parent_id, p.name, a.depth + 1
        from place a join project p on p.project_id = a.parent_id),
      nearest as (
        select distinct on (a.of_id) a.of_id, a.depth, w.user_id, w.team_id, w.project_id as from_id,
          w.project_id = a.project_id as is_own
        from place a join project v on v.name = a.name join project_owner w on w.project_id = v.project_id
        order by a.of_id, a.depth, w.project_id = a.project_id desc, w.set_at desc, w.project_id)
      select n.of_id as project_id, u.username, u.fullname, t.uuid as team_uuid, t.name as team_name, n.depth, n.is_own,
        f.uuid as from_uuid, f.name as from_name, f.version as from_version,
        ${visible(scope, sql.ref('f.project_id'))} as allowed
      from nearest n join project f on f.project_id = n.from_id
      left join app_user u on u.user_id = n.user_id left join team t on t.team_id = n.team_id`,
  );
}

/**
 * The projects of an owner, by the name of a user or a team in any case, as a select of `project_id`. Projects without an
 * owner count for the teams with access. A caller who is limited to projects learns that of their own teams only.
 */
export function projectsOwnedBy(name: string, scope: ProjectScope): RawBuilder<unknown> {
  const isUser = sql`select u.user_id from app_user u where lower(u.username) = lower(${name})`;
  const isTeam = sql`select t.team_id from team t where lower(t.name) = lower(${name})`;
  const isKnown = scope.all ? sql`true` : sql`a.team_id = any(${scope.teamIds ?? []}::int[])`;
  return sql`
    with recursive named as materialized (
      select distinct on (v.name) v.name, w.user_id, w.team_id
      from project_owner w join project v on v.project_id = w.project_id
      order by v.name, w.set_at desc, w.project_id),
    direct as materialized (
      select v.project_id, case when w.project_id is null then n.user_id else w.user_id end as user_id,
        case when w.project_id is null then n.team_id else w.team_id end as team_id
      from named n join project v on v.name = n.name left join project_owner w on w.project_id = v.project_id),
    owned as (
      select project_id, user_id, team_id from direct
      union all
      select c.project_id, o.user_id, o.team_id from owned o join project c on c.parent_id = o.project_id
      where not exists (select 1 from direct d where d.project_id = c.project_id))
    select o.project_id from owned o where o.user_id in (${isUser}) or o.team_id in (${isTeam})
    union all
    select a.project_id from project_acl a where a.given and a.team_id in (${isTeam}) and ${isKnown}
      and not exists (select 1 from owned o where o.project_id = a.project_id)`;
}

/** The names of teams that were given access to a project. @param teamIds only of these; undefined: of all */
export async function listTeamsWithAccess(
  db: Database,
  projectId: number,
  teamIds: readonly number[] | undefined,
): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql<{ name: string }>`select t.name from project_acl a join team t on t.team_id = a.team_id
      where a.project_id = ${projectId} and a.given
        and (${teamIds ?? null}::int[] is null or a.team_id = any(${teamIds ?? null}::int[]))
      order by lower(t.name), t.team_id`,
  );
  return rows.map((row) => row.name);
}

/** A user or a team that can be made an owner. */
export interface CandidateRow {
  user_id: number | null;
  team_id: number | null;
  team_uuid: string | null;
  name: string;
  fullname: string | null;
}

/**
 * Users and teams that a caller may make an owner.
 * @param teamIds these teams and their members; undefined: everybody
 * @param userId the caller, who may always own
 */
export function candidates(
  teamIds: readonly number[] | undefined,
  userId: number | undefined,
): RawBuilder<unknown> {
  const ofTeams = teamIds ?? null;
  return sql`(
    select null::int as user_id, t.team_id, t.uuid as team_uuid, t.name, null as fullname from team t
    where ${ofTeams}::int[] is null or t.team_id = any(${ofTeams}::int[])
    union all
    select u.user_id, null, null, u.username, u.fullname from app_user u
    where u.kind <> 'service' and not u.suspended and (${ofTeams}::int[] is null or u.user_id = ${userId ?? null}::int
      or exists (select 1 from user_team m where m.user_id = u.user_id and m.team_id = any(${ofTeams}::int[]))))`;
}

/** The first candidates by name whose name or full name contains a text. */
export async function listCandidates(
  db: Database,
  all: RawBuilder<unknown>,
  pattern: string | undefined,
  limit: number,
): Promise<CandidateRow[]> {
  return rowsOf(
    db,
    sql<CandidateRow>`select c.user_id, c.team_id, c.team_uuid, c.name, c.fullname from ${all} c
      where ${pattern ?? null}::text is null or lower(c.name) like ${pattern ?? null}
        or lower(c.fullname) like ${pattern ?? null}
      order by lower(c.name), c.team_id nulls last, c.user_id limit ${limit}`,
  );
}

/** One of the candidates, by the name of a user or the UUID of a team. */
export async function findCandidate(
  db: Database,
  all: RawBuilder<unknown>,
  { user, team }: { user: string | undefined; team: string | undefined },
): Promise<CandidateRow | undefined> {
  return findRow(
    db,
    sql<CandidateRow>`select c.user_id, c.team_id, c.team_uuid, c.name, c.fullname from ${all} c
      where ${team === undefined ? sql`c.user_id is not null and c.name = ${user ?? ''}` : sql`c.team_uuid = ${team}::uuid`}
      order by c.user_id limit 1`,
  );
}

export async function storeOwner(
  trx: Transaction,
  projectId: number,
  { user_id, team_id }: Pick<CandidateRow, 'user_id' | 'team_id'>,
  at: Date,
): Promise<void> {
  await runSql(
    trx,
    sql`insert into project_owner (project_id, user_id, team_id, set_at)
      values (${projectId}, ${user_id}, ${team_id}, ${at})
      on conflict (project_id) do update
        set user_id = excluded.user_id, team_id = excluded.team_id, set_at = excluded.set_at`,
  );
}

/** False when the project has none of its own. */
export async function deleteOwner(trx: Transaction, projectId: number): Promise<boolean> {
  return (await runSql(trx, sql`delete from project_owner where project_id = ${projectId}`)) > 0;
}
