import type { NotificationGroup, OwnPublisherKind, Severity, ToldGroup } from '@waybill/api-contract';
import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import { type ProjectScope, visible } from '../../../db/project-scope.ts';
import { mayKnow } from '../delivery/delivery-list.queries.ts';

/** A rule of a user's own. */
export interface SubscriptionRow {
  rule_id: number;
  uuid: string;
  enabled: boolean;
  publisher_class: string;
  own_kind: OwnPublisherKind | null;
  /** Encrypted; null where it is mailed. */
  config: string | null;
  is_signed: boolean;
  groups: NotificationGroup[];
  min_severity: Severity | null;
  group_minutes: number | null;
  tags: string[];
  /** The projects that the user can see. */
  projects: { uuid: string; name: string; version: string | null }[];
  /** True if it is limited to projects, also where the user sees none of them any more. */
  has_projects: boolean;
  waiting: number;
  dead: number;
  last_success: Date | null;
  last_title: string | null;
  last_failure: Date | null;
  error: string | null;
}

/** @param told groups of which the user may know */
export async function listSubscriptions(
  db: Database,
  ownerId: number,
  scope: ProjectScope,
  told: readonly ToldGroup[],
): Promise<SubscriptionRow[]> {
  const owed = sql`notification_delivery d join notification_message m on m.message_id = d.message_id
    and m.event_group = any(${told}::text[]) and ${mayKnow(scope)}`;
  return rowsOf(
    db,
    sql<SubscriptionRow>`select r.rule_id, r.uuid, r.enabled, r.config, r.signing_secret is not null as is_signed, b.publisher_class, b.own_kind, r.groups,
        r.min_severity, r.group_minutes,
        array(select t.name from notification_rule_tag l join tag t on t.tag_id = l.tag_id
          where l.rule_id = r.rule_id order by t.name) as tags,
        coalesce((select jsonb_agg(jsonb_build_object('uuid', p.uuid, 'name', p.name, 'version', p.version)
            order by lower(p.name), p.version, p.project_id)
          from notification_rule_project l join project p on p.project_id = l.project_id
          where l.rule_id = r.rule_id and ${visible(scope, sql.ref('p.project_id'))}), '[]') as projects,
        exists (select 1 from notification_rule_project l where l.rule_id = r.rule_id) as has_projects,
        (select count(*)::int from ${owed} where d.rule_id = r.rule_id and d.state = 'waiting') as waiting,
        (select count(*)::int from ${owed} where d.rule_id = r.rule_id and d.state = 'dead') as dead,
        s.ended_at as last_success, s.title as last_title, f.tried_at as last_failure, f.error
      from notification_rule r join notification_publisher b on b.publisher_id = r.publisher_id
      left join lateral (select d.ended_at, m.title from ${owed}
        where d.rule_id = r.rule_id and d.state = 'sent' order by d.ended_at desc limit 1) s on true
      left join lateral (select d.tried_at, d.error from ${owed}
        where d.rule_id = r.rule_id and d.error is not null order by d.tried_at desc limit 1) f on true
      where r.owner_id = ${ownerId} order by r.rule_id`,
  );
}

/** Locks the user, so that two additions at once do not pass the limit. @returns how many subscriptions they have */
export async function lockOwner(trx: Transaction, ownerId: number): Promise<number> {
  await runSql(trx, sql`select 1 from app_user where user_id = ${ownerId} for no key update`);
  const row = await findRow(
    trx,
    sql<{ n: number }>`select count(*)::int as n from notification_rule where owner_id = ${ownerId}`,
  );
  return row?.n ?? 0;
}

/** The address of a user who is not suspended. */
export async function findOwnerAddress(db: Database, userId: number): Promise<string | undefined> {
  const row = await findRow(
    db,
    sql<{ email: string }>`select lower(btrim(email)) as email from app_user
      where user_id = ${userId} and not suspended and btrim(coalesce(email, '')) <> ''`,
  );
  return row?.email;
}

export interface SubscriptionFields {
  /** The class of the bundled publisher. */
  publisherClass: string;
  /** Encrypted; null where it is mailed. */
  config: string | null;
  maxPerMinute: number | null;
  enabled: boolean;
  groups: readonly NotificationGroup[];
  minSeverity: Severity | null;
  groupMinutes: number | null;
  projectIds: readonly number[];
  tagIds: readonly number[];
}

