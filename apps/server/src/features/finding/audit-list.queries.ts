import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow, rowsOf } from '../../db/database.ts';
import { ascending, descending, neverNull, orderOf, type SortColumns } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import { containsPattern } from '../../db/list/search.ts';
import { isUuid } from '../../db/uuid.ts';
import { directFlag } from '../component-shape/component-flags.ts';
import { type FindingFilter, filtered, projectFindings } from './finding.queries.ts';

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
  component: string | undefined;
  /** Id, CVE id or uuid. */
  vulnerability: string | undefined;
  /** Uuid of a vulnerability whose whole alias group is meant. */
  flaw: string | undefined;
}

/** Which finding of a project a row of the audit list is. */
export interface AuditKey {
  component_id: number;
  vuln_id: number;
}

const severity = neverNull(sql`v.effective_severity`);
const urgency = neverNull(sql`v.urgency`);
const foundAt = neverNull(sql`greatest(f.added_at, f.first_seen)`);

const sortColumns: SortColumns = {
  'component.name': sql`lower(i.name)`,
  'component.version': sql`i.version`,
  'component.group': sql`i.group_name`,
  'vulnerability.vulnId': neverNull(sql`v.ext_id`),
  'vulnerability.severity': severity,
  'vulnerability.cveId': sql`v.cve_id`,
  'vulnerability.title': sql`v.title`,
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
 * Which findings are on a page. All of a project are gathered, counted and sorted for that, so only as narrow rows
 * (trap 2 of design §4.2): a hundred thousand wide ones would be written to disk for every page. Outer joins are left out
 * by the planner where neither order nor filter asks for their columns.
 */
export async function chooseAuditFindings(
  db: Database,
  projectId: number,
  filter: AuditFilter,
  page: Page,
): Promise<ListPage<AuditKey>> {
  return readList(db, page, {
    select: sql<AuditKey>`f.component_id, f.vuln_id`,
    from: auditTables(projectId),
    where: auditCondition(projectId, filter, page.search),
    order: orderOf(
      page,
      sortColumns,
      [descending(urgency)],
      [ascending(neverNull(sql`f.vuln_id`)), ascending(neverNull(sql`f.component_id`))],
    ),
    isGathered: true,
  });
}

/** Findings `f` with their vulnerability `v`, identity `i` and analysis `a`. */
export function auditTables(projectId: number): RawBuilder<unknown> {
  return sql`(${projectFindings(projectId)}) f left join vuln v on v.vuln_id = f.vuln_id
    left join identity i on i.identity_id = f.identity_id
    left join analysis a on a.project_id = ${projectId} and a.component_id = f.component_id and a.vuln_id = f.vuln_id`;
}

export function auditCondition(
  projectId: number,
  filter: AuditFilter,
  search: string | undefined,
): RawBuilder<unknown> {
  const parts = [filtered(filter)];
  if (filter.severities.length > 0) parts.push(sql`v.effective_severity = any(${filter.severities}::int[])`);
  if (filter.sources.length > 0) parts.push(sql`v.source = any(${filter.sources}::text[])`);
  if (filter.analyzers.length > 0) parts.push(sql`f.analyzer = any(${filter.analyzers}::text[])`);
  if (filter.exploited) parts.push(sql`v.exploited`);
  if (filter.minEpss !== undefined) parts.push(sql`v.effective_epss >= ${filter.minEpss}::real`);
  if (filter.maxEpss !== undefined) parts.push(sql`v.effective_epss <= ${filter.maxEpss}::real`);
  if (filter.minCvss !== undefined) parts.push(sql`v.effective_cvss >= ${filter.minCvss}::real`);
  if (filter.maxCvss !== undefined) parts.push(sql`v.effective_cvss <= ${filter.maxCvss}::real`);
  if (filter.dependency !== undefined) {
    const isDirect = sql`f.flags & ${directFlag}::int <> 0`;
    parts.push(filter.dependency === 'DIRECT' ? isDirect : sql`not (${isDirect})`);
  }
  if (filter.fix !== undefined)
    parts.push(filter.fix === 'AVAILABLE' ? sql`f.fixed_in is not null` : sql`f.fixed_in is null`);
  if (filter.foundSince !== undefined) parts.push(sql`${foundAt.neverNull} >= ${filter.foundSince}`);
  if (filter.foundUntil !== undefined)
    parts.push(sql`${foundAt.neverNull} < ${filter.foundUntil}::timestamptz + interval '24 hours'`);
  if (filter.states.length > 0) parts.push(sql`coalesce(a.state, 'NOT_SET') = any(${filter.states}::text[])`);
  if (filter.component !== undefined) parts.push(sql`f.component_uuid = ${filter.component}`);
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
  if (search !== undefined) parts.push(found(projectId, search));
  return sql.join(parts, sql` and `);
}

/**
 * Text of a component or a vulnerability. Both are looked through once, not for each of their findings. As arrays they are
 * found once for all parallel workers, as sets they are hashed.
 */
function found(projectId: number, search: string): RawBuilder<unknown> {
  const text = search.toLowerCase();
  const pattern = containsPattern(search);
  return sql`(f.identity_id in (select unnest(array(
      select i.identity_id from identity i
      where i.identity_id in (select c.identity_id from component c where c.project_id = ${projectId})
        and (strpos(lower(i.name), ${text}) > 0 or strpos(lower(i.group_name), ${text}) > 0
          or strpos(lower(i.purl), ${text}) > 0))))
    or f.vuln_id in (select unnest(array(
      select n.vuln_id from vuln n where lower(n.ext_id) like ${pattern}
      union all select n.vuln_id from vuln n where n.title is not null and lower(n.title) like ${pattern}
      union all select n.vuln_id from vuln n where n.cve_id <> n.ext_id and strpos(lower(n.cve_id), ${text}) > 0))))`;
}

/** A component as findings show it. */
export interface AuditComponentRow {
  component_uuid: string;
  flags: number;
  group_name: string | null;
  name: string;
  version: string | null;
  purl: string | null;
  cpe: string | null;
}

/** A row of the audit list without the facts of its vulnerability. */
export interface AuditRow extends AuditComponentRow {
  identity_id: number;
  vuln_id: number;
  attributed_on: Date;
  analyzer: string;
  state: string | null;
  suppressed: boolean;
}

/** The rows of findings in the order of their keys; those that are gone are left out. */
export async function listAuditRows(
  db: Database,
  projectId: number,
  keys: readonly AuditKey[],
): Promise<AuditRow[]> {
  const componentIds = keys.map((key) => key.component_id);
  const vulnIds = keys.map((key) => key.vuln_id);
  return rowsOf(
    db,
    sql<AuditRow>`select c.uuid as component_uuid, c.identity_id, c.flags, i.group_name, i.name, i.version, i.purl, i.cpe, p.vuln_id,
        greatest(c.added_at, coalesce(im.first_seen, m.first_seen)) as attributed_on,
        case when im.vuln_id is null then m.analyzer else 'INTERNAL_ANALYZER' end as analyzer,
        a.state, coalesce(a.suppressed, false) as suppressed
      from unnest(${componentIds}::bigint[], ${vulnIds}::int[]) with ordinality as p(component_id, vuln_id, n)
      join component c on c.project_id = ${projectId} and c.component_id = p.component_id
      join identity i on i.identity_id = c.identity_id
      left join identity_match im on im.identity_id = c.identity_id and im.vuln_id = p.vuln_id
      left join component_match m on m.project_id = ${projectId} and m.component_id = p.component_id and m.vuln_id = p.vuln_id
      left join analysis a on a.project_id = ${projectId} and a.component_id = p.component_id and a.vuln_id = p.vuln_id
      where im.vuln_id is not null or m.vuln_id is not null order by p.n`,
  );
}

/** What groups show of components, by their number. */
export async function listGroupComponents(
  db: Database,
  projectId: number,
  componentIds: readonly number[],
): Promise<(AuditComponentRow & { component_id: number })[]> {
  return rowsOf(
    db,
    sql<
      AuditComponentRow & { component_id: number }
    >`select c.component_id, c.uuid as component_uuid, c.flags, i.group_name,
        i.name, i.version, i.purl, i.cpe
      from component c join identity i on i.identity_id = c.identity_id
      where c.project_id = ${projectId} and c.component_id = any(${componentIds}::bigint[])`,
  );
}

/** The key of a finding by what its address names; undefined when the project has no such finding. */
export async function findAuditKey(
  db: Database,
  projectId: number,
  componentUuid: string,
  vulnUuid: string,
): Promise<AuditKey | undefined> {
  return findRow(
    db,
    sql<AuditKey>`select f.component_id, f.vuln_id from (${projectFindings(projectId)}) f
      join vuln v on v.vuln_id = f.vuln_id where f.component_uuid = ${componentUuid} and v.uuid = ${vulnUuid}`,
  );
}
