import { sql } from 'kysely';
import { runSql, type Transaction } from '../../../db/database.ts';
import type { ExploitedCve } from './euvd-record.ts';

/** Adds what no catalog has yet; what CISA says of a CVE stays. @returns how many came */
export async function addExploited(trx: Transaction, exploited: readonly ExploitedCve[]): Promise<number> {
  return runSql(
    trx,
    sql`insert into known_exploited (cve_id, catalog, added_on)
      select distinct on (cve) cve, 'EUVD', since
      from json_to_recordset(${JSON.stringify(exploited)}::json) as e(cve text, since date) order by cve, since
      on conflict (cve_id) do nothing`,
  );
}