export async function insertSubscription(
  trx: Transaction,
  given: SubscriptionFields & { uuid: string; ownerId: number; name: string },
): Promise<void> {
  await runSql(
    trx,
    sql`with r as (
        insert into notification_rule (uuid, name, publisher_id, scope, level, groups, enabled, notify_children, min_severity,
          group_minutes, config, max_per_minute, owner_id)
        select ${given.uuid}::uuid, ${given.name}::text, p.publisher_id, 'PORTFOLIO', 0, ${given.groups}::text[], ${given.enabled}::bool,
          true, ${given.minSeverity}::text, ${given.groupMinutes}::smallint, ${given.config}::text, ${given.maxPerMinute}::int,
          ${given.ownerId}::int
        from notification_publisher p where p.publisher_class = ${given.publisherClass} and p.own_kind is null and p.is_default
        order by p.publisher_id limit 1 returning rule_id),
      t as (
        insert into notification_rule_tag (rule_id, tag_id)
        select rule_id, tag_id from r cross join unnest(${given.tagIds}::int[]) as g(tag_id))
      insert into notification_rule_project (rule_id, project_id)
      select rule_id, project_id from r cross join unnest(${given.projectIds}::int[]) as g(project_id)`,
  );
}

/** Replaces a subscription, but keeps projects that the user cannot see. */
export async function updateSubscription(
  trx: Transaction,
  ruleId: number,
  to: SubscriptionFields,
  scope: ProjectScope,
): Promise<void> {
  await runSql(
    trx,
    sql`update notification_rule r set publisher_id = p.publisher_id, config = ${to.config}, max_per_minute = ${to.maxPerMinute},
        signing_secret = case when ${to.config}::text is not null then r.signing_secret end, enabled = ${to.enabled}, groups = ${to.groups}::text[], min_severity = ${to.minSeverity},
        group_minutes = ${to.groupMinutes}
      from (select publisher_id from notification_publisher where publisher_class = ${to.publisherClass} and own_kind is null
          and is_default order by publisher_id limit 1) p
      where r.rule_id = ${ruleId}`,
  );
  await runSql(
    trx,
    sql`delete from notification_rule_tag where rule_id = ${ruleId} and tag_id <> all(${to.tagIds}::int[])`,
  );
  await runSql(
    trx,
    sql`insert into notification_rule_tag (rule_id, tag_id)
      select ${ruleId}::int, tag_id from unnest(${to.tagIds}::int[]) as g(tag_id) order by tag_id on conflict do nothing`,
  );
  await runSql(
    trx,
    sql`delete from notification_rule_project l where l.rule_id = ${ruleId}
      and l.project_id <> all(${to.projectIds}::int[]) and ${visible(scope, sql.ref('l.project_id'))}`,
  );
  await runSql(
    trx,
    sql`insert into notification_rule_project (rule_id, project_id)
      select ${ruleId}::int, project_id from unnest(${to.projectIds}::int[]) as g(project_id) order by project_id
      on conflict do nothing`,
  );
}

/** @param secret encrypted; null has nothing signed */
export async function setSigningSecret(
  trx: Transaction,
  ruleId: number,
  secret: string | null,
): Promise<void> {
  await runSql(trx, sql`update notification_rule set signing_secret = ${secret} where rule_id = ${ruleId}`);
}

export async function isOwnSubscription(db: Database, ownerId: number, uuid: string): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{
      rule_id: number;
    }>`select rule_id from notification_rule where owner_id = ${ownerId} and uuid = ${uuid}`,
  );
  return row !== undefined;
}

/** False when it is none of the user's. */
export async function deleteSubscription(trx: Transaction, ownerId: number, uuid: string): Promise<boolean> {
  const statement = sql`delete from notification_rule where owner_id = ${ownerId} and uuid = ${uuid}`;
  return (await runSql(trx, statement)) > 0;
}

/** True if a test of a rule was asked for within a minute. */
export async function wasTestedLately(db: Database, ruleId: number): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{ tested: boolean }>`select exists (select 1 from notification_delivery d
      where d.rule_id = ${ruleId} and d.is_test and d.created_at > now() - interval '1 minute') as tested`,
  );
  return row?.tested ?? false;
}

/** The numbers of tags by their names; those that are not there are missing. */
export async function listTagIds(db: Database, names: readonly string[]): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ tag_id: number }>`select tag_id from tag where name = any(${names}::text[]) order by tag_id`,
  );
  return rows.map((row) => row.tag_id);
}

/** The numbers of visible projects by their UUIDs; others are missing. */
export async function listVisibleIds(
  db: Database,
  uuids: readonly string[],
  scope: ProjectScope,
): Promise<{ project_id: number; uuid: string }[]> {
  return rowsOf(
    db,
    sql<{ project_id: number; uuid: string }>`select p.project_id, p.uuid from project p
      where p.uuid = any(${uuids}::uuid[]) and ${visible(scope, sql.ref('p.project_id'))} order by p.project_id`,
  );
}
