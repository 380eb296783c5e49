import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow, rowsOf, type Transaction } from '../../db/database.ts';
import { fence } from '../../db/planner.ts';
import { emptyTemporary } from '../../db/temporary-tables.ts';
import {
  applyShifts,
  lockCountersToCount,
  type ProjectShift,
  summed,
} from '../project-counter/project-counter.service.ts';
import { isTwin } from './leading-record.ts';

/** A component of a project. */
export interface ComponentKey {
  projectId: number;
  componentId: number;
}

/**
 * Counters (design §4.3). One alias group counts once per component, at its highest unsuppressed severity.
 * The counts of findings, audited, and suppressed count rows. A project is the sum of its identities' counts.
 * Components with an analysis or their own match ("special") are the exception; each has a row in
 * `component_count`.
 */
const special = sql`c.special`;

/** Columns that identities, components and projects share. `info` counts as low (contract §16). */
const severityCounts = sql`
  count(*) filter (where s = 5)::int as c4, count(*) filter (where s = 4)::int as c3,
  count(*) filter (where s = 3)::int as c2, count(*) filter (where s in (1, 2))::int as c1,
  count(*) filter (where s = 0)::int as c0`;

/**
 * Fills `identity_shift` with the change of every identity's counts, and stores the new counts. Marks their matches, whose severities
 * and alias groups may have changed as well, as twins or none.
 */
export async function recountIdentities(trx: Transaction, identityIds: readonly number[]): Promise<void> {
  await emptyTemporary(trx, 'identity_shift', 'identity_touched');
  await sql`insert into identity_touched select distinct * from unnest(${identityIds}::int[])`.execute(trx);
  await sql`analyze identity_touched`.execute(trx);
  await markTwins(trx);
  await sql`insert into identity_shift
    select i.identity_id, f.c4 - i.c4, f.c3 - i.c3, f.c2 - i.c2, f.c1 - i.c1, f.c0 - i.c0, f.findings - i.findings,
      (f.findings > 0)::int - (i.findings > 0)::int
    from (${identityCounts(sql`identity_id in (select identity_id from identity_touched)`)}) f
    join identity i on i.identity_id = f.identity_id
    where (f.c4, f.c3, f.c2, f.c1, f.c0, f.findings) <> (i.c4, i.c3, i.c2, i.c1, i.c0, i.findings)`.execute(
    trx,
  );
  await sql`update identity i set c4 = c4 + d4, c3 = c3 + d3, c2 = c2 + d2, c1 = c1 + d1, c0 = c0 + d0,
      findings = findings + d_findings
    from identity_shift s where s.identity_id = i.identity_id`.execute(trx);
}

/** Only what differs is written: most matches have been stored with the mark that they have now. */
async function markTwins(trx: Transaction): Promise<void> {
  const wrong = await rowsOf(
    trx,
    sql<{ identity_id: number; vuln_id: number; is_twin: boolean }>`select identity_id, vuln_id, is_twin
      from (${twinsOf(sql`identity_id in (select identity_id from identity_touched)`)}) f where twin <> is_twin`,
  );
  if (wrong.length === 0) return;
  await sql`update identity_match m set twin = f.is_twin
    from unnest(${wrong.map((row) => row.identity_id)}::int[], ${wrong.map((row) => row.vuln_id)}::int[],
      ${wrong.map((row) => row.is_twin)}::bool[]) as f(identity_id, vuln_id, is_twin)
    where m.identity_id = f.identity_id and m.vuln_id = f.vuln_id`.execute(trx);
}

/** Matches of identities with the mark that they have and the one that they should have. */
function twinsOf(which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select m.identity_id, m.vuln_id, m.twin, ${isTwin('m', 'v')} as is_twin
    from identity_match m join vuln v on v.vuln_id = m.vuln_id where m.${which}`;
}

/** Counts of identities from their matches; identities without a match have zeros. */
function identityCounts(which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select i.identity_id, coalesce(n.c4, 0) as c4, coalesce(n.c3, 0) as c3, coalesce(n.c2, 0) as c2,
      coalesce(n.c1, 0) as c1, coalesce(n.c0, 0) as c0, coalesce(n.findings, 0) as findings
    from (select identity_id from identity where ${which}) i
    left join (
      select identity_id, ${severityCounts}, sum(n)::int as findings
      from (select m.identity_id, max(m.severity) as s, count(*) as n
        from identity_match m join vuln v on v.vuln_id = m.vuln_id
        where m.${which}
        group by m.identity_id, coalesce(v.alias_group, -v.vuln_id)) flaw
      group by identity_id) n on n.identity_id = i.identity_id`;
}

