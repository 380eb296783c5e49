import { sql } from 'kysely';
import { runSql, type Transaction } from '../../db/database.ts';

export interface AuditEntry {
  at: Date;
  actor: string;
  action: string;
  target: string;
  detail: Record<string, unknown> | null;
}

export async function insertAuditEntry(trx: Transaction, entry: AuditEntry): Promise<void> {
  await runSql(
    trx,
    sql`insert into audit_log (at, actor, action, target, detail)
      values (${entry.at}, ${entry.actor}, ${entry.action}, ${entry.target},
        ${entry.detail === null ? null : JSON.stringify(entry.detail)})`,
  );
}
