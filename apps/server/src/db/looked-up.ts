import { type RawBuilder, sql } from 'kysely';

/**
 * That two columns are equal, said so that an index over the first answers it row by row: the planner can neither hash nor
 * merge a list of one. It keeps its estimates, and workers share the rows, which a lateral select with `fence` does
 * not allow.
 */
export function lookedUp(column: RawBuilder<unknown>, by: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${column} = any(array[${by}])`;
}
