import { type RawBuilder, sql } from 'kysely';
import { type Database, runSql } from '../../apps/server/src/db/database.ts';

/** Adds `bench_chance(number, purpose)`: the same portfolio every time. It is gone with {@link dropChance}. */
export async function createChance(db: Database): Promise<void> {
  await runSql(
    db,
    sql`create or replace function bench_chance(n bigint, purpose int) returns float8 language sql immutable parallel safe
      as 'select (hashint8extended(n, purpose) & 9007199254740991)::float8 / 9007199254740992'`,
  );
}

export async function dropChance(db: Database): Promise<void> {
  await runSql(db, sql`drop function bench_chance(bigint, int)`);
}

/** A number from 0 to below 1 that belongs to a row. */
export function chance(row: RawBuilder<unknown>, purpose: number): RawBuilder<unknown> {
  return sql`bench_chance((${row})::bigint, ${sql.lit(purpose)})`;
}

/** One of `count` numbers from 1 on, small ones more often the higher `skew` is. */
export function pick(
  row: RawBuilder<unknown>,
  purpose: number,
  count: number,
  skew = 1,
): RawBuilder<unknown> {
  return sql`(1 + floor(${sql.lit(count)} * power(${chance(row, purpose)}, ${sql.lit(skew)})))::int`;
}

/** True for a share of the rows. */
export function share(row: RawBuilder<unknown>, purpose: number, of: number): RawBuilder<unknown> {
  return sql`(${chance(row, purpose)} < ${sql.lit(of)})`;
}
