import { type RawBuilder, sql } from 'kysely';
import { type Database, rowsOf } from '../../../db/database.ts';
import { foundBy, foundInside, foundOnlyOutside } from '../../../db/found-by.ts';
import { allowedTable } from '../../../db/list/allowed.ts';
import { type Between, isAnywhere } from '../../../db/list/filters.ts';
import { withMoreMemory } from '../../../db/planner.ts';
import { spreadKinds } from '../../finding-spread/spread-kinds.ts';
import { isClosed, leadsInPortfolio, vulnerabilityConditions } from '../finding-conditions.queries.ts';
import type { FindingFilter, PortfolioGrouping } from '../finding-filter.ts';
import type { Arm } from './portfolio-arm.queries.ts';
import {
  type GroupPage,
  inProjects,
  isCounted,
  ofCounted,
  ofGroups,
  orderByFigure,
  orderOfGroups,
  pageClause,
  withProjects,
} from './portfolio-group-order.queries.ts';
import { isOfAllowed } from './portfolio-list.queries.ts';
import type { PortfolioPlan } from './portfolio-plan.service.ts';
import { fromDecisions } from './portfolio-tables.queries.ts';

/** Findings that have something in common. */
export interface GroupRow {
  /** A flaw's number, an identity, or a project. */
  key: number;
  /** The vulnerability of the most urgent finding. */
  vuln_id: number;
  severity: number;
  exploited: boolean;
  findings: number;
  projects: number;
  components: number;
  /** Over all groups. */
  total: number;
}

/** The group keys of findings `l` with their vulnerability `v`. */
export const keys: Readonly<Record<PortfolioGrouping, RawBuilder<unknown>>> = {
  FLAW: sql`coalesce(v.alias_group, -v.vuln_id)`,
  COMPONENT: sql`l.identity_id`,
  PROJECT: sql`l.project_id`,
};

/** Every finding that the plan leaves, once: `columnsOf` a side. There may be a million, so no more than is grouped by. */
export function findingsOf(
  { allowed, whole }: PortfolioPlan,
  columnsOf: (arm: Arm) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const legs = whole.map((arm) => sql`select ${columnsOf(arm)} from ${arm.from} where ${arm.where}`);
  return sql`${allowedTable(allowed)}, list as materialized (${sql.join(legs, sql` union all `)})`;
}

/** The sort values of groups. Only requested values are computed for all groups. */
function valuesOf(by: PortfolioGrouping, sort: GroupPage['sort']): RawBuilder<unknown> {
  const key = keys[by];
  const from = sql`from list l join vuln v on v.vuln_id = l.vuln_id`;
  switch (sort) {
    case 'findings':
      return sql`select ${key} as key, count(*) as value ${from} group by 1`;
    case 'projects':
      return sql`select key, count(*) as value from (select distinct ${key}, l.project_id ${from}) d(key) group by 1`;
    case 'components':
      return sql`select key, count(*) as value from (select distinct ${key}, l.component_id ${from}) d(key) group by 1`;
    case 'urgency':
      return sql`select ${key} as key, max(v.urgency) as value ${from} group by 1`;
    case 'severity':
      return sql`select ${key} as key, max(v.effective_severity) as value ${from} group by 1`;
    default:
      return sql`select key, ${ofGroups(by, sort)} as value from (
        select ${key} as key, (array_agg(v.vuln_id order by v.urgency desc, v.vuln_id))[1] as vuln_id ${from} group by 1) g`;
  }
}

/**
 * The shown facts of a page's groups: those of `chosen`, from the findings of `list`, with `g` for the total.
 */
export function describeGroups(by: PortfolioGrouping, order: RawBuilder<unknown>): RawBuilder<GroupRow> {
  const key = keys[by];
  return sql<GroupRow>`, described as (
      select ${key} as key, (array_agg(v.vuln_id order by v.urgency desc, v.vuln_id))[1] as vuln_id,
        max(v.effective_severity) as severity, bool_or(v.exploited) as exploited, count(*)::int as findings,
        count(distinct l.project_id)::int as projects, count(distinct l.component_id)::int as components
      from list l join vuln v on v.vuln_id = l.vuln_id where ${key} in (select key from chosen) group by 1)
    select d.*, (select count(*)::int from g) as total from chosen g join described d on d.key = g.key ${order}`;
}

