import { type NotificationGroup, severities } from '@waybill/api-contract';
import type { RawBuilder } from 'kysely';
import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import { foundBy } from '../../../db/found-by.ts';
import { directFlag } from '../../component-shape/component-flags.ts';
import { filterColumns } from '../event/coverage.queries.ts';
import {
  type ComponentRow,
  componentColumns,
  componentTables,
  type ViolationRow,
  violationColumns,
  violationTables,
} from '../event/facts.queries.ts';
import { type RuleFilter, rankOf } from '../filter/rule-filter.ts';

export interface DueRule extends RuleFilter {
  rule_id: number;
  groups: NotificationGroup[];
  cron: string;
  schedule_zone: string | null;
  skip_unchanged: boolean;
  last_triggered_at: Date;
}

/** True if a rule is due to run by the clock. */
export async function isAnyRuleDue(db: Database, now: Date): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from notification_rule where enabled and next_trigger_at is not null and next_trigger_at <= ${now} limit 1`,
  );
  return rows.length > 0;
}

/** The next rule that is due. */
export async function findDueRule(db: Database, now: Date): Promise<DueRule | undefined> {
  return findRow(
    db,
    sql<DueRule>`select r.rule_id, r.groups, r.cron, r.schedule_zone, r.skip_unchanged, r.last_triggered_at, ${filterColumns}
      from notification_rule r
      where r.enabled and r.next_trigger_at is not null and r.next_trigger_at <= ${now} order by r.next_trigger_at, r.rule_id limit 1`,
  );
}

/** Moves a rule on. False when another has done so, or the rule is gone. */
export async function moveTrigger(
  trx: Transaction,
  { rule_id, last_triggered_at }: DueRule,
  last: Date,
  next: Date | undefined,
): Promise<boolean> {
  const moved = await runSql(
    trx,
    sql`update notification_rule set last_triggered_at = ${last}, next_trigger_at = ${next ?? null}
      where rule_id = ${rule_id} and last_triggered_at = ${last_triggered_at}`,
  );
  return moved > 0;
}

/** Makes a rule due. */
export async function makeDue(trx: Transaction, ruleId: number, now: Date): Promise<void> {
  await runSql(
    trx,
    sql`update notification_rule set next_trigger_at = least(next_trigger_at, ${now}) where rule_id = ${ruleId}`,
  );
}

/** True if a rule is limited to anything; what it is limited to may be gone or inactive. */
export async function isLimited(db: Database, ruleId: number): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{ limited: boolean }>`select r.project_names <> '{}'
        or exists (select 1 from notification_rule_project l where l.rule_id = r.rule_id)
        or exists (select 1 from notification_rule_tag l where l.rule_id = r.rule_id) as limited
      from notification_rule r where r.rule_id = ${ruleId}`,
  );
  return row?.limited ?? false;
}

/**
 * The part of a filter that the database can evaluate, on a vulnerability `v`. The newest findings are then
 * the newest ones that pass the filter.
 */
function isSevereEnough({ min_severity, min_epss, exploited_only }: RuleFilter) {
  const least = min_severity === null ? 0 : severities.length - 1 - rankOf(min_severity);
  return sql<boolean>`v.effective_severity >= ${least} and (not ${exploited_only} or v.exploited)
    and coalesce(v.effective_epss, 0) >= ${min_epss ?? 0}::real`;
}

/** The same of a component and its project. @param flags those of the component */
function isWantedPlace(filter: RuleFilter, projectId: RawBuilder<unknown>, flags: RawBuilder<unknown>) {
  const { direct_only, latest_only } = filter;
  return sql<boolean>`(not ${direct_only} or (${flags} & ${directFlag}::int) <> 0)
    and (not ${latest_only} or exists (select 1 from project p where p.project_id = ${projectId} and p.is_latest))`;
}

export interface NewFindingRow extends ComponentRow {
  vuln_id: number;
  analyzer: string;
  found_at: Date;
  state: string | null;
  suppressed: boolean;
}

/** Findings of projects that came up in a time, the newest first: what a component brought, and what a match brought to it. */
export async function listNewFindings(
  db: Database,
  projectIds: readonly number[],
  { after, until }: { after: Date; until: Date },
  filter: RuleFilter,
  limit: number,
): Promise<NewFindingRow[]> {
  const own = sql`c.project_id = any(${projectIds}::int[])`;
  return rowsOf(
    db,
    sql<NewFindingRow>`with found as (
        select c.project_id, c.component_id, c.flags, m.vuln_id, ${foundBy('m')} as analyzer,
          greatest(c.added_at, m.first_seen) as found_at
        from component c join identity_match m on m.identity_id = c.identity_id where ${own}
        union all
        select c.project_id, c.component_id, c.flags, m.vuln_id, m.analyzer, greatest(c.added_at, m.first_seen)
        from component c join component_match m on m.project_id = c.project_id and m.component_id = c.component_id
        where ${own} and not exists (select 1 from identity_match im
          where im.identity_id = c.identity_id and im.vuln_id = m.vuln_id)),
      new as (
        select f.* from found f join vuln v on v.vuln_id = f.vuln_id
        where f.found_at > ${after} and f.found_at <= ${until} and ${isSevereEnough(filter)} and ${isWantedPlace(filter, sql.ref('f.project_id'), sql.ref('f.flags'))}
        order by f.found_at desc, f.project_id, f.component_id, f.vuln_id limit ${limit})
      select ${componentColumns}, n.vuln_id, n.analyzer, n.found_at, a.state, coalesce(a.suppressed, false) as suppressed
      from new n join ${componentTables} on c.project_id = n.project_id and c.component_id = n.component_id
      left join analysis a on a.project_id = n.project_id and a.component_id = n.component_id and a.vuln_id = n.vuln_id
      order by n.found_at desc, n.project_id, n.component_id, n.vuln_id`,
  );
}

export interface NewViolationRow extends ViolationRow {
  state: string | null;
  suppressed: boolean;
}

/** Violations of projects that came up in a time, the newest first. */
export async function listNewViolations(
  db: Database,
  projectIds: readonly number[],
  { after, until }: { after: Date; until: Date },
  filter: RuleFilter,
  limit: number,
): Promise<NewViolationRow[]> {
  return rowsOf(
    db,
    sql<NewViolationRow>`select ${violationColumns}, a.state, coalesce(a.suppressed, false) as suppressed
      from ${violationTables}
      left join violation_analysis a on a.project_id = v.project_id and a.component_id = v.component_id
        and a.condition_id = v.condition_id
      where v.project_id = any(${projectIds}::int[]) and v.since > ${after} and v.since <= ${until} and o.deleted_at is null
        and (${filter.policies.length === 0} or o.uuid = any(${filter.policies}::uuid[]))
        and ${isWantedPlace(filter, sql.ref('v.project_id'), sql.ref('c.flags'))}
      order by v.since desc limit ${limit}`,
  );
}
