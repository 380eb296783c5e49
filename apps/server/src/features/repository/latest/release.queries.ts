import { type Database, rowsOf, sql, type Transaction } from '../../../db/database.ts';

/** A version in use of which nothing is known yet. */
export interface UnknownReleaseRow {
  pkg_id: number;
  identity_id: number;
  purl: string;
}

/**
 * Versions of packages that active projects use and of which nothing is known, or was not long ago, or only from a
 * repository that was changed (`forgetAnswers`).
 */
export async function listUnknownReleases(
  db: Database,
  pkgIds: readonly number[],
  emptySince: Date,
): Promise<UnknownReleaseRow[]> {
  return rowsOf(
    db,
    sql<UnknownReleaseRow>`select d.pkg_id, i.identity_id, i.purl
      from identity_coord d join identity i on i.identity_id = d.identity_id
      left join identity_release r on r.identity_id = d.identity_id
      where d.pkg_id = any(${pkgIds}::int[]) and i.purl is not null
        and (r.identity_id is null or r.checked_at = 'epoch'
          or (r.published_at is null and r.digests is null and r.checked_at < ${emptySince}))
        and exists (select 1 from component c join project p on p.project_id = c.project_id
          where c.identity_id = d.identity_id and p.active)
      order by d.pkg_id, i.identity_id`,
  );
}

/** A repository's answer about the version of an identity. */
export interface ReleaseRow {
  identity_id: number;
  repository_id: number;
  published_at: Date | null;
  digests: readonly Buffer[];
}

/** Keeps releases, but none of a repository that is gone meanwhile. @returns the identities with a new date */
export async function storeReleases(
  trx: Transaction,
  releases: readonly ReleaseRow[],
  at: Date,
): Promise<number[]> {
  if (releases.length === 0) return [];
  // A list of lists of different lengths is no array of PostgreSQL's: one text per release holds its digests.
  const digests = releases.map((row) =>
    row.digests.length === 0 ? null : row.digests.map((digest) => digest.toString('hex')).join(' '),
  );
  const rows = await rowsOf(
    trx,
    sql<{ identity_id: number }>`
      with given as (
        select distinct on (g.identity_id) g.identity_id, g.repository_id, g.published_at,
          (select array_agg(decode(word, 'hex')) from unnest(string_to_array(g.digests, ' ')) as w(word)) as digests
        from unnest(${releases.map((row) => row.identity_id)}::int[], ${releases.map((row) => row.repository_id)}::int[],
          ${releases.map((row) => row.published_at)}::timestamptz[], ${digests}::text[])
          as g(identity_id, repository_id, published_at, digests)
        join repository r on r.repository_id = g.repository_id),
      stored as (
        insert into identity_release (identity_id, repository_id, checked_at, published_at, digests)
        select identity_id, repository_id, ${at}::timestamptz, published_at, digests from given order by 1
        on conflict (identity_id) do update set repository_id = excluded.repository_id,
          checked_at = excluded.checked_at, published_at = excluded.published_at, digests = excluded.digests)
      select g.identity_id from given g left join identity_release o on o.identity_id = g.identity_id
      where g.published_at is distinct from o.published_at`,
  );
  return rows.map((row) => row.identity_id);
}

/** For versions of packages that no repository knows any more. @returns the identities that had a date */
export async function forgetReleases(trx: Transaction, pkgIds: readonly number[]): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ identity_id: number; published_at: Date | null }>`delete from identity_release
      where identity_id in (select identity_id from identity_coord where pkg_id = any(${pkgIds}::int[]))
      returning identity_id, published_at`,
  );
  return rows.filter((row) => row.published_at !== null).map((row) => row.identity_id);
}
