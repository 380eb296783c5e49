import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { ascending, neverNull, orderOf, type SortColumns } from '../../../../db/list/order.ts';
import type { ListPage, Page } from '../../../../db/list/page.ts';
import { readList } from '../../../../db/list/read-list.ts';
import { containsPattern } from '../../../../db/list/search.ts';
import { type ProjectScope, visible } from '../../../../db/project-scope.ts';
import { identitiesByName } from '../../../search-index/search-index.service.ts';
import type { FoundKey } from '../query/component-query.queries.ts';

const name = neverNull(sql`lower(i.name)`);
/** Those of one identity follow each other, as the index has them. */
const tieBreak = [
  ascending(neverNull(sql`i.identity_id`)),
  ascending(neverNull(sql`d.project_id`)),
  ascending(neverNull(sql`d.component_id`)),
];
const sortColumns: SortColumns = {
  name,
  'project.name': [neverNull(sql`lower(p.name)`), sql`p.version`],
};

/** Parts that are shorter are not in the index of names. */
const leastPart = 3;

function found(search: string | undefined): RawBuilder<unknown> {
  if (search === undefined) return sql`true`;
  const text = search.toLowerCase();
  return text.length < leastPart
    ? sql`lower(i.name) like ${containsPattern(search)}`
    : sql`c.identity_id = any(${identitiesByName([{ on: 'name', isExact: false, text }])})`;
}

/**
 * Which components are on a page of those that have a license. A license that is common is met in the order of names or
 * projects before long; one that is rare is looked up and sorted. Which of the two it is, the planner knows.
 */
export async function listKeysOfLicense(
  db: Database,
  licenseId: number,
  page: Page,
  scope: ProjectScope,
): Promise<ListPage<FoundKey>> {
  const isShown = sql`d.license_id = ${licenseId} and ${visible(scope, sql.ref('d.project_id'))}`;
  return readList(db, page, {
    select: sql<FoundKey>`d.project_id, d.component_id, 0::bigint as past_id`,
    from: sql`component_detail d
      join component c on c.project_id = d.project_id and c.component_id = d.component_id
      join identity i on i.identity_id = c.identity_id
      join project p on p.project_id = d.project_id`,
    ...(page.search === undefined ? { countFrom: sql`component_detail d` } : {}),
    where: page.search === undefined ? isShown : sql`${isShown} and ${found(page.search)}`,
    order: orderOf(page, sortColumns, [ascending(name)], tieBreak),
  });
}
