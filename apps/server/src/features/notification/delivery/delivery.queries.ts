import type { NotificationScope, OwnPublisherKind, ToldGroup } from '@waybill/api-contract';
import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import { filterColumns } from '../event/coverage.queries.ts';
import type { Subject } from '../event/subject.ts';
import type { RuleFilter } from '../filter/rule-filter.ts';
import { type HoldingFields, isSilent } from './holding.ts';

/** A rule and a project: the messages of one are sent one after the other. */
export interface Line {
  rule_id: number;
  /** 0 for what is about no project. */
  project_id: number;
}

export interface SendingRule extends HoldingFields, RuleFilter {
  rule_id: number;
  uuid: string;
  name: string;
  enabled: boolean;
  log_success: boolean;
  config: string | null;
  publisher_class: string;
  own_kind: OwnPublisherKind | null;
  template: string | null;
  mime_type: string;
  /** Null without a limit of its own. */
  max_per_minute: number | null;
  /** Encrypted. */
  signing_secret: string | null;
  /** A template. */
  mail_subject: string | null;
  /** The owner of the subscription. */
  owner_id: number | null;
}

/** How a rule `r` holds messages. */
const holdingColumns = sql`r.group_minutes, r.quiet_zone, r.quiet_from, r.quiet_until, r.quiet_days`;

/** The rules that have something waiting. */
export async function listSendingRules(db: Database): Promise<SendingRule[]> {
  return rowsOf(
    db,
    sql<SendingRule>`select r.rule_id, r.uuid, r.name, r.enabled, r.log_success, r.config, p.publisher_class, p.own_kind,
        p.template, p.mime_type, r.max_per_minute, r.signing_secret, r.mail_subject, r.owner_id, ${holdingColumns}, ${filterColumns}
      from notification_rule r join notification_publisher p on p.publisher_id = r.publisher_id
      where exists (select 1 from notification_line l where l.rule_id = r.rule_id) order by r.rule_id`,
  );
}

/**
 * True if a delivery may be sent. A disabled or silent rule sends only tests. @param silent numbers of rules
 */
function maySend(silent: readonly number[]) {
  return sql<boolean>`((r.enabled and r.rule_id <> all(${silent}::int[])) or d.is_test)`;
}

/** The lines of rules that are due, the longest first. @param rooms how many lines of each rule are wanted */
export async function listDueLines(
  db: Database,
  ruleIds: readonly number[],
  rooms: readonly number[],
  busy: readonly Line[],
  silent: readonly number[],
  now: Date,
): Promise<Line[]> {
  return rowsOf(
    db,
    sql<Line>`select l.rule_id, l.project_id
      from unnest(${ruleIds}::int[], ${rooms}::int[]) as w(rule_id, room)
      join notification_rule r on r.rule_id = w.rule_id
      cross join lateral (
        select o.rule_id, o.project_id, o.due_at from notification_line o
        where o.rule_id = w.rule_id and o.due_at <= ${now}
          and not exists (select 1 from unnest(${busy.map((line) => line.rule_id)}::int[],
            ${busy.map((line) => line.project_id)}::int[]) as b(rule_id, project_id)
            where b.rule_id = o.rule_id and b.project_id = o.project_id)
          and exists (select 1 from notification_delivery d where d.rule_id = o.rule_id
            and d.project_id = o.project_id and d.state = 'waiting' and ${maySend(silent)})
        order by o.due_at, o.project_id limit w.room) l
      order by l.due_at, l.rule_id, l.project_id`,
  );
}

async function listSilentRules(db: Database, now: Date): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<HoldingFields & { rule_id: number }>`select r.rule_id, ${holdingColumns} from notification_rule r
      where r.quiet_zone is not null`,
  );
  return rows.filter((row) => isSilent(row, now)).map((row) => row.rule_id);
}

/** True if anything could be sent now. */
export async function isAnyDue(db: Database, now: Date): Promise<boolean> {
  const silent = await listSilentRules(db, now);
  const row = await findRow(
    db,
    sql<{ due: boolean }>`select exists (select 1 from notification_line l
      join notification_rule r on r.rule_id = l.rule_id
      join notification_delivery d on d.rule_id = l.rule_id and d.project_id = l.project_id and d.state = 'waiting'
      where l.due_at <= ${now} and ${maySend(silent)}) as due`,
  );
  return row?.due ?? false;
}

/** A message that is owed to a rule. */
export interface OwedRow extends Line {
  delivery_id: number;
  uuid: string;
  attempts: number;
  created_at: Date;
  /** When it was let go, in a rule that holds messages. */
  composed_at: Date | null;
  at: Date;
  scope: NotificationScope;
  event_group: ToldGroup;
  level: number;
  title: string;
  content: string;
  subject: Subject | null;
  is_test: boolean;
}

