import type { NotificationGroup, Severity } from '@waybill/api-contract';
import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import { type ProjectScope, visible } from '../../../db/project-scope.ts';

/** A rule of a user's own. */
export interface SubscriptionRow {
  rule_id: number;
  uuid: string;
  groups: NotificationGroup[];
  min_severity: Severity | null;
  group_minutes: number | null;
  tags: string[];
  /** Those that the user sees. */
  projects: { uuid: string; name: string; version: string | null }[];
  /** Whether it is limited to projects, also where the user sees none of them any more. */
  has_projects: boolean;
}

export async function listSubscriptions(
  db: Database,
  ownerId: number,
  scope: ProjectScope,
): Promise<SubscriptionRow[]> {
  return rowsOf(
    db,
    sql<SubscriptionRow>`select r.rule_id, r.uuid, r.groups, r.min_severity, r.group_minutes,
        array(select t.name from notification_rule_tag l join tag t on t.tag_id = l.tag_id
          where l.rule_id = r.rule_id order by t.name) as tags,
        coalesce((select jsonb_agg(jsonb_build_object('uuid', p.uuid, 'name', p.name, 'version', p.version)
            order by lower(p.name), p.version, p.project_id)
          from notification_rule_project l join project p on p.project_id = l.project_id
          where l.rule_id = r.rule_id and ${visible(scope, sql.ref('p.project_id'))}), '[]') as projects,
        exists (select 1 from notification_rule_project l where l.rule_id = r.rule_id) as has_projects
      from notification_rule r where r.owner_id = ${ownerId} order by r.rule_id`,
  );
}

/** Locks the user, so that two additions at once do not pass the limit. @returns the address of the user and how many there are */
export async function lockOwner(
  trx: Transaction,
  ownerId: number,
): Promise<{ email: string | null; count: number } | undefined> {
  const user = await findRow(
    trx,
    sql<{ email: string | null }>`select email from app_user where user_id = ${ownerId} for no key update`,
  );
  const row = await findRow(
    trx,
    sql<{ n: number }>`select count(*)::int as n from notification_rule where owner_id = ${ownerId}`,
  );
  return user && { email: user.email, count: row?.n ?? 0 };
}

interface NewSubscription {
  uuid: string;
  ownerId: number;
  name: string;
  groups: readonly NotificationGroup[];
  minSeverity: Severity | null;
  groupMinutes: number | null;
  projectIds: readonly number[];
  tagIds: readonly number[];
}

/** @param publisherClass of the mail publisher that comes with the product */
export async function insertSubscription(
  trx: Transaction,
  given: NewSubscription,
  publisherClass: string,
): Promise<void> {
  await runSql(
    trx,
    sql`with r as (
        insert into notification_rule (uuid, name, publisher_id, scope, level, groups, enabled, notify_children, min_severity,
          group_minutes, owner_id)
        select ${given.uuid}::uuid, ${given.name}::text, p.publisher_id, 'PORTFOLIO', 0, ${given.groups}::text[], true, true,
          ${given.minSeverity}::text, ${given.groupMinutes}::smallint, ${given.ownerId}::int
        from notification_publisher p where p.publisher_class = ${publisherClass} and p.is_default
        order by p.publisher_id limit 1 returning rule_id),
      t as (
        insert into notification_rule_tag (rule_id, tag_id)
        select rule_id, tag_id from r cross join unnest(${given.tagIds}::int[]) as g(tag_id))
      insert into notification_rule_project (rule_id, project_id)
      select rule_id, project_id from r cross join unnest(${given.projectIds}::int[]) as g(project_id)`,
  );
}

/** False when it is none of the user's. */
export async function deleteSubscription(trx: Transaction, ownerId: number, uuid: string): Promise<boolean> {
  const statement = sql`delete from notification_rule where owner_id = ${ownerId} and uuid = ${uuid}`;
  return (await runSql(trx, statement)) > 0;
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
