import { type RawBuilder, sql } from 'kysely';

/**
 * Which projects a caller may see. Every query over project data takes one, so that no list, count, search,
 * export or metric can leak (design §7, contract §3).
 */
export type ProjectScope =
  | { readonly all: true }
  | { readonly all: false; readonly teamIds: readonly number[] };

/** For jobs and start-up, which act for nobody. */
export const everyProject: ProjectScope = { all: true };

/**
 * A condition that holds for visible projects.
 * @param projectId SQL of the project id in the surrounding query, such as ``sql.ref('p.project_id')``
 */
export function visible(scope: ProjectScope, projectId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (scope.all) return sql<boolean>`true`;
  if (scope.teamIds.length === 0) return sql<boolean>`false`;
  return sql<boolean>`exists (select 1 from project_acl acl
    where acl.project_id = ${projectId} and acl.team_id = any(${scope.teamIds}::int[]))`;
}

/**
 * The same condition, held against each row that something else finds: the planner cannot begin with the projects. It would,
 * where it expects few rows of a text that it knows nothing about, and then look for that text once for each project.
 */
export function visibleRow(scope: ProjectScope, projectId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (scope.all || scope.teamIds.length === 0) return visible(scope, projectId);
  return sql<boolean>`(${projectId} in (select acl.project_id from project_acl acl
    where acl.team_id = any(${scope.teamIds}::int[]))) is true`;
}
