import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow } from '../../db/database.ts';
import { ascending, neverNull, orderOf, type SortColumns } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import { containsPattern } from '../../db/list/search.ts';
import type { ProjectPair } from './project-pair.ts';

export interface ComparedLicenseRow {
  change: 'ADDED' | 'REMOVED' | 'KEPT';
  name: string;
  /** The id of a known license. */
  spdx_id: string | null;
  from_components: number;
  to_components: number;
}

/** The licenses of a project's components: known ones by their id, others by the name or expression of the BOM. */
function licensesOf(projectId: number): RawBuilder<unknown> {
  return sql`select coalesce(l.spdx_id, d.license_name, d.license_expression) as name, l.spdx_id, count(*)::int as components
    from component_detail d left join license l on l.license_id = d.license_id
    where d.project_id = ${projectId} and coalesce(l.spdx_id, d.license_name, d.license_expression) is not null
    group by 1, 2`;
}

function compared({ fromId, toId }: ProjectPair): RawBuilder<unknown> {
  return sql`select case when a.name is null then 'ADDED' when b.name is null then 'REMOVED' else 'KEPT' end as change,
      case when a.name is null then 0 when b.name is null then 1 else 2 end as rank,
      coalesce(b.name, a.name) as name, coalesce(b.spdx_id, a.spdx_id) as spdx_id,
      coalesce(a.components, 0) as from_components, coalesce(b.components, 0) as to_components
    from (${licensesOf(fromId)}) a full join (${licensesOf(toId)}) b
      on a.name = b.name and (a.spdx_id is null) = (b.spdx_id is null)`;
}

const name = neverNull(sql`lower(r.name)`);
const rank = neverNull(sql`r.rank`);

const sortColumns: SortColumns = {
  change: rank,
  name,
  fromComponents: neverNull(sql`r.from_components`),
  toComponents: neverNull(sql`r.to_components`),
};

const apart = [name, neverNull(sql`r.name`), neverNull(sql`r.spdx_id is null`)].map(ascending);

export async function listComparedLicenses(
  db: Database,
  pair: ProjectPair,
  changes: readonly string[],
  page: Page,
): Promise<ListPage<ComparedLicenseRow>> {
  const parts = [sql`true`];
  if (changes.length > 0) parts.push(sql`r.change = any(${changes}::text[])`);
  if (page.search !== undefined) parts.push(sql`lower(r.name) like ${containsPattern(page.search)}`);
  return readList(db, page, {
    select: sql<ComparedLicenseRow>`r.change, r.name, r.spdx_id, r.from_components, r.to_components`,
    from: sql`(${compared(pair)}) r`,
    where: sql.join(parts, sql` and `),
    order: orderOf(page, sortColumns, [ascending(rank)], apart),
  });
}

export interface LicenseChangeRow {
  added: number;
  removed: number;
  kept: number;
}

export async function countComparedLicenses(
  db: Database,
  pair: ProjectPair,
): Promise<LicenseChangeRow | undefined> {
  const count = (change: string) => sql`count(*) filter (where r.change = ${change})::int`;
  return findRow(
    db,
    sql<LicenseChangeRow>`select ${count('ADDED')} as added, ${count('REMOVED')} as removed, ${count('KEPT')} as kept
      from (${compared(pair)}) r`,
  );
}
