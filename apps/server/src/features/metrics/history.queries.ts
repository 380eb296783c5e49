import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow, rowsOf, runSql, type Transaction } from '../../db/database.ts';
import { dayOf, daySlotOf } from '../../db/day-slot.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import { eachViolationCounter } from '../project-counter/violation-counters.ts';
import type { Counts, DeltaRow } from './counts.ts';
import type { ComponentCountRow, PortfolioRow } from './metrics.queries.ts';

/** The changes at one point of a history. The rows are `d`. */
export const deltaSums = sql`sum(d_comps)::int as comps, sum(d_vcomps)::int as vcomps, sum(d_c4)::int as c4,
  sum(d_c3)::int as c3, sum(d_c2)::int as c2, sum(d_c1)::int as c1, sum(d_c0)::int as c0,
  sum(d_findings)::int as findings, sum(d_audited)::int as audited, sum(d_suppressed)::int as suppressed,
  ${eachViolationCounter((counter) => sql`sum(${sql.ref(`d_${counter}`)})::int as ${sql.ref(counter)}`)},
  min(d.first_at) as first_at, max(d.last_at) as last_at`;

/** Rows of one day that are one point of its history: all that ended before a moment, later ones each by itself. */
export function pointOf(fineSince: Date): RawBuilder<unknown> {
  return sql`case when d.last_at >= ${fineSince} then d.slot end`;
}

/** Changes of a project, oldest first: by day, since `fineSince` by ten minutes. */
export async function listProjectDeltas(
  db: Database,
  projectId: number,
  since: Date,
  fineSince: Date,
): Promise<DeltaRow[]> {
  return rowsOf(
    db,
    sql<DeltaRow>`select ${deltaSums} from project_delta d
      where d.project_id = ${projectId} and d.day >= ${dayOf(sql`${since}::timestamptz`)}
      group by d.day, ${pointOf(fineSince)} order by min(d.first_at)`,
  );
}

/** The same of all projects that a restricted caller sees. */
export async function listScopedDeltas(
  db: Database,
  scope: ProjectScope,
  since: Date,
  fineSince: Date,
): Promise<DeltaRow[]> {
  return rowsOf(
    db,
    sql<DeltaRow>`select ${deltaSums} from project_delta d join project p on p.project_id = d.project_id
      where d.day >= ${dayOf(sql`${since}::timestamptz`)} and p.active and p.collection_logic = 'NONE'
        and ${visible(scope, sql.ref('p.project_id'))}
      group by d.day, ${pointOf(fineSince)} order by min(d.first_at)`,
  );
}

/** Counts that held after a match came or went. */
interface ComponentPoint
  extends Pick<Counts, 'c4' | 'c3' | 'c2' | 'c1' | 'c0' | 'findings' | 'audited' | 'suppressed'> {
  first_at: Date;
  last_at: Date;
}

/**
 * The counts of a component at a moment and after each later day on which one of its matches came or went, since
 * `fineSince` each ten minutes, oldest first. Counted from the matches of that time, so that an alias group counts once
 * then, too; decisions are today's.
 */
export async function listComponentPoints(
  db: Database,
  component: ComponentCountRow,
  from: Date,
  fineSince: Date,
): Promise<ComponentPoint[]> {
  const { identity_id, project_id, component_id } = component;
  return rowsOf(
    db,
    sql<ComponentPoint>`
      with seen as (
        select vuln_id, first_seen, null::timestamptz as gone_at from identity_match where identity_id = ${identity_id}
        union all
        select vuln_id, first_seen, gone_at from identity_match_past where identity_id = ${identity_id}
        union all
        select m.vuln_id, m.first_seen, null from component_match m
        where m.project_id = ${project_id} and m.component_id = ${component_id} and not exists (
          select 1 from identity_match i where i.identity_id = ${identity_id} and i.vuln_id = m.vuln_id)),
      judged as (
        select s.first_seen, s.gone_at, coalesce(v.alias_group, -v.vuln_id) as flaw,
          v.effective_severity as severity, coalesce(a.suppressed, false) as hidden,
          coalesce(a.state, 'NOT_SET') not in ('NOT_SET', 'IN_TRIAGE') as audited
        from seen s join vuln v on v.vuln_id = s.vuln_id
        left join analysis a on a.project_id = ${project_id} and a.component_id = ${component_id}
          and a.vuln_id = s.vuln_id),
      point as (
        select min(at) as first_at, max(at) as last_at
        from (select first_seen as at from seen union all select gone_at from seen) change
        where at > ${from}
        group by ${dayOf(sql`at`)}, case when at >= ${fineSince} then ${daySlotOf(sql`at`)} end
        union all select ${from}, ${from})
      select p.first_at, p.last_at, count(*) filter (where f.severity = 5)::int as c4,
        count(*) filter (where f.severity = 4)::int as c3, count(*) filter (where f.severity = 3)::int as c2,
        count(*) filter (where f.severity in (1, 2))::int as c1, count(*) filter (where f.severity = 0)::int as c0,
        coalesce(sum(f.findings), 0)::int as findings, coalesce(sum(f.audited), 0)::int as audited,
        coalesce(sum(f.suppressed), 0)::int as suppressed
      from point p left join lateral (
        select max(j.severity) filter (where not j.hidden) as severity, count(*) filter (where not j.hidden) as findings,
          count(*) filter (where j.audited and not j.hidden) as audited, count(*) filter (where j.hidden) as suppressed
        from judged j where j.first_seen <= p.last_at and (j.gone_at is null or j.gone_at > p.last_at)
        group by j.flaw) f on true
      group by p.first_at, p.last_at order by p.last_at`,
  );
}

