import { sql } from 'kysely';
import { findRow, type Transaction } from '../../../db/database.ts';
import type { KevEntry } from './kev-entry.ts';

/**
 * Makes the stored catalog of CISA equal to this one; it goes before what others say.
 * @param isWhole false keeps stored entries that this one lacks
 * @returns how many entries came, changed or went
 */
export async function replaceCatalog(
  trx: Transaction,
  entries: readonly KevEntry[],
  isWhole: boolean,
): Promise<number> {
  const row = await findRow(
    trx,
    sql<{ n: number }>`
      with fresh as (
        select * from json_to_recordset(${JSON.stringify(entries)}::json) as e(cve text, "addedOn" date, "dueOn" date,
          ransomware bool, name text, "requiredAction" text)),
      written as (
        insert into known_exploited as k (cve_id, catalog, added_on, due_on, ransomware, name, required_action)
        select cve, 'CISA', "addedOn", "dueOn", ransomware, name, "requiredAction" from fresh
        on conflict (cve_id) do update set catalog = excluded.catalog, added_on = excluded.added_on, due_on = excluded.due_on,
          ransomware = excluded.ransomware, name = excluded.name, required_action = excluded.required_action
        where (k.catalog, k.added_on, k.due_on, k.ransomware, k.name, k.required_action) is distinct from
          (excluded.catalog, excluded.added_on, excluded.due_on, excluded.ransomware, excluded.name, excluded.required_action)
        returning 1),
      gone as (
        delete from known_exploited k where ${isWhole} and k.catalog = 'CISA' and not exists (select 1 from fresh f where f.cve = k.cve_id) returning 1)
      select (select count(*) from written) + (select count(*) from gone) as n`,
  );
  return row?.n ?? 0;
}
