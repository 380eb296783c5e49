import type { NotificationGroup, NotificationScope, NotificationTriggerType } from '@waybill/api-contract';
import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import { ascending, neverNull, orderOf, type SortColumns } from '../../../db/list/order.ts';
import type { ListPage, Page } from '../../../db/list/page.ts';
import { readList } from '../../../db/list/read-list.ts';
import { containsPattern } from '../../../db/list/search.ts';
import { type ProjectScope, visible } from '../../../db/project-scope.ts';

/** The changeable fields of a rule. */
export interface RuleFields {
  name: string;
  /** The minimum level: 0 informational, 1 warning, 2 error. */
  level: number;
  groups: readonly NotificationGroup[];
  enabled: boolean;
  notify_children: boolean;
  log_success: boolean;
  message: string | null;
  /** Encrypted. */
  config: string | null;
  cron: string | null;
  skip_unchanged: boolean | null;
  next_trigger_at: Date | null;
}

export interface RuleRow extends RuleFields {
  rule_id: number;
  uuid: string;
  publisher_id: number;
  scope: NotificationScope;
  /** Null for a rule that waits for events. */
  last_triggered_at: Date | null;
  /** The time zone of its schedule; null is UTC. */
  schedule_zone: string | null;
}

const columns = sql`r.rule_id, r.uuid, r.name, r.publisher_id, r.scope, r.level, r.groups, r.enabled, r.notify_children,
  r.log_success, r.message, r.config, r.cron, r.skip_unchanged, r.last_triggered_at, r.next_trigger_at,
  r.schedule_zone`;

const lowerName = neverNull(sql`lower(r.name)`);

const sortColumns: SortColumns = {
  name: lowerName,
  enabled: neverNull(sql`r.enabled`),
  scope: neverNull(sql`r.scope`),
  notificationLevel: neverNull(sql`r.level`),
  notifyChildren: neverNull(sql`r.notify_children`),
  logSuccessfulPublish: neverNull(sql`r.log_success`),
  uuid: neverNull(sql`r.uuid`),
  triggerType: neverNull(sql`(r.cron is not null)`),
  'publisher.name': neverNull(sql`p.name`),
  message: sql`r.message`,
  scheduleCron: sql`r.cron`,
  scheduleLastTriggeredAt: sql`r.last_triggered_at`,
  scheduleNextTriggerAt: sql`r.next_trigger_at`,
  scheduleSkipUnchanged: sql`r.skip_unchanged`,
};

/** Rules with a text in their name or in that of their publisher. */
export async function listRules(
  db: Database,
  trigger: NotificationTriggerType | undefined,
  page: Page,
): Promise<ListPage<RuleRow>> {
  const pattern = page.search === undefined ? undefined : containsPattern(page.search);
  const matches =
    pattern === undefined ? sql`true` : sql`(lower(r.name) like ${pattern} or lower(p.name) like ${pattern})`;
  const isOfType = trigger === undefined ? sql`true` : sql`(r.cron is not null) = ${trigger === 'SCHEDULE'}`;
  return readList(db, page, {
    select: sql<RuleRow>`${columns}`,
    from: sql`notification_rule r join notification_publisher p on p.publisher_id = r.publisher_id`,
    where: sql`r.owner_id is null and ${matches} and ${isOfType}`,
    order: orderOf(page, sortColumns, [ascending(lowerName)], [ascending(neverNull(sql`r.rule_id`))]),
  });
}

export async function findRule(db: Database, uuid: string): Promise<RuleRow | undefined> {
  return findRow(
    db,
    sql<RuleRow>`select ${columns} from notification_rule r where r.uuid = ${uuid} and r.owner_id is null`,
  );
}

/** A rule, no subscription, that stays as it is until the transaction ends. */
export async function lockRule(trx: Transaction, uuid: string): Promise<RuleRow | undefined> {
  return findRow(
    trx,
    sql<RuleRow>`select ${columns} from notification_rule r where r.uuid = ${uuid} and r.owner_id is null for update`,
  );
}

export type NewRule = RuleFields & Pick<RuleRow, 'uuid' | 'publisher_id' | 'scope' | 'last_triggered_at'>;

