import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { projectConditions } from '../../../../db/list/listed-projects.ts';
import { ascending, neverNull, orderOf, type SortColumns } from '../../../../db/list/order.ts';
import type { ListPage, Page } from '../../../../db/list/page.ts';
import { readList } from '../../../../db/list/read-list.ts';
import { containsPattern } from '../../../../db/list/search.ts';
import type { ProjectScope } from '../../../../db/project-scope.ts';
import { identitiesByName } from '../../../search-index/search-index.service.ts';
import { type ComponentFilter, filterConditions } from '../../component.queries.ts';
import type { FoundKey } from '../query/component-query.queries.ts';

const name = neverNull(sql`lower(i.name)`);
/** Components of one identity are adjacent, as in the index. */
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

export interface LicenseComponentFilter extends ComponentFilter {
  readonly excludeInactiveProjects: boolean;
  readonly onlyLatestProjectVersions: boolean;
}

const component = sql`join component c on c.project_id = d.project_id and c.component_id = d.component_id`;
const identity = sql`join identity i on i.identity_id = c.identity_id`;
const project = sql`join project p on p.project_id = d.project_id`;
const counters = sql`left join component_count k on k.project_id = c.project_id and k.component_id = c.component_id`;

/** The tables that say how many there are: a common license has a million components, whose details may be enough. */
function countTables(filter: LicenseComponentFilter, search: string | undefined): RawBuilder<unknown> {
  const needsIdentity = search !== undefined || filter.onlyOutdated || filter.severities.length > 0;
  return sql.join(
    [
      sql`component_detail d`,
      ...(needsIdentity || filter.onlyDirect || filter.internal ? [component] : []),
      ...(needsIdentity ? [identity] : []),
      ...(filter.severities.length > 0 ? [counters] : []),
      ...(filter.excludeInactiveProjects || filter.onlyLatestProjectVersions ? [project] : []),
    ],
    sql` `,
  );
}

/**
 * Which components are on a page of those that have a license. A license that is common is met in the order of names or
 * projects before long; one that is rare is looked up and sorted. Which of the two it is, the planner knows.
 */
export async function listKeysOfLicense(
  db: Database,
  licenseId: number,
  filter: LicenseComponentFilter,
  page: Page,
  scope: ProjectScope,
): Promise<ListPage<FoundKey>> {
  const ofComponents = filterConditions(filter);
  const listed = { onlyActive: filter.excludeInactiveProjects, onlyLatest: filter.onlyLatestProjectVersions };
  const parts = [
    sql`d.license_id = ${licenseId}`,
    ...projectConditions(listed, scope, sql.ref('d.project_id')),
    ...ofComponents,
    found(page.search),
  ];
  return readList(db, page, {
    select: sql<FoundKey>`d.project_id, d.component_id, 0::bigint as past_id`,
    from: sql`component_detail d ${component} ${identity} ${project} ${counters}`,
    countFrom: countTables(filter, page.search),
    where: sql.join(parts, sql` and `),
    order: orderOf(page, sortColumns, [ascending(name)], tieBreak),
    // No index has what is left: looking for it once, for the page and its total, takes half the time.
    isGathered: ofComponents.length > 0,
  });
}
