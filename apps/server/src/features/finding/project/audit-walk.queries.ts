import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { ListPage, Page } from '../../../db/list/page.ts';
import { isNear, walkPage } from '../../../db/list/planned-list.ts';
import {
  isOfAny,
  leadsInPortfolio,
  otherConditions,
  vulnerabilityConditions,
} from '../finding-conditions.queries.ts';
import type { FindingFilter } from '../finding-filter.ts';
import { armsInOrder } from '../portfolio/portfolio-arm.queries.ts';
import { findOrder } from '../portfolio/portfolio-order.ts';
import { countFiltered, countFindings } from './audit-count.queries.ts';
import type { AuditKey } from './audit-row.queries.ts';

/** The minimum number of findings of a project whose first pages are read in list order. */
const walkedFrom = 20_000;
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
  filter: FindingFilter,
  page: Page,
  least = walkedFrom,
): Promise<ListPage<AuditKey> | undefined> {
  const { cursor } = page;
  const field = page.order?.field ?? 'vulnerability.urgency';
  const order = findOrder(field, page.order?.descending ?? true);
  if (order?.by !== 'vulnerability' || order.isSorted || page.search !== undefined) return undefined;
  if (!isNear(page) || !leavesMany(filter)) return undefined;
  const { findings, rows: all } = await countFindings(db, projectId, filter);
  if (findings < least) return undefined;
  const total =
    cursor !== undefined || isOfAny(filter) ? all : await countFiltered(db, projectId, filter, least);
  if (cursor === undefined && total < findings * leastShare) return undefined;
  const conditions = [
    sql`c.project_id = ${projectId}`,
    ...vulnerabilityConditions(filter),
    ...otherConditions(filter),
  ];
  if (filter.isFolded) conditions.push(leadsInPortfolio(filter));
  const list = {
    name: [projectId, filter, field, order.descending],
    allowed: sql`p.project_id = ${projectId}`,
    key: { component_id: sql.ref('c.component_id'), vuln_id: sql.ref('m.vuln_id') },
    // For one project, the planner expects few findings, and would read and sort the matches of all projects.
    arms: armsInOrder(order, filter, sql.join(conditions, sql` and `)).map((arm) => ({
      ...arm,
      isIndexed: true,
    })),
  };
  return walkPage<AuditKey>(db, page, list, { total });
}

/** True if a filter mostly leaves many findings, and not the last ones of an order. */
function leavesMany(filter: FindingFilter): boolean {
  const { dependency, fix, states } = filter;
  const isWide =
    dependency !== 'DIRECT' && fix !== 'NONE' && (states.length === 0 || states.includes('NOT_SET'));
  const wide = { sources: [], analyzers: [], dependency: undefined, fix: undefined, states: [] };
  return isWide && isOfAny({ ...filter, ...wide, foundUntil: undefined });
}
