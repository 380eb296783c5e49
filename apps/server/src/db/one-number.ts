import { type RawBuilder, sql } from 'kysely';

/**
 * Two numbers as one bigint, as a statement counts pairs: `count(distinct …)` compares numbers faster than rows.
 * Both are non-negative and of type int.
 */
export function pairNumber(first: RawBuilder<unknown>, second: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${first}::int8 * 4294967296 + ${second})`;
}

/**
 * A state and a count as one bigint that sorts by the state and within it by the count, since lists sort by one value. The index
 * `violation_spread_gravest` has this expression.
 * @param count below 1,000,000,000
 */
export function gravestMost(state: RawBuilder<unknown>, count: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${state}::bigint * 1000000000 + ${count})`;
}
