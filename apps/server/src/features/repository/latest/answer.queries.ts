import { bareVersion, schemeForPurlType, versionKey } from '@waybill/version';
import { type Database, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import type { OutgoingError } from '../../../outgoing/outgoing-error.ts';

/** A repository's answer about a package. */
export interface AnswerRow {
  pkg_id: number;
  repository_id: number;
  /** Null: it does not know the package. */
  version: string | null;
  published_at: Date | null;
  etag: string | null;
  last_modified: string | null;
  /** When it sent more for the package than is read; null when it did not the last time. */
  excess_at: Date | null;
}

export interface StoredAnswerRow extends AnswerRow {
  checked_at: Date;
}

export async function listAnswers(db: Database, pkgIds: readonly number[]): Promise<StoredAnswerRow[]> {
  return rowsOf(
    db,
    sql<StoredAnswerRow>`select pkg_id, repository_id, checked_at, version, published_at, etag, last_modified, excess_at
      from package_answer
      where pkg_id = any(${pkgIds}::int[])`,
  );
}

/** Keeps answers, but none of a repository that is gone meanwhile. */
export async function storeAnswers(trx: Transaction, answers: readonly AnswerRow[], at: Date): Promise<void> {
  if (answers.length === 0) return;
  await runSql(
    trx,
    sql`insert into package_answer (pkg_id, repository_id, checked_at, version, published_at, etag, last_modified,
        excess_at)
      select g.pkg_id, g.repository_id, ${at}::timestamptz, g.version, g.published_at, g.etag, g.last_modified,
        g.excess_at
      from unnest(${answers.map((row) => row.pkg_id)}::int[], ${answers.map((row) => row.repository_id)}::int[],
        ${answers.map((row) => row.version)}::text[], ${answers.map((row) => row.published_at)}::timestamptz[],
        ${answers.map((row) => row.etag)}::text[], ${answers.map((row) => row.last_modified)}::text[],
        ${answers.map((row) => row.excess_at)}::timestamptz[])
        as g(pkg_id, repository_id, version, published_at, etag, last_modified, excess_at)
      join repository r on r.repository_id = g.repository_id
      order by 1, 2
      on conflict (pkg_id, repository_id) do update set checked_at = excluded.checked_at,
        version = excluded.version, published_at = excluded.published_at, etag = excluded.etag,
        last_modified = excluded.last_modified, excess_at = excluded.excess_at`,
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
  const types = await rowsOf(
    trx,
    sql<{
      pkg_id: number;
      k1: string;
    }>`select pkg_id, k1 from pkg where pkg_id = any(${latest.map((one) => one.pkgId)}::int[])`,
  );
  const typeOf = new Map(types.map((row) => [row.pkg_id, row.k1]));
  const keys = latest.map(({ pkgId, version }) => keyOfVersion(typeOf.get(pkgId) ?? '', version));
  const given = sql`unnest(${latest.map((one) => one.pkgId)}::int[], ${latest.map((one) => one.version)}::text[],
    ${latest.map((one) => one.publishedAt)}::timestamptz[], ${keys}::text[]) as g(pkg_id, version, published_at, ver_key)`;
  const changed = await rowsOf(
    trx,
    sql<{ pkg_id: number }>`select g.pkg_id from ${given} left join package_latest l on l.pkg_id = g.pkg_id
      where l.version is distinct from g.version or l.published_at is distinct from g.published_at
        or l.ver_key is distinct from g.ver_key`,
  );
  await runSql(
    trx,
    sql`insert into package_latest (pkg_id, version, published_at, checked_at, ver_key)
      select g.pkg_id, g.version, g.published_at, ${at}::timestamptz, g.ver_key from ${given} order by 1
      on conflict (pkg_id) do update set version = excluded.version, published_at = excluded.published_at,
        checked_at = excluded.checked_at, ver_key = excluded.ver_key`,
  );
  return changed.map((row) => row.pkg_id);
}

/** As `identity_coord` has versions; null where the scheme of the type cannot read it. */
function keyOfVersion(type: string, version: string): string | null {
  return versionKey(schemeForPurlType(type), bareVersion(type, version)) ?? null;
}

/** For packages that no repository knows any more. @returns those that were known */
export async function forgetLatest(trx: Transaction, pkgIds: readonly number[]): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ pkg_id: number }>`delete from package_latest where pkg_id = any(${pkgIds}::int[]) returning pkg_id`,
  );
  return rows.map((row) => row.pkg_id);
}

/** How a repository behaved in a run: without trouble when it answered. */
interface Behavior {
  readonly id: number;
  readonly trouble: Pick<OutgoingError, 'message' | 'kind' | 'problem'> | undefined;
}

/** @returns how often in a row each could not be asked by now */
export async function noteBehavior(
  trx: Transaction,
  behaviors: readonly Behavior[],
  at: Date,
): Promise<{ repository_id: number; failures: number }[]> {
  const of = <T>(read: (behavior: Behavior) => T) => behaviors.map(read);
  return rowsOf(
    trx,
    sql<{ repository_id: number; failures: number }>`update repository r set
        asked_at = case when g.problem is null then ${at}::timestamptz else r.asked_at end,
        problem = g.problem, failure = g.failure, network_problem = g.network_problem,
        problem_at = case when g.problem is null then null else ${at}::timestamptz end,
        failures = case when g.problem is null then 0 else r.failures + 1 end
      from unnest(${of(({ id }) => id)}::int[], ${of(({ trouble }) => trouble?.message ?? null)}::text[],
        ${of(({ trouble }) => trouble?.kind ?? null)}::text[],
        ${of(({ trouble }) => (trouble?.problem ? JSON.stringify(trouble.problem) : null))}::jsonb[])
        as g(repository_id, problem, failure, network_problem)
      where g.repository_id = r.repository_id returning r.repository_id, r.failures`,
  );
}
