import { type RawBuilder, sql } from 'kysely';

/** All of some conditions. */
export function all(parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`;
}
