import { type RawBuilder, sql } from 'kysely';
import { all } from '../../../db/all.ts';
import { neverNull } from '../../../db/list/order.ts';
import { projectFindings } from '../finding.queries.ts';
import { type FindingTables, ofFinding, vulnerabilityConditions } from '../finding-conditions.queries.ts';
import type { FindingFilter } from '../finding-filter.ts';
import { areSuppressed, leadsByMark, leadsFlaw, withExceptions } from '../folded.queries.ts';
import { type AuditScope, findingKinds } from './audit-scope.queries.ts';

/** When a finding `f` was found first. */
export const foundAt = neverNull(sql`greatest(f.added_at, f.first_seen)`);

/**
 * Findings `f` with their vulnerability `v`, identity `i` and analysis `a`.
 * @param isFolded also with `e`, see `withExceptions`: for `scanCondition` of a filter that folds
 */
export function auditTables(
  projectId: number,
  findings = projectFindings(projectId),
  isFolded = false,
): RawBuilder<unknown> {
  return sql`(${findings}) f left join vuln v on v.vuln_id = f.vuln_id
    left join identity i on i.identity_id = f.identity_id
    left join analysis a on a.project_id = ${projectId} and a.component_id = f.component_id and a.vuln_id = f.vuln_id
    ${isFolded ? withExceptions(projectId) : sql``}`;
}

/**
 * A query over each kind of findings, one after the other. Of all at once the planner knows no statistics: it expects 200
 * groups instead of 40,000.
 */
export function eachKind(
  scope: AuditScope,
  query: (tables: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql.join(
    findingKinds(scope).map((findings) => query(auditTables(scope.projectId, findings, scope.isFolded))),
    sql` union all `,
  );
}

/** The findings of a scope as {@link auditTables}. */
export function tablesOf(scope: AuditScope): RawBuilder<unknown> {
  return auditTables(scope.projectId, sql.join(findingKinds(scope), sql` union all `), scope.isFolded);
}

export function auditCondition(projectId: number, filter: FindingFilter): RawBuilder<unknown> {
  return all([vulnCondition(filter), findingCondition(projectId, filter, leads(projectId, filter))]);
}

/** The same for all findings of a project: the vulnerabilities that are meant are found first, and hashed. */
export function scanCondition(projectId: number, filter: FindingFilter): RawBuilder<unknown> {
  const conditions = findingCondition(projectId, filter, leadsByMark);
  const vulns = vulnsMeant(filter);
  return vulns ? sql`f.vuln_id in (${vulns}) and ${conditions}` : conditions;
}

/** The filter's conditions on ranked findings, except those on their vulnerability; see `otherFindings`. */
export function rankedCondition(projectId: number, filter: FindingFilter): RawBuilder<unknown> {
  return findingCondition(projectId, filter, sql`not f.twin`);
}

/** The vulnerabilities that a filter leaves, as a select of their numbers; undefined where it leaves all. */
export function vulnsMeant(filter: FindingFilter): RawBuilder<unknown> | undefined {
  if (isOfAnyVuln(filter)) return undefined;
  return sql`select v.vuln_id from vuln v where ${vulnCondition(filter)}`;
}

/** A filter asks nothing of vulnerabilities. */
export function isOfAnyVuln(filter: FindingFilter): boolean {
  return vulnerabilityConditions(filter).length === 0;
}

/**
 * The filter's conditions on a vulnerability `v`. Each vulnerability is checked once, however many findings
 * it has.
 */
export function vulnCondition(filter: FindingFilter): RawBuilder<unknown> {
  return all(vulnerabilityConditions(filter));
}

/** Where {@link auditTables} have what filters are about. */
const tablesOfProject = (projectId: number): FindingTables => ({
  flags: sql`f.flags`,
  fixedIn: sql`f.fixed_in`,
  foundAt: foundAt.neverNull,
  vuln: sql`f.vuln_id`,
  component: sql`f.component_uuid`,
  group: sql`f.component_uuid`,
  isInState: (states) => inState(projectId, states),
  // Bare, the planner takes it for one of 200 findings; most are by one analyzer.
  isFoundBy: (analyzers) => sql`coalesce(f.analyzer = any(${analyzers}::text[]), false)`,
});

/** The filter's conditions on the finding itself, its component, and its decision. */
function findingCondition(
  projectId: number,
  filter: FindingFilter,
  isLeading: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return all([...ofFinding(filter, tablesOfProject(projectId)), ...(filter.isFolded ? [isLeading] : [])]);
}

function leads(projectId: number, filter: FindingFilter): RawBuilder<unknown> {
  return leadsFlaw({
    project: sql`${projectId}::int`,
    component: sql`f.component_id`,
    identity: sql`f.identity_id`,
    vuln: sql`f.vuln_id`,
    special: sql`f.special`,
    twin: sql`f.twin`,
    areSuppressed: areSuppressed(filter),
  });
}

/** Most findings have no analysis. Asked for them by `coalesce`, the planner takes them for few. */
function inState(projectId: number, states: readonly string[]): RawBuilder<unknown> {
  if (!states.includes('NOT_SET')) return sql`a.state = any(${states}::text[])`;
  return sql`not exists (select 1 from analysis o where o.project_id = ${projectId}
    and o.component_id = f.component_id and o.vuln_id = f.vuln_id and o.state <> all(${states}::text[]))`;
}

/**
 * A text of a finding's component or vulnerability, asked of each finding: for few.
 * @param vulnIds those that are found by it, where their own text is not all
 */
export function hasText(search: string, vulnIds: readonly number[] = []): RawBuilder<unknown> {
  const text = search.toLowerCase();
  const columns = ['i.name', 'i.group_name', 'i.purl', 'v.ext_id', 'v.title', 'v.cve_id'];
  const parts = columns.map((column) => sql`strpos(lower(${sql.ref(column)}), ${text}) > 0`);
  if (vulnIds.length > 0) parts.push(sql`f.vuln_id in (select unnest(${vulnIds}::int[]))`);
  return sql`(${sql.join(parts, sql` or `)})`;
}
