import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
import { ascending, neverNull, orderOf, type SortColumns } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import { containsPattern } from '../../db/list/search.ts';
import type { LicenseRow } from '../license/license.service.ts';

export interface LicenseGroupRow {
  license_group_id: number;
  uuid: string;
  name: string;
  risk_weight: number;
}

const columns = sql`g.license_group_id, g.uuid, g.name, g.risk_weight`;

const lowerName = neverNull(sql`lower(g.name)`);

const sortColumns: SortColumns = {
  name: lowerName,
  riskWeight: sql`g.risk_weight`,
  uuid: sql`g.uuid`,
};

export async function listLicenseGroups(db: Database, page: Page): Promise<ListPage<LicenseGroupRow>> {
  return readList(db, page, {
    select: sql<LicenseGroupRow>`${columns}`,
    from: sql`license_group g`,
    where: page.search === undefined ? sql`true` : sql`lower(g.name) like ${containsPattern(page.search)}`,
    order: orderOf(
      page,
      sortColumns,
      [ascending(lowerName)],
      [ascending(neverNull(sql`g.license_group_id`))],
    ),
  });
}

export async function hasLicenseGroup(db: Database): Promise<boolean> {
  return (await findRow(db, sql`select 1 from license_group limit 1`)) !== undefined;
}

export async function findLicenseGroup(db: Database, uuid: string): Promise<LicenseGroupRow | undefined> {
  return findRow(db, sql<LicenseGroupRow>`select ${columns} from license_group g where g.uuid = ${uuid}`);
}

export type GroupedLicenseRow = Omit<LicenseRow, 'see_also'> & { license_group_id: number };

/** The licenses of some groups, by name. */
export async function licensesOf(db: Database, groupIds: readonly number[]): Promise<GroupedLicenseRow[]> {
  return rowsOf(
    db,
    sql<GroupedLicenseRow>`select m.license_group_id, l.uuid, l.spdx_id, l.name, l.custom, l.osi_approved,
        l.fsf_libre, l.deprecated
      from license_group_license m join license l on l.license_id = m.license_id
      where m.license_group_id = any(${groupIds}::int[]) order by lower(l.name), l.license_id`,
  );
}

/** Adds a group; undefined when one has the name. Names are not unique by themselves, so creators wait for each other. */
export async function insertLicenseGroup(
  trx: Transaction,
  { uuid, name, riskWeight }: { uuid: string; name: string; riskWeight: number },
): Promise<LicenseGroupRow | undefined> {
  await runSql(trx, sql`lock table license_group in share row exclusive mode`);
  return findRow(
    trx,
    sql<LicenseGroupRow>`insert into license_group as g (uuid, name, risk_weight)
      select ${uuid}, ${name}, ${riskWeight}::int
      where not exists (select 1 from license_group where name = ${name}) returning ${columns}`,
  );
}

export async function changeLicenseGroup(
  trx: Transaction,
  uuid: string,
  name: string,
  riskWeight: number,
): Promise<LicenseGroupRow | undefined> {
  return findRow(
    trx,
    sql<LicenseGroupRow>`update license_group g set name = ${name}, risk_weight = ${riskWeight}
      where g.uuid = ${uuid} returning ${columns}`,
  );
}

/** False when there is none. */
export async function deleteLicenseGroup(trx: Transaction, uuid: string): Promise<string | undefined> {
  const row = await findRow(
    trx,
    sql<{ name: string }>`delete from license_group where uuid = ${uuid} returning name`,
  );
  return row?.name;
}

/** False when the license is in the group already. */
export async function joinLicenseGroup(
  trx: Transaction,
  groupId: number,
  licenseId: number,
): Promise<boolean> {
  const statement = sql`insert into license_group_license (license_group_id, license_id)
    values (${groupId}, ${licenseId}) on conflict do nothing`;
  return (await runSql(trx, statement)) > 0;
}

/** False when the license is not in the group. */
export async function leaveLicenseGroup(
  trx: Transaction,
  groupId: number,
  licenseId: number,
): Promise<boolean> {
  const statement = sql`delete from license_group_license
    where license_group_id = ${groupId} and license_id = ${licenseId}`;
  return (await runSql(trx, statement)) > 0;
}

/** Adds a group with those of the licenses that exist. */
export async function insertDefaultGroup(
  trx: Transaction,
  group: { uuid: string; name: string; riskWeight: number; licenses: readonly string[] },
): Promise<void> {
  await runSql(
    trx,
    sql`with added as (
        insert into license_group (uuid, name, risk_weight)
        values (${group.uuid}, ${group.name}, ${group.riskWeight}) returning license_group_id)
      insert into license_group_license (license_group_id, license_id)
      select a.license_group_id, l.license_id from added a, license l
      where l.spdx_id = any(${group.licenses}::text[])`,
  );
}