/** A page of groups, counted from the findings themselves: chosen by what they are sorted by, then described. */
export async function groupFindings(
  db: Database,
  plan: PortfolioPlan,
  by: PortfolioGrouping,
  page: GroupPage,
): Promise<GroupRow[]> {
  const order = orderOfGroups(page);
  return readGathered(
    db,
    sql<GroupRow>`with ${findingsOf(plan, () => sql`c.project_id, c.component_id, c.identity_id, m.vuln_id`)},
      g as materialized (${withProjects(valuesOf(by, page.sort), valuesOf(by, 'projects'), page.projects)}),
      chosen as materialized (select g.* from g ${order} ${pageClause(page)})
      ${describeGroups(by, order)}`,
  );
}

/** Reads a statement that looks at every finding of a plan. */
export function readGathered<One>(db: Database, statement: RawBuilder<One>): Promise<One[]> {
  return withMoreMemory(db, function readGroups(trx) {
    return rowsOf(trx, statement);
  });
}

/** A page of flaws or components as they were counted last, in active projects or in all. */
export async function listCountedGroups(
  db: Database,
  by: 'FLAW' | 'COMPONENT',
  filter: FindingFilter,
  page: GroupPage,
): Promise<GroupRow[]> {
  // The facts shown in a row, from its most urgent vulnerability.
  const severity = sql`(select n.effective_severity from vuln n where n.vuln_id = g.vuln_id)`;
  const order = orderByFigure(by, page, severity);
  const kind = by === 'FLAW' ? spreadKinds.flaw : spreadKinds.identity;
  const ofActive = filter.withInactive ? sql`true` : sql`s.active`;
  const conditions = vulnerabilityConditions(filter);
  const ofFlaws =
    conditions.length === 0
      ? sql`true`
      : sql`s.key in (select coalesce(v.alias_group, -v.vuln_id) from vuln v where ${sql.join(conditions, sql` and `)})`;
  const [records, flaws, projects, components] = filter.withSuppressed
    ? [sql`s.findings`, sql`s.flaws`, sql`s.projects`, sql`s.components`]
    : [sql`s.open_findings`, sql`s.open_flaws`, sql`s.open_projects`, sql`s.open_components`];
  const findings = filter.isFolded ? flaws : records;
  const columns = filter.withInactive
    ? sql`s.key, max(s.urgency) as urgency, (array_agg(s.vuln_id order by s.urgency desc))[1] as vuln_id,
        sum(${findings})::int as findings, sum(${projects})::int as projects, sum(${components})::int as components`
    : sql`s.key, s.urgency, s.vuln_id, ${findings} as findings, ${projects} as projects, ${components} as components`;
  const grouped = filter.withInactive ? sql`group by s.key` : sql``;
  // An index has them in their order: the page is read from it, and the others are no more than counted.
  const isInOrder =
    !filter.withInactive && conditions.length === 0 && isCounted(page.sort) && isAnywhere(page.projects);
  const groups = sql`select ${columns} from finding_spread s
    where s.kind = ${kind} and ${records} > 0 and ${ofActive} and ${ofFlaws} ${grouped}`;
  return rowsOf(
    db,
    sql<GroupRow>`with g as ${isInOrder ? sql`not materialized` : sql`materialized`} (${ofCounted(groups, page.projects)}),
      chosen as (select g.* from g ${order} ${pageClause(page)})
      select g.*, (select count(*)::int from g) as total, v.effective_severity as severity, v.exploited
      from chosen g join vuln v on v.vuln_id = g.vuln_id ${order}`,
  );
}

