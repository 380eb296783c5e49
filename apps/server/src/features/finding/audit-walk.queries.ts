import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow } from '../../db/database.ts';
import { InvalidCursor, type ListPage, type Page } from '../../db/list/page.ts';
import {
  type AuditFilter,
  auditTables,
  eachKind,
  rankedCondition,
  scanCondition,
  vulnCondition,
  vulnsMeant,
} from './audit-condition.queries.ts';
import type { AuditKey } from './audit-row.queries.ts';
import { type AuditScope, findScope } from './audit-scope.queries.ts';
import { leadsFlaw } from './folded.queries.ts';
import { otherFindings, plainFindings } from './plain-findings.queries.ts';
import { armsInOrder } from './portfolio/portfolio-arm.queries.ts';
import {
  leadsInPortfolio,
  otherConditions,
  vulnerabilityConditions,
} from './portfolio/portfolio-conditions.queries.ts';
import { type PortfolioFilter, wholePortfolio } from './portfolio/portfolio-filter.ts';
import { readPortfolioPage } from './portfolio/portfolio-list.queries.ts';
import { findOrder } from './portfolio/portfolio-order.ts';

/** Of a project with this many findings or more, the first pages are looked for in their order. */
const walkedFrom = 20_000;
/** Rows further down are counted off faster where all findings are counted by vulnerability. */
const walkedTo = 1_000;

/** Of a list with a filter, which part of all findings it has to have: of fewer, too many others would be passed over. */
const leastShare = 0.05;

/**
 * A page of a large project's findings in an order of their vulnerabilities, where the filter leaves many of them: read from the index
 * that has this order until the page is full. How many there are is known from the counters, or counted where something is filtered.
 * @returns undefined where all findings have to be looked at
 */
export async function walkAuditFindings(
  db: Database,
  projectId: number,
  filter: AuditFilter,
  page: Page,
  least = walkedFrom,
): Promise<ListPage<AuditKey> | undefined> {
  const { limit, cursor } = page;
  const field = page.order?.field ?? 'vulnerability.urgency';
  const order = findOrder(field, page.order?.descending ?? true);
  if (order?.by !== 'vulnerability' || order.isSorted || page.search !== undefined) return undefined;
  if (limit === undefined || !leavesMany(filter)) return undefined;
  if (cursor === undefined && page.offset + limit > walkedTo) return undefined;
  const { findings, rows: all } = await countFindings(db, projectId, filter);
  if (findings < least) return undefined;
  const total =
    cursor !== undefined || isUnfiltered(filter) ? all : await countFiltered(db, projectId, filter, least);
  if (cursor === undefined && total < findings * leastShare) return undefined;
  const wanted = asPortfolioFilter(filter);
  const conditions = [
    sql`c.project_id = ${projectId}`,
    ...vulnerabilityConditions(wanted),
    ...otherConditions(wanted),
  ];
  if (filter.isFolded) conditions.push(leadsInPortfolio);
  const list = {
    name: [projectId, filter, field, order.descending],
    allowed: sql`p.project_id = ${projectId}`,
    arms: armsInOrder(order, wanted, sql.join(conditions, sql` and `)),
    isGathered: false,
  };
  try {
    const { rows, next } = await readPortfolioPage(db, { ...page, limit }, list);
    const keys = rows.map(({ component_id, vuln_id }) => ({ component_id, vuln_id }));
    return { rows: keys, total: cursor === undefined ? total : undefined, next };
  } catch (error) {
    // It may be one of the other way to read the list: the project has grown since.
    if (error instanceof InvalidCursor) return undefined;
    throw error;
  }
}

function isUnfiltered({ withSuppressed: _, isFolded: _isFolded, ...filter }: AuditFilter): boolean {
  return Object.values(filter).every(
    (value) => value === undefined || value === false || (Array.isArray(value) && value.length === 0),
  );
}

