import { type Database, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
import { isUsed } from './analyzer-due.queries.ts';
import type { AnalyzerId } from './analyzer-ids.ts';

export interface KnownAnswer {
  readonly question: string;
  readonly identity_id: number;
  readonly is_whole: boolean;
}

/** For questions that were answered since a time, an identity that has the answer. */
export async function listAnswered(
  db: Database,
  analyzer: AnalyzerId,
  questions: readonly string[],
  since: Date,
): Promise<KnownAnswer[]> {
  return rowsOf(
    db,
    sql<KnownAnswer>`select distinct on (a.question) a.question, a.identity_id, a.is_whole
      from analyzer_answer a
      where a.question = any(${questions}::uuid[]) and a.analyzer = ${analyzer} and a.answered_at > ${since}
      order by a.question, a.answered_at desc`,
  );
}

export interface ReportRow {
  identity_id: number;
  vuln_id: number;
  alternate_identifier: string | null;
  reference_url: string | null;
}

export async function listReports(
  db: Database,
  analyzer: AnalyzerId,
  identityIds: readonly number[],
): Promise<ReportRow[]> {
  return rowsOf(
    db,
    sql<ReportRow>`select identity_id, vuln_id, alternate_identifier, reference_url from analyzer_report
      where analyzer = ${analyzer} and identity_id = any(${identityIds}::int[])`,
  );
}

/** An answer about an identity. */
export interface AnswerEntry {
  readonly identityId: number;
  readonly question: string;
  readonly isWhole: boolean;
}

/** Notes answers that came now. */
export async function storeAnswers(
  trx: Transaction,
  analyzer: AnalyzerId,
  answers: readonly AnswerEntry[],
  at: Date,
): Promise<void> {
  await runSql(
    trx,
    sql`insert into analyzer_answer (analyzer, identity_id, question, is_whole, answered_at)
      select ${analyzer}, g.identity_id, g.question, g.is_whole, ${at}::timestamptz
      from unnest(${answers.map((answer) => answer.identityId)}::int[],
        ${answers.map((answer) => answer.question)}::uuid[], ${answers.map((answer) => answer.isWhole)}::bool[])
        as g(identity_id, question, is_whole)
      order by g.identity_id
      on conflict (analyzer, identity_id) do update set question = excluded.question, is_whole = excluded.is_whole,
        answered_at = excluded.answered_at`,
  );
}

/** Notes for identities the answers that another identity has, with their time. */
export async function shareAnswers(
  trx: Transaction,
  analyzer: AnalyzerId,
  shared: readonly { identityId: number; ofId: number }[],
): Promise<void> {
  await runSql(
    trx,
    sql`insert into analyzer_answer (analyzer, identity_id, question, is_whole, answered_at)
      select a.analyzer, g.identity_id, a.question, a.is_whole, a.answered_at
      from unnest(${shared.map((one) => one.identityId)}::int[], ${shared.map((one) => one.ofId)}::int[])
        as g(identity_id, of_id)
      join analyzer_answer a on a.analyzer = ${analyzer} and a.identity_id = g.of_id
      order by g.identity_id
      on conflict (analyzer, identity_id) do update set question = excluded.question, is_whole = excluded.is_whole,
        answered_at = excluded.answered_at`,
  );
}

/** Deletes the answers to questions that are no longer asked about an identity. */
export async function forgetAnswers(
  trx: Transaction,
  analyzer: AnalyzerId,
  identityIds: readonly number[],
): Promise<void> {
  await runSql(
    trx,
    sql`delete from analyzer_answer where analyzer = ${analyzer} and identity_id = any(${identityIds}::int[])`,
  );
}

/** Where a walk over all answers stands. */
export interface AnswerPlace {
  readonly analyzer: string;
  readonly identityId: number;
}

export interface LookedAtAnswer {
  analyzer: string;
  identity_id: number;
  /** Too old, and its analyzer is not asked or no active project has a component that it is about. */
  expired: boolean;
}

/** The next answers behind one, in their order. */
export async function lookAtAnswers(
  db: Database,
  { analyzer, identityId }: AnswerPlace,
  limits: { answeredBefore: Date; asked: readonly AnalyzerId[]; limit: number },
): Promise<LookedAtAnswer[]> {
  return rowsOf(
    db,
    sql<LookedAtAnswer>`select i.analyzer, i.identity_id, i.answered_at <= ${limits.answeredBefore}
        and not (i.analyzer = any(${limits.asked}::text[]) and ${isUsed}) as expired
      from (select * from analyzer_answer a where (a.analyzer, a.identity_id) > (${analyzer}, ${identityId}::int)
        order by a.analyzer, a.identity_id limit ${limits.limit}) i
      order by i.analyzer, i.identity_id`,
  );
}

/** Deletes answers, unless they have been given anew since. @returns how many */
export async function deleteAnswers(
  trx: Transaction,
  answers: readonly LookedAtAnswer[],
  answeredBefore: Date,
): Promise<number> {
  const analyzers = answers.map((row) => row.analyzer);
  const identityIds = answers.map((row) => row.identity_id);
  const rows = await rowsOf(
    trx,
    sql`delete from analyzer_answer a using unnest(${analyzers}::text[], ${identityIds}::int[]) g(analyzer, identity_id)
      where a.analyzer = g.analyzer and a.identity_id = g.identity_id and a.answered_at <= ${answeredBefore} returning 1`,
  );
  return rows.length;
}

/** The numbers of vulnerabilities by source and id, as far as they are known. */
export async function listVulnIds(
  db: Database,
  refs: readonly { source: string; vulnId: string }[],
): Promise<{ vuln_id: number; source: string; ext_id: string }[]> {
  return rowsOf(
    db,
    sql<{ vuln_id: number; source: string; ext_id: string }>`select v.vuln_id, v.source, v.ext_id
      from unnest(${refs.map((ref) => ref.source)}::text[], ${refs.map((ref) => ref.vulnId)}::text[])
        as r(source, ext_id)
      join vuln v on v.source = r.source and v.ext_id = r.ext_id`,
  );
}
