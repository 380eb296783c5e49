import type { TicketFilter } from '@waybill/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { reasonsChanged } from '../../db/decision-reasons.ts';
import { neverNull } from '../../db/list/order.ts';
import { hasTicket } from '../../db/ticket-condition.ts';
import { isUuid } from '../../db/uuid.ts';
import { directFlag } from '../component-shape/component-flags.ts';
import { type AuditScope, findingKinds } from './audit-scope.queries.ts';
import { type FindingFilter, filtered, projectFindings } from './finding.queries.ts';
import { areSuppressed, leadsByMark, leadsFlaw, wholeFlaws, withExceptions } from './folded.queries.ts';

export interface AuditFilter extends FindingFilter {
  /** Only suppressed ones, which `withSuppressed` lets in. */
  onlySuppressed: boolean;
  /** Any of these sources; all when empty. */
  sources: readonly string[];
  analyzers: readonly string[];
  /** Only those that are known to be exploited. */
  exploited: boolean;
  /** Scores; the bounds are a part. */
  minEpss: number | undefined;
  maxEpss: number | undefined;
  minCvss: number | undefined;
  maxCvss: number | undefined;
  dependency: 'DIRECT' | 'TRANSITIVE' | undefined;
  fix: 'AVAILABLE' | 'NONE' | undefined;
  /** Any of these; all when empty. */
  tickets: readonly TicketFilter[];
  /** Found first at this time or later. */
  foundSince: Date | undefined;
  /** Found first on this day or earlier. */
  foundUntil: Date | undefined;
  /** As they are stored. All when empty, as for the states. */
  severities: readonly number[];
  states: readonly string[];
  /** Only those that somebody has stated something about. */
  decided?: boolean;
  component: string | undefined;
  /** Id, CVE id or uuid. */
  vulnerability: string | undefined;
  /** Uuid of a vulnerability whose whole alias group is meant. */
  flaw: string | undefined;
  /** Only those whose facts changed after somebody decided. */
  reasonsChanged: boolean;
  /** Only the leading record of each vulnerability that matches a component. */
  isFolded: boolean;
}

/** Leaves every record of everything but what is suppressed. */
export const everyFinding: AuditFilter = {
  withSuppressed: false,
  onlySuppressed: false,
  sources: [],
  analyzers: [],
  exploited: false,
  minEpss: undefined,
  maxEpss: undefined,
  minCvss: undefined,
  maxCvss: undefined,
  dependency: undefined,
  fix: undefined,
  tickets: [],
  foundSince: undefined,
  foundUntil: undefined,
  severities: [],
  states: [],
  component: undefined,
  vulnerability: undefined,
  flaw: undefined,
  reasonsChanged: false,
  isFolded: false,
};

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

export function auditCondition(projectId: number, filter: AuditFilter): RawBuilder<unknown> {
  return sql`${vulnCondition(filter)} and ${findingCondition(projectId, filter, leads(projectId, filter))}`;
}

/** The same for all findings of a project: the vulnerabilities that are meant are found first, and hashed. */
export function scanCondition(projectId: number, filter: AuditFilter): RawBuilder<unknown> {
  const ofFinding = findingCondition(projectId, filter, leadsByMark);
  const vulns = vulnsMeant(filter);
  return vulns ? sql`f.vuln_id in (${vulns}) and ${ofFinding}` : ofFinding;
}

/** The filter's conditions on ranked findings, except those on their vulnerability; see `otherFindings`. */
export function rankedCondition(projectId: number, filter: AuditFilter): RawBuilder<unknown> {
  return findingCondition(projectId, filter, sql`not f.twin`);
}

/** The vulnerabilities that a filter leaves, as a select of their numbers; undefined where it leaves all. */
export function vulnsMeant(filter: AuditFilter): RawBuilder<unknown> | undefined {
  if (isOfAnyVuln(filter)) return undefined;
  return sql`select v.vuln_id from vuln v where ${vulnCondition(filter)}`;
}

/** A filter asks nothing of vulnerabilities. */
export function isOfAnyVuln(filter: AuditFilter): boolean {
  return vulnParts(filter).length === 0;
}

/**
 * The filter's conditions on a vulnerability `v`. Each vulnerability is checked once, however many findings
 * it has.
 */
