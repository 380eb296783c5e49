import { runSql, sql, type Transaction } from '../db/database.ts';

/** Something that happened and that somebody may want to be told of (contract §19). */
export interface OutboxEvent {
  /** The contract's group, such as `BOM_CONSUMED`. */
  readonly group: string;
  readonly scope: 'PORTFOLIO' | 'SYSTEM';
  readonly level: 'INFORMATIONAL' | 'WARNING' | 'ERROR';
  readonly projectId?: number;
  readonly subject: Readonly<Record<string, unknown>>;
}

/**
 * Writes an event in the transaction of the change it tells of: neither exists without the other. It counts as delivered
 * at once, since this version has no notification rules and so nobody who waits for it; only what is not delivered is kept
 * for ever.
 */
export async function recordEvent(trx: Transaction, event: OutboxEvent): Promise<void> {
  await runSql(
    trx,
    sql`insert into outbox (scope, event_group, level, project_id, subject, delivered_at)
      values (${event.scope}, ${event.group}, ${event.level}, ${event.projectId ?? null},
        ${JSON.stringify(event.subject)}, now())`,
  );
}