export async function insertRule(trx: Transaction, rule: NewRule): Promise<RuleRow> {
  const row = await findRow(
    trx,
    sql<RuleRow>`insert into notification_rule as r (uuid, name, publisher_id, scope, level, groups, enabled,
        notify_children, log_success, message, config, cron, skip_unchanged, last_triggered_at, next_trigger_at)
      values (${rule.uuid}, ${rule.name}, ${rule.publisher_id}, ${rule.scope}, ${rule.level}, ${rule.groups}::text[],
        ${rule.enabled}, ${rule.notify_children}, ${rule.log_success}, ${rule.message}, ${rule.config}, ${rule.cron},
        ${rule.skip_unchanged}, ${rule.last_triggered_at}, ${rule.next_trigger_at})
      returning ${columns}`,
  );
  if (!row) throw new Error('A rule was not inserted');
  return row;
}

export async function changeRule(trx: Transaction, ruleId: number, to: RuleFields): Promise<void> {
  await runSql(
    trx,
    sql`update notification_rule set name = ${to.name}, level = ${to.level}, groups = ${to.groups}::text[],
      enabled = ${to.enabled}, notify_children = ${to.notify_children}, log_success = ${to.log_success},
      message = ${to.message}, config = ${to.config}, cron = ${to.cron}, skip_unchanged = ${to.skip_unchanged},
      next_trigger_at = ${to.next_trigger_at} where rule_id = ${ruleId}`,
  );
}

/** Its waiting deliveries are deleted with it. */
export async function deleteRule(trx: Transaction, ruleId: number): Promise<void> {
  await runSql(trx, sql`delete from notification_rule where rule_id = ${ruleId}`);
}

/** All projects that a rule is limited to, including hidden ones. */
export async function limitsOfRule(db: Database, ruleId: number): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ project_id: number }>`select project_id from notification_rule_project where rule_id = ${ruleId}`,
  );
  return rows.map((row) => row.project_id);
}

interface ProjectLimitRow {
  rule_id: number;
  project_id: number;
}

/** Visible projects that rules are limited to. */
export async function projectsOfRules(
  db: Database,
  ruleIds: readonly number[],
  scope: ProjectScope,
): Promise<ProjectLimitRow[]> {
  return rowsOf(
    db,
    sql<ProjectLimitRow>`select l.rule_id, l.project_id from notification_rule_project l
      join project p on p.project_id = l.project_id
      where l.rule_id = any(${ruleIds}::int[]) and ${visible(scope, sql.ref('l.project_id'))}
      order by lower(p.name), p.version, p.project_id`,
  );
}

/** False when the rule is limited to it already. */
export async function insertProject(trx: Transaction, ruleId: number, projectId: number): Promise<boolean> {
  const statement = sql`insert into notification_rule_project (rule_id, project_id) values (${ruleId}, ${projectId})
    on conflict do nothing`;
  return (await runSql(trx, statement)) > 0;
}

/** False when the rule is not limited to it. */
export async function deleteProject(trx: Transaction, ruleId: number, projectId: number): Promise<boolean> {
  const statement = sql`delete from notification_rule_project where rule_id = ${ruleId} and project_id = ${projectId}`;
  return (await runSql(trx, statement)) > 0;
}

interface RuleTeamRow {
  rule_id: number;
  team_id: number;
  uuid: string;
  name: string;
}

export async function teamsOfRules(db: Database, ruleIds: readonly number[]): Promise<RuleTeamRow[]> {
  return rowsOf(
    db,
    sql<RuleTeamRow>`select l.rule_id, t.team_id, t.uuid, t.name from notification_rule_team l
      join team t on t.team_id = l.team_id where l.rule_id = any(${ruleIds}::int[]) order by lower(t.name), t.team_id`,
  );
}

/** False when the rule has the team already. */
export async function insertTeam(trx: Transaction, ruleId: number, teamId: number): Promise<boolean> {
  const statement = sql`insert into notification_rule_team (rule_id, team_id) values (${ruleId}, ${teamId})
    on conflict do nothing`;
  return (await runSql(trx, statement)) > 0;
}

/** False when the rule does not have the team. */
export async function deleteTeam(trx: Transaction, ruleId: number, teamId: number): Promise<boolean> {
  const statement = sql`delete from notification_rule_team where rule_id = ${ruleId} and team_id = ${teamId}`;
  return (await runSql(trx, statement)) > 0;
}
