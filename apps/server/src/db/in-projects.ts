import { type RawBuilder, sql } from 'kysely';

/** That a column is the number of one of some projects. Of a single one it is said so that the planner reads no others. */
export function inProjects(column: RawBuilder<unknown>, projectIds: readonly number[]): RawBuilder<boolean> {
  const [first, ...others] = projectIds;
  if (first !== undefined && others.length === 0) return sql<boolean>`${column} = ${first}`;
  return sql<boolean>`${column} = any(${projectIds}::int[])`;
}
