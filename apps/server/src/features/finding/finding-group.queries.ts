import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { ascending, descending, neverNull, orderOf, type SortColumns } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import { type AuditFilter, auditCondition, auditTables } from './audit-list.queries.ts';

/** Findings that have something in common. */
export interface GroupRow {
  /** Of the most urgent finding of the group. */
  vuln_id: number;
  component_id: number;
  severity: number;
  exploited: boolean;
  findings: number;
  components: number;
  flaws: number;
  fixable: number;
  decided: number;
}

const urgency = neverNull(sql`g.urgency`);

const sortColumns: SortColumns = {
  urgency,
  findings: neverNull(sql`g.findings`),
  components: neverNull(sql`g.components`),
  flaws: neverNull(sql`g.flaws`),
  name: neverNull(sql`g.name`),
};

const flaw = sql`coalesce(v.alias_group, -v.vuln_id)`;

/** Groups of a project's findings by flaw or by component, with figures of what the filter leaves. */
export async function listFindingGroups(
  db: Database,
  projectId: number,
  by: 'FLAW' | 'COMPONENT',
  filter: AuditFilter,
  page: Page,
): Promise<ListPage<GroupRow>> {
  const key = by === 'FLAW' ? flaw : sql`f.component_id`;
  const name = by === 'FLAW' ? sql`coalesce(min(v.cve_id), min(v.ext_id))` : sql`lower(min(i.name))`;
  const first = (column: string) =>
    sql`(array_agg(${sql.ref(column)} order by v.urgency desc, v.vuln_id, f.component_id))[1]`;
  return readList(db, page, {
    select: sql<GroupRow>`g.vuln_id, g.component_id, g.severity, g.exploited, g.findings, g.components, g.flaws, g.fixable,
      g.decided`,
    from: sql`(select ${key} as key, ${name} as name, ${first('v.vuln_id')} as vuln_id,
        ${first('f.component_id')} as component_id, max(v.urgency) as urgency, max(v.effective_severity) as severity,
        bool_or(v.exploited) as exploited, count(*)::int as findings, count(distinct f.component_id)::int as components,
        count(distinct ${flaw})::int as flaws, count(f.fixed_in)::int as fixable,
        count(*) filter (where coalesce(a.state, 'NOT_SET') <> 'NOT_SET')::int as decided
      from ${auditTables(projectId)} where ${auditCondition(filter, page.search)} group by ${key}) g`,
    where: sql`true`,
    order: orderOf(page, sortColumns, [descending(urgency)], [ascending(neverNull(sql`g.key`))]),
  });
}