/** Carries `identity_shift` on to the projects that use the identities, their special components included. */
export async function applyIdentityShift(trx: Transaction): Promise<void> {
  const shifts = await rowsOf(
    trx,
    sql<ProjectShift>`select c.project_id, 0 as comps, sum(d_vulnerable) as vcomps, sum(d4) as c4, sum(d3) as c3, sum(d2) as c2,
        sum(d1) as c1, sum(d0) as c0, sum(d_findings) as findings, 0 as audited, 0 as suppressed
      from identity_shift s join component c on c.identity_id = s.identity_id
      where not ${special} group by c.project_id`,
  );
  const touched = sql`(c.project_id, c.component_id) in (select k.project_id, k.component_id
    from component_count k join identity_touched t on t.identity_id = k.identity_id)`;
  const withSpecial = await rowsOf(
    trx,
    sql<{ id: number }>`select distinct k.project_id as id from component_count k
      join identity_touched t on t.identity_id = k.identity_id`,
  );
  if (withSpecial.length > 0) {
    await lockCountersToCount(
      trx,
      withSpecial.map((row) => row.id),
    );
    shifts.push(...(await recountSpecial(trx, touched)));
  }
  await applyShifts(trx, shifts);
}

/** Single components after an analysis or an own match changed: marks them special and adjusts their projects. */
export async function recountListedComponents(
  trx: Transaction,
  components: readonly ComponentKey[],
): Promise<void> {
  await lockCountersToCount(
    trx,
    components.map((key) => key.projectId),
  );
  // A component with several decisions is listed once, because they are counted together.
  const byId = [...new Map(components.map((key) => [`${key.projectId} ${key.componentId}`, key])).values()];
  const listed = sql`(c.project_id, c.component_id) in (select * from unnest(
    ${byId.map((key) => key.projectId)}::int[], ${byId.map((key) => key.componentId)}::bigint[]))`;
  await sql`update component c set special = true where ${listed} and not ${special}`.execute(trx);
  await applyShifts(trx, await recountSpecial(trx, listed));
}

/**
 * Counts special components from their matches and decisions. All parts of the statement see the counts as they were before it; a
 * component that has become special just now was counted as its identity.
 * @returns what changed
 */
async function recountSpecial(trx: Transaction, which: RawBuilder<unknown>): Promise<ProjectShift[]> {
  return rowsOf(
    trx,
    sql<ProjectShift>`with fresh as (${componentCounts(which)}), stored as (${storeFresh})
      select f.project_id, 0 as comps,
        sum((f.findings > 0)::int - (coalesce(o.findings, i.findings) > 0)::int) as vcomps,
        sum(f.c4 - coalesce(o.c4, i.c4)) as c4, sum(f.c3 - coalesce(o.c3, i.c3)) as c3, sum(f.c2 - coalesce(o.c2, i.c2)) as c2,
        sum(f.c1 - coalesce(o.c1, i.c1)) as c1, sum(f.c0 - coalesce(o.c0, i.c0)) as c0,
        sum(f.findings - coalesce(o.findings, i.findings)) as findings, sum(f.audited - coalesce(o.audited, 0)) as audited,
        sum(f.suppressed - coalesce(o.suppressed, 0)) as suppressed
      from fresh f join identity i on i.identity_id = f.identity_id
      left join component_count o on o.project_id = f.project_id and o.component_id = f.component_id
      group by f.project_id`,
  );
}

/** Only what differs is written. */
const storeFresh = sql`insert into component_count (project_id, component_id, identity_id, c4, c3, c2, c1, c0, findings, audited, suppressed)
  select project_id, component_id, identity_id, c4, c3, c2, c1, c0, findings, audited, suppressed from fresh
  on conflict (project_id, component_id) do update set identity_id = excluded.identity_id, c4 = excluded.c4, c3 = excluded.c3, c2 = excluded.c2,
    c1 = excluded.c1, c0 = excluded.c0, findings = excluded.findings, audited = excluded.audited,
    suppressed = excluded.suppressed
  where component_count is distinct from excluded`;

/**
 * Counts of special components, straight from matches and analyses; those without a match have zeros. A single pass: the planner takes
 * thousands of components for one, and would go through all of their counts for each to join them. For the same reason the analysis
 * of each match is looked up.
 */
