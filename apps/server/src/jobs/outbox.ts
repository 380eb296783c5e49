import { findRow, rowsOf, sql, type Transaction } from '../db/database.ts';
import { newUuid } from '../db/uuid.ts';
import { enqueue } from './task.ts';

/** An event that a notification may report (contract §19). */
export interface OutboxEvent {
  /** The contract's group, such as `BOM_CONSUMED`; or, with `tells`, one of Waybill's own. */
  readonly group: string;
  /** The groups of the messages that are derived from it. Such an event is kept only where a rule wants one of them. */
  readonly tells?: readonly string[];
  readonly scope: 'PORTFOLIO' | 'SYSTEM';
  readonly level: 'INFORMATIONAL' | 'WARNING' | 'ERROR';
  readonly projectId?: number;
  readonly subject: Readonly<Record<string, unknown>>;
}

/** The job that takes up events and sends what is owed; one runs at a time. */
export const deliverKind = 'notification.deliver';
export const deliverQueue = 'notification';

const levels = ['INFORMATIONAL', 'WARNING', 'ERROR'];

/**
 * Writes an event in the transaction of its change, so neither exists without the other. An event that no
 * rule covers counts as delivered at once (docs/adr/0023-notifications.md).
 */
export async function recordEvent(trx: Transaction, event: OutboxEvent): Promise<void> {
  await recordEvents(trx, [event]);
}

/** Like {@link recordEvent} for many, in their order. */
export async function recordEvents(trx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = await rowsOf(
    trx,
    sql<{
      is_open: boolean;
    }>`insert into outbox (scope, event_group, level, project_id, subject, delivered_at)
      select e.scope, e.event_group, e.level, e.project_id, e.subject, case when w.wanted then null else now() end
      from unnest(${events.map((event) => event.scope)}::text[], ${events.map((event) => event.group)}::text[],
        ${events.map((event) => event.level)}::text[], ${events.map((event) => event.projectId ?? null)}::int[],
        ${events.map((event) => JSON.stringify(event.subject))}::jsonb[],
        ${events.map((event) => (event.tells ?? [event.group]).join())}::text[],
        ${events.map((event) => event.tells !== undefined)}::bool[],
        ${events.map((event) => levels.indexOf(event.level))}::int[])
        with ordinality as e(scope, event_group, level, project_id, subject, tells, is_derived, rank, n)
      cross join lateral (select exists (select 1 from notification_rule r
        where r.enabled and r.cron is null and r.scope = e.scope and r.level <= e.rank
          and (r.groups || r.own_groups) && string_to_array(e.tells, ',')) as wanted) w
      where w.wanted or not e.is_derived
      order by e.n
      returning delivered_at is null as is_open`,
  );
  if (rows.some((row) => row.is_open)) await requestDelivery(trx);
}

/** True if an enabled rule wants a group, at any level. An event whose subject is large says less where none does. */
export async function isWanted(trx: Transaction, group: string): Promise<boolean> {
  const row = await findRow(
    trx,
    sql<{ wanted: boolean }>`select exists (select 1 from notification_rule r
      where r.enabled and r.cron is null and ${group} = any(r.groups)) as wanted`,
  );
  return row?.wanted ?? false;
}

/**
 * Has what is owed sent soon. Where a job is queued already none is added; this looks only at what is committed, so that
 * no transaction waits for another.
 */
export async function requestDelivery(trx: Transaction): Promise<void> {
  const queued = await findRow(
    trx,
    sql<{ is: boolean }>`select exists (select 1 from task
      where kind = ${deliverKind} and subject is not null and state in ('queued', 'running') and state = 'queued') as is`,
  );
  if (queued?.is) return;
  await enqueue(trx, {
    kind: deliverKind,
    subject: newUuid(),
    queue: deliverQueue,
    input: {},
    maxAttempts: 25,
  });
}
