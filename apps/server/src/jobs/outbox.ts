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
  await recordEvents(trx, [event]);
}

/** Like {@link recordEvent} for many, in their order. */
export async function recordEvents(trx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
  if (events.length === 0) return;
  await runSql(
    trx,
    sql`insert into outbox (scope, event_group, level, project_id, subject, delivered_at)
      select scope, event_group, level, project_id, subject, now()
      from unnest(${events.map((event) => event.scope)}::text[], ${events.map((event) => event.group)}::text[],
        ${events.map((event) => event.level)}::text[], ${events.map((event) => event.projectId ?? null)}::int[],
        ${events.map((event) => JSON.stringify(event.subject))}::jsonb[])
        with ordinality as e(scope, event_group, level, project_id, subject, n)
      order by n`,
  );
}
