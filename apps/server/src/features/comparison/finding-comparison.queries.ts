import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { ascending, descending, neverNull, orderOf, type SortColumns } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import { containsPattern } from '../../db/list/search.ts';
import {
  type ChangeCounts,
  type ComparedRow,
  comparedColumns,
  compareSides,
  countChanges,
} from './compared-sides.queries.ts';
import type { ProjectPair } from './project-pair.ts';

/** The change of a vulnerability of a component. */
export interface ComparedFindingRow extends ComparedRow {
  vuln_uuid: string;
  source: string;
  ext_id: string;
  cve_id: string | null;
  title: string | null;
  severity: number;
  cvss: number | null;
  epss: number | null;
  epss_read: boolean;
  exploited: boolean;
}

export interface ComparedFindingFilter {
  readonly changes: readonly string[];
  /** As they are stored; all when empty. */
  readonly severities: readonly number[];
  readonly withSuppressed: boolean;
}

/**
 * The flaws of a project's components, each once: whatever the version of the component is, and however many records there
 * are of the flaw. A flaw is suppressed when all its records are, in all of these versions.
 */
function flawsOf(projectId: number): RawBuilder<unknown> {
  const most = (column: string) =>
    sql`(array_agg(${sql.ref(column)} order by v.urgency desc, v.vuln_id, c.component_id))[1]`;
  return sql`select coalesce(i.purl_type, '') as purl_type, coalesce(i.group_name, '') as group_name, i.name,
      coalesce(v.alias_group, -v.vuln_id) as flaw, ${most('v.vuln_id')} as vuln_id, ${most('c.uuid')} as uuid,
      array_agg(distinct i.version) filter (where i.version is not null) as versions,
      coalesce(min(a.state) filter (where a.state <> 'NOT_SET'), 'NOT_SET') as state,
      bool_and(coalesce(a.suppressed, false)) as suppressed
    from (
      select c.component_id, c.identity_id, c.uuid, m.vuln_id
      from component c join identity_match m on m.identity_id = c.identity_id where c.project_id = ${projectId}
      union
      select c.component_id, c.identity_id, c.uuid, m.vuln_id
      from component c join component_match m on m.project_id = c.project_id and m.component_id = c.component_id
      where c.project_id = ${projectId}) c
    join identity i on i.identity_id = c.identity_id
    join vuln v on v.vuln_id = c.vuln_id
    left join analysis a on a.project_id = ${projectId} and a.component_id = c.component_id and a.vuln_id = c.vuln_id
    group by 1, 2, 3, 4`;
}

const compared = ({ fromId, toId }: ProjectPair) =>
  sql`(${compareSides(flawsOf(fromId), flawsOf(toId), { key: 'flaw', shown: 'vuln_id' })}) r`;

const urgency = neverNull(sql`v.urgency`);
const name = neverNull(sql`lower(r.name)`);

const sortColumns: SortColumns = {
  'vulnerability.urgency': urgency,
  'vulnerability.severity': neverNull(sql`v.effective_severity`),
  'vulnerability.vulnId': neverNull(sql`v.ext_id`),
  'vulnerability.cvss': sql`v.effective_cvss`,
  'vulnerability.epssScore': sql`v.effective_epss`,
  change: neverNull(sql`r.rank`),
  'component.name': name,
  'component.group': neverNull(sql`r.group_name`),
  'from.version': sql`r.from_versions[1]`,
  'to.version': sql`r.to_versions[1]`,
};

const apart = [
  neverNull(sql`r.vuln_id`),
  neverNull(sql`r.name`),
  neverNull(sql`r.group_name`),
  neverNull(sql`r.purl_type`),
].map(ascending);

export async function listComparedFindings(
  db: Database,
  pair: ProjectPair,
  filter: ComparedFindingFilter,
  page: Page,
): Promise<ListPage<ComparedFindingRow>> {
  return readList(db, page, {
    select: sql<ComparedFindingRow>`${comparedColumns}, v.uuid as vuln_uuid, v.source, v.ext_id, v.cve_id, v.title,
      v.effective_severity as severity, v.effective_cvss as cvss, v.effective_epss as epss,
      exists (select from source_state where source = 'epss' and last_success is not null) as epss_read, v.exploited`,
    from: sql`${compared(pair)} join vuln v on v.vuln_id = r.vuln_id`,
    where: condition(filter, page.search),
    order: orderOf(page, sortColumns, [ascending(neverNull(sql`r.rank`)), descending(urgency)], apart),
  });
}

function condition(filter: ComparedFindingFilter, search: string | undefined): RawBuilder<unknown> {
  const parts = [sql`true`];
  if (!filter.withSuppressed) parts.push(sql`not r.suppressed`);
  if (filter.changes.length > 0) parts.push(sql`r.change = any(${filter.changes}::text[])`);
  if (filter.severities.length > 0) parts.push(sql`v.effective_severity = any(${filter.severities}::int[])`);
  if (search !== undefined) {
    const pattern = containsPattern(search);
    const fields = ['r.name', 'r.group_name', 'v.ext_id', 'v.cve_id', 'v.title'].map(
      (field) => sql`lower(${sql.ref(field)}) like ${pattern}`,
    );
    parts.push(sql`(${sql.join(fields, sql` or `)})`);
  }
  return sql.join(parts, sql` and `);
}

/** Without suppressed ones. */
export async function countComparedFindings(
  db: Database,
  pair: ProjectPair,
): Promise<ChangeCounts | undefined> {
  return countChanges(db, compared(pair));
}
