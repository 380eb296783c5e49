import type { RawBuilder } from 'kysely';
import { runSql, sql, type Transaction } from '../../../db/database.ts';

/** When a vulnerability of ours was created, as its author says. */
export async function setCreated(trx: Transaction, vulnId: string, created: Date): Promise<void> {
  await runSql(
    trx,
    sql`update vuln set created = ${created} where source = 'INTERNAL' and ext_id = ${vulnId} and created is distinct from ${created}`,
  );
}

/** Gives the vulnerabilities in `moved_vuln` the UUIDs that they had in another installation, where these are free. */
export async function takeOverUuids(trx: Transaction, referenced: RawBuilder<unknown>): Promise<void> {
  await runSql(
    trx,
    sql`update vuln v set uuid = m.uuid
      from moved_vuln m left join vuln o on o.uuid = m.uuid
      where v.vuln_id = m.vuln_id and o.uuid is null and (m.source = 'INTERNAL' or m.old_id in (${referenced}))`,
  );
}
