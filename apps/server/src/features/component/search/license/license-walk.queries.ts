import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { type ListArm, readArms } from '../../../../db/list/arms.ts';
import { toldTotal } from '../../../../db/list/estimate.ts';
import { ascending, neverNull, type Order } from '../../../../db/list/order.ts';
import { type ListPage, type Page, readOneWay } from '../../../../db/list/page.ts';
import { fence } from '../../../../db/planner.ts';
import { type ProjectScope, visible } from '../../../../db/project-scope.ts';
import { countKeptUse } from '../../../license/license.service.ts';
import { type FoundKey, foundKey } from '../query/component-query.queries.ts';
import type { LicenseComponentFilter } from './license-component.queries.ts';

/** A license that this many components have is met by the way before long. */
const walkedFrom = 10_000;
/** Rows further down are counted off faster where all are read. */
const walkedTo = 1_000;

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
  const { limit, cursor, offset, search } = page;
  const arm = armOf(page, filter, scope);
  if (!arm || limit === undefined || search !== undefined || !isOfProjects(filter)) return undefined;
  if (cursor === undefined && offset + limit > walkedTo) return undefined;
  const total = await license.count();
  if (total === undefined || total < least) return undefined;
  const list = {
    name: ['license', license.name, filter, scope, page.order],
    columns: sql<FoundKey>`c.project_id, c.component_id, 0::bigint as past_id`,
    allowed: undefined,
    arms: [{ ...arm, where: sql`${arm.where} and ${license.has}`, isIndexed: true }],
    isGathered: false,
  };
  const read = await readOneWay(readArms(db, { ...page, limit }, list, foundKey));
  return read && { rows: read.rows, next: read.next, total: (toldTotal(page, read) ?? { total }).total };
}

/** True if nothing but projects is filtered. */
function isOfProjects(filter: LicenseComponentFilter): boolean {
  const { excludeInactiveProjects: _inactive, onlyLatestProjectVersions: _latest, ...others } = filter;
  return Object.values(others).every(
    (value) => value === undefined || value === false || (Array.isArray(value) && value.length === 0),
  );
}

/** The source of components in page order; undefined if no table has that order. */
function armOf(
  { order }: Page,
  { excludeInactiveProjects, onlyLatestProjectVersions }: LicenseComponentFilter,
  scope: ProjectScope,
): ListArm | undefined {
  const ofProjects = sql.join(
    [
      visible(scope, sql.ref('p.project_id')),
      ...(excludeInactiveProjects ? [sql`p.active`] : []),
      ...(onlyLatestProjectVersions ? [sql`p.is_latest`] : []),
    ],
    sql` and `,
  );
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
