import { rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
import type { NewLicense } from './license.queries.ts';

/** The ids of all licenses. */
export async function selectLicenseIds(trx: Transaction): Promise<Set<string>> {
  const rows = await rowsOf(trx, sql<{ spdx_id: string }>`select spdx_id from license`);
  return new Set(rows.map((row) => row.spdx_id));
}

/** Adds licenses as custom ones. @returns the ids of those that were added */
export async function insertImportedLicenses(
  trx: Transaction,
  licenses: readonly NewLicense[],
): Promise<Set<string>> {
  const rows = await rowsOf(
    trx,
    sql<{ spdx_id: string }>`with given as (
        select * from jsonb_to_recordset(${JSON.stringify(licenses)}::jsonb) as g (uuid uuid, "spdxId" text, name text,
          "osiApproved" bool, "fsfLibre" bool, deprecated bool, "seeAlso" jsonb, text text, template text, header text,
          comment text)),
      made as (
        insert into license (uuid, spdx_id, name, custom, osi_approved, fsf_libre, deprecated, see_also)
        select uuid, "spdxId", name, true, "osiApproved", "fsfLibre", deprecated, "seeAlso" from given order by "spdxId"
        on conflict do nothing returning license_id, spdx_id),
      texts as (
        insert into license_doc (license_id, license_text, template, header, comment)
        select m.license_id, g.text, g.template, g.header, g.comment from made m join given g on g."spdxId" = m.spdx_id)
      select spdx_id from made`,
  );
  return new Set(rows.map((row) => row.spdx_id));
}

/** Deletes custom licenses by id; components that resolved to one keep its name. @returns the UUIDs of those that were here */
export async function deleteImportedLicenses(
  trx: Transaction,
  spdxIds: readonly string[],
): Promise<string[]> {
  await runSql(
    trx,
    sql`update component_detail d set license_id = null, license_name = coalesce(d.license_name, left(l.name, 255)),
        detail_hash = ''
      from license l where l.custom and l.spdx_id = any(${spdxIds}::text[]) and d.license_id = l.license_id`,
  );
  const rows = await rowsOf(
    trx,
    sql<{
      uuid: string;
    }>`delete from license where custom and spdx_id = any(${spdxIds}::text[]) returning uuid`,
  );
  return rows.map((row) => row.uuid);
}
