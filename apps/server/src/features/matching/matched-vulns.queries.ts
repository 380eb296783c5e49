import { type RawBuilder, sql } from 'kysely';
import { runSql, type Transaction } from '../../db/database.ts';

/**
 * Marks the vulnerabilities of new matches in `vuln_matched`, without waiting for anybody who does the same: see there.
 * @param matches a table that has `vuln_id`
 */
export async function markMatched(trx: Transaction, matches: RawBuilder<unknown>): Promise<void> {
  await runSql(
    trx,
    sql`insert into vuln_matched (ext_id, vuln_id) select v.ext_id, v.vuln_id
      from (select distinct n.vuln_id from ${matches} n) n join vuln v on v.vuln_id = n.vuln_id
      where not exists (select from vuln_matched k where k.vuln_id = n.vuln_id)`,
  );
}