const portfolioCounts = sql`projects, vprojects, comps, vcomps, c4, c3, c2, c1, c0, findings, audited, suppressed,
  ${eachViolationCounter((counter) => sql.ref(counter))}`;

/**
 * The measurements of the whole portfolio, oldest first: the last of each day, and every one since
 * `fineSince`.
 */
export async function listPortfolioPoints(
  db: Database,
  since: Date,
  fineSince: Date,
): Promise<PortfolioRow[]> {
  return rowsOf(
    db,
    sql<PortfolioRow>`select * from (
        select distinct on (day, point) ${portfolioCounts}, first_at, last_at
        from (select *, ${pointOf(fineSince)} as point from portfolio_day d where d.last_at >= ${since}) measured
        order by day, point, last_at desc) shown
      order by last_at`,
  );
}

/** Writes down a measurement of the portfolio: one that found no change prolongs the day's last. */
export async function storePortfolioPoint(trx: Transaction, row: PortfolioRow): Promise<void> {
  const at = sql`${row.last_at}::timestamptz`;
  const counts = sql`${row.projects}::int, ${row.vprojects}::int, ${row.comps}::bigint, ${row.vcomps}::bigint,
    ${row.c4}::bigint, ${row.c3}::bigint, ${row.c2}::bigint, ${row.c1}::bigint, ${row.c0}::bigint,
    ${row.findings}::bigint, ${row.audited}::bigint, ${row.suppressed}::bigint,
    ${eachViolationCounter((counter) => sql`${row[counter]}::bigint`)}`;
  const unchanged = await findRow(
    trx,
    sql`update portfolio_day set last_at = ${at}
      where day = ${dayOf(at)} and (${portfolioCounts}) = (${counts})
        and slot = (select max(slot) from portfolio_day where day = ${dayOf(at)})
      returning 1 as found`,
  );
  if (unchanged) return;
  await runSql(
    trx,
    sql`insert into portfolio_day (day, slot, ${portfolioCounts}, first_at, last_at)
      values (${dayOf(at)}, ${daySlotOf(at)}, ${counts}, ${at}, ${at})
      on conflict (day, slot) do update set projects = excluded.projects, vprojects = excluded.vprojects,
        comps = excluded.comps, vcomps = excluded.vcomps, c4 = excluded.c4, c3 = excluded.c3, c2 = excluded.c2,
        c1 = excluded.c1, c0 = excluded.c0, findings = excluded.findings, audited = excluded.audited,
        suppressed = excluded.suppressed, 
        ${eachViolationCounter((counter) => sql`${sql.ref(counter)} = ${sql.ref(`excluded.${counter}`)}`)}, first_at = excluded.first_at, last_at = excluded.last_at`,
  );
}

/** Leaves the last measurement of each day that is over for good. */
export async function foldPortfolioPoints(trx: Transaction, now: Date): Promise<void> {
  const isOver = sql`d.day < ${dayOf(sql`${now}::timestamptz`)} - 1`;
  await runSql(
    trx,
    sql`delete from portfolio_day d using portfolio_day later
      where ${isOver} and later.day = d.day and later.slot > d.slot`,
  );
  await runSql(trx, sql`update portfolio_day d set slot = 0 where ${isOver} and d.slot > 0`);
}
