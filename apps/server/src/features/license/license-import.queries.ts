import { rowsOf, sql, type Transaction } from '../../db/database.ts';
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
