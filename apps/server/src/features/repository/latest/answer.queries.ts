import { type Database, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';

/** What a repository said of a package. */
export interface AnswerRow {
  pkg_id: number;
  repository_id: number;
  /** Null: it does not know the package. */
  version: string | null;
  published_at: Date | null;
  etag: string | null;
  last_modified: string | null;
}

export interface StoredAnswerRow extends AnswerRow {
  checked_at: Date;
}

export async function listAnswers(db: Database, pkgIds: readonly number[]): Promise<StoredAnswerRow[]> {
  return rowsOf(
    db,
    sql<StoredAnswerRow>`select pkg_id, repository_id, checked_at, version, published_at, etag, last_modified
      from package_answer
      where pkg_id = any(${pkgIds}::int[])`,
  );
}

/** Keeps answers, but none of a repository that is gone meanwhile. */
export async function storeAnswers(trx: Transaction, answers: readonly AnswerRow[], at: Date): Promise<void> {
  if (answers.length === 0) return;
  await runSql(
    trx,
    sql`insert into package_answer (pkg_id, repository_id, checked_at, version, published_at, etag, last_modified)
      select g.pkg_id, g.repository_id, ${at}::timestamptz, g.version, g.published_at, g.etag, g.last_modified
      from unnest(${answers.map((row) => row.pkg_id)}::int[], ${answers.map((row) => row.repository_id)}::int[],
        ${answers.map((row) => row.version)}::text[], ${answers.map((row) => row.published_at)}::timestamptz[],
        ${answers.map((row) => row.etag)}::text[], ${answers.map((row) => row.last_modified)}::text[])
        as g(pkg_id, repository_id, version, published_at, etag, last_modified)
      join repository r on r.repository_id = g.repository_id
      order by 1, 2
      on conflict (pkg_id, repository_id) do update set checked_at = excluded.checked_at,
        version = excluded.version, published_at = excluded.published_at, etag = excluded.etag,
        last_modified = excluded.last_modified`,
  );
}

/** The latest version of a package, for all who ask. */
interface KnownLatest {
  pkgId: number;
  version: string;
  publishedAt: Date | null;
}

/** @returns the packages of which it says something new */
export async function storeLatest(
  trx: Transaction,
  latest: readonly KnownLatest[],
  at: Date,
): Promise<number[]> {
  if (latest.length === 0) return [];
  const given = sql`unnest(${latest.map((one) => one.pkgId)}::int[], ${latest.map((one) => one.version)}::text[],
    ${latest.map((one) => one.publishedAt)}::timestamptz[]) as g(pkg_id, version, published_at)`;
  const changed = await rowsOf(
    trx,
    sql<{ pkg_id: number }>`select g.pkg_id from ${given} left join package_latest l on l.pkg_id = g.pkg_id
      where l.version is distinct from g.version or l.published_at is distinct from g.published_at`,
  );
  await runSql(
    trx,
    sql`insert into package_latest (pkg_id, version, published_at, checked_at)
      select g.pkg_id, g.version, g.published_at, ${at}::timestamptz from ${given} order by 1
      on conflict (pkg_id) do update set version = excluded.version, published_at = excluded.published_at,
        checked_at = excluded.checked_at`,
  );
  return changed.map((row) => row.pkg_id);
}

/** For packages that no repository knows any more. @returns those that were known */
export async function forgetLatest(trx: Transaction, pkgIds: readonly number[]): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ pkg_id: number }>`delete from package_latest where pkg_id = any(${pkgIds}::int[]) returning pkg_id`,
  );
  return rows.map((row) => row.pkg_id);
}

/** How a repository behaved in a run: undefined when it answered. */
export async function noteBehavior(
  trx: Transaction,
  repositoryId: number,
  problem: string | undefined,
  at: Date,
): Promise<void> {
  await runSql(
    trx,
    problem === undefined
      ? sql`update repository set asked_at = ${at}, problem = null, problem_at = null
          where repository_id = ${repositoryId}`
      : sql`update repository set problem = ${problem}, problem_at = ${at} where repository_id = ${repositoryId}`,
  );
}
