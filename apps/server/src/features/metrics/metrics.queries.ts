import type { CollectionLogic } from '@waybill/api-contract';
import { sql } from 'kysely';
import { type Database, findRow, rowsOf, runSql, type Transaction } from '../../db/database.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import type { Counts, DeltaRow } from './counts.ts';

export interface ProjectCountRow extends Counts {
  project_id: number;
  allowed: boolean;
  created_at: Date;
  changed_at: Date | null;
  last_bom_import: Date | null;
  collection_logic: CollectionLogic;
}

const projectCounts = sql`coalesce(n.comps, 0) as comps, coalesce(n.vcomps, 0) as vcomps, coalesce(n.c4, 0) as c4,
  coalesce(n.c3, 0) as c3, coalesce(n.c2, 0) as c2, coalesce(n.c1, 0) as c1, coalesce(n.c0, 0) as c0,
  coalesce(n.findings, 0) as findings, coalesce(n.audited, 0) as audited, coalesce(n.suppressed, 0) as suppressed,
  coalesce(n.pv_fail, 0) as pv_fail, coalesce(n.pv_warn, 0) as pv_warn, coalesce(n.pv_info, 0) as pv_info`;

export async function findProjectCounts(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<ProjectCountRow | undefined> {
  return findRow(
    db,
    sql<ProjectCountRow>`select p.project_id, ${visible(scope, sql.ref('p.project_id'))} as allowed, p.created_at,
        n.changed_at, p.last_bom_import, p.collection_logic, ${projectCounts}
      from project p left join project_count n on n.project_id = p.project_id where p.uuid = ${uuid}`,
  );
}

export async function listProjectDeltas(db: Database, projectId: number, since: Date): Promise<DeltaRow[]> {
  return rowsOf(
    db,
    sql<DeltaRow>`select d_comps as comps, d_vcomps as vcomps, d_c4 as c4, d_c3 as c3, d_c2 as c2, d_c1 as c1,
        d_c0 as c0, d_findings as findings, d_audited as audited, d_suppressed as suppressed, d_pv_fail as pv_fail,
        d_pv_warn as pv_warn, d_pv_info as pv_info, first_at, last_at
      from project_delta where project_id = ${projectId} and day >= (${since}::timestamptz at time zone 'utc')::date
      order by day`,
  );
}

interface ComponentCountRow extends Counts {
  project_id: number;
  component_id: number;
  identity_id: number;
  allowed: boolean;
  added_at: Date;
}

export async function findComponentCounts(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<ComponentCountRow | undefined> {
  return findRow(
    db,
    sql<ComponentCountRow>`select c.project_id, c.component_id, c.identity_id, ${visible(scope, sql.ref('c.project_id'))} as allowed, c.added_at,
        1 as comps, (coalesce(k.findings, i.findings) > 0)::int as vcomps, coalesce(k.c4, i.c4) as c4,
        coalesce(k.c3, i.c3) as c3, coalesce(k.c2, i.c2) as c2, coalesce(k.c1, i.c1) as c1, coalesce(k.c0, i.c0) as c0,
        coalesce(k.findings, i.findings) as findings, coalesce(k.audited, 0) as audited,
        coalesce(k.suppressed, 0) as suppressed, 0 as pv_fail, 0 as pv_warn, 0 as pv_info
      from component c join identity i on i.identity_id = c.identity_id
      left join component_count k on k.project_id = c.project_id and k.component_id = c.component_id
      where c.uuid = ${uuid}`,
  );
}

/** Counts that held at the end of a day on which a match came or went. */
interface ComponentDay
  extends Pick<Counts, 'c4' | 'c3' | 'c2' | 'c1' | 'c0' | 'findings' | 'audited' | 'suppressed'> {
  first_at: Date;
  last_at: Date;
}

/**
 * The counts of a component at a moment and after each later day on which one of its matches came or went, oldest
 * first. Counted from the matches of that time, so that an alias group counts once then, too; decisions are today's.
 */
export async function listComponentDays(
  db: Database,
  component: ComponentCountRow,
  from: Date,
): Promise<ComponentDay[]> {
  const { identity_id, project_id, component_id } = component;
  return rowsOf(
    db,
    sql<ComponentDay>`
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
          coalesce(a.severity_override, v.effective_severity) as severity, coalesce(a.suppressed, false) as hidden,
          coalesce(a.state, 'NOT_SET') not in ('NOT_SET', 'IN_TRIAGE') as audited
        from seen s join vuln v on v.vuln_id = s.vuln_id
        left join analysis a on a.project_id = ${project_id} and a.component_id = ${component_id}
          and a.vuln_id = s.vuln_id),
      day as (
        select min(at) as first_at, max(at) as last_at
        from (select first_seen as at from seen union all select gone_at from seen) change
        where at > ${from} group by (at at time zone 'utc')::date
        union all select ${from}, ${from})
      select d.first_at, d.last_at, count(*) filter (where f.severity = 5)::int as c4,
        count(*) filter (where f.severity = 4)::int as c3, count(*) filter (where f.severity = 3)::int as c2,
        count(*) filter (where f.severity in (1, 2))::int as c1, count(*) filter (where f.severity = 0)::int as c0,
        coalesce(sum(f.findings), 0)::int as findings, coalesce(sum(f.audited), 0)::int as audited,
        coalesce(sum(f.suppressed), 0)::int as suppressed
      from day d left join lateral (
        select max(j.severity) filter (where not j.hidden) as severity, count(*) filter (where not j.hidden) as findings,
          count(*) filter (where j.audited and not j.hidden) as audited, count(*) filter (where j.hidden) as suppressed
        from judged j where j.first_seen <= d.last_at and (j.gone_at is null or j.gone_at > d.last_at)
        group by j.flaw) f on true
      group by d.first_at, d.last_at order by d.last_at`,
  );
}

export interface PortfolioRow extends Counts {
  projects: number;
  vprojects: number;
  first_at: Date;
  last_at: Date;
}

/** The portfolio as it is now: the sum of the active projects' counters (6 ms for 100,000 projects, design §4.3). */
export async function findPortfolioCounts(db: Database, scope: ProjectScope): Promise<PortfolioRow> {
  const row = await findRow(
    db,
    sql<PortfolioRow>`select count(*)::int as projects, count(*) filter (where n.findings > 0)::int as vprojects,
        coalesce(sum(n.comps), 0) as comps, coalesce(sum(n.vcomps), 0) as vcomps, coalesce(sum(n.c4), 0) as c4,
        coalesce(sum(n.c3), 0) as c3, coalesce(sum(n.c2), 0) as c2, coalesce(sum(n.c1), 0) as c1,
        coalesce(sum(n.c0), 0) as c0, coalesce(sum(n.findings), 0) as findings, coalesce(sum(n.audited), 0) as audited,
        coalesce(sum(n.suppressed), 0) as suppressed, coalesce(sum(n.pv_fail), 0) as pv_fail,
        coalesce(sum(n.pv_warn), 0) as pv_warn, coalesce(sum(n.pv_info), 0) as pv_info,
        coalesce(max(n.changed_at), now()) as first_at, now() as last_at
      from project p left join project_count n on n.project_id = p.project_id
      where p.active and p.collection_logic = 'NONE' and ${visible(scope, sql.ref('p.project_id'))}`,
  );
  if (!row) throw new Error('An aggregate without group always has a row');
  return row;
}

/** Days of the whole portfolio from its daily rows, oldest first. */
export async function listPortfolioDays(db: Database, since: Date): Promise<PortfolioRow[]> {
  return rowsOf(
    db,
    sql<PortfolioRow>`select projects, vprojects, comps, vcomps, c4, c3, c2, c1, c0, findings, audited, suppressed,
        pv_fail, pv_warn, pv_info, first_at, last_at
      from portfolio_day where day >= (${since}::timestamptz at time zone 'utc')::date
        and day < (now() at time zone 'utc')::date
      order by day`,
  );
}

/** Days of what a restricted caller sees: its projects' changes, summed by day, oldest first. */
export async function listScopedDeltas(db: Database, scope: ProjectScope, since: Date): Promise<DeltaRow[]> {
  return rowsOf(
    db,
    sql<DeltaRow>`select sum(d_comps)::int as comps, sum(d_vcomps)::int as vcomps, sum(d_c4)::int as c4,
        sum(d_c3)::int as c3, sum(d_c2)::int as c2, sum(d_c1)::int as c1, sum(d_c0)::int as c0,
        sum(d_findings)::int as findings, sum(d_audited)::int as audited, sum(d_suppressed)::int as suppressed,
        sum(d_pv_fail)::int as pv_fail, sum(d_pv_warn)::int as pv_warn, sum(d_pv_info)::int as pv_info,
        min(d.first_at) as first_at, max(d.last_at) as last_at
      from project_delta d join project p on p.project_id = d.project_id
      where d.day >= (${since}::timestamptz at time zone 'utc')::date and p.active and p.collection_logic = 'NONE'
        and ${visible(scope, sql.ref('p.project_id'))}
      group by d.day order by d.day`,
  );
}

/** Writes today's row of the portfolio. */
export async function storePortfolioDay(trx: Transaction, row: PortfolioRow): Promise<void> {
  await runSql(
    trx,
    sql`insert into portfolio_day (day, projects, vprojects, comps, vcomps, c4, c3, c2, c1, c0, findings, audited,
        suppressed, pv_fail, pv_warn, pv_info, first_at, last_at)
      values ((now() at time zone 'utc')::date, ${row.projects}, ${row.vprojects}, ${row.comps}, ${row.vcomps},
        ${row.c4}, ${row.c3}, ${row.c2}, ${row.c1}, ${row.c0}, ${row.findings}, ${row.audited}, ${row.suppressed},
        ${row.pv_fail}, ${row.pv_warn}, ${row.pv_info}, now(), now())
      on conflict (day) do update set projects = excluded.projects, vprojects = excluded.vprojects,
        comps = excluded.comps, vcomps = excluded.vcomps, c4 = excluded.c4, c3 = excluded.c3, c2 = excluded.c2,
        c1 = excluded.c1, c0 = excluded.c0, findings = excluded.findings, audited = excluded.audited,
        suppressed = excluded.suppressed, pv_fail = excluded.pv_fail, pv_warn = excluded.pv_warn,
        pv_info = excluded.pv_info, last_at = excluded.last_at`,
  );
}
