import type { TicketCategory, TicketSystem } from '@waybill/api-contract';
import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';

/** The subject of a ticket, by UUIDs. */
export interface TicketAbout {
  readonly project: string;
  readonly component: string;
  /** The UUID of the vulnerability or the violation. */
  readonly thing: string;
}

export interface NewTicket {
  /** The delivery that created it. */
  readonly delivery: string;
  readonly ruleId: number;
  readonly system: TicketSystem;
  readonly externalId: string;
  readonly key: string;
  readonly url: string;
  readonly about: readonly TicketAbout[];
}

/** Nothing happens where the delivery has a ticket already. */
export async function insertTicket(trx: Transaction, ticket: NewTicket, at: Date): Promise<void> {
  const { about } = ticket;
  await runSql(
    trx,
    sql`with made as (
        insert into notification_ticket (delivery_uuid, rule_id, system, external_id, key, url, created_at)
        values (${ticket.delivery}, ${ticket.ruleId}, ${ticket.system}, ${ticket.externalId}, ${ticket.key}, ${ticket.url}, ${at})
        on conflict (delivery_uuid) do nothing returning ticket_id)
      insert into notification_ticket_about (ticket_id, project_uuid, component_uuid, about_uuid)
      select m.ticket_id, a.project, a.component, a.thing
      from made m cross join unnest(${about.map((one) => one.project)}::uuid[],
        ${about.map((one) => one.component)}::uuid[], ${about.map((one) => one.thing)}::uuid[])
        as a(project, component, thing)
      on conflict do nothing`,
  );
}

export async function hasTicket(db: Database, delivery: string): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{ ticket_id: number }>`select ticket_id from notification_ticket where delivery_uuid = ${delivery}`,
  );
  return row !== undefined;
}

export interface TicketRow {
  system: TicketSystem;
  key: string;
  url: string;
  created_at: Date;
  status: string | null;
  category: TicketCategory | null;
  checked_at: Date | null;
}

/** The newest tickets about any of some things of a component. */
export async function listTicketsAbout(
  db: Database,
  project: string,
  component: string,
  things: readonly string[],
  limit: number,
): Promise<TicketRow[]> {
  return rowsOf(
    db,
    sql<TicketRow>`select t.system, t.key, t.url, t.created_at, t.status, t.category, t.checked_at
      from notification_ticket t where t.ticket_id in (
        select a.ticket_id from notification_ticket_about a where a.component_uuid = ${component}
          and a.about_uuid = any(${things}::uuid[]) and a.project_uuid = ${project})
      order by t.ticket_id desc limit ${limit}`,
  );
}

/** A ticket whose state is to be asked. */
export interface DueTicket {
  ticket_id: number;
  external_id: string;
  url: string;
}

/** When the state of tickets must have been asked last, for it to be asked again. */
export interface DueTimes {
  readonly open: Date;
  readonly ended: Date;
  /** Tickets closed or gone for longer are not queried any more. */
  readonly forgotten: Date;
}

function isDue(times: DueTimes) {
  return sql<boolean>`(t.checked_at is null or t.checked_at < ${times.open})
    and (coalesce(t.category, 'TODO') not in ('DONE', 'GONE')
      or (t.checked_at < ${times.ended} and t.changed_at >= ${times.forgotten}))`;
}

/**
 * Tickets of the Jira at an address whose state was asked before a time, the longest first; those that are done or gone only
 * where it was before another time, and not when they have been so for long.
 */
export async function listDueTickets(
  db: Database,
  base: string,
  times: DueTimes,
  limit: number,
): Promise<DueTicket[]> {
  return rowsOf(
    db,
    sql<DueTicket>`select t.ticket_id, t.external_id, t.url from notification_ticket t
      where t.system = 'JIRA' and starts_with(t.url, ${`${base}/`}) and ${isDue(times)}
      order by t.checked_at nulls first, t.ticket_id limit ${limit}`,
  );
}

/** A rule with the host that its issues are at, such as `https://github.com`. */
export interface RuleAtHost {
  readonly ruleId: number;
  readonly origin: string;
}

/** Likewise issues in repositories, some of each of some rules: those that are at the host which the rule has its account for. */
export async function listDueIssues(
  db: Database,
  rules: readonly RuleAtHost[],
  times: DueTimes,
  perRule: number,
): Promise<(DueTicket & { rule_id: number })[]> {
  return rowsOf(
    db,
    sql<DueTicket & { rule_id: number }>`select t.rule_id, t.ticket_id, t.external_id, t.url
      from unnest(${rules.map(({ ruleId }) => ruleId)}::int[], ${rules.map(({ origin }) => `${origin}/`)}::text[])
        as w(rule_id, root)
      cross join lateral (select * from notification_ticket t
        where t.rule_id = w.rule_id and t.system <> 'JIRA' and starts_with(t.url, w.root) and ${isDue(times)}
        order by t.checked_at nulls first, t.ticket_id limit ${perRule}) t
      order by t.rule_id, t.checked_at nulls first, t.ticket_id`,
  );
}

/** A tracker's data about a ticket. */
export interface TicketState {
  readonly ticketId: number;
  /** Another one where it moved, with another address. */
  readonly key?: string;
  readonly url?: string;
  readonly status: string | null;
  readonly category: TicketCategory;
}

/** Notes what a tracker said. */
export async function storeTicketStates(
  trx: Transaction,
  states: readonly TicketState[],
  at: Date,
): Promise<void> {
  await runSql(
    trx,
    sql`update notification_ticket t set status = s.status, category = s.category, checked_at = ${at},
        changed_at = case when t.category is distinct from s.category then ${at}::timestamptz else t.changed_at end,
        key = coalesce(s.key, t.key), url = coalesce(s.url, t.url)
      from unnest(${states.map((one) => one.ticketId)}::bigint[], ${states.map((one) => one.key ?? null)}::text[],
        ${states.map((one) => one.url ?? null)}::text[], ${states.map((one) => one.status)}::text[],
        ${states.map((one) => one.category)}::text[]) as s(ticket_id, key, url, status, category)
      where t.ticket_id = s.ticket_id`,
  );
}

interface TicketWalk {
  deleted: number;
  /** Where the next batch begins; undefined at the end. */
  next: number | undefined;
}

/** Deletes tickets whose projects are all gone, among the next ones after a number. */
export async function deleteOrphanedTickets(
  trx: Transaction,
  after: number,
  limit: number,
): Promise<TicketWalk> {
  const last = await findRow(
    trx,
    sql<{ ticket_id: number }>`select max(ticket_id) as ticket_id from (
      select ticket_id from notification_ticket where ticket_id > ${after} order by ticket_id limit ${limit}) t
      having max(ticket_id) is not null`,
  );
  if (!last) return { deleted: 0, next: undefined };
  const deleted = await runSql(
    trx,
    sql`delete from notification_ticket t where t.ticket_id > ${after} and t.ticket_id <= ${last.ticket_id}
      and not exists (select 1 from notification_ticket_about a join project p on p.uuid = a.project_uuid
        where a.ticket_id = t.ticket_id)`,
  );
  return { deleted, next: last.ticket_id };
}
