import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow } from '../../db/database.ts';
import { ascending, neverNull, orderOf, type SortColumns } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import { containsPattern } from '../../db/list/search.ts';
import type { ProjectPair } from './project-pair.ts';

/** The change of a component. */
export interface ComparedComponentRow {
  change: 'ADDED' | 'REMOVED' | 'CHANGED' | 'UNCHANGED';
  group_name: string;
  name: string;
  purl_type: string;
  from_uuid: string | null;
  from_version: string | null;
  from_vulnerabilities: number | null;
  to_uuid: string | null;
  to_version: string | null;
  to_vulnerabilities: number | null;
}

/**
 * The components of a project, with each version of one once. The other facts of a component distinguish it.
 */
function componentsOf(projectId: number): RawBuilder<unknown> {
  const count = (column: string) => sql`coalesce(${sql.ref(`k.${column}`)}, ${sql.ref(`i.${column}`)})`;
  const total = sql.join(
    ['c4', 'c3', 'c2', 'c1', 'c0'].map((column) => count(column)),
    sql` + `,
  );
  return sql`select coalesce(i.purl_type, '') as purl_type, coalesce(i.group_name, '') as group_name, i.name,
      coalesce(i.version, '') as version, min(c.uuid::text)::uuid as uuid, max(${total})::int as vulnerabilities
    from component c join identity i on i.identity_id = c.identity_id
    left join component_count k on k.project_id = c.project_id and k.component_id = c.component_id
    where c.project_id = ${projectId} group by 1, 2, 3, 4`;
}

/** A version with each of its numbers twenty digits wide, so that 1.9 comes before 1.10 among texts. */
function byNumbers(version: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`regexp_replace(regexp_replace(${version}, '(\\d+)', '00000000000000000000\\1', 'g'), '\\d*(\\d{20})', '\\1', 'g')`;
}

const sameComponent = sql`a.purl_type = b.purl_type and a.group_name = b.group_name and a.name = b.name`;

/**
 * Components of two projects: first those with the same version in both; of those that are left, versions of the same
 * component are paired in the order of their numbers, and what finds no partner was added or removed.
 */
function compared({ fromId, toId }: ProjectPair): RawBuilder<unknown> {
  const left = (mine: string, other: string) => sql`select a.*, row_number() over (
      partition by a.purl_type, a.group_name, a.name order by ${byNumbers(sql`a.version`)}, a.version) as place
    from ${sql.ref(mine)} a left join ${sql.ref(other)} b on ${sameComponent} and a.version = b.version
    where b.name is null`;
  return sql`with before as materialized (${componentsOf(fromId)}), after as materialized (${componentsOf(toId)})
    select 'UNCHANGED' as change, 3 as rank, a.group_name, a.name, a.purl_type, a.uuid as from_uuid,
      a.version as from_version, a.vulnerabilities as from_vulnerabilities, b.uuid as to_uuid, b.version as to_version,
      b.vulnerabilities as to_vulnerabilities
    from before a join after b on ${sameComponent} and a.version = b.version
    union all
    select case when a.name is null then 'ADDED' when b.name is null then 'REMOVED' else 'CHANGED' end,
      case when a.name is null then 0 when b.name is null then 1 else 2 end,
      coalesce(a.group_name, b.group_name), coalesce(a.name, b.name), coalesce(a.purl_type, b.purl_type),
      a.uuid, a.version, a.vulnerabilities, b.uuid, b.version, b.vulnerabilities
    from (${left('before', 'after')}) a full join (${left('after', 'before')}) b
      on ${sameComponent} and a.place = b.place`;
}

const name = neverNull(sql`lower(r.name)`);
const rank = neverNull(sql`r.rank`);

const sortColumns: SortColumns = {
  change: rank,
  name,
  group: neverNull(sql`r.group_name`),
  'from.version': sql`r.from_version`,
  'to.version': sql`r.to_version`,
  'from.vulnerabilities': sql`r.from_vulnerabilities`,
  'to.vulnerabilities': sql`r.to_vulnerabilities`,
};

/** The last key: no two rows are of the same versions of the same component. */
const apart = [
  name,
  neverNull(sql`r.name`),
  neverNull(sql`r.group_name`),
  neverNull(sql`r.purl_type`),
  neverNull(sql`coalesce(r.from_version, '')`),
  neverNull(sql`coalesce(r.to_version, '')`),
  neverNull(sql`coalesce(r.from_uuid, r.to_uuid)`),
].map(ascending);

export async function listComparedComponents(
  db: Database,
  pair: ProjectPair,
  changes: readonly string[],
  page: Page,
): Promise<ListPage<ComparedComponentRow>> {
  const parts = [sql`true`];
  if (changes.length > 0) parts.push(sql`r.change = any(${changes}::text[])`);
  if (page.search !== undefined) {
    const pattern = containsPattern(page.search);
    parts.push(sql`(lower(r.name) like ${pattern} or lower(r.group_name) like ${pattern})`);
  }
  return readList(db, page, {
    select: sql<ComparedComponentRow>`r.change, r.group_name, r.name, r.purl_type, r.from_uuid, r.from_version,
      r.from_vulnerabilities, r.to_uuid, r.to_version, r.to_vulnerabilities`,
    from: sql`(${compared(pair)}) r`,
    where: sql.join(parts, sql` and `),
    order: orderOf(page, sortColumns, [ascending(rank)], apart),
  });
}

export interface ComponentChangeRow {
  added: number;
  removed: number;
  changed: number;
  unchanged: number;
}

export async function countComparedComponents(
  db: Database,
  pair: ProjectPair,
): Promise<ComponentChangeRow | undefined> {
  const count = (change: string) => sql`count(*) filter (where r.change = ${change})::int`;
  return findRow(
    db,
    sql<ComponentChangeRow>`select ${count('ADDED')} as added, ${count('REMOVED')} as removed,
        ${count('CHANGED')} as changed, ${count('UNCHANGED')} as unchanged
      from (${compared(pair)}) r`,
  );
}
