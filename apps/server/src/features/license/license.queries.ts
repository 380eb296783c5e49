import type { SpdxDocument } from '@waybill/license/texts';
import type { RawBuilder } from 'kysely';
import {
  copyRows,
  type Database,
  findRow,
  rowsOf,
  runSql,
  sql,
  type Transaction,
} from '../../db/database.ts';
import { ascending, neverNull, orderOf, type SortColumns } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import { containsPattern } from '../../db/list/search.ts';
import { makeTemporary } from '../../db/temporary-tables.ts';
import { trimmed } from '../../http/text.ts';
import type { KnownLicense } from './license-book.ts';

export interface LicenseRow {
  uuid: string;
  spdx_id: string;
  name: string;
  custom: boolean;
  osi_approved: boolean;
  fsf_libre: boolean;
  deprecated: boolean;
  see_also: string[] | null;
}

export interface LicenseTextRow extends LicenseRow {
  license_text: string | null;
  template: string | null;
  header: string | null;
  comment: string | null;
}

export const licenseColumns = sql`l.uuid, l.spdx_id, l.name, l.custom, l.osi_approved, l.fsf_libre, l.deprecated, l.see_also`;

export async function listKnownLicenses(db: Database): Promise<KnownLicense[]> {
  return rowsOf(
    db,
    sql<KnownLicense>`select license_id, spdx_id, name, custom from license order by license_id`,
  );
}

const lowerName = neverNull(sql`lower(l.name)`);

export const licenseSort: SortColumns = {
  name: lowerName,
  licenseId: sql`l.spdx_id`,
  isOsiApproved: sql`l.osi_approved`,
  osiApproved: sql`l.osi_approved`,
  isFsfLibre: sql`l.fsf_libre`,
  fsfLibre: sql`l.fsf_libre`,
  isDeprecatedLicenseId: sql`l.deprecated`,
  deprecatedLicenseId: sql`l.deprecated`,
  isCustomLicense: sql`l.custom`,
  customLicense: sql`l.custom`,
  uuid: sql`l.uuid`,
};

export const nameFirst = [[ascending(lowerName)], [ascending(neverNull(sql`l.license_id`))]] as const;
const byName = (page: Page) => orderOf(page, licenseSort, ...nameFirst);

/** Condition on a license `l`: a part of its name or id. */
export function found(search: string | undefined): RawBuilder<unknown> {
  if (search === undefined) return sql`true`;
  const pattern = containsPattern(search);
  return sql`(lower(l.name) like ${pattern} or lower(l.spdx_id) like ${pattern})`;
}

export async function listLicenses(db: Database, page: Page): Promise<ListPage<LicenseTextRow>> {
  return readList(db, page, {
    select: sql<LicenseTextRow>`${licenseColumns}, d.license_text, d.template, d.header, d.comment`,
    from: sql`license l left join license_doc d on d.license_id = l.license_id`,
    countFrom: sql`license l`,
    where: found(page.search),
    order: byName(page),
  });
}

export async function listConcise(db: Database): Promise<LicenseRow[]> {
  return rowsOf(
    db,
    sql<LicenseRow>`select ${licenseColumns} from license l order by lower(l.name), l.license_id`,
  );
}

export async function findLicense(db: Database, spdxId: string): Promise<LicenseTextRow | undefined> {
  return findRow(
    db,
    sql<LicenseTextRow>`select ${licenseColumns}, d.license_text, d.template, d.header, d.comment
      from license l left join license_doc d on d.license_id = l.license_id where l.spdx_id = ${spdxId}`,
  );
}

export async function findLicenseId(db: Database, uuid: string): Promise<number | undefined> {
  const row = await findRow(
    db,
    sql<{ license_id: number }>`select license_id from license where uuid = ${uuid}`,
  );
  return row?.license_id;
}

export async function findLicenseIdBySpdx(db: Database, spdxId: string): Promise<number | undefined> {
  const row = await findRow(
    db,
    sql<{ license_id: number }>`select license_id from license where spdx_id = ${spdxId}`,
  );
  return row?.license_id;
}

