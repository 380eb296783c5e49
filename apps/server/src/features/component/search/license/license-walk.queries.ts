import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { ListArm } from '../../../../db/list/arms.ts';
import { allowedProjects } from '../../../../db/list/listed-projects.ts';
import { ascending, neverNull, type Order } from '../../../../db/list/order.ts';
import type { ListPage, Page } from '../../../../db/list/page.ts';
import { isNear, walkPage } from '../../../../db/list/planned-list.ts';
import { fence } from '../../../../db/planner.ts';
import type { ProjectScope } from '../../../../db/project-scope.ts';
import { countKeptUse } from '../../../license/license.service.ts';
import { filterConditions } from '../../component.queries.ts';
import type { FoundKey } from '../query/component-query.queries.ts';
import type { LicenseComponentFilter } from './license-component.queries.ts';

/** A license that this many components have is met by the way before long. */
const walkedFrom = 10_000;
const detail = sql`join component_detail d on d.project_id = c.project_id and d.component_id = c.component_id`;
const tieBreak: Order = [
  ascending(neverNull(sql`c.identity_id`)),
  ascending(neverNull(sql`c.project_id`)),
  ascending(neverNull(sql`c.component_id`)),
];

/** A license, or several that a text means. */
export interface WalkedLicense {
  /** Tells it from others. */
  readonly name: unknown;
  /** Which components have it, on their details `d`. */
  readonly has: RawBuilder<unknown>;
  /** Their number; undefined if unknown. */
  count(): Promise<number | undefined>;
}

/** One license. The stored license counts know the number of its components. */
export function oneLicense(
  db: Database,
  licenseId: number,
  filter: LicenseComponentFilter,
  scope: ProjectScope,
): WalkedLicense {
  return {
    name: licenseId,
    has: sql`d.license_id = ${licenseId}`,
    count: () => countKeptUse(db, licenseId, filter, scope),
  };
}

/**
 * A page of the components that have a common license, read in the order of names or of projects until it is full.
 * @param least how many components have to have the license
 * @returns undefined where all of them have to be looked at
 */
export async function walkLicense(
  db: Database,
  license: WalkedLicense,
  filter: LicenseComponentFilter,
  page: Page,
  scope: ProjectScope,
  least = walkedFrom,
): Promise<ListPage<FoundKey> | undefined> {
  const arm = armOf(page, filter, scope);
  if (!arm || !isNear(page) || page.search !== undefined || !isOfProjects(filter)) return undefined;
  const total = await license.count();
  if (total === undefined || total < least) return undefined;
  const list = {
    name: ['license', license.name, filter, scope, page.order],
    key: {
      project_id: sql.ref('c.project_id'),
      component_id: sql.ref('c.component_id'),
      past_id: sql`0::bigint`,
    },
    arms: [{ ...arm, where: sql`${arm.where} and ${license.has}`, isIndexed: true }],
  };
  return walkPage<FoundKey>(db, page, list, { total });
}

/** True if nothing but projects is filtered. */
const isOfProjects = (filter: LicenseComponentFilter): boolean => filterConditions(filter).length === 0;

/** The source of components in page order; undefined if no table has that order. */
function armOf(
  { order }: Page,
  { excludeInactiveProjects, onlyLatestProjectVersions }: LicenseComponentFilter,
  scope: ProjectScope,
): ListArm | undefined {
  const listed = { onlyActive: excludeInactiveProjects, onlyLatest: onlyLatestProjectVersions };
  const ofProjects = allowedProjects(listed, scope) ?? sql`true`;
  const descending = order?.descending ?? false;
  if ((order?.field ?? 'name') === 'name')
    return {
      from: sql`identity i join component c on c.identity_id = i.identity_id ${detail}
        join project p on p.project_id = c.project_id`,
      where: ofProjects,
      order: [{ by: sql`lower(i.name)`, descending, neverNull: true }, ...tieBreak],
    };
  if (order?.field !== 'project.name') return undefined;
  const byProject: Order = [
    { by: sql`p.list_name`, descending, neverNull: true },
    { by: sql`p.version`, descending, neverNull: false },
  ];
  const direction = descending ? sql`desc` : sql`asc`;
  const nulls = descending ? sql`last` : sql`first`;
  return {
    // Sorted apart: all that has the license would be sorted otherwise.
    from: sql`(select p.project_id, lower(p.name) as list_name, p.version from project p where ${ofProjects}
        order by lower(p.name) ${direction}, p.version ${direction} nulls ${nulls} ${fence}) p
      join component_detail d on d.project_id = p.project_id
      join component c on c.project_id = d.project_id and c.component_id = d.component_id`,
    where: sql`true`,
    order: [...byProject, ...tieBreak],
  };
}