/** The next messages of lines, in the order of each line. */
export async function listOwed(
  db: Database,
  lines: readonly Line[],
  perLine: number,
  silent: readonly number[],
): Promise<OwedRow[]> {
  return rowsOf(
    db,
    sql<OwedRow>`select d.rule_id, d.project_id, d.delivery_id, d.uuid, d.attempts, d.created_at, d.composed_at, d.is_test, m.at, m.scope,
        m.event_group, m.level, m.title, m.content, m.subject
      from unnest(${lines.map((line) => line.rule_id)}::int[], ${lines.map((line) => line.project_id)}::int[])
        as l(rule_id, project_id)
      join notification_rule r on r.rule_id = l.rule_id
      cross join lateral (select * from notification_delivery d where d.rule_id = l.rule_id
        and d.project_id = l.project_id and d.state = 'waiting' and ${maySend(silent)}
          and (d.composed_at is not null or d.is_test or (r.group_minutes is null and r.quiet_zone is null))
        order by d.delivery_id limit ${perLine}) d
      join notification_message m on m.message_id = d.message_id
      order by d.delivery_id`,
  );
}

/** How a try ended. */
export interface Outcome {
  deliveryId: number;
  state: 'sent' | 'waiting' | 'dead';
  /** Undefined when it went well. */
  error: string | undefined;
  /** True if the try counts; one that did not take place does not. */
  isCounted: boolean;
}

export async function storeOutcomes(trx: Transaction, outcomes: readonly Outcome[], at: Date): Promise<void> {
  await runSql(
    trx,
    sql`update notification_delivery d set state = o.state, error = o.error,
        attempts = d.attempts + o.counted, tried_at = ${at},
        ended_at = case when o.state = 'waiting' then null else ${at}::timestamptz end
      from unnest(${outcomes.map((one) => one.deliveryId)}::bigint[], ${outcomes.map((one) => one.state)}::text[],
        ${outcomes.map((one) => one.error ?? null)}::text[], ${outcomes.map((one) => (one.isCounted ? 1 : 0))}::int[])
        as o(delivery_id, state, error, counted)
      where d.delivery_id = o.delivery_id and d.state = 'waiting'`,
  );
}

/** Holds up lines until a time. */
export async function postponeLines(
  trx: Transaction,
  lines: readonly (Line & { dueAt: Date })[],
): Promise<void> {
  if (lines.length === 0) return;
  await runSql(
    trx,
    sql`update notification_line l set due_at = w.due_at
      from unnest(${lines.map((line) => line.rule_id)}::int[], ${lines.map((line) => line.project_id)}::int[],
        ${lines.map((line) => line.dueAt)}::timestamptz[]) as w(rule_id, project_id, due_at)
      where l.rule_id = w.rule_id and l.project_id = w.project_id`,
  );
}

/** Holds lines, so that nothing joins them meanwhile; in one order, as they are written. */
export async function lockLines(trx: Transaction, lines: readonly Line[]): Promise<void> {
  await runSql(
    trx,
    sql`select 1 from notification_line l join ${listed(lines)} on l.rule_id = w.rule_id and l.project_id = w.project_id
      order by l.rule_id, l.project_id for update of l`,
  );
}

/** Ends lines in which nothing waits any more. */
export async function endDrained(trx: Transaction, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return;
  await runSql(
    trx,
    sql`delete from notification_line l using ${listed(lines)}
      where l.rule_id = w.rule_id and l.project_id = w.project_id
        and not exists (select 1 from notification_delivery d where d.rule_id = l.rule_id
          and d.project_id = l.project_id and d.state = 'waiting')`,
  );
}

function listed(lines: readonly Line[]) {
  return sql`unnest(${lines.map((line) => line.rule_id)}::int[], ${lines.map((line) => line.project_id)}::int[])
    as w(rule_id, project_id)`;
}

/** Deletes what was sent before a time, with messages that nobody is owed any more. @returns how many deliveries */
export async function deleteSent(trx: Transaction, before: Date, limit: number): Promise<number> {
  return runSql(
    trx,
    sql`with gone as (
        delete from notification_delivery where delivery_id in (
          select delivery_id from notification_delivery where state <> 'waiting' and ended_at < ${before}
          order by ended_at limit ${limit}) returning message_id, delivery_id),
      told as (
        delete from notification_message m using (select distinct message_id from gone) g
        where m.message_id = g.message_id and not exists (
          select 1 from notification_delivery d where d.message_id = g.message_id
            and d.delivery_id not in (select delivery_id from gone)))
      select delivery_id from gone`,
  );
}
