import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow, rowsOf, runSql, type Transaction } from '../../db/database.ts';
import { pairNumber } from '../../db/one-number.ts';
import { emptyTemporary } from '../../db/temporary-tables.ts';
import { rankOrder } from '../matching/leading-record.ts';
import { spreadKinds } from './spread-kinds.ts';

const flaw = sql`coalesce(v.alias_group, -v.vuln_id)`;

/**
 * Conditions for the components `c` of a range that are counted one by one: on suppressed analyses `a` and on
 * attached matches `o`. They apply to the range itself. Joined to the staged matches, they would be compared
 * one by one.
 */
interface Apart {
  readonly suppressed: RawBuilder<unknown>;
  readonly own: RawBuilder<unknown>;
}

/**
 * Fills `spread_found` with the places of the staged matches. It reads components from their index only,
 * because fetching their rows would take most of the time. `flaws` are the findings that lead their
 * vulnerability on their component. They follow the marks of matches, and are corrected where a suppressed or
 * attached record changes which one leads.
 */
async function findSpread(trx: Transaction, { suppressed, own }: Apart): Promise<void> {
  await sql`analyze spread_match`.execute(trx);
  await sql`insert into spread_found (vuln_id, identity_id, project_id, n, open, flaws, open_flaws)
    select vuln_id, identity_id, project_id, n, n, case when twin then 0 else n end, case when twin then 0 else n end
    from (select s.vuln_id, s.identity_id, c.project_id, s.twin, count(*) as n from spread_match s
      join component c on c.identity_id = s.identity_id group by 1, 2, 3, 4) f`.execute(trx);
  await sql`insert into spread_apart
    select c.project_id, c.component_id, c.identity_id, a.vuln_id, false
    from analysis a join component c on c.project_id = a.project_id and c.component_id = a.component_id
    where a.suppressed and ${suppressed}
    union all
    select o.project_id, o.component_id, c.identity_id, o.vuln_id, true
    from component_match o join component c on c.project_id = o.project_id and c.component_id = o.component_id
    left join identity_match m on m.identity_id = c.identity_id and m.vuln_id = o.vuln_id
    where m.vuln_id is null and ${own}`.execute(trx);
  await sql`analyze spread_apart`.execute(trx);
  await sql`update spread_found f set open = f.open - h.n
    from (select vuln_id, identity_id, project_id, count(*) as n from spread_apart where not is_own group by 1, 2, 3) h
    where h.vuln_id = f.vuln_id and h.identity_id = f.identity_id and h.project_id = f.project_id`.execute(
    trx,
  );
  await sql`insert into spread_found (vuln_id, identity_id, project_id, n, open, is_own)
    select o.vuln_id, o.identity_id, o.project_id, count(*), count(*) filter (where a.suppressed is not true), true
    from spread_apart o left join analysis a on a.project_id = o.project_id and a.component_id = o.component_id
      and a.vuln_id = o.vuln_id
    where o.is_own group by 1, 2, 3`.execute(trx);
  await putRight(trx);
}

/** Adds what flaws differ by from the marks of their matches, as rows without findings. */
async function putRight(trx: Transaction): Promise<void> {
  await sql`insert into spread_found (vuln_id, identity_id, project_id, n, open, flaws, open_flaws, is_own)
    select r.vuln_id, r.identity_id, r.project_id, 0, 0, sum((r.place = 1)::int - r.marked),
      sum((r.place = 1 and not r.suppressed)::int - r.marked), true
    from (
      select f.*, coalesce(a.suppressed, false) as suppressed, row_number() over (
        partition by f.component_id, f.flaw, coalesce(a.suppressed, false) order by ${rankOrder('v')}) as place
      from (
        select p.project_id, p.component_id, p.identity_id, p.flaw, s.vuln_id, (not s.twin)::int as marked
        from (select distinct o.project_id, o.component_id, o.identity_id, ${flaw} as flaw
          from spread_apart o join vuln v on v.vuln_id = o.vuln_id) p
        join spread_match s on s.identity_id = p.identity_id and s.flaw = p.flaw
        union all
        select o.project_id, o.component_id, o.identity_id, ${flaw}, o.vuln_id, 0
        from spread_apart o join vuln v on v.vuln_id = o.vuln_id where o.is_own) f
      join vuln v on v.vuln_id = f.vuln_id
      left join analysis a on a.project_id = f.project_id and a.component_id = f.component_id and a.vuln_id = f.vuln_id) r
    group by 1, 2, 3`.execute(trx);
}

/** A version of a component in a project. */
const component = pairNumber(sql`f.identity_id`, sql`f.project_id`);

function counted(kind: number, key: RawBuilder<unknown>, where: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`insert into spread_now
    select ${kind}::smallint, ${key}, p.active, max(v.urgency),
      (array_agg(v.vuln_id order by v.urgency desc, v.vuln_id))[1], sum(f.n), count(distinct f.project_id),
      sum(f.open), count(distinct f.project_id) filter (where f.open > 0),
      count(distinct ${component}) filter (where f.open > 0), count(distinct ${component}), sum(f.flaws), sum(f.open_flaws)
    from spread_found f join vuln v on v.vuln_id = f.vuln_id join project p on p.project_id = f.project_id
    where ${where} group by 2, 3`;
}