export interface NewLicense {
  uuid: string;
  spdxId: string;
  name: string;
  osiApproved: boolean;
  fsfLibre: boolean;
  deprecated: boolean;
  seeAlso: readonly string[];
  text: string | null;
  template: string | null;
  header: string | null;
  comment: string | null;
}

/** Adds a custom license; false when the identifier is taken. */
export async function insertLicense(trx: Transaction, license: NewLicense): Promise<boolean> {
  const row = await findRow(
    trx,
    sql<{ license_id: number }>`
      insert into license (uuid, spdx_id, name, custom, osi_approved, fsf_libre, deprecated, see_also)
      values (${license.uuid}, ${license.spdxId}, ${license.name}, true, ${license.osiApproved},
        ${license.fsfLibre}, ${license.deprecated}, ${JSON.stringify(license.seeAlso)})
      on conflict (spdx_id) do nothing returning license_id`,
  );
  if (!row) return false;
  await runSql(
    trx,
    sql`insert into license_doc (license_id, license_text, template, header, comment)
      values (${row.license_id}, ${license.text}, ${license.template}, ${license.header}, ${license.comment})`,
  );
  return true;
}

/** Writes what a custom license is now; its uuid and identifier stay. */
export async function updateLicense(trx: Transaction, license: NewLicense): Promise<void> {
  await runSql(
    trx,
    sql`update license set name = ${license.name}, osi_approved = ${license.osiApproved},
        fsf_libre = ${license.fsfLibre}, deprecated = ${license.deprecated},
        see_also = ${JSON.stringify(license.seeAlso)}
      where spdx_id = ${license.spdxId} and custom`,
  );
  await runSql(
    trx,
    sql`update license_doc d set license_text = ${license.text}, template = ${license.template},
        header = ${license.header}, comment = ${license.comment}
      from license l where l.license_id = d.license_id and l.spdx_id = ${license.spdxId} and l.custom`,
  );
}

/** Deletes a custom license; components that resolved to it keep its name as their license text. */
export async function deleteLicense(trx: Transaction, spdxId: string): Promise<void> {
  await runSql(
    trx,
    sql`update component_detail d set license_id = null, license_name = coalesce(d.license_name, left(l.name, 255)),
        detail_hash = ''
      from license l where l.spdx_id = ${spdxId} and d.license_id = l.license_id`,
  );
  await runSql(trx, sql`delete from license where spdx_id = ${spdxId} and custom`);
}

/** Brings the licenses in line with a list: by identifier, everything overwritten (contract §6). */
export async function syncLicenses(trx: Transaction, licenses: readonly SpdxDocument[]): Promise<void> {
  await makeTemporary(trx, 'stage_license');
  await copyRows(trx, 'stage_license', stageRows(licenses));
  await sql`insert into license (uuid, spdx_id, name, osi_approved, fsf_libre, deprecated, see_also)
    select gen_random_uuid(), spdx_id, name, osi, fsf, deprecated, see_also from stage_license order by spdx_id
    on conflict (spdx_id) do update set name = excluded.name, custom = false, osi_approved = excluded.osi_approved,
      fsf_libre = excluded.fsf_libre, deprecated = excluded.deprecated, see_also = excluded.see_also`.execute(
    trx,
  );
  await sql`insert into license_doc (license_id, license_text, template, header, comment)
    select l.license_id, s.license_text, s.template, s.header, s.comment
    from stage_license s join license l on l.spdx_id = s.spdx_id
    on conflict (license_id) do update set license_text = excluded.license_text, template = excluded.template,
      header = excluded.header, comment = excluded.comment`.execute(trx);
}

function* stageRows(licenses: readonly SpdxDocument[]) {
  for (const license of licenses) {
    const { id, name, osiApproved, fsfLibre, deprecated, seeAlso, text, template, header, comment } = license;
    const flags = [osiApproved, fsfLibre, deprecated];
    const texts = [text, template, header, comment].map((prose) => trimmed(prose) ?? null);
    yield [id, name, ...flags, JSON.stringify(seeAlso), ...texts];
  }
}
