import { sql } from 'kysely';
import { runSql, type Transaction } from '../../db/database.ts';

export interface AuditEntry {
  at: Date;
  /** Who did it: a user name, or the teams of an API key. */
  actor: string;
  /** `<thing>.<what happened>`, such as `team.created`. */
  action: string;
  /** What it was done to, by its public name or id. */
  target: string;
  /** Never secrets. */
  detail?: Record<string, unknown>;
}

export async function insertAuditEntry(trx: Transaction, entry: AuditEntry): Promise<void> {
  await runSql(
    trx,
    sql`insert into audit_log (at, actor, action, target, detail) values
      (${entry.at}, ${entry.actor}, ${entry.action}, ${entry.target},
       ${entry.detail === undefined ? null : JSON.stringify(entry.detail)})`,
  );
}