/** `open_count`: the counters of projects, of open findings without those that a decision has closed. */
function openCounters(plan: PortfolioPlan): RawBuilder<unknown> {
  if (!plan.filter.open) return sql`open_count as (select * from project_count)`;
  const severities = [
    sql`v.effective_severity = 5`,
    sql`v.effective_severity = 4`,
    sql`v.effective_severity = 3`,
    sql`v.effective_severity in (1, 2)`,
    sql`v.effective_severity = 0`,
  ];
  const counts = severities.map(
    (is, place) => sql`count(*) filter (where ${is}) as ${sql.ref(`c${4 - place}`)}`,
  );
  const left = severities.map((_, place) => {
    const name = `c${4 - place}`;
    return sql`greatest(0, ${sql.ref(`n.${name}`)} - coalesce(${sql.ref(`x.${name}`)}, 0))::int as ${sql.ref(name)}`;
  });
  return sql`closed as materialized (
      select c.project_id, ${sql.join(counts)}, count(*) as findings from ${fromDecisions}
      where ${plan.allowed ? isOfAllowed : sql`true`} and ${isClosed} and not a.suppressed and ${leadsInPortfolio(plan.filter)} group by 1),
    open_count as (select n.project_id, ${sql.join(left)}, greatest(0, n.findings - coalesce(x.findings, 0))::int as findings,
        n.vcomps from project_count n left join closed x on x.project_id = n.project_id)`;
}

/** Projects by their counters. */
export async function listCountedProjects(
  db: Database,
  plan: PortfolioPlan,
  page: GroupPage,
): Promise<GroupRow[]> {
  const { allowed, filter } = plan;
  const findings = filter.isFolded ? sql`k.c4 + k.c3 + k.c2 + k.c1 + k.c0` : sql`k.findings`;
  return rowsOf(
    db,
    sql<GroupRow>`with ${allowedTable(allowed)}, ${openCounters(plan)}, g as materialized (
        select p.project_id as key, 0 as vuln_id, w.severity, coalesce(t.exploited, 0) > 0 as exploited, ${findings} as findings,
          1 as projects, k.vcomps as components,
          array[(coalesce(t.exploited, 0) > 0)::int, w.severity, k.c4, k.c3] as urgency
        from project p join open_count k on k.project_id = p.project_id
        left join project_attention t on t.project_id = p.project_id
        cross join lateral (select case when k.c4 > 0 then 5 when k.c3 > 0 then 4 when k.c2 > 0 then 3 when k.c1 > 0 then 2
          else 0 end as severity) w
        where ${findings} > 0 and ${inProjects(sql`1`, page.projects)} and (${allowed ?? sql`true`}))
      select g.*, (select count(*)::int from g) as total from g ${orderByFigure('PROJECT', page)} ${pageClause(page)}`,
  );
}

/** A vulnerability with the projects that it affects, by analyzer (contract §10.2). */
export interface GroupedRow {
  vuln_id: number;
  analyzer: string;
  projects: number;
  total: number;
}

export interface GroupedPage {
  /** A column of `v`, the number of projects, or the analyzer. */
  value: RawBuilder<unknown> | undefined;
  isByAnalyzer: boolean;
  descending: boolean;
  occurrences: Between;
  offset: number;
  limit: number;
}

/** As the contract groups them, counted from the findings themselves. */
export async function groupByVulnerability(
  db: Database,
  plan: PortfolioPlan,
  page: GroupedPage,
): Promise<GroupedRow[]> {
  return readGathered(
    db,
    sql<GroupedRow>`with ${findingsOf(plan, (arm) => sql`c.project_id, m.vuln_id, ${arm.analyzer} as analyzer`)}, g as materialized (
        select l.vuln_id, l.analyzer, count(distinct l.project_id)::int as projects from list l group by 1, 2)
      ${groupedPage(page)}`,
  );
}

/** Likewise of groups that were counted in memory. */
export async function listTallied(
  db: Database,
  groups: readonly Omit<GroupedRow, 'total'>[],
  page: GroupedPage,
): Promise<GroupedRow[]> {
  const numbers = (name: 'vuln_id' | 'projects') =>
    sql`${`{${groups.map((group) => group[name]).join(',')}}`}::int[]`;
  const analyzers = sql`${groups.map((group) => group.analyzer)}::text[]`;
  return rowsOf(
    db,
    sql<GroupedRow>`with g as materialized (
        select * from unnest(${numbers('vuln_id')}, ${analyzers}, ${numbers('projects')}) t(vuln_id, analyzer, projects))
      ${groupedPage(page)}`,
  );
}

