import { type RawBuilder, sql } from 'kysely';

/**
 * Which projects a caller may see. Every query over project data takes one, so that no list, count, search,
 * export or metric can leak (design §7, contract §3).
 */
export type ProjectScope =
  | { readonly all: true }
  | {
      readonly all: false;
      /** One of them must have been given the project; absent: every project is open to the caller's teams. */
      readonly teamIds?: readonly number[];
      /** Further teams, of each of these lists at least one as well: a call may need several permissions that hold for some projects. */
      readonly alsoTeamIds?: readonly (readonly number[])[];
      /** An API key that is limited to projects, which must be among them. */
      readonly limitedKeyId?: number;
      /** A rule of token exchange that is limited to projects: the same for the tokens that came of it. */
      readonly limitedRuleId?: number;
    };

/** For jobs and start-up, which act for nobody. */
export const everyProject: ProjectScope = { all: true };

/** As much of a scope as at least one of some teams has been given. */
export function givenTo(scope: ProjectScope, teamIds: readonly number[]): ProjectScope {
  if (scope.all) return { all: false, teamIds };
  const { teamIds: before, alsoTeamIds = [] } = scope;
  // A project granted to fewer teams is also granted to more teams.
  if (!before || isWithin(teamIds, before)) return { ...scope, teamIds };
  if (isWithin(before, teamIds)) return scope;
  return { ...scope, alsoTeamIds: [...alsoTeamIds, teamIds] };
}

function isWithin(few: readonly number[], many: readonly number[]): boolean {
  return few.every((teamId) => many.includes(teamId));
}

/**
 * A condition that holds for visible projects.
 * @param projectId SQL of the project id in the surrounding query, such as ``sql.ref('p.project_id')``
 */
export function visible(scope: ProjectScope, projectId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (scope.all) return sql<boolean>`true`;
  const limit = limitOf(scope);
  const teams = teamsOf(scope);
  if (teams.some((teamIds) => teamIds.length === 0)) return sql<boolean>`false`;
  const parts: RawBuilder<unknown>[] = teams.map(
    (teamIds) => sql`exists (select 1 from project_acl acl
      where acl.project_id = ${projectId} and acl.team_id = any(${teamIds}::int[]))`,
  );
  if (limit) {
    parts.push(sql`exists (select 1 from (${projectsWithin(limit)}) limit_of_key
      where limit_of_key.project_id = ${projectId})`);
  }
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

/**
 * The same condition, evaluated for each row that something else finds, so the planner cannot start with the
 * projects. It would start there if it expected few rows for an unknown text, and then search that text once
 * per project.
 */
export function visibleRow(scope: ProjectScope, projectId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (scope.all) return visible(scope, projectId);
  const limit = limitOf(scope);
  const teams = teamsOf(scope);
  if (teams.some((teamIds) => teamIds.length === 0)) return sql<boolean>`false`;
  const parts: RawBuilder<unknown>[] = teams.map(
    (teamIds) => sql`(${projectId} in (select acl.project_id from project_acl acl
      where acl.team_id = any(${teamIds}::int[]))) is true`,
  );
  if (limit) parts.push(sql`(${projectId} in (${projectsWithin(limit)})) is true`);
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

/**
 * A condition for places where the caller may put a project. Any place is allowed, except for a key or token
 * limited to projects: only below a project that it has with its children.
 * @param parentId SQL of the parent's id; null is the top level
 */
export function openPlace(scope: ProjectScope, parentId: RawBuilder<unknown>): RawBuilder<boolean> {
  const limit = limitOf(scope);
  if (!limit) return sql<boolean>`true`;
  return sql<boolean>`exists (
    with recursive above (project_id) as (
      select ${parentId}
      union select p.parent_id from project p join above a on a.project_id = p.project_id where p.parent_id is not null)
    select 1 from above a join (${limit}) k on k.project_id = a.project_id where k.with_children)`;
}

/** Lists of teams of each of which one must have been given a project. */
function teamsOf({ teamIds, alsoTeamIds = [] }: ProjectScope & { all: false }): (readonly number[])[] {
  return teamIds ? [teamIds, ...alsoTeamIds] : [];
}

/** True if a caller is limited to projects by its key or token, whatever its teams see. */
export function isLimited(scope: ProjectScope): boolean {
  return limitOf(scope) !== undefined;
}

/** The projects that limit a key or a rule of token exchange; undefined for a caller without such a limit. */
function limitOf(scope: ProjectScope): RawBuilder<unknown> | undefined {
  if (scope.all) return undefined;
  const { limitedKeyId, limitedRuleId } = scope;
  if (limitedKeyId !== undefined) {
    return sql`select l.project_id, l.with_children from api_key_project l where l.api_key_id = ${limitedKeyId}`;
  }
  return limitedRuleId === undefined
    ? undefined
    : sql`select l.project_id, l.with_children from token_rule_project l where l.token_rule_id = ${limitedRuleId}`;
}

/** The projects of a limit. They depend on no row around them, so they are worked out once for a statement. */
function projectsWithin(limit: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`with recursive held (project_id, with_children) as (
      ${limit}
      union
      select c.project_id, true from project c join held h on c.parent_id = h.project_id where h.with_children)
    select held.project_id from held`;
}