/** Whether a filter mostly leaves many findings, and not the last ones of an order. */
function leavesMany({
  sources,
  analyzers,
  dependency,
  fix,
  states,
  foundUntil,
  ...filter
}: AuditFilter): boolean {
  const isWide =
    dependency !== 'DIRECT' && fix !== 'NONE' && (states.length === 0 || states.includes('NOT_SET'));
  return (
    isWide &&
    isUnfiltered({
      ...filter,
      sources: [],
      analyzers: [],
      dependency: undefined,
      fix: undefined,
      states: [],
      foundUntil: undefined,
    })
  );
}

/** The filters that {@link leavesMany} lets pass, as those of the list of all projects. */
function asPortfolioFilter(filter: AuditFilter): PortfolioFilter {
  const { withSuppressed, isFolded, sources, analyzers, dependency, fix, states, foundUntil } = filter;
  return {
    ...wholePortfolio,
    ...{ withSuppressed, isFolded, sources, analyzers, dependency, fix, states, foundUntil },
  };
}

async function countFiltered(
  db: Database,
  projectId: number,
  filter: AuditFilter,
  least: number,
): Promise<number> {
  const scope = await findScope(db, projectId, filter, undefined, least);
  const row = await findRow(
    db,
    sql<{ n: number }>`select coalesce(sum(n), 0)::int as n from (${countsOf(scope, filter)}) part`,
  );
  return row?.n ?? 0;
}

/** Counts of parts of the findings, which have none in common. */
function countsOf(scope: AuditScope, filter: AuditFilter): RawBuilder<unknown> {
  const { projectId } = scope;
  const count = (tables: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
    sql`select count(*) as n from ${tables} where ${where}`;
  const plain = plainFindings(scope, filter, vulnsMeant(filter));
  if (!plain) return eachKind(scope, (tables) => count(tables, scanCondition(projectId, filter)));
  const others = auditTables(projectId, otherFindings(projectId, plain, true));
  return sql`with ${plain.tables} ${count(plain.from, plain.where)}
    union all ${count(others, sql`${rankedCondition(projectId, filter)} and ${vulnCondition(filter)}`)}`;
}

/** How many findings a project has, and how many rows its list without a filter. */
async function countFindings(
  db: Database,
  projectId: number,
  { withSuppressed, isFolded }: AuditFilter,
): Promise<{ findings: number; rows: number }> {
  const row = await findRow(
    db,
    sql<{ findings: number; flaws: number; suppressed: number }>`select findings, suppressed,
        c4 + c3 + c2 + c1 + c0 as flaws from project_count where project_id = ${projectId}`,
  );
  if (!row) return { findings: 0, rows: 0 };
  const hidden = withSuppressed ? row.suppressed : 0;
  const findings = row.findings + hidden;
  if (!isFolded) return { findings, rows: findings };
  return { findings, rows: row.flaws + (hidden > 0 ? await countSuppressed(db, projectId) : 0) };
}

/** Suppressed findings that lead their flaws, by the decisions: counters have all of them. */
async function countSuppressed(db: Database, projectId: number): Promise<number> {
  const leads = leadsFlaw({
    project: sql`a.project_id`,
    component: sql`a.component_id`,
    identity: sql`c.identity_id`,
    vuln: sql`a.vuln_id`,
    special: sql`c.special`,
    twin: sql`coalesce(m.twin, true)`,
  });
  const row = await findRow(
    db,
    sql<{ n: number }>`select count(*)::int as n
      from analysis a join component c on c.project_id = a.project_id and c.component_id = a.component_id
      left join identity_match m on m.identity_id = c.identity_id and m.vuln_id = a.vuln_id
      left join component_match o on o.project_id = a.project_id and o.component_id = a.component_id
        and o.vuln_id = a.vuln_id
      where a.project_id = ${projectId} and a.suppressed and (m.vuln_id is not null or o.vuln_id is not null)
        and ${leads}`,
  );
  return row?.n ?? 0;
}
