import { sql } from 'kysely';
import { type Database, findRow } from '../../db/database.ts';
import { ascending, descending, neverNull, orderOf, type SortColumns } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import { containsPattern } from '../../db/list/search.ts';
import { projectName } from '../../db/project-order.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import { type Basis, outdated } from './attention-refresh.queries.ts';

export interface NewCounts {
  new4: number;
  new3: number;
  new2: number;
  new1: number;
  new0: number;
}

export interface AttentionRow extends NewCounts {
  pending: number;
  new_projects: number;
  exploited: number;
  exploited_projects: number;
}

const tables = sql`project p left join project_attention a on a.project_id = p.project_id
  left join project_count n on n.project_id = p.project_id`;

/** Figures of another day are not about what is new now. */
const newCount = (column: string, { since }: Basis) =>
  sql`case when a.since = (${since}::timestamptz at time zone 'UTC')::date then ${sql.ref(`a.${column}`)} else 0 end`;

function newTotal({ since }: Basis) {
  return sql`case when a.since = (${since}::timestamptz at time zone 'UTC')::date
    then a.new4 + a.new3 + a.new2 + a.new1 + a.new0 else 0 end`;
}

const isCounted = (scope: ProjectScope) =>
  sql`p.active and p.collection_logic = 'NONE' and ${visible(scope, sql.ref('p.project_id'))}`;

/** The sums of what was worked out for each project: one row for each, no finding is touched. */
export async function sumAttention(db: Database, scope: ProjectScope, basis: Basis): Promise<AttentionRow> {
  const sum = (column: string) =>
    sql`coalesce(sum(${newCount(column, basis)}), 0)::int as ${sql.ref(column)}`;
  const row = await findRow(
    db,
    sql<AttentionRow>`select count(*) filter (where ${outdated(basis)})::int as pending,
        ${sum('new4')}, ${sum('new3')}, ${sum('new2')}, ${sum('new1')}, ${sum('new0')},
        count(*) filter (where ${newTotal(basis)} > 0)::int as new_projects,
        coalesce(sum(a.exploited), 0)::int as exploited,
        count(*) filter (where a.exploited > 0)::int as exploited_projects
      from ${tables} where ${isCounted(scope)}`,
  );
  if (!row) throw new Error('An aggregate without group always has a row');
  return row;
}

export interface AttentionProjectRow extends NewCounts {
  project_id: number;
  uuid: string;
  name: string;
  version: string | null;
  findings: number;
  exploited: number;
  critical: number;
  high: number;
  epss: number | null;
  components: number;
  not_covered: number;
}

export type Reason = 'NEW' | 'EXPLOITED' | 'CRITICAL' | 'NOT_COVERED';

/** @param blind the sights that no source covers */
export async function listAttentionProjects(
  db: Database,
  page: Page,
  scope: ProjectScope,
  { basis, blind, reason }: { basis: Basis; blind: readonly string[]; reason: Reason | undefined },
): Promise<ListPage<AttentionProjectRow>> {
  const exploited = neverNull(sql`coalesce(a.exploited, 0)`);
  const critical = neverNull(sql`coalesce(n.c4, 0)`);
  const high = neverNull(sql`coalesce(n.c3, 0)`);
  const notCovered = sql`coalesce((select sum(s.components - s.internal) from project_sight s
    where s.project_id = p.project_id and s.sight = any(${blind}::text[])), 0)::int`;
  const found = neverNull(newTotal(basis));
  const sortColumns: SortColumns = {
    name: projectName,
    newFindings: found,
    exploited,
    critical,
    epss: sql`a.epss`,
    findings: neverNull(sql`coalesce(n.findings, 0)`),
    notCovered: neverNull(notCovered),
  };
  const conditions: Record<Reason, ReturnType<typeof sql>> = {
    NEW: sql`${newTotal(basis)} > 0`,
    EXPLOITED: sql`a.exploited > 0`,
    CRITICAL: sql`n.c4 > 0`,
    NOT_COVERED: sql`${notCovered} > 0`,
  };
  const parts = [isCounted(scope)];
  if (reason) parts.push(conditions[reason]);
  if (page.search !== undefined) parts.push(sql`lower(p.name) like ${containsPattern(page.search)}`);
  return readList(db, page, {
    select: sql<AttentionProjectRow>`p.project_id, p.uuid, p.name, p.version, coalesce(n.findings, 0) as findings,
      coalesce(${newCount('new4', basis)}, 0) as new4, coalesce(${newCount('new3', basis)}, 0) as new3,
      coalesce(${newCount('new2', basis)}, 0) as new2, coalesce(${newCount('new1', basis)}, 0) as new1,
      coalesce(${newCount('new0', basis)}, 0) as new0, coalesce(a.exploited, 0) as exploited,
      coalesce(n.c4, 0) as critical, coalesce(n.c3, 0) as high, a.epss, coalesce(n.comps, 0) as components,
      ${notCovered} as not_covered`,
    from: tables,
    where: sql.join(parts, sql` and `),
    order: orderOf(
      page,
      sortColumns,
      [descending(exploited), descending(critical), descending(sql`a.epss`), descending(high)],
      [ascending(neverNull(sql`p.project_id`))],
    ),
  });
}
