import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { CountedDrivers, Drivers } from '../../../db/list/drivers.ts';
import { ascending, descending, neverNull, orderOf, type SortColumns } from '../../../db/list/order.ts';
import type { ListPage, Page } from '../../../db/list/page.ts';
import { type ListSql, readList } from '../../../db/list/read-list.ts';
import { fence } from '../../../db/planner.ts';
import { titleOrder } from '../../vulnerability/title-order.ts';
import type { FindingFilter } from '../finding-filter.ts';
import { findOrder, isTurned } from '../portfolio/portfolio-order.ts';
import {
  auditCondition,
  auditTables,
  foundAt,
  hasText,
  scanCondition,
  tablesOf,
} from './audit-condition.queries.ts';
import { componentsCounted, componentsFound, vulnsFound } from './audit-drivers.queries.ts';
import type { AuditKey } from './audit-row.queries.ts';
import { type AuditScope, type OpenScope, openScope } from './audit-scope.queries.ts';
import { walkAuditFindings } from './audit-walk.queries.ts';
import { countVulns } from './counted-vulns.queries.ts';
import { plainOfAnyText } from './plain-findings.queries.ts';

const vulnId = neverNull(sql`f.vuln_id`);
const identityId = neverNull(sql`f.identity_id`);
const componentId = neverNull(sql`f.component_id`);
const severity = neverNull(sql`v.effective_severity`);
const urgency = neverNull(sql`v.urgency`);

const sortColumns: SortColumns = {
  'component.name': sql`lower(i.name)`,
  'component.version': sql`i.version`,
  'component.group': sql`i.group_name`,
  'vulnerability.vulnId': neverNull(sql`v.ext_id`),
  'vulnerability.severity': severity,
  'vulnerability.cveId': sql`v.cve_id`,
  'vulnerability.title': titleOrder,
  'vulnerability.urgency': urgency,
  'vulnerability.cvss': sql`v.effective_cvss`,
  'vulnerability.epssScore': sql`v.effective_epss`,
  'fix.nearest': sql`f.fixed_in`,
  'vulnerability.published': sql`v.published`,
  'attribution.attributedOn': foundAt,
  'analysis.state': neverNull(sql`coalesce(a.state, 'NOT_SET')`),
  'analysis.isSuppressed': neverNull(sql`coalesce(a.suppressed, false)`),
};

/**
 * Chooses the findings of a page. Most orders are by vulnerability or component. These are chosen first, with
 * the number of their findings. For any other order, all findings are gathered, counted, and sorted, as
 * narrow rows only (trap 2 of design §4.2), because a hundred thousand wide rows would be written to disk for
 * every page. The planner drops outer joins whose columns neither order nor filter uses.
 * @param walked see `walkAuditFindings`
 * @param large see `findScope`, as for `small`
 */
export async function chooseAuditFindings(
  db: Database,
  projectId: number,
  filter: FindingFilter,
  page: Page,
  walked?: number,
  large?: number,
  small?: number,
): Promise<ListPage<AuditKey>> {
  const first = await walkAuditFindings(db, projectId, filter, page, walked);
  if (first) return first;
  const open = await openScope(db, projectId, filter, page.search, large, small);
  const counted = await countedVulns(db, open, filter, page);
  const scope = { ...open, text: await open.text };
  const field = page.order?.field;
  const tieBreak = field?.startsWith('component.')
    ? [ascending(componentId), ascending(vulnId)]
    : [inTurn(page, vulnId), ascending(identityId), ascending(componentId)];
  return readList(db, page, {
    select: sql<AuditKey>`f.component_id, f.vuln_id`,
    from: tablesOf(scope),
    where: scanCondition(projectId, filter),
    order: orderOf(page, sortColumns, [descending(urgency)], tieBreak),
    drivers: counted ? { ...counted, listOf: vulnsOf(scope, filter) } : driversOf(scope, filter, page),
    isGathered: true,
  });
}

/** Vulnerabilities behind the value, in the direction of the index that is walked where that is faster. */
function inTurn({ order }: Page, id: ReturnType<typeof neverNull>) {
  const walked = findOrder(order?.field ?? 'vulnerability.urgency', order?.descending ?? true);
  return walked?.by === 'vulnerability' && isTurned(walked) ? descending(id) : ascending(id);
}

const kindOf = ({ order }: Page) => (order?.field ?? 'vulnerability').split('.')[0];

/** The vulnerabilities by which a list of a large project is sorted, counted in memory. */
async function countedVulns(
  db: Database,
  scope: OpenScope,
  filter: FindingFilter,
  page: Page,
): Promise<Omit<CountedDrivers, 'listOf'> | undefined> {
  if (kindOf(page) !== 'vulnerability' || !plainOfAnyText(scope, filter)) return undefined;
  const order = orderOf(page, sortColumns, [descending(urgency)], [inTurn(page, neverNull(sql`v.vuln_id`))]);
  return { ...(await countVulns(db, scope, filter, order)), idAt: order.length - 1 };
}

const vulnsOf = (scope: AuditScope, filter: FindingFilter) => (ids: RawBuilder<unknown>) =>
  fewOf(scope, filter, sql`f.vuln_id = any(${ids})`);

function driversOf(scope: AuditScope, filter: FindingFilter, page: Page): Drivers | undefined {
  const order = orderOf(page, sortColumns, [descending(urgency)], [inTurn(page, neverNull(sql`d.id`))]);
  const kind = kindOf(page);
  if (kind === 'vulnerability' && !scope.isSmall)
    return { from: vulnsFound(scope, filter), order, listOf: vulnsOf(scope, filter) };
  if (kind === 'component')
    return {
      // Looked up: the planner would rather read the identities of all projects.
      from: sql`(${componentsCounted(scope.projectId, scope.text !== undefined, filter) ?? componentsFound(scope, filter)}) d
        cross join lateral (select * from identity where identity_id = d.identity_id ${fence}) i`,
      order,
      listOf: (ids) => fewOf(scope, filter, sql`f.component_id = any(${ids})`),
    };
  return undefined;
}

/** The few findings that a list shows. Each is checked for the text. */
function fewOf(
  { projectId, text }: AuditScope,
  filter: FindingFilter,
  which: RawBuilder<unknown>,
): Pick<ListSql<unknown>, 'from' | 'where'> {
  const isFound = text ? hasText(text.search, filter.isFolded ? text.vulnIds : []) : sql`true`;
  return {
    from: auditTables(projectId),
    where: sql`${which} and ${auditCondition(projectId, filter)} and ${isFound}`,
  };
}
