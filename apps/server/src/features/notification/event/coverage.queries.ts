import type { NotificationGroup, NotificationScope } from '@waybill/api-contract';
import { type Database, rowsOf, sql } from '../../../db/database.ts';

/** A rule that waits for events. */
export interface EventRule {
  rule_id: number;
  scope: NotificationScope;
  level: number;
  groups: NotificationGroup[];
  is_limited: boolean;
}

export async function listEventRules(db: Database): Promise<EventRule[]> {
  return rowsOf(
    db,
    sql<EventRule>`select r.rule_id, r.scope, r.level, r.groups,
        exists (select 1 from notification_rule_project l where l.rule_id = r.rule_id)
          or exists (select 1 from notification_rule_tag l where l.rule_id = r.rule_id) as is_limited
      from notification_rule r where r.enabled and r.cron is null order by r.rule_id`,
  );
}

interface CoveredRow {
  rule_id: number;
  project_id: number;
}

/**
 * Which of some projects limited rules cover (contract §19.1): those that are named; active ones with a tag of the rule; and where the rule
 * includes children, active ones below such a project.
 */
export async function listCovered(
  db: Database,
  ruleIds: readonly number[],
  projectIds: readonly number[],
): Promise<CoveredRow[]> {
  return rowsOf(
    db,
    sql<CoveredRow>`with recursive up (project_id, ancestor_id, parent_id, active, ancestor_active, height) as (
        select project_id, project_id, parent_id, active, active, 0 from project where project_id = any(${projectIds}::int[])
        union all
        select up.project_id, a.project_id, a.parent_id, up.active, a.active, up.height + 1
        from up join project a on a.project_id = up.parent_id where up.height < 100)
      select distinct r.rule_id, up.project_id
      from notification_rule r cross join up
      where r.rule_id = any(${ruleIds}::int[]) and (up.height = 0 or (r.notify_children and up.active))
        and (exists (select 1 from notification_rule_project l
            where l.rule_id = r.rule_id and l.project_id = up.ancestor_id)
          or (up.ancestor_active and exists (select 1 from notification_rule_tag l
            join project_tag pt on pt.tag_id = l.tag_id
            where l.rule_id = r.rule_id and pt.project_id = up.ancestor_id)))`,
  );
}

/** All projects that limited rules cover, as {@link listCovered} decides. */
export async function listAllCovered(db: Database, ruleIds: readonly number[]): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ project_id: number }>`with recursive down (rule_id, project_id, notify_children, depth) as (
        select r.rule_id, p.project_id, r.notify_children, 0
        from notification_rule r cross join project p
        where r.rule_id = any(${ruleIds}::int[]) and (
          exists (select 1 from notification_rule_project l where l.rule_id = r.rule_id and l.project_id = p.project_id)
          or (p.active and exists (select 1 from notification_rule_tag l join project_tag pt on pt.tag_id = l.tag_id
            where l.rule_id = r.rule_id and pt.project_id = p.project_id)))
        union
        select down.rule_id, p.project_id, down.notify_children, down.depth + 1
        from down join project p on p.parent_id = down.project_id
        where down.notify_children and down.depth < 100)
      select distinct down.project_id from down join project p on p.project_id = down.project_id
      where down.depth = 0 or p.active`,
  );
  return rows.map((row) => row.project_id);
}
