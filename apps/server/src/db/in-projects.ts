import { type RawBuilder, sql } from 'kysely';

/**
 * True if a column is the number of one of some projects. A single project is compared by `=`, so the planner
 * reads no others.
 */
export function inProjects(column: RawBuilder<unknown>, projectIds: readonly number[]): RawBuilder<boolean> {
  const [first, ...others] = projectIds;
  if (first !== undefined && others.length === 0) return sql<boolean>`${column} = ${first}`;
  return sql<boolean>`${column} = any(${projectIds}::int[])`;
}
