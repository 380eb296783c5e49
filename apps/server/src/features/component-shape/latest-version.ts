// Public to other features.
import { type RawBuilder, sql } from 'kysely';

/** What repositories said last of the package that an identity names: one row, or none. */
export function latestOf(identityId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select l.version, l.published_at, l.checked_at from identity_coord q
    join package_latest l on l.pkg_id = q.pkg_id where q.identity_id = ${identityId} limit 1)`;
}

/** Its version alone; null when nobody knows the package. */
export function latestVersionOf(identityId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`(select w.version from ${latestOf(identityId)} w)`;
}
