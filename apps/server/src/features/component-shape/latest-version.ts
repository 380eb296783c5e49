// Public to other features.
import { type RawBuilder, sql } from 'kysely';

/** The repositories' last answer about an identity's package: one row, or none. */
export function latestOf(identityId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select l.version, l.published_at, l.checked_at from identity_coord q
    join package_latest l on l.pkg_id = q.pkg_id where q.identity_id = ${identityId} limit 1)`;
}

/** Its version alone; null when nobody knows the package. */
export function latestVersionOf(identityId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`(select w.version from ${latestOf(identityId)} w)`;
}

/** The latest version of an identity's package if its own version comes before it; else null. */
export function laterVersionOf(
  identityId: RawBuilder<unknown>,
  version: RawBuilder<unknown>,
): RawBuilder<string | null> {
  return sql<
    string | null
  >`(select l.version from identity_coord q join package_latest l on l.pkg_id = q.pkg_id
    where q.identity_id = ${identityId} and ${isBefore(sql.ref('q'), sql.ref('l'), version)} limit 1)`;
}

/**
 * True if a version precedes the latest one in the order of its ecosystem. If that is unknown, true if the
 * texts differ.
 * @param coordinate a row of `identity_coord`
 * @param latest a row of `package_latest`
 * @param version the text of the version
 */
export function isBefore(
  coordinate: RawBuilder<unknown>,
  latest: RawBuilder<unknown>,
  version: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`case when ${coordinate}.ver_kind = 0 and ${latest}.ver_key is not null
    then ${coordinate}.ver_key < ${latest}.ver_key else ${latest}.version is distinct from ${version} end`;
}
