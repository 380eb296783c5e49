import type { RawBuilder } from 'kysely';
import { type Database, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import { ascending, neverNull, orderOf, type SortColumns } from '../../../db/list/order.ts';
import type { ListPage, Page } from '../../../db/list/page.ts';
import { readList } from '../../../db/list/read-list.ts';
import { containsPattern } from '../../../db/list/search.ts';
import { type ProjectScope, visible } from '../../../db/project-scope.ts';

export interface CauseRow {
  side: number;
  cause: string;
  detail: string;
}

export interface CauseSumRow extends CauseRow {
  findings: number;
  projects: number;
  understood_by: string | null;
  understood_at: Date | null;
}

const understood = sql`left join understood_cause u on u.side = d.side and u.cause = d.cause and u.detail = d.detail`;

/** Differences by cause, the most frequent first. */
export async function sumCauses(db: Database, scope: ProjectScope): Promise<CauseSumRow[]> {
  return rowsOf(
    db,
    sql<CauseSumRow>`select d.side, d.cause, d.detail, d.findings, d.projects, u.understood_by, u.understood_at
      from (select d.side, d.cause, d.detail, count(*) as findings, count(distinct d.project_id) as projects
        from finding_difference d where ${visible(scope, sql.ref('d.project_id'))}
        group by d.side, d.cause, d.detail) d ${understood}
      order by d.findings desc, d.side, d.cause, d.detail`,
  );
}

export interface DifferenceFilter {
  /** As it is stored. */
  readonly side: number | undefined;
  readonly cause: string | undefined;
  readonly detail: string | undefined;
  readonly project: string | undefined;
  /** Only those whose cause nobody has accepted. */
  readonly open: boolean;
}

export interface DifferenceRow extends CauseRow {
  project_uuid: string;
  project_name: string;
  project_version: string | null;
  uuid: string;
  group_name: string | null;
  name: string;
  version: string | null;
  vuln_uuid: string;
  source: string;
  ext_id: string;
  title: string | null;
  severity: number;
  analyzer: string | null;
  found_at: Date | null;
  understood: boolean;
}

const sortColumns: SortColumns = {
  'project.name': neverNull(sql`lower(p.name)`),
  'component.name': neverNull(sql`lower(i.name)`),
  'vulnerability.vulnId': neverNull(sql`v.ext_id`),
  severity: neverNull(sql`v.effective_severity`),
  cause: [neverNull(sql`d.cause`), neverNull(sql`d.detail`)],
  side: neverNull(sql`d.side`),
};

/** Findings that only one side has, by project unless the page says otherwise: that is the order of the index. */
export async function listDifferences(
  db: Database,
  filter: DifferenceFilter,
  page: Page,
  scope: ProjectScope,
): Promise<ListPage<DifferenceRow>> {
  return readList(db, page, {
    select: sql<DifferenceRow>`d.side, d.cause, d.detail, p.uuid as project_uuid, p.name as project_name,
      p.version as project_version, c.uuid, i.group_name, i.name, i.version, v.uuid as vuln_uuid, v.source, v.ext_id,
      v.title, v.effective_severity as severity, f.analyzer, f.found_at, u.cause is not null as understood`,
    from: sql`finding_difference d
      join component c on c.project_id = d.project_id and c.component_id = d.component_id
      join project p on p.project_id = d.project_id
      join identity i on i.identity_id = c.identity_id
      join vuln v on v.vuln_id = d.vuln_id
      left join moved_finding f on f.project_id = d.project_id and f.component_id = d.component_id
        and f.vuln_id = d.vuln_id
      ${understood}`,
    where: sql`${condition(filter, page.search)} and ${visible(scope, sql.ref('d.project_id'))}`,
    order: orderOf(
      page,
      sortColumns,
      [],
      ['d.project_id', 'd.component_id', 'd.vuln_id'].map((column) => ascending(neverNull(sql.ref(column)))),
    ),
    // Names are joined for the page only.
    ...(page.search === undefined && filter.project === undefined
      ? { countFrom: sql`finding_difference d ${understood}` }
      : {}),
  });
}

function condition(filter: DifferenceFilter, search: string | undefined): RawBuilder<unknown> {
  const parts = [sql`true`];
  if (filter.side !== undefined) parts.push(sql`d.side = ${filter.side}`);
  if (filter.cause !== undefined) parts.push(sql`d.cause = ${filter.cause}`);
  if (filter.detail !== undefined) parts.push(sql`d.detail = ${filter.detail}`);
  if (filter.project !== undefined) parts.push(sql`p.uuid = ${filter.project}::uuid`);
  if (filter.open) parts.push(sql`u.cause is null`);
  if (search !== undefined) {
    const pattern = containsPattern(search);
    const fields = ['p.name', 'i.name', 'i.group_name', 'v.ext_id', 'v.title'];
    const found = fields.map((field) => sql`lower(${sql.ref(field)}) like ${pattern}`);
    parts.push(sql`(${sql.join(found, sql` or `)})`);
  }
  return sql.join(parts, sql` and `);
}

export async function insertUnderstood(
  trx: Transaction,
  { side, cause, detail }: CauseRow,
  by: string,
  at: Date,
): Promise<void> {
  await runSql(
    trx,
    sql`insert into understood_cause (side, cause, detail, understood_by, understood_at)
      values (${side}, ${cause}, ${detail}, ${by}, ${at}) on conflict do nothing`,
  );
}

export async function deleteUnderstood(trx: Transaction, { side, cause, detail }: CauseRow): Promise<void> {
  await runSql(
    trx,
    sql`delete from understood_cause where side = ${side} and cause = ${cause} and detail = ${detail}`,
  );
}
