import type { LicenseGrouping, LicenseKind } from '@waybill/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { all } from '../../db/all.ts';
import type { Database } from '../../db/database.ts';
import { conditionsOn, type FilterRules, onlyIf } from '../../db/list/filters.ts';
import { ascending, neverNull, orderOf, type SortColumns } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import { found, type LicenseRow, licenseColumns, licenseSort, nameFirst } from './license.queries.ts';

/** Only those that are all of what is true or named here. */
export interface LicenseFilter {
  osiApproved: boolean;
  fsfLibre: boolean;
  deprecated: boolean;
  custom: boolean;
  used: boolean;
  /** In no license group. */
  ungrouped: boolean;
  /** Nothing of what licenses are filtered by: neither approved, free, deprecated, nor custom. */
  other: boolean;
  /** Licenses in any of these groups; all if empty. */
  group: readonly string[];
}

export interface SummaryRow extends LicenseRow {
  components: number;
  projects: number;
}

const components = sql`coalesce(k.components, 0)`;
const projects = sql`coalesce(k.projects, 0)`;
const useColumns: SortColumns = { components: neverNull(components), projects: neverNull(projects) };

/** Licenses without their texts. @param use SQL of a table, see `licenseUse` */
export async function listSummaries(
  db: Database,
  filter: LicenseFilter,
  page: Page,
  use: RawBuilder<unknown>,
): Promise<ListPage<SummaryRow>> {
  return readList(db, page, {
    select: sql<SummaryRow>`${licenseColumns}, ${components} as components, ${projects} as projects`,
    from: withUse(use),
    where: fits(filter, page.search),
    order: orderOf(page, { ...licenseSort, ...useColumns }, ...nameFirst),
  });
}

/** Licenses `l`, with how far they are used as `k`. */
function withUse(use: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`license l left join ${use} k on k.license_id = l.license_id`;
}

const isOther = sql`not (l.osi_approved or l.fsf_libre or l.deprecated or l.custom)`;

/** The filters of licenses `l`, with their use `k`. */
const filters: FilterRules<LicenseFilter, 'license'> = {
  osiApproved: { on: 'license', where: onlyIf(sql`l.osi_approved`) },
  fsfLibre: { on: 'license', where: onlyIf(sql`l.fsf_libre`) },
  deprecated: { on: 'license', where: onlyIf(sql`l.deprecated`) },
  custom: { on: 'license', where: onlyIf(sql`l.custom`) },
  other: { on: 'license', where: onlyIf(isOther) },
  group: { on: 'license', where: (groups) => (groups.length > 0 ? inGroups(groups) : undefined) },
  ungrouped: {
    on: 'license',
    where: onlyIf(sql`l.license_id not in (select m.license_id from license_group_license m)`),
  },
  used: { on: 'license', where: onlyIf(sql`k.components > 0`) },
};

const inGroups = (groups: readonly string[]) =>
  sql`l.license_id in (select m.license_id from license_group_license m
    join license_group g on g.license_group_id = m.license_group_id where g.uuid = any(${groups}::uuid[]))`;

const fits = (filter: LicenseFilter, search: string | undefined): RawBuilder<unknown> =>
  all([found(search), ...conditionsOn(filters, filter, ['license'], undefined)]);

/** A license group, or a kind; with neither, the licenses that have none. */
export interface LicenseGroupingRow {
  group_uuid: string | null;
  group_name: string | null;
  kind: LicenseKind | null;
  licenses: number;
  components: number;
}

/** In the order of the columns of the list. */
const kinds = sql`(values ('OSI_APPROVED', 1, l.osi_approved), ('FSF_LIBRE', 2, l.fsf_libre),
  ('DEPRECATED', 3, l.deprecated), ('CUSTOM', 4, l.custom), (null, 5, ${isOther})) as y(kind, place, holds)`;

/** The groups of each license `l`, one row each: the columns of a group with its place in its kind. */
function membership(
  by: LicenseGrouping,
  { group }: LicenseFilter,
): { join: RawBuilder<unknown>; columns: RawBuilder<unknown> } {
  if (by === 'KIND') {
    return {
      join: sql`join lateral (select * from ${kinds}) y on y.holds`,
      columns: sql`null::uuid as group_uuid, null::text as group_name, y.kind, y.place`,
    };
  }
  const isAsked = group.length > 0 ? sql`g.uuid = any(${group}::uuid[])` : sql`true`;
  return {
    join: sql`left join (license_group_license m join license_group g on g.license_group_id = m.license_group_id
      and ${isAsked}) on m.license_id = l.license_id`,
    columns: sql`g.uuid as group_uuid, g.name as group_name, null::text as kind, (g.uuid is null)::int as place`,
  };
}

/** A page of the groups of what the filter and the text leave. @param use SQL of a table, see `licenseUse` */
export async function listLicenseGroupings(
  db: Database,
  by: LicenseGrouping,
  filter: LicenseFilter,
  page: Page,
  use: RawBuilder<unknown>,
): Promise<ListPage<LicenseGroupingRow>> {
  const { join, columns } = membership(by, filter);
  // Licenses without a group come last.
  const named = [neverNull(sql`s.place`), sql`lower(s.group_name)`];
  return readList(db, page, {
    select: sql<LicenseGroupingRow>`s.group_uuid, s.group_name, s.kind, s.licenses, s.components`,
    from: sql`(select ${columns}, count(*)::int as licenses, sum(${components})::int as components
      from ${withUse(use)} ${join} where ${fits(filter, page.search)} group by 1, 2, 3, 4) s`,
    where: sql`true`,
    order: orderOf(
      page,
      { name: named, licenses: neverNull(sql`s.licenses`), components: neverNull(sql`s.components`) },
      named.map(ascending),
      [...named.map(ascending), ascending(sql`s.group_uuid`)],
    ),
    isGathered: true,
  });
}