export function vulnCondition(filter: AuditFilter): RawBuilder<unknown> {
  return sql.join([sql`true`, ...vulnParts(filter)], sql` and `);
}

function vulnParts(filter: AuditFilter): RawBuilder<unknown>[] {
  const parts: RawBuilder<unknown>[] = [];
  if (filter.source !== undefined) parts.push(sql`v.source = ${filter.source}`);
  if (filter.severities.length > 0) parts.push(sql`v.effective_severity = any(${filter.severities}::int[])`);
  if (filter.sources.length > 0) parts.push(sql`v.source = any(${filter.sources}::text[])`);
  if (filter.exploited) parts.push(sql`v.exploited`);
  if (filter.minEpss !== undefined) parts.push(sql`v.effective_epss >= ${filter.minEpss}::real`);
  if (filter.maxEpss !== undefined) parts.push(sql`v.effective_epss <= ${filter.maxEpss}::real`);
  if (filter.minCvss !== undefined) parts.push(sql`v.effective_cvss >= ${filter.minCvss}::real`);
  if (filter.maxCvss !== undefined) parts.push(sql`v.effective_cvss <= ${filter.maxCvss}::real`);
  if (filter.vulnerability !== undefined) parts.push(isNamed(filter.vulnerability, filter.isFolded));
  if (filter.flaw !== undefined) {
    parts.push(sql`v.vuln_id in (select coalesce(g.vuln_id, o.vuln_id) from vuln o
      left join vuln g on g.alias_group = o.alias_group where o.uuid = ${filter.flaw})`);
  }
  return parts;
}

/** True if a vulnerability has an id. If folded, another record of it may have the id. */
function isNamed(id: string, isFolded: boolean): RawBuilder<unknown> {
  const is = isUuid(id) ? sql`v.uuid = ${id}` : sql`(v.ext_id = ${id} or v.cve_id = ${id})`;
  return isFolded ? sql`v.vuln_id in (${wholeFlaws(sql`select v.vuln_id from vuln v where ${is}`)})` : is;
}

/** The filter's conditions on the finding itself, its component, and its decision. */
function findingCondition(
  projectId: number,
  filter: AuditFilter,
  isLeading: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const parts = [filtered({ withSuppressed: filter.withSuppressed })];
  if (filter.analyzers.length > 0) {
    // Bare, the planner takes it for one of 200 findings; most are by one analyzer.
    parts.push(sql`coalesce(f.analyzer = any(${filter.analyzers}::text[]), false)`);
  }
  parts.push(...byDependency(filter, sql`f.flags`));
  if (filter.fix !== undefined)
    parts.push(filter.fix === 'AVAILABLE' ? sql`f.fixed_in is not null` : sql`f.fixed_in is null`);
  if (filter.tickets.length > 0) parts.push(hasTicket(filter.tickets, sql`f.component_uuid`, sql`f.vuln_id`));
  if (filter.foundSince !== undefined) parts.push(sql`${foundAt.neverNull} >= ${filter.foundSince}`);
  if (filter.foundUntil !== undefined)
    parts.push(sql`${foundAt.neverNull} < ${filter.foundUntil}::timestamptz + interval '24 hours'`);
  if (filter.states.length > 0) parts.push(inState(projectId, filter.states));
  if (filter.onlySuppressed) parts.push(sql`a.suppressed`);
  if (filter.decided) parts.push(sql`(a.state <> 'NOT_SET' or a.suppressed)`);
  if (filter.reasonsChanged) parts.push(reasonsChanged);
  if (filter.component !== undefined) parts.push(sql`f.component_uuid = ${filter.component}`);
  if (filter.isFolded) parts.push(isLeading);
  return sql.join(parts, sql` and `);
}

/** The filter's conditions on the flags of a component. */
export function byDependency(
  { dependency }: Pick<AuditFilter, 'dependency'>,
  flags: RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  if (dependency === undefined) return [];
  // As a cast, the planner takes it for a third of all; compared with 0, for one of 200.
  const isDirect = sql`(${flags} & ${directFlag}::int)::bool`;
  return [dependency === 'DIRECT' ? isDirect : sql`not ${isDirect}`];
}

function leads(projectId: number, filter: AuditFilter): RawBuilder<unknown> {
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