/** Counts vulnerabilities and flaws whose numbers, or those of their alias groups, are in a range. */
export async function countVulnerabilities(trx: Transaction, from: number, to: number): Promise<number> {
  const vulns = sql`select n.vuln_id from vuln n where n.alias_group is null and n.vuln_id between ${from} and ${to}
    union all select n.vuln_id from vuln n where n.alias_group between ${from} and ${to}`;
  await stage(trx);
  await sql`insert into spread_match select m.vuln_id, m.identity_id, ${flaw}, m.twin from (${vulns}) n
    join identity_match m on m.vuln_id = n.vuln_id join vuln v on v.vuln_id = m.vuln_id`.execute(trx);
  await findSpread(trx, { suppressed: sql`a.vuln_id in (${vulns})`, own: sql`o.vuln_id in (${vulns})` });
  await runSql(trx, counted(spreadKinds.vulnerability, sql`f.vuln_id`, sql`not f.is_own`));
  await runSql(trx, counted(spreadKinds.flaw, flaw, sql`true`));
  return store(
    trx,
    sql`(s.kind = ${spreadKinds.flaw} and (s.key between ${from} and ${to} or s.key between ${-to} and ${-from}))
      or (s.kind = ${spreadKinds.vulnerability} and s.key in (${vulns}))`,
  );
}

/** Counts identities whose numbers are in a range. */
export async function countIdentities(trx: Transaction, from: number, to: number): Promise<number> {
  await stage(trx);
  await sql`insert into spread_match select m.vuln_id, m.identity_id, ${flaw}, m.twin
    from identity_match m join vuln v on v.vuln_id = m.vuln_id
    where m.identity_id between ${from} and ${to}`.execute(trx);
  const ofIdentities = sql`c.identity_id between ${from} and ${to}`;
  await findSpread(trx, { suppressed: ofIdentities, own: ofIdentities });
  await runSql(trx, counted(spreadKinds.identity, sql`f.identity_id`, sql`true`));
  return store(trx, sql`s.kind = ${spreadKinds.identity} and s.key between ${from} and ${to}`);
}

async function stage(trx: Transaction): Promise<void> {
  await emptyTemporary(trx, 'spread_now', 'spread_match', 'spread_apart', 'spread_found');
}

/** Brings the stored counts of a range to the new ones; only what differs is written. */
async function store(trx: Transaction, range: RawBuilder<unknown>): Promise<number> {
  const removed = await runSql(
    trx,
    sql`delete from finding_spread s where (${range}) and (s.kind, s.key, s.active) not in (
    select n.kind, n.key, n.active from spread_now n)`,
  );
  const stored = await runSql(
    trx,
    sql`insert into finding_spread as s select * from spread_now
    on conflict (kind, key, active) do update set urgency = excluded.urgency, vuln_id = excluded.vuln_id,
      findings = excluded.findings, projects = excluded.projects, open_findings = excluded.open_findings,
      open_projects = excluded.open_projects, open_components = excluded.open_components, components = excluded.components,
      flaws = excluded.flaws, open_flaws = excluded.open_flaws
    where (s.urgency, s.vuln_id, s.findings, s.projects, s.open_findings, s.open_projects, s.open_components, s.components,
        s.flaws, s.open_flaws)
      is distinct from (excluded.urgency, excluded.vuln_id, excluded.findings, excluded.projects, excluded.open_findings,
        excluded.open_projects, excluded.open_components, excluded.components, excluded.flaws, excluded.open_flaws)`,
  );
  return removed + stored;
}

/** The highest numbers of vulnerabilities and identities. */
export async function findHighest(db: Database): Promise<{ vulns: number; identities: number }> {
  const row = await findRow(
    db,
    sql<{ vulns: number; identities: number }>`select coalesce((select max(vuln_id) from vuln), 0) as vulns,
      coalesce((select max(identity_id) from identity), 0) as identities`,
  );
  return row ?? { vulns: 0, identities: 0 };
}

export interface SpreadState {
  counted_at: Date;
  took_ms: number;
}

export async function findState(db: Database): Promise<SpreadState | undefined> {
  return findRow(db, sql<SpreadState>`select counted_at, took_ms from finding_spread_state`);
}

export async function storeState(trx: Transaction, countedAt: Date, tookMs: number): Promise<void> {
  await runSql(
    trx,
    sql`insert into finding_spread_state (counted_at, took_ms) values (${countedAt}, ${tookMs}::int)
      on conflict (one) do update set counted_at = excluded.counted_at, took_ms = excluded.took_ms`,
  );
}

/** True if there are more findings than are counted for each page, and any project has changed since. */
export async function needsCount(db: Database, since: Date | undefined, more: number): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from project_count having sum(findings + suppressed) > ${more}
      and (${since ?? null}::timestamptz is null or max(changed_at) > ${since ?? null}::timestamptz)`,
  );
  return rows.length > 0;
}

export async function hasMoreFindings(db: Database, than: number): Promise<boolean> {
  const rows = await rowsOf(db, sql`select 1 from project_count having sum(findings + suppressed) > ${than}`);
  return rows.length > 0;
}