/**
 * Counts are kept by vulnerability, not by analyzer: what our own analyzer finds anywhere is attributed to it, the rest to one of
 * those that report it.
 */
const countedAnalyzer = sql`case when exists (
    select 1 from identity_match m where m.vuln_id = s.vuln_id and ${foundInside('m')}) then 'INTERNAL_ANALYZER'
  else (select min(${foundBy('m')}) from identity_match m where m.vuln_id = s.vuln_id and ${foundOnlyOutside('m')}) end`;

/** Likewise as they were counted last; what people attached is counted now. */
export async function listCountedVulnerabilities(
  db: Database,
  filter: FindingFilter,
  page: GroupedPage,
): Promise<GroupedRow[]> {
  const conditions = vulnerabilityConditions(filter);
  const ofVulns =
    conditions.length === 0
      ? sql`true`
      : sql`s.vuln_id in (select v.vuln_id from vuln v where ${sql.join(conditions, sql` and `)})`;
  const ofActive = filter.withInactive ? sql`true` : sql`s.active`;
  // It takes as long to work out as all the rest: only for the page, unless they are sorted by it.
  const known = page.isByAnalyzer ? countedAnalyzer : sql`null::text`;
  const columns = filter.withInactive
    ? sql`s.vuln_id, ${known} as analyzer, sum(s.projects)::int as projects`
    : sql`s.vuln_id, ${known} as analyzer, s.projects`;
  const groups = sql`with g as materialized (
      select ${columns} from finding_spread s
      where s.kind = ${spreadKinds.vulnerability} and ${ofActive} and ${ofVulns}
      ${filter.withInactive ? sql`group by s.vuln_id` : sql``}
      union all
      select s.vuln_id, s.analyzer, count(distinct s.project_id)::int
      from component_match s join component c on c.project_id = s.project_id and c.component_id = s.component_id
      join project p on p.project_id = s.project_id
      where ${filter.withInactive ? sql`true` : sql`p.active`} and ${ofVulns} and not exists (
        select 1 from identity_match m where m.identity_id = c.identity_id and m.vuln_id = s.vuln_id)
      group by 1, 2)`;
  return rowsOf(
    db,
    sql<GroupedRow>`select s.vuln_id, coalesce(s.analyzer, ${countedAnalyzer}) as analyzer, s.projects, s.total
      from (${groups} ${groupedPage(page)}) s`,
  );
}

function groupedPage({ value, descending, occurrences, ...page }: GroupedPage): RawBuilder<unknown> {
  const where = inProjects(sql`g.projects`, occurrences);
  const direction = descending ? sql`desc nulls last` : sql`asc nulls first`;
  const first = value ? sql`${value} ${direction},` : sql``;
  return sql`select g.*, (select count(*)::int from g where ${where}) as total
    from g left join vuln v on v.vuln_id = g.vuln_id where ${where}
    order by ${first} g.vuln_id, g.analyzer nulls first ${pageClause(page)}`;
}

/** Identities of groups, by number. */
export async function listGroupIdentities(db: Database, ids: readonly number[]) {
  return rowsOf(
    db,
    sql<{
      key: number;
      id: string;
      name: string;
      group_name: string | null;
      version: string | null;
      purl: string | null;
      cpe: string | null;
    }>`select identity_id as key, nat_hash as id, name, group_name, version, purl, cpe from identity
      where identity_id = any(${ids}::int[])`,
  );
}

/** Projects of groups, by number. */
export async function listGroupProjects(db: Database, ids: readonly number[]) {
  return rowsOf(
    db,
    sql<{
      key: number;
      project_uuid: string;
      project_name: string;
      project_version: string | null;
      active: boolean;
      is_latest: boolean;
    }>`select project_id as key, uuid as project_uuid, name as project_name, version as project_version, active, is_latest
      from project where project_id = any(${ids}::int[])`,
  );
}
