import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow, rowsOf, streamRows } from '../../db/database.ts';
import { isUuid } from '../../http/ids.ts';
import { limitOffset, orderBy, type Page, type SortColumns } from '../../http/paging.ts';
import { type FindingFilter, type FindingRow, filtered, projectFindings } from './finding.queries.ts';

/** A row of the console's audit list. */
export interface AuditRow extends FindingRow {
  source: string;
  ext_id: string;
  vuln_uuid: string;
  title: string | null;
  severity: number;
  cvss: number | null;
  epss: number | null;
  cwes: number[] | null;
  alias_group: number | null;
  total: number;
}

export interface AuditFilter extends FindingFilter {
  severities: readonly number[];
  states: readonly string[];
  component: string | undefined;
  vulnerability: string | undefined;
}

const auditSort: SortColumns = {
  'component.name': sql`lower(i.name)`,
  'component.version': sql`i.version`,
  'component.group': sql`i.group_name`,
  'vulnerability.vulnId': sql`v.ext_id`,
  'vulnerability.severity': sql`v.severity`,
  'vulnerability.cvss': sql`v.cvss`,
  'vulnerability.epssScore': sql`v.epss`,
  'vulnerability.published': sql`v.published`,
  'attribution.attributedOn': sql`greatest(f.added_at, f.first_seen)`,
  'analysis.state': sql`coalesce(a.state, 'NOT_SET')`,
  'analysis.isSuppressed': sql`coalesce(a.suppressed, false)`,
};

export async function listAuditPage(
  db: Database,
  projectId: number,
  filter: AuditFilter,
  page: Page,
): Promise<AuditRow[]> {
  return rowsOf(db, auditRows(projectId, filter, page));
}

/** The same rows in batches, for pages of any size. */
export function streamAudit(
  db: Database,
  projectId: number,
  filter: AuditFilter,
  page: Page,
): AsyncGenerator<AuditRow[], void, undefined> {
  return streamRows(db, auditRows(projectId, filter, page));
}

/**
 * One page of a project's findings. All are gathered and sorted as narrow rows (trap 2 of design §4.2), and only those of
 * the page get their texts: a hundred thousand wide ones would be written to disk for every page. Outer joins are left
 * out by the planner where neither sort nor filter asks for their columns.
 */
function auditRows(projectId: number, filter: AuditFilter, page: Page): RawBuilder<AuditRow> {
  const order = orderBy(
    page,
    auditSort,
    sql`v.severity desc, v.epss desc nulls last`,
    sql`v.vuln_id, f.component_id`,
  );
  return sql<AuditRow>`with page as materialized (
        select s.*, row_number() over () as n from (select f.component_id, f.identity_id, f.vuln_id,
          count(*) over () as total
        from (${projectFindings(projectId)}) f join vuln v on v.vuln_id = f.vuln_id
        left join identity i on i.identity_id = f.identity_id
        left join analysis a on a.project_id = ${projectId} and a.component_id = f.component_id and a.vuln_id = f.vuln_id
        where ${filtered(filter)} and ${auditCondition(filter, page.search)}
        ${order} ${limitOffset(page)}) s)
      select c.uuid as component_uuid, i.group_name, i.name, i.version, i.purl, i.cpe, null as scope, p.vuln_id,
        greatest(c.added_at, coalesce(im.first_seen, m.first_seen)) as attributed_on,
        case when im.vuln_id is null then m.analyzer else 'INTERNAL_ANALYZER' end as analyzer,
        case when im.vuln_id is null then m.alternate_identifier end as alternate_identifier,
        case when im.vuln_id is null then m.reference_url end as reference_url,
        a.state, coalesce(a.suppressed, false) as suppressed, a.details, v.source, v.ext_id, v.uuid as vuln_uuid, v.title,
        v.severity, v.cvss, v.epss, v.cwes, v.alias_group, p.total
      from page p join component c on c.project_id = ${projectId} and c.component_id = p.component_id
      join identity i on i.identity_id = p.identity_id join vuln v on v.vuln_id = p.vuln_id
      left join identity_match im on im.identity_id = p.identity_id and im.vuln_id = p.vuln_id
      left join component_match m on m.project_id = ${projectId} and m.component_id = p.component_id and m.vuln_id = p.vuln_id
      left join analysis a on a.project_id = ${projectId} and a.component_id = p.component_id and a.vuln_id = p.vuln_id
      order by p.n`;
}

export async function countAudit(
  db: Database,
  projectId: number,
  filter: AuditFilter,
  search: string | undefined,
): Promise<number> {
  const row = await findRow(
    db,
    sql<{ n: number }>`select count(*) as n from (${projectFindings(projectId)}) f
      join identity i on i.identity_id = f.identity_id join vuln v on v.vuln_id = f.vuln_id
      left join analysis a on a.project_id = ${projectId} and a.component_id = f.component_id and a.vuln_id = f.vuln_id
      where ${filtered(filter)} and ${auditCondition(filter, search)}`,
  );
  return row?.n ?? 0;
}

function auditCondition(filter: AuditFilter, search: string | undefined): RawBuilder<unknown> {
  const parts = [sql`true`];
  if (filter.severities.length > 0) parts.push(sql`v.severity = any(${filter.severities}::int[])`);
  if (filter.states.length > 0) parts.push(sql`coalesce(a.state, 'NOT_SET') = any(${filter.states}::text[])`);
  if (filter.component !== undefined) parts.push(sql`f.component_uuid = ${filter.component}`);
  if (filter.vulnerability !== undefined) {
    const column = isUuid(filter.vulnerability) ? sql`v.uuid` : sql`v.ext_id`;
    parts.push(sql`${column} = ${filter.vulnerability}`);
  }
  if (search !== undefined) {
    const text = search.toLowerCase();
    parts.push(sql`(strpos(lower(i.name), ${text}) > 0 or strpos(lower(v.ext_id), ${text}) > 0
      or strpos(lower(coalesce(i.group_name, '')), ${text}) > 0 or strpos(lower(coalesce(v.title, '')), ${text}) > 0
      or strpos(lower(coalesce(i.purl, '')), ${text}) > 0)`);
  }
  return sql.join(parts, sql` and `);
}
