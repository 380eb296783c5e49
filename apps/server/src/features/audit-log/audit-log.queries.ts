import { sql } from 'kysely';
import { type Database, rowsOf, runSql, type Transaction } from '../../db/database.ts';
import { limitOffset, type Page } from '../../http/paging.ts';

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

export interface AuditRow extends AuditEntry {
  total: number;
}

/** Newest first; `total` counts all entries that match. @param target only entries about this, when given */
export async function listAuditEntries(
  db: Database,
  page: Page,
  target: string | undefined,
): Promise<AuditRow[]> {
  return rowsOf(
    db,
    sql<AuditRow>`select at, actor, action, target, detail, count(*) over () as total from audit_log
      where ${target ?? null}::text is null or target = ${target ?? null}
      order by at desc, audit_id desc ${limitOffset(page)}`,
  );
}
