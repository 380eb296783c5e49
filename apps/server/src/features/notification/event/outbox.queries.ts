import type { NotificationScope } from '@waybill/api-contract';
import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import type { Subject } from './subject.ts';

export interface OpenEvent {
  event_id: number;
  at: Date;
  scope: NotificationScope;
  event_group: string;
  level: string;
  project_id: number | null;
  /** As the feature that wrote the event has it; `progress` says how far it was taken up. */
  subject: object & { progress?: unknown };
}

/** The oldest events that nobody has taken up. */
export async function listOpenEvents(db: Database, limit: number): Promise<OpenEvent[]> {
  return rowsOf(
    db,
    sql<OpenEvent>`select event_id, at, scope, event_group, level, project_id, subject from outbox
      where delivered_at is null order by event_id limit ${limit}`,
  );
}

/** Holds events that are as they were read, until the transaction ends. False when another has taken one of them up. */
export async function holdEvents(trx: Transaction, events: readonly OpenEvent[]): Promise<boolean> {
  const rows = await rowsOf(
    trx,
    sql`select 1 from outbox o
      join unnest(${events.map((event) => event.event_id)}::bigint[],
        ${events.map((event) => JSON.stringify(event.subject.progress ?? null))}::jsonb[]) as e(event_id, progress)
        on e.event_id = o.event_id
      where o.delivered_at is null and coalesce(o.subject -> 'progress', 'null') = e.progress for update of o`,
  );
  return rows.length === events.length;
}

export async function isAnyOpen(db: Database): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{ open: boolean }>`select exists (select 1 from outbox where delivered_at is null) as open`,
  );
  return row?.open ?? false;
}

export async function endEvents(trx: Transaction, ids: readonly number[]): Promise<void> {
  await runSql(trx, sql`update outbox set delivered_at = now() where event_id = any(${ids}::bigint[])`);
}

/** Notes how far events have been taken up; the rest stays open. */
export async function noteProgress(
  trx: Transaction,
  ids: readonly number[],
  progress: object,
): Promise<void> {
  await runSql(
    trx,
    sql`update outbox set subject = subject || jsonb_build_object('progress', ${JSON.stringify(progress)}::jsonb)
      where event_id = any(${ids}::bigint[])`,
  );
}

/** A message with the rules that send it. */
export interface NewMessage {
  readonly at: Date;
  readonly scope: NotificationScope;
  readonly group: string;
  /** 0 informational, 1 warning, 2 error. */
  readonly level: number;
  readonly title: string;
  readonly content: string;
  readonly projectId: number | undefined;
  readonly subject: Subject | undefined;
  readonly ruleIds: readonly number[];
  readonly isTest?: boolean;
}

/** The result of one step with an event. */
export interface Step {
  readonly messages: NewMessage[];
  /** The progress; undefined if the event is done. */
  readonly progress: object | undefined;
}

/** Nobody waits for a test of a rule that holds its messages: it has a line of its own. */
const testLine = -1;

/**
 * Writes messages in their order, what is owed of them, and the lines in which that waits. A rule that holds messages has one line,
 * which begins when they have been gathered.
 */
export async function insertMessages(trx: Transaction, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map((message, place) => ({
    place,
    at: message.at.toISOString(),
    scope: message.scope,
    event_group: message.group,
    level: message.level,
    title: message.title,
    content: message.content,
    project_id: message.projectId ?? null,
    subject: message.subject ?? null,
  }));
  const owed = messages.flatMap((message, place) =>
    message.ruleIds.map((ruleId) => ({ place, ruleId, isTest: message.isTest ?? false })),
  );
  await runSql(
    trx,
    sql`with given as materialized (
        select nextval(pg_get_serial_sequence('notification_message', 'message_id')) as message_id, g.*
        from (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (place int, at timestamptz, scope text,
          event_group text, level smallint, title text, content text, project_id int, subject jsonb) order by place) g),
      told as (
        insert into notification_message (message_id, at, scope, event_group, level, title, content, project_id, subject)
        overriding system value
        select message_id, at, scope, event_group, level, title, content, project_id, nullif(subject, 'null'::jsonb) from given
        returning message_id),
      owed as (
        insert into notification_delivery (rule_id, message_id, project_id, is_test)
        select o.rule_id, g.message_id, case when o.is_test and r.is_holding then ${testLine}::int
          when r.is_holding then 0 else coalesce(g.project_id, 0) end, o.is_test
        from unnest(${owed.map((one) => one.place)}::int[], ${owed.map((one) => one.ruleId)}::int[],
          ${owed.map((one) => one.isTest)}::bool[]) as o(place, rule_id, is_test)
        join given g on g.place = o.place
        join (select rule_id, (group_minutes is not null or quiet_zone is not null) as is_holding from notification_rule) r
          on r.rule_id = o.rule_id
        order by o.place, o.rule_id
        returning rule_id, project_id)
      insert into notification_line (rule_id, project_id, due_at)
      select o.rule_id, o.project_id, now() + case when o.project_id = ${testLine} then '0'
          else coalesce(min(r.group_minutes), 0) * interval '1 minute' end
      from owed o join notification_rule r on r.rule_id = o.rule_id
      group by o.rule_id, o.project_id order by o.rule_id, o.project_id
      on conflict (rule_id, project_id) do update set due_at = notification_line.due_at`,
  );
}