function componentCounts(which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    with special as materialized (
      select c.project_id, c.component_id, c.identity_id from component c where ${which} and ${special})
    select project_id, component_id, identity_id, ${severityCounts}, sum(live)::int as findings,
      sum(audited)::int as audited, sum(hidden)::int as suppressed
    from (
      select m.project_id, m.component_id, m.identity_id,
        max(m.severity) filter (where not coalesce(a.suppressed, false)) as s,
        count(*) filter (where not coalesce(a.suppressed, false)) as live,
        count(*) filter (where coalesce(a.suppressed, false)) as hidden,
        count(*) filter (where not a.suppressed and a.state not in ('NOT_SET', 'IN_TRIAGE')) as audited
      from (${matchesOfSpecial}) m
      join vuln v on v.vuln_id = m.vuln_id
      left join lateral (select o.suppressed, o.state from analysis o
        where o.project_id = m.project_id and o.component_id = m.component_id and o.vuln_id = m.vuln_id ${fence}) a on true
      group by m.project_id, m.component_id, m.identity_id, coalesce(v.alias_group, -v.vuln_id)
      union all
      select project_id, component_id, identity_id, null, 0, 0, 0 from special) flaw
    group by project_id, component_id, identity_id`;
}

/** Matches of the components in `special`: their identities' and their own, each vulnerability once. */
const matchesOfSpecial = sql`
  select c.project_id, c.component_id, c.identity_id, im.vuln_id, im.severity
  from special c join identity_match im on im.identity_id = c.identity_id
  union all
  select c.project_id, c.component_id, c.identity_id, cm.vuln_id, v.effective_severity
  from special c
  join component_match cm on cm.project_id = c.project_id and cm.component_id = c.component_id
  join vuln v on v.vuln_id = cm.vuln_id
  left join identity_match im on im.identity_id = c.identity_id and im.vuln_id = cm.vuln_id
  where im.vuln_id is null`;

/** Counts whole projects and records the change. Their special components are counted first: an upload may have added or removed some. */
export async function recountWholeProjects(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  await lockCountersToCount(trx, projectIds);
  const fresh = componentCounts(sql`c.project_id = any(${projectIds}::int[])`);
  await sql`with fresh as (${fresh}) ${storeFresh}`.execute(trx);
  const shifts = await rowsOf(
    trx,
    sql<ProjectShift>`select p.project_id, f.comps - p.comps as comps, f.vcomps - p.vcomps as vcomps, f.c4 - p.c4 as c4,
        f.c3 - p.c3 as c3, f.c2 - p.c2 as c2, f.c1 - p.c1 as c1, f.c0 - p.c0 as c0, f.findings - p.findings as findings,
        f.audited - p.audited as audited, f.suppressed - p.suppressed as suppressed
      from project_count p join (${projectCounts(projectIds)}) f on f.project_id = p.project_id`,
  );
  await applyShifts(trx, shifts);
}

/**
 * Counts of projects from their components: special ones by their own rows, others by their identities. Those without a finding,
 * most of them, are not looked at. Identities are joined by their key: named by an array they are read faster, but of a project that
 * has just been filled the planner expects so few components that it goes through the whole array for each.
 * @param projectIds of all projects, unless given
 */
function projectCounts(projectIds?: readonly number[]): RawBuilder<unknown> {
  const which = (id: string) => (projectIds ? sql`${sql.ref(id)} = any(${projectIds}::int[])` : sql`true`);
  const sums = (table: string) =>
    sql.join(summed.map((counter) => sql`sum(${sql.ref(`${table}.${counter}`)}) as ${sql.ref(counter)}`));
  const both = sql.join(
    summed.map(
      (counter) =>
        sql`(coalesce(${sql.ref(`n.${counter}`)}, 0) + coalesce(${sql.ref(`k.${counter}`)}, 0))::int as ${sql.ref(counter)}`,
    ),
  );
  return sql`
    select p.project_id, coalesce(n.comps, 0)::int as comps,
      (coalesce(n.vcomps, 0) + coalesce(k.vcomps, 0))::int as vcomps, ${both},
      coalesce(k.audited, 0)::int as audited, coalesce(k.suppressed, 0)::int as suppressed
    from project p
    left join (select c.project_id, count(*) as comps, count(i.identity_id) as vcomps, ${sums('i')}
      from component c left join identity i on i.identity_id = c.identity_id and i.findings > 0 and not ${special}
      where ${which('c.project_id')} group by c.project_id) n on n.project_id = p.project_id
    left join (select k.project_id, count(*) filter (where k.findings > 0) as vcomps, ${sums('k')},
        sum(k.audited) as audited, sum(k.suppressed) as suppressed
      from component_count k where ${which('k.project_id')} group by k.project_id) k
      on k.project_id = p.project_id
    where ${which('p.project_id')}`;
}

/**
 * The identities in a range of numbers with wrong counters, or with a match whose mark or severity is wrong.
 */
export async function listWrongIdentities(db: Database, from: number, to: number): Promise<number[]> {
  const inRange = sql`identity_id between ${from} and ${to}`;
  const rows = await rowsOf(
    db,
    sql<{ id: number }>`
      select identity_id as id from (${twinsOf(inRange)}) f where f.twin <> f.is_twin
      union
      select f.identity_id from (${identityCounts(inRange)}) f join identity i on i.identity_id = f.identity_id
        where (f.c4, f.c3, f.c2, f.c1, f.c0, f.findings) <> (i.c4, i.c3, i.c2, i.c1, i.c0, i.findings)
      union
      select m.identity_id from identity_match m join vuln v on v.vuln_id = m.vuln_id
        where m.${inRange} and m.severity <> v.effective_severity
      order by 1`,
  );
  return rows.map((row) => row.id);
}

/** The projects among some with wrong counters, or with a component whose counters are wrong. */
export async function listWrongProjects(db: Database, projectIds: readonly number[]): Promise<number[]> {
  const these = sql`any(${projectIds}::int[])`;
  const rows = await rowsOf(
    db,
    sql<{ id: number }>`
      select f.project_id as id from (${componentCounts(sql`c.project_id = ${these}`)}) f
        left join component_count k on k.project_id = f.project_id and k.component_id = f.component_id
        where (f.c4, f.c3, f.c2, f.c1, f.c0, f.findings, f.audited, f.suppressed) is distinct from
          (k.c4, k.c3, k.c2, k.c1, k.c0, k.findings, k.audited, k.suppressed)
      union
      select k.project_id from component_count k
        left join component c on c.project_id = k.project_id and c.component_id = k.component_id
        where k.project_id = ${these} and c.special is not true
      union
      select f.project_id from (${projectCounts(projectIds)}) f
        left join project_count p on p.project_id = f.project_id
        where (f.comps, f.vcomps, f.c4, f.c3, f.c2, f.c1, f.c0, f.findings, f.audited, f.suppressed) <>
          (coalesce(p.comps, 0), coalesce(p.vcomps, 0), coalesce(p.c4, 0), coalesce(p.c3, 0), coalesce(p.c2, 0),
           coalesce(p.c1, 0), coalesce(p.c0, 0), coalesce(p.findings, 0), coalesce(p.audited, 0),
           coalesce(p.suppressed, 0))
      order by 1`,
  );
  return rows.map((row) => row.id);
}

/** The differences from a full recount. */
export interface CountDrift {
  /** Matches of identities that are wrongly marked as twins, or wrongly not. */
  matches: number;
  /** With other counters. */
  identities: number;
  components: number;
  projects: number;
}

/**
 * The number of matches, identities, components, and projects that differ from a full recount. All must be
 * zero.
 */
export async function countDrift(db: Database): Promise<CountDrift> {
  const row = await findRow(
    db,
    sql<CountDrift>`select
      (select count(*) from (${twinsOf(sql`identity_id is not null`)}) f where f.twin <> f.is_twin) as matches,
      (select count(*) from (${identityCounts(sql`identity_id is not null`)}) f join identity i using (identity_id)
        where (f.c4, f.c3, f.c2, f.c1, f.c0, f.findings) <> (i.c4, i.c3, i.c2, i.c1, i.c0, i.findings)) as identities,
      (select count(*) from (${componentCounts(sql`true`)}) f left join component_count k using (project_id, component_id)
        where (f.c4, f.c3, f.c2, f.c1, f.c0, f.findings, f.audited, f.suppressed) is distinct from
          (k.c4, k.c3, k.c2, k.c1, k.c0, k.findings, k.audited, k.suppressed)) as components,
      (select count(*) from (${projectCounts()}) f left join project_count p using (project_id)
        where (f.comps, f.vcomps, f.c4, f.c3, f.c2, f.c1, f.c0, f.findings, f.audited, f.suppressed) <>
          (coalesce(p.comps, 0), coalesce(p.vcomps, 0), coalesce(p.c4, 0), coalesce(p.c3, 0), coalesce(p.c2, 0),
           coalesce(p.c1, 0), coalesce(p.c0, 0), coalesce(p.findings, 0), coalesce(p.audited, 0),
           coalesce(p.suppressed, 0))) as projects`,
  );
  return row ?? { matches: 0, identities: 0, components: 0, projects: 0 };
}
