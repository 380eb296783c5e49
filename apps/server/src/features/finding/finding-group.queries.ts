import { type RawBuilder, sql } from 'kysely';
import { type Database, rowsOf } from '../../db/database.ts';
import { ascending, descending, neverNull, orderOf, type SortColumns } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { chooseIds } from '../../db/list/read-list.ts';
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

export type Grouping = 'FLAW' | 'COMPONENT';

const flaw = sql`coalesce(v.alias_group, -v.vuln_id)`;

/** What groups are sorted by. Only what is asked for is worked out for all of them, which takes most of the time. */
function sortValue(by: Grouping, field: string | undefined): RawBuilder<unknown> {
  switch (field) {
    case 'findings':
      return sql`count(*)`;
    case 'components':
      return by === 'FLAW' ? sql`count(distinct f.component_id)` : sql`1`;
    case 'flaws':
      return by === 'FLAW' ? sql`1` : sql`count(distinct ${flaw})`;
    case 'name':
      return by === 'FLAW' ? sql`coalesce(min(v.cve_id), min(v.ext_id))` : sql`lower(min(i.name))`;
    default:
      return sql`max(v.urgency)`;
  }
}

const value = neverNull(sql`g.value`);
const sortColumns: SortColumns = {
  urgency: value,
  findings: value,
  components: value,
  flaws: value,
  name: value,
};

/** Which groups of a project's findings are on a page: the numbers by which they are grouped. */
export async function chooseFindingGroups(
  db: Database,
  projectId: number,
  by: Grouping,
  filter: AuditFilter,
  page: Page,
): Promise<ListPage<number>> {
  const key = groupKey(by);
  return chooseIds(
    db,
    page,
    {
      select: sql<{ key: number }>`g.key`,
      from: sql`(select ${key} as key, ${sortValue(by, page.order?.field)} as value
        from ${auditTables(projectId)} where ${auditCondition(projectId, filter, page.search)} group by ${key}) g`,
      where: sql`true`,
      order: orderOf(page, sortColumns, [descending(value)], [ascending(neverNull(sql`g.key`))]),
      isGathered: true,
    },
    (row) => row.key,
  );
}

/** Figures of groups with what the filter leaves of them, in the order of their keys; those that are gone are left out. */
export async function listFindingGroups(
  db: Database,
  projectId: number,
  by: Grouping,
  filter: AuditFilter,
  search: string | undefined,
  keys: readonly number[],
): Promise<GroupRow[]> {
  const first = (column: string) =>
    sql`(array_agg(${sql.ref(column)} order by v.urgency desc, v.vuln_id, f.component_id))[1]`;
  const key = groupKey(by);
  const isIn =
    by === 'FLAW'
      ? sql`f.vuln_id = any(${await vulnsOf(db, keys)}::int[])`
      : sql`f.component_id = any(${keys}::bigint[])`;
  const rows = await rowsOf(
    db,
    sql<GroupRow & { key: number }>`select ${key} as key, ${first('v.vuln_id')} as vuln_id,
        ${first('f.component_id')} as component_id, max(v.effective_severity) as severity,
        bool_or(v.exploited) as exploited, count(*)::int as findings, count(distinct f.component_id)::int as components,
        count(distinct ${flaw})::int as flaws, count(f.fixed_in)::int as fixable,
        count(*) filter (where coalesce(a.state, 'NOT_SET') <> 'NOT_SET')::int as decided
      from ${auditTables(projectId)} where ${isIn} and ${auditCondition(projectId, filter, search)} group by ${key}`,
  );
  const byKey = new Map(rows.map(({ key, ...row }) => [key, row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

function groupKey(by: Grouping): RawBuilder<unknown> {
  return by === 'FLAW' ? flaw : sql`f.component_id`;
}

/** The records of flaws by their group; a record that is alone has its own number, negative. */
async function vulnsOf(db: Database, flaws: readonly number[]): Promise<number[]> {
  const alone = flaws.filter((key) => key < 0).map((key) => -key);
  const groups = flaws.filter((key) => key >= 0);
  const rows = await rowsOf(
    db,
    sql<{ vuln_id: number }>`select vuln_id from vuln where alias_group = any(${groups}::int[])`,
  );
  return [...alone, ...rows.map((row) => row.vuln_id)];
}
