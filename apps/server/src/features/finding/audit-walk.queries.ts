import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { type ListPage, type Page, readOneWay } from '../../db/list/page.ts';
import type { AuditFilter } from './audit-condition.queries.ts';
import { countFiltered, countFindings } from './audit-count.queries.ts';
import type { AuditKey } from './audit-row.queries.ts';
import { armsInOrder } from './portfolio/portfolio-arm.queries.ts';
import {
  leadsInPortfolio,
  otherConditions,
  vulnerabilityConditions,
} from './portfolio/portfolio-conditions.queries.ts';
import { type PortfolioFilter, wholePortfolio } from './portfolio/portfolio-filter.ts';
import { readPortfolioPage } from './portfolio/portfolio-list.queries.ts';
import { findOrder } from './portfolio/portfolio-order.ts';

/** The minimum number of findings of a project whose first pages are read in list order. */
const walkedFrom = 20_000;
/** Rows further down are counted off faster where all findings are counted by vulnerability. */
const walkedTo = 1_000;

/** The minimum share of findings that a filter must leave. Below it, the walk would skip too many others. */
const leastShare = 0.05;

/**
 * A page of a large project's findings in an order by vulnerability, if the filter leaves many of them. It is
 * read from the index with this order until it is full. The total comes from the counters, or is counted if
 * there is a filter.
 * @returns undefined if all findings must be read
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
  if (filter.isFolded) conditions.push(leadsInPortfolio(wanted));
  const list = {
    name: [projectId, filter, field, order.descending],
    allowed: sql`p.project_id = ${projectId}`,
    // For one project, the planner expects few findings, and would read and sort the matches of all projects.
    arms: armsInOrder(order, wanted, sql.join(conditions, sql` and `)).map((arm) => ({
      ...arm,
      isIndexed: true,
    })),
    isGathered: false,
  };
  const read = await readOneWay(readPortfolioPage(db, { ...page, limit }, list));
  if (!read) return undefined;
  const keys = read.rows.map(({ component_id, vuln_id }) => ({ component_id, vuln_id }));
  return { rows: keys, total: cursor === undefined ? total : undefined, next: read.next };
}

function isUnfiltered({ withSuppressed: _, isFolded: _isFolded, ...filter }: AuditFilter): boolean {
  return Object.values(filter).every(
    (value) => value === undefined || value === false || (Array.isArray(value) && value.length === 0),
  );
}

/** True if a filter mostly leaves many findings, and not the last ones of an order. */
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
