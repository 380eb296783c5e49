import { type RawBuilder, sql } from 'kysely';
import { findRow, rowsOf, type Transaction } from '../../db/database.ts';
import { internalFinder } from '../../db/found-by.ts';
import type { MatchRange } from './finding-events.ts';
import { isTwin } from './leading-record.ts';
import { markMatched } from './matched-vulns.queries.ts';
import type { Axis } from './matching.queries.ts';

interface GoneMatches {
  readonly identityIds: number[];
  readonly range: MatchRange | undefined;
}

/** The number of matches that appeared or ended, and the places of their events. */
interface ChangedMatches {
  readonly count: number;
  readonly range: MatchRange | undefined;
}

/**
 * Writes only what differs from the stored matches (trap 4 of design §4.2: storing costs 12 times computing).
 * @returns every identity that has or had one of the matches, so that a changed severity or alias group is counted too, and where
 * the events of those that came and went stand
 */
export async function diffMatches(
  trx: Transaction,
  axis: Axis,
): Promise<{ touched: number[]; added: ChangedMatches; removed: ChangedMatches }> {
  await sql`analyze match_hit`.execute(trx);
  const gone = await removeGone(trx, axis);
  const added = await addNew(trx);
  await sql`update identity_match m set severity = v.effective_severity from vuln v
    where v.vuln_id = m.vuln_id and ${stored(axis)} and m.severity <> v.effective_severity`.execute(trx);
  await sql`update identity_match m set fixed_in = f.fixed_in
    from match_hit h left join match_fix f on f.identity_id = h.identity_id and f.vuln_id = h.vuln_id
    where m.identity_id = h.identity_id and m.vuln_id = h.vuln_id and m.fixed_in is distinct from f.fixed_in`.execute(
    trx,
  );
  const kept = await rowsOf(
    trx,
    sql<{ id: number }>`select distinct m.identity_id as id from identity_match m where ${stored(axis)}`,
  );
  const touched = new Set(gone.identityIds);
  for (const row of kept) touched.add(row.id);
  return { touched: [...touched], added, removed: { count: gone.identityIds.length, range: gone.range } };
}

/**
 * Ends matches that no longer hold: keeps the interval and writes the event. Returns their identities, one
 * per pair, and the places of the events.
 */
async function removeGone(trx: Transaction, axis: Axis): Promise<GoneMatches> {
  const rows = await rowsOf(
    trx,
    sql<{ identity_id: number; first: number; last: number; at: string }>`
      with gone as (
        delete from identity_match m where ${stored(axis)} and m.sources = ${internalFinder}
          and not exists (select 1 from match_hit h where h.identity_id = m.identity_id and h.vuln_id = m.vuln_id)
        returning m.identity_id, m.vuln_id, m.sources, m.first_seen),
      past as (
        insert into identity_match_past (identity_id, vuln_id, sources, first_seen, gone_at)
        select identity_id, vuln_id, sources, first_seen, now() from gone),
      event as (
        insert into match_event (at, kind, identity_id, vuln_id) select now(), 2, identity_id, vuln_id from gone
        returning event_id, at)
      select g.identity_id, e.first, e.last, e.at from gone g
      cross join (select min(event_id) as first, max(event_id) as last, min(at)::text as at from event) e`,
  );
  await sql`update identity_match m set sources = m.sources & ~${internalFinder}::int
    where ${stored(axis)} and m.sources <> ${internalFinder} and m.sources & ${internalFinder} <> 0
      and not exists (select 1 from match_hit h where h.identity_id = m.identity_id and h.vuln_id = m.vuln_id)`.execute(
    trx,
  );
  const [row] = rows;
  const range = row && { first: row.first, last: row.last, at: row.at };
  return { identityIds: rows.map((one) => one.identity_id), range };
}

/**
 * Stores the matches of identities that have none yet, marked as they will be counted: to write them twice would double the
 * database log. Answers which identities have some.
 */
export async function insertMatches(trx: Transaction): Promise<{ touched: number[]; added: number }> {
  await markMatched(trx, sql`match_hit`);
  const rows = await rowsOf(
    trx,
    sql<{ identity_id: number; n: number }>`
      with fresh as (
        insert into identity_match (identity_id, vuln_id, severity, sources, first_seen, fixed_in, twin)
        select h.identity_id, h.vuln_id, v.effective_severity, ${internalFinder}::int, now(), f.fixed_in, ${isTwin('h', 'v')}
        from match_hit h join vuln v on v.vuln_id = h.vuln_id
        left join match_fix f on f.identity_id = h.identity_id and f.vuln_id = h.vuln_id
        order by h.identity_id, h.vuln_id
        returning identity_id)
      select identity_id, count(*) as n from fresh group by identity_id`,
  );
  return { touched: rows.map((row) => row.identity_id), added: rows.reduce((sum, row) => sum + row.n, 0) };
}

/**
 * New pairs of old identities, each of which is news unless an analyzer outside has reported it before. There can be a million, so
 * that only the place of their events is answered.
 */
async function addNew(trx: Transaction): Promise<ChangedMatches> {
  await markMatched(trx, sql`match_hit`);
  const row = await findRow(
    trx,
    sql<{ n: number; first: number | null; last: number | null; at: string | null }>`
      with wanted as (
        select h.identity_id, h.vuln_id, v.effective_severity as severity, m.identity_id is null as is_new
        from match_hit h join vuln v on v.vuln_id = h.vuln_id
        left join identity_match m on m.identity_id = h.identity_id and m.vuln_id = h.vuln_id
        where m.identity_id is null or m.sources & ${internalFinder}::int = 0),
      fresh as (
        insert into identity_match (identity_id, vuln_id, severity, sources, first_seen)
        select identity_id, vuln_id, severity, ${internalFinder}::int, now() from wanted
        order by identity_id, vuln_id
        on conflict (identity_id, vuln_id) do update set sources = identity_match.sources | excluded.sources),
      event as (
        insert into match_event (at, kind, identity_id, vuln_id)
        select now(), 1, identity_id, vuln_id from wanted where is_new returning event_id, at)
      select count(*)::int as n, min(event_id) as first, max(event_id) as last, min(at)::text as at from event`,
  );
  if (!row || row.first === null || row.last === null || row.at === null)
    return { count: 0, range: undefined };
  return { count: row.n, range: { first: row.first, last: row.last, at: row.at } };
}

function stored(axis: Axis): RawBuilder<unknown> {
  return axis.by === 'identity'
    ? sql`m.identity_id = any(${axis.ids}::int[])`
    : sql`m.vuln_id = any(${axis.ids}::int[])`;
}

/** Leaves of the hits those that our own analyzer has found before. */
export async function dropNewHits(trx: Transaction): Promise<void> {
  await sql`delete from match_hit h where not exists (
    select 1 from identity_match m where m.identity_id = h.identity_id and m.vuln_id = h.vuln_id
      and m.sources & ${internalFinder} <> 0)`.execute(trx);
}
