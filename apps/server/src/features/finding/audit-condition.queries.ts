import { type RawBuilder, sql } from 'kysely';
import { reasonsChanged } from '../../db/decision-reasons.ts';
import { neverNull } from '../../db/list/order.ts';
import { containsPattern } from '../../db/list/search.ts';
import { isUuid } from '../../db/uuid.ts';
import { directFlag } from '../component-shape/component-flags.ts';
import {
  type FindingFilter,
  filtered,
  identityFindings,
  ownFindings,
  projectFindings,
} from './finding.queries.ts';

export interface AuditFilter extends FindingFilter {
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
}

/** Leaves everything but what is suppressed. */
export const everyFinding: AuditFilter = {
  withSuppressed: false,
  sources: [],
  analyzers: [],
  exploited: false,
  minEpss: undefined,
  maxEpss: undefined,
  minCvss: undefined,
  maxCvss: undefined,
  dependency: undefined,
  fix: undefined,
  foundSince: undefined,
  foundUntil: undefined,
  severities: [],
  states: [],
  component: undefined,
  vulnerability: undefined,
  flaw: undefined,
  reasonsChanged: false,
};

/** When a finding `f` was found first. */
export const foundAt = neverNull(sql`greatest(f.added_at, f.first_seen)`);

/** Findings `f` with their vulnerability `v`, identity `i` and analysis `a`. */
export function auditTables(projectId: number, findings = projectFindings(projectId)): RawBuilder<unknown> {
  return sql`(${findings}) f left join vuln v on v.vuln_id = f.vuln_id
    left join identity i on i.identity_id = f.identity_id
    left join analysis a on a.project_id = ${projectId} and a.component_id = f.component_id and a.vuln_id = f.vuln_id`;
}

/**
 * A query over findings by identities and the same over those that a person attached, one after the other. Of both at once the
 * planner knows no statistics: it expects 200 groups instead of 40,000.
 */
