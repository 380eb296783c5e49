import { type RawBuilder, sql } from 'kysely';
import { type Database, rowsOf, runSql, type Transaction } from '../../db/database.ts';
import { trailAuthor, trailDay, trailLineOf } from '../../db/trail.ts';
import { insertLines } from '../decision-record/decision-record.service.ts';
import { markMatched } from './matched-vulns.queries.ts';
import type { Pair } from './matching.queries.ts';

/** An external analyzer's report about an identity. */
export interface Report extends Pair {
  readonly alternateIdentifier: string | undefined;
  readonly referenceUrl: string | undefined;
}

/** An analyzer outside: as tables and the bits of matches have it, and as the trail names it. */
export interface Reporter {
  readonly id: string;
  readonly bit: number;
  readonly title: string;
}

/** An analyzer's reports about identities. */
export async function listReported(
  db: Database,
  analyzer: string,
  identityIds: readonly number[],
): Promise<Pair[]> {
  const rows = await rowsOf(
    db,
    sql<{ identity_id: number; vuln_id: number }>`select identity_id, vuln_id from analyzer_report
      where analyzer = ${analyzer} and identity_id = any(${identityIds}::int[])`,
  );
  return rows.map((row) => ({ identityId: row.identity_id, vulnId: row.vuln_id }));
}

/**
 * Takes back what is no longer reported: a match that nobody else finds ends with its reason.
 * @returns the identities whose matches ended, one per match, with the numbers of the events
 */
export async function endReports(
  trx: Transaction,
  { id, bit, title }: Reporter,
  gone: readonly Pair[],
  at: Date,
): Promise<{ identity_id: number; event_id: number }[]> {
  const pairs = pairsOf(gone);
  await sql`delete from analyzer_report r using ${pairs} g
    where r.identity_id = g.identity_id and r.vuln_id = g.vuln_id and r.analyzer = ${id}`.execute(trx);
  const rows = await rowsOf(
    trx,
    sql<{ identity_id: number; event_id: number }>`
      with ended as (
        delete from identity_match m using ${pairs} g
        where m.identity_id = g.identity_id and m.vuln_id = g.vuln_id and m.sources = ${bit}
        returning m.identity_id, m.vuln_id, m.sources, m.first_seen),
      past as (
        insert into identity_match_past (identity_id, vuln_id, sources, first_seen, gone_at, reason, feed, record_at)
        select identity_id, vuln_id, sources, first_seen, now(), 'unreported', ${id}, ${at}::timestamptz from ended),
      event as (
        insert into match_event (at, kind, identity_id, vuln_id, reason, feed, record_at)
        select now(), 2, identity_id, vuln_id, 'unreported', ${id}, ${at}::timestamptz from ended
        returning identity_id, event_id),
      told as (${tell('unreported', sql`ended`, title, at)})
      select identity_id, event_id from event`,
  );
  await sql`update identity_match m set sources = m.sources & ~${bit}::int from ${pairs} g
    where m.identity_id = g.identity_id and m.vuln_id = g.vuln_id and m.sources & ${bit}::int <> 0`.execute(
    trx,
  );
  return rows;
}

/**
 * Stores what is reported. A pair that nobody has found before is a new match.
 * @param reports each pair once
 * @returns the identities that have new matches, one per match, with the numbers of the events
 */
export async function addReports(
  trx: Transaction,
  { id, bit, title }: Reporter,
  reports: readonly Report[],
  at: Date,
): Promise<{ identity_id: number; event_id: number }[]> {
  await runSql(
    trx,
    sql`insert into analyzer_report as r (identity_id, vuln_id, analyzer, alternate_identifier, reference_url, reported_at)
      select identity_id, vuln_id, ${id}, alternate_identifier, reference_url, ${at}::timestamptz
      from unnest(${reports.map((report) => report.identityId)}::int[],
        ${reports.map((report) => report.vulnId)}::int[],
        ${reports.map((report) => report.alternateIdentifier ?? null)}::text[],
        ${reports.map((report) => report.referenceUrl ?? null)}::text[])
        as n(identity_id, vuln_id, alternate_identifier, reference_url)
      order by 1, 2
      on conflict (identity_id, vuln_id, analyzer) do update set alternate_identifier = excluded.alternate_identifier,
        reference_url = excluded.reference_url
      where (r.alternate_identifier, r.reference_url) is distinct from (excluded.alternate_identifier, excluded.reference_url)`,
  );
  await markMatched(trx, pairsOf(reports));
  return rowsOf(
    trx,
    sql<{ identity_id: number; event_id: number }>`
      with wanted as (
        select n.identity_id, n.vuln_id, v.effective_severity as severity, m.identity_id is null as is_new
        from ${pairsOf(reports)} n join vuln v on v.vuln_id = n.vuln_id
        left join identity_match m on m.identity_id = n.identity_id and m.vuln_id = n.vuln_id
        where m.identity_id is null or m.sources & ${bit}::int = 0),
      stored as (
        insert into identity_match (identity_id, vuln_id, severity, sources, first_seen)
        select identity_id, vuln_id, severity, ${bit}::int, now() from wanted order by identity_id, vuln_id
        on conflict (identity_id, vuln_id) do update set sources = identity_match.sources | excluded.sources),
      started as (select identity_id, vuln_id from wanted where is_new),
      event as (
        insert into match_event (at, kind, identity_id, vuln_id, reason, feed, record_at)
        select now(), 1, identity_id, vuln_id, 'reported', ${id}, ${at}::timestamptz from started
        returning identity_id, event_id),
      told as (${tell('reported', sql`started`, title, at)})
      select identity_id, event_id from event`,
  );
}

function pairsOf(pairs: readonly Pair[]): RawBuilder<unknown> {
  return sql`(select * from unnest(${pairs.map((pair) => pair.identityId)}::int[],
    ${pairs.map((pair) => pair.vulnId)}::int[]) as p(identity_id, vuln_id))`;
}

/** A line in the trail of everybody who decided about the pairs. */
function tell(
  form: 'reported' | 'unreported',
  pairs: RawBuilder<unknown>,
  title: string,
  at: Date,
): RawBuilder<unknown> {
  const line = trailLineOf(form, { source: sql`${title}::text`, day: trailDay(sql`${at}::timestamptz`) });
  return insertLines(sql`select a.project_id, a.component_id, a.vuln_id, ${trailAuthor}, ${line}
    from ${pairs} e join analysis a on a.vuln_id = e.vuln_id
    join component c on c.project_id = a.project_id and c.component_id = a.component_id
      and c.identity_id = e.identity_id`);
}
