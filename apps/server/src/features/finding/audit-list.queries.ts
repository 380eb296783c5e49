import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Drivers } from '../../db/list/drivers.ts';
import { ascending, descending, neverNull, orderOf, type SortColumns } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { type ListSql, readList } from '../../db/list/read-list.ts';
import { lookedUp } from '../../db/looked-up.ts';
import { titleOrder } from '../vulnerability/title-order.ts';
import {
  type AuditFilter,
  auditCondition,
  auditTables,
  eachKind,
  foundAt,
  hasText,
  leavesFewVulns,
  rankedCondition,
  scanCondition,
  tablesOf,
  vulnCondition,
  vulnsMeant,
} from './audit-condition.queries.ts';
import type { AuditKey } from './audit-row.queries.ts';
import { type AuditScope, findScope } from './audit-scope.queries.ts';
import { walkAuditFindings } from './audit-walk.queries.ts';
import { otherFindings, plainFindings } from './plain-findings.queries.ts';
import { isTurned } from './portfolio/portfolio-arm.queries.ts';
import { findOrder } from './portfolio/portfolio-order.ts';

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
 * Which findings are on a page. What they are sorted by is mostly their vulnerability's or their component's: these are
 * chosen first, with how many findings each has. By anything else all findings are gathered, counted and sorted, so only as
 * narrow rows (trap 2 of design §4.2): a hundred thousand wide ones would be written to disk for every page. Outer joins
 * are left out by the planner where neither order nor filter asks for their columns.
 * @param walked see `walkAuditFindings`
 * @param large see `findScope`
 */
export async function chooseAuditFindings(
  db: Database,
  projectId: number,
  filter: AuditFilter,
  page: Page,
  walked?: number,
  large?: number,
): Promise<ListPage<AuditKey>> {
  const first = await walkAuditFindings(db, projectId, filter, page, walked);
  if (first) return first;
  const scope = await findScope(db, projectId, filter, page.search, large);
  const field = page.order?.field;
  const tieBreak = field?.startsWith('component.')
    ? [ascending(componentId), ascending(vulnId)]
    : [inTurn(page, vulnId), ascending(identityId), ascending(componentId)];
  return readList(db, page, {
    select: sql<AuditKey>`f.component_id, f.vuln_id`,
    from: tablesOf(scope),
    where: scanCondition(projectId, filter),
    order: orderOf(page, sortColumns, [descending(urgency)], tieBreak),
    drivers: driversOf(scope, filter, page),
    isGathered: true,
  });
}

/** Vulnerabilities behind the value, in the direction of the index that is walked where that is faster. */
function inTurn({ order }: Page, id: ReturnType<typeof neverNull>) {
  const walked = findOrder(order?.field ?? 'vulnerability.urgency', order?.descending ?? true);
  return walked?.by === 'vulnerability' && isTurned(walked) ? descending(id) : ascending(id);
}

function driversOf(scope: AuditScope, filter: AuditFilter, page: Page): Drivers | undefined {
  const order = orderOf(page, sortColumns, [descending(urgency)], [inTurn(page, neverNull(sql`d.id`))]);
  const [kind] = (page.order?.field ?? 'vulnerability').split('.');
  if (kind === 'vulnerability')
    return {
      from: vulnsFound(scope, filter),
      order,
      listOf: (ids) => fewOf(scope, filter, sql`f.vuln_id = any(${ids})`),
    };
  if (kind === 'component')
    return {
      // Looked up: the planner would rather read the identities of all projects.
      from: sql`(${componentsCounted(scope, filter) ?? componentsFound(scope, filter)}) d
        cross join lateral (select * from identity where identity_id = d.identity_id offset 0) i`,
      order,
      listOf: (ids) => fewOf(scope, filter, sql`f.component_id = any(${ids})`),
    };
  return undefined;
}

/** Those of a few findings that a list shows; each is asked for the text. */
function fewOf(
  { projectId, text }: AuditScope,
  filter: AuditFilter,
  which: RawBuilder<unknown>,
): Pick<ListSql<unknown>, 'from' | 'where'> {
  const isFound = text ? hasText(text.search, filter.isFolded ? text.vulnIds : []) : sql`true`;
  return {
    from: auditTables(projectId),
    where: sql`${which} and ${auditCondition(projectId, filter)} and ${isFound}`,
  };
}

/** Vulnerabilities `v` of a project with `d`: how many findings they have, in one row or several. */
export function vulnsFound(scope: AuditScope, filter: AuditFilter): RawBuilder<unknown> {
  const { projectId } = scope;
  const vulns = leavesFewVulns(filter) ? vulnsMeant(filter) : undefined;
  const plain = plainFindings(scope, filter, vulns);
  const byVuln = (tables: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
    sql`select f.vuln_id as id, count(*)::int as n from ${tables} where ${where} group by 1`;
  if (!plain) {
    const found = eachKind(scope, (tables) => byVuln(tables, scanCondition(projectId, filter)));
    return sql`(${found}) d join vuln v on v.vuln_id = d.id`;
  }
  const others = auditTables(projectId, otherFindings(projectId, plain, true));
  return sql`(with ${plain.tables}
      select m.vuln_id as id, count(*)::int as n from ${plain.from} where ${plain.where} group by 1
      union all ${byVuln(others, rankedCondition(projectId, filter))}) d
    join vuln v on v.vuln_id = d.id and ${vulnCondition(filter)}`;
}

/**
 * The same as {@link componentsFound} by the counters, which have each flaw once: no match is looked up. Undefined where the
 * list is filtered, or has every record.
 */
export function componentsCounted(
  { projectId, text }: AuditScope,
  filter: AuditFilter,
): RawBuilder<unknown> | undefined {
  const isPlain = Object.values({ ...filter, isFolded: undefined }).every(
    (value) => value === undefined || value === false || (Array.isArray(value) && value.length === 0),
  );
  if (text || !filter.isFolded || !isPlain) return undefined;
  const counts = ['c4', 'c3', 'c2', 'c1', 'c0'].map(
    (name) => sql`coalesce(${sql.ref(`k.${name}`)}, ${sql.ref(`i.${name}`)}, 0)`,
  );
  return sql`select id, identity_id, n from (
      select c.component_id as id, c.identity_id, ${sql.join(counts, sql` + `)} as n from component c
      left join identity i on ${lookedUp(sql`i.identity_id`, sql`c.identity_id`)} and i.findings > 0
      left join component_count k on k.project_id = ${projectId} and k.component_id = c.component_id
      where c.project_id = ${projectId}) counted where n > 0`;
}

/** Components `id` of a project by how many findings they have. */
export function componentsFound(scope: AuditScope, filter: AuditFilter): RawBuilder<unknown> {
  const { projectId } = scope;
  const plain = plainFindings(scope, filter, vulnsMeant(filter));
  const byComponent = (tables: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
    sql`select f.component_id as id, f.identity_id, count(*)::int as n from ${tables} where ${where} group by 1, 2`;
  if (!plain) return eachKind(scope, (tables) => byComponent(tables, scanCondition(projectId, filter)));
  const others = auditTables(projectId, otherFindings(projectId, plain, false));
  const isMeant = sql`${rankedCondition(projectId, filter)} and ${vulnCondition(filter)}`;
  return sql`with ${plain.tables}
    select c.component_id as id, u.identity_id, u.n
      from (select m.identity_id, count(*)::int as n from ${plain.from} where ${plain.where} group by 1) u
      join ${plain.components} c on c.identity_id = u.identity_id
    union all ${byComponent(others, isMeant)}`;
}