export function eachKind(
  projectId: number,
  query: (tables: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const kinds = [identityFindings(projectId), ownFindings(projectId)];
  return sql.join(
    kinds.map((findings) => query(auditTables(projectId, findings))),
    sql` union all `,
  );
}

export function auditCondition(
  projectId: number,
  filter: AuditFilter,
  search: string | undefined,
  findText = found,
): RawBuilder<unknown> {
  return sql`${vulnCondition(filter)} and ${findingCondition(projectId, filter, search, findText)}`;
}

/** What a filter asks of a vulnerability `v`, so that each is asked once, however many findings it has. */
export function vulnCondition(filter: AuditFilter): RawBuilder<unknown> {
  const parts = [sql`true`];
  if (filter.source !== undefined) parts.push(sql`v.source = ${filter.source}`);
  if (filter.severities.length > 0) parts.push(sql`v.effective_severity = any(${filter.severities}::int[])`);
  if (filter.sources.length > 0) parts.push(sql`v.source = any(${filter.sources}::text[])`);
  if (filter.exploited) parts.push(sql`v.exploited`);
  if (filter.minEpss !== undefined) parts.push(sql`v.effective_epss >= ${filter.minEpss}::real`);
  if (filter.maxEpss !== undefined) parts.push(sql`v.effective_epss <= ${filter.maxEpss}::real`);
  if (filter.minCvss !== undefined) parts.push(sql`v.effective_cvss >= ${filter.minCvss}::real`);
  if (filter.maxCvss !== undefined) parts.push(sql`v.effective_cvss <= ${filter.maxCvss}::real`);
  if (filter.vulnerability !== undefined) {
    parts.push(
      isUuid(filter.vulnerability)
        ? sql`v.uuid = ${filter.vulnerability}`
        : sql`(v.ext_id = ${filter.vulnerability} or v.cve_id = ${filter.vulnerability})`,
    );
  }
  if (filter.flaw !== undefined) {
    parts.push(sql`v.vuln_id in (select coalesce(g.vuln_id, o.vuln_id) from vuln o
      left join vuln g on g.alias_group = o.alias_group where o.uuid = ${filter.flaw})`);
  }
  return sql.join(parts, sql` and `);
}

/** What it asks of the finding itself, its component and what was decided about it. */
export function findingCondition(
  projectId: number,
  filter: AuditFilter,
  search: string | undefined,
  findText = found,
): RawBuilder<unknown> {
  const parts = [filtered({ withSuppressed: filter.withSuppressed })];
  if (filter.analyzers.length > 0) {
    // Bare, the planner takes it for one of 200 findings; most are by one analyzer.
    parts.push(sql`coalesce(f.analyzer = any(${filter.analyzers}::text[]), false)`);
  }
  if (filter.dependency !== undefined) {
    // As a cast, the planner takes it for a third of all; compared with 0, for one of 200.
    const isDirect = sql`(f.flags & ${directFlag}::int)::bool`;
    parts.push(filter.dependency === 'DIRECT' ? isDirect : sql`not ${isDirect}`);
  }
  if (filter.fix !== undefined)
    parts.push(filter.fix === 'AVAILABLE' ? sql`f.fixed_in is not null` : sql`f.fixed_in is null`);
  if (filter.foundSince !== undefined) parts.push(sql`${foundAt.neverNull} >= ${filter.foundSince}`);
  if (filter.foundUntil !== undefined)
    parts.push(sql`${foundAt.neverNull} < ${filter.foundUntil}::timestamptz + interval '24 hours'`);
  if (filter.states.length > 0) parts.push(inState(projectId, filter.states));
  if (filter.decided) parts.push(sql`(a.state <> 'NOT_SET' or a.suppressed)`);
  if (filter.reasonsChanged) parts.push(reasonsChanged);
  if (filter.component !== undefined) parts.push(sql`f.component_uuid = ${filter.component}`);
  if (search !== undefined) parts.push(findText(projectId, search));
  return sql.join(parts, sql` and `);
}

/** Most findings have no analysis. Asked for them by `coalesce`, the planner takes them for few. */
function inState(projectId: number, states: readonly string[]): RawBuilder<unknown> {
  if (!states.includes('NOT_SET')) return sql`a.state = any(${states}::text[])`;
  return sql`not exists (select 1 from analysis o where o.project_id = ${projectId}
    and o.component_id = f.component_id and o.vuln_id = f.vuln_id and o.state <> all(${states}::text[]))`;
}

/**
 * Text of a component or a vulnerability. Both are looked through once, not for each of their findings. As arrays they are
 * found once for all parallel workers, as sets they are hashed. The offset keeps the planner from reading the identities of
 * all other projects.
 */
function found(projectId: number, search: string): RawBuilder<unknown> {
  const text = search.toLowerCase();
  const pattern = containsPattern(search);
  return sql`(f.identity_id in (select unnest(array(
      select c.identity_id from component c cross join lateral (
        select from identity i where i.identity_id = c.identity_id and (strpos(lower(i.name), ${text}) > 0
          or strpos(lower(i.group_name), ${text}) > 0 or strpos(lower(i.purl), ${text}) > 0) offset 0) i
      where c.project_id = ${projectId})))
    or f.vuln_id in (select unnest(array(
      select n.vuln_id from vuln n where lower(n.ext_id) like ${pattern}
      union all select n.vuln_id from vuln n where n.title is not null and lower(n.title) like ${pattern}
      union all select n.vuln_id from vuln n where n.cve_id <> n.ext_id and strpos(lower(n.cve_id), ${text}) > 0))))`;
}

/** The same of a single finding, by its own columns. */
export function foundOne(_projectId: number, search: string): RawBuilder<unknown> {
  const text = search.toLowerCase();
  const columns = ['i.name', 'i.group_name', 'i.purl', 'v.ext_id', 'v.title', 'v.cve_id'];
  return sql`(${sql.join(
    columns.map((column) => sql`strpos(lower(${sql.ref(column)}), ${text}) > 0`),
    sql` or `,
  )})`;
}
