import type { NotificationScope, ToldGroup } from '@waybill/api-contract';
import type { RawBuilder } from 'kysely';
import { type Database, rowsOf, sql } from '../../../db/database.ts';
import type { RuleFilter } from '../filter/rule-filter.ts';

/** A rule that waits for events. */
export interface EventRule extends RuleFilter {
  rule_id: number;
  scope: NotificationScope;
  level: number;
  groups: ToldGroup[];
  is_limited: boolean;
  /** Why its expression could not be evaluated last. */
  expression_error: string | null;
}

/** How the filter of a rule `r` is read. */
export const filterColumns = sql`r.min_severity, r.min_epss, r.exploited_only, r.direct_only, r.latest_only, r.policies, r.expression`;

export async function listEventRules(db: Database): Promise<EventRule[]> {
  return rowsOf(
    db,
    sql<EventRule>`select r.rule_id, r.scope, r.level, r.groups || r.own_groups as groups, ${filterColumns}, r.expression_error,
        r.project_names <> '{}' or
        exists (select 1 from notification_rule_project l where l.rule_id = r.rule_id)
          or exists (select 1 from notification_rule_tag l where l.rule_id = r.rule_id) as is_limited
      from notification_rule r where r.enabled and r.cron is null order by r.rule_id`,
  );
}

/** True if a name is one of those that a rule `r` is limited to, whatever the case of letters. */
function isNamed(name: RawBuilder<unknown>) {
  return sql<boolean>`exists (select 1 from unnest(r.project_names) as n(pattern)
    where lower(${name}) like replace(regexp_replace(lower(n.pattern), '([\\\\%_])', '\\\\\\1', 'g'), '*', '%'))`;
}

interface CoveredRow {
  rule_id: number;
  project_id: number;
}

/**
 * Which of some projects limited rules cover (contract §19.1): those that are chosen; active ones with a tag of the rule, or a
 * name of it; and where the rule includes children, active ones below such a project.
 */
export async function listCovered(
  db: Database,
  ruleIds: readonly number[],
  projectIds: readonly number[],
): Promise<CoveredRow[]> {
  return rowsOf(
    db,
    sql<CoveredRow>`with recursive up (project_id, ancestor_id, parent_id, name, active, ancestor_active, height) as (
        select project_id, project_id, parent_id, name, active, active, 0 from project where project_id = any(${projectIds}::int[])
        union all
        select up.project_id, a.project_id, a.parent_id, a.name, up.active, a.active, up.height + 1
        from up join project a on a.project_id = up.parent_id where up.height < 100)
      select distinct r.rule_id, up.project_id
      from notification_rule r cross join up
      where r.rule_id = any(${ruleIds}::int[]) and (up.height = 0 or (r.notify_children and up.active))
        and (exists (select 1 from notification_rule_project l
            where l.rule_id = r.rule_id and l.project_id = up.ancestor_id)
          or (up.ancestor_active and (${isNamed(sql.ref('up.name'))} or exists (select 1 from notification_rule_tag l
            join project_tag pt on pt.tag_id = l.tag_id
            where l.rule_id = r.rule_id and pt.project_id = up.ancestor_id))))`,
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
          or (p.active and (${isNamed(sql.ref('p.name'))} or exists (select 1 from notification_rule_tag l
            join project_tag pt on pt.tag_id = l.tag_id where l.rule_id = r.rule_id and pt.project_id = p.project_id))))
        union
        select down.rule_id, p.project_id, down.notify_children, down.depth + 1
        from down join project p on p.parent_id = down.project_id
        where down.notify_children and down.depth < 100)
      select distinct down.project_id from down join project p on p.project_id = down.project_id
      where down.depth = 0 or p.active`,
  );
  return rows.map((row) => row.project_id);
}
