import { runSql, sql, type Transaction } from '../../../db/database.ts';

/** When a vulnerability of ours was created, as its author says. */
export async function setCreated(trx: Transaction, vulnId: string, created: Date): Promise<void> {
  await runSql(
    trx,
    sql`update vuln set created = ${created} where source = 'INTERNAL' and ext_id = ${vulnId} and created is distinct from ${created}`,
  );
}
