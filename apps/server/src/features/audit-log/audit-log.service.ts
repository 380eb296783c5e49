import type { Transaction } from '../../db/database.ts';
import { type AuditEntry, insertAuditEntry } from './audit-log.queries.ts';

/** Keeps who changed what in administration, in the transaction of the change. */
export async function recordAudit(trx: Transaction, entry: AuditEntry): Promise<void> {
  await insertAuditEntry(trx, entry);
}
