import { sql } from 'kysely';
import { type Database, runSql, type Transaction } from '../../db/database.ts';
import { descending, neverNull } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';

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

/** Newest first. @param target only entries about this, when given */
export async function listAuditEntries(
  db: Database,
  page: Page,
  target: string | undefined,
): Promise<ListPage<AuditEntry>> {
  return readList(db, page, {
    select: sql<AuditEntry>`at, actor, action, target, detail`,
    from: sql`audit_log`,
    where: target === undefined ? sql`true` : sql`target = ${target}`,
    order: [descending(neverNull(sql`at`)), descending(neverNull(sql`audit_id`))],
  });
}
