import { findRow, sql, type Transaction } from '../../db/database.ts';
import { dayOf } from '../../db/day-slot.ts';
import { eachViolationCounter } from './violation-counters.ts';

const violationChanges = eachViolationCounter((counter) => sql.ref(`d_${counter}`));

/**
 * Adds the points of days that are over for good up to one for each project and day. Nobody writes to these days any
 * more: the day of `now` and the one before are left alone.
 * @returns how many days of projects were folded, `limit` at most
 */
export async function foldProjectPoints(trx: Transaction, now: Date, limit: number): Promise<number> {
  const row = await findRow(
    trx,
    sql<{ n: number }>`
      with old as (
        select distinct day, project_id from project_delta
        where day < ${dayOf(sql`${now}::timestamptz`)} - 1 and slot > 0 limit ${limit}),
      point as (
        delete from project_delta d using old
        where d.day = old.day and d.project_id = old.project_id and d.slot > 0 returning d.*),
      folded as (
        insert into project_delta as d (day, slot, project_id, d_comps, d_vcomps, d_c4, d_c3, d_c2, d_c1, d_c0, d_findings,
          d_audited, d_suppressed, ${violationChanges}, first_at, last_at)
        select day, 0, project_id, sum(d_comps), sum(d_vcomps), sum(d_c4), sum(d_c3), sum(d_c2), sum(d_c1), sum(d_c0),
          sum(d_findings), sum(d_audited), sum(d_suppressed), 
          ${eachViolationCounter((counter) => sql`sum(${sql.ref(`d_${counter}`)})`)},
          min(first_at), max(last_at)
        from point group by day, project_id
        on conflict (day, project_id, slot) do update set d_comps = d.d_comps + excluded.d_comps,
          d_vcomps = d.d_vcomps + excluded.d_vcomps, d_c4 = d.d_c4 + excluded.d_c4, d_c3 = d.d_c3 + excluded.d_c3,
          d_c2 = d.d_c2 + excluded.d_c2, d_c1 = d.d_c1 + excluded.d_c1, d_c0 = d.d_c0 + excluded.d_c0,
          d_findings = d.d_findings + excluded.d_findings, d_audited = d.d_audited + excluded.d_audited,
          d_suppressed = d.d_suppressed + excluded.d_suppressed, 
          ${eachViolationCounter((counter) => sql`${sql.ref(`d_${counter}`)} = ${sql.ref(`d.d_${counter}`)} + ${sql.ref(`excluded.d_${counter}`)}`)},
          first_at = least(d.first_at, excluded.first_at), last_at = greatest(d.last_at, excluded.last_at)
        returning 1)
      select count(*)::int as n from folded`,
  );
  return row?.n ?? 0;
}
