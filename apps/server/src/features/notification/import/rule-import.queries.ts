import type { RawBuilder } from 'kysely';
import { rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import type { FactsByKey, FollowedTable } from '../../../db/followed-rows.ts';
import type { PublisherFields } from '../publisher/publisher.queries.ts';

export interface PublisherOfRule extends Pick<PublisherFields, 'publisher_class' | 'own_kind'> {
  publisher_id: number;
  uuid: string;
  is_default: boolean;
}

export async function listPublishersOfRules(trx: Transaction): Promise<PublisherOfRule[]> {
  return rowsOf(
    trx,
    sql<PublisherOfRule>`select publisher_id, uuid, publisher_class, own_kind, is_default
      from notification_publisher order by own_kind is not null, publisher_id`,
  );
}

/** Those of the projects that are here. */
export async function listPresentProjects(trx: Transaction, uuids: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf(
    trx,
    sql<{ uuid: string }>`select uuid from project where uuid = any(${uuids}::uuid[])`,
  );
  return new Set(rows.map((row) => row.uuid));
}

/** A rule as its row stands; times as ISO texts. */
export interface StorableRule {
  readonly uuid: string;
  readonly name: string;
  readonly publisherId: number;
  readonly scope: string;
  readonly level: number;
  readonly groups: readonly string[];
  readonly enabled: boolean;
  readonly notifyChildren: boolean;
  readonly logSuccess: boolean;
  readonly message: string | null;
  /** Encrypted. */
  readonly config: string | null;
  readonly cron: string | null;
  readonly skipUnchanged: boolean | null;
  readonly lastTriggeredAt: Date | null;
  readonly nextTriggerAt: Date | null;
  readonly zone: string | null;
}

/** @returns the UUIDs of those that were not here */
export async function insertImportedRules(
  trx: Transaction,
  rules: readonly StorableRule[],
): Promise<Set<string>> {
  const rows = await rowsOf(
    trx,
    sql<{
      uuid: string;
    }>`insert into notification_rule (uuid, name, publisher_id, scope, level, groups, enabled,
        notify_children, log_success, message, config, cron, skip_unchanged, last_triggered_at, next_trigger_at, schedule_zone)
      select uuid, name, "publisherId", scope, level, groups, enabled, "notifyChildren", "logSuccess", message, config, cron,
        "skipUnchanged", "lastTriggeredAt", "nextTriggerAt", zone
      from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as g (uuid uuid, name text, "publisherId" int, scope text,
        level smallint, groups text[], enabled bool, "notifyChildren" bool, "logSuccess" bool, message text, config text, cron text,
        "skipUnchanged" bool, "lastTriggeredAt" timestamptz, "nextTriggerAt" timestamptz, zone text)
      on conflict (uuid) do nothing returning uuid`,
  );
  return new Set(rows.map((row) => row.uuid));
}

/** A pair of a rule and what it is limited to or sent to, by UUID, or by name for a tag. */
export interface RulePair {
  readonly rule: string;
  readonly other: string;
}

const given = (pairs: readonly RulePair[], type: 'uuid' | 'text') =>
  sql`jsonb_to_recordset(${JSON.stringify(pairs.map((pair, n) => ({ ...pair, n })))}::jsonb)
    as g (n int, rule uuid, other ${type === 'uuid' ? sql`uuid` : sql`text`})`;

/** @returns the numbers of the pairs of which both are here, and whether the pair is new */
export async function insertRuleProjects(
  trx: Transaction,
  pairs: readonly RulePair[],
): Promise<ReadonlyMap<number, boolean>> {
  const rows = await rowsOf(
    trx,
    sql<{ n: number; made: boolean }>`with known as (
        select g.n, r.rule_id, p.project_id from ${given(pairs, 'uuid')}
        join notification_rule r on r.uuid = g.rule and r.owner_id is null and r.scope = 'PORTFOLIO'
        join project p on p.uuid = g.other),
      made as (insert into notification_rule_project (rule_id, project_id) select rule_id, project_id from known
        on conflict do nothing returning rule_id, project_id)
      select k.n, m.rule_id is not null as made
      from known k left join made m on m.rule_id = k.rule_id and m.project_id = k.project_id`,
  );
  return new Map(rows.map((row) => [row.n, row.made]));
}

/** As {@link insertRuleProjects}, for tags by their names. */
export async function insertRuleTags(
  trx: Transaction,
  pairs: readonly RulePair[],
): Promise<ReadonlyMap<number, boolean>> {
  const rows = await rowsOf(
    trx,
    sql<{ n: number; made: boolean }>`with known as (
        select g.n, r.rule_id, t.tag_id from ${given(pairs, 'text')}
        join notification_rule r on r.uuid = g.rule and r.owner_id is null join tag t on t.name = g.other),
      made as (insert into notification_rule_tag (rule_id, tag_id) select rule_id, tag_id from known
        on conflict do nothing returning rule_id, tag_id)
      select k.n, m.rule_id is not null as made
      from known k left join made m on m.rule_id = k.rule_id and m.tag_id = k.tag_id`,
  );
  return new Map(rows.map((row) => [row.n, row.made]));
}

/** As {@link insertRuleProjects}, for teams. */
export async function insertRuleTeams(
  trx: Transaction,
  pairs: readonly RulePair[],
): Promise<ReadonlyMap<number, boolean>> {
  const rows = await rowsOf(
    trx,
    sql<{ n: number; made: boolean }>`with known as (
        select g.n, r.rule_id, t.team_id from ${given(pairs, 'uuid')}
        join notification_rule r on r.uuid = g.rule and r.owner_id is null join team t on t.uuid = g.other),
      made as (insert into notification_rule_team (rule_id, team_id) select rule_id, team_id from known
        on conflict do nothing returning rule_id, team_id)
      select k.n, m.rule_id is not null as made
      from known k left join made m on m.rule_id = k.rule_id and m.team_id = k.team_id`,
  );
  return new Map(rows.map((row) => [row.n, row.made]));
}

/** Whether a rule is here, by UUID. */
export async function listPresentRules(trx: Transaction, uuids: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf(
    trx,
    sql<{
      uuid: string;
    }>`select uuid from notification_rule where uuid = any(${uuids}::uuid[]) and owner_id is null`,
  );
  return new Set(rows.map((row) => row.uuid));
}

export async function lockRules(trx: Transaction): Promise<void> {
  await runSql(trx, sql`lock table notification_rule in share row exclusive mode`);
}

/** Rules of nobody in particular, by UUID. */
export const followedRules: FollowedTable = {
  table: 'notification_rule',
  key: sql`case when t.owner_id is null then t.uuid end`,
  columns: {
    name: ['name', 'text'],
    level: ['level', 'smallint'],
    groups: ['groups', 'text[]'],
    enabled: ['enabled', 'bool'],
    notifyChildren: ['notify_children', 'bool'],
    logSuccess: ['log_success', 'bool'],
    message: ['message', 'text'],
  },
};

const limits: Readonly<Record<'projects' | 'tags' | 'teams', RawBuilder<unknown>>> = {
  projects: sql`delete from notification_rule_project x using notification_rule r, project o, given g
    where r.uuid = g.rule and o.uuid = g.other::uuid and x.rule_id = r.rule_id and x.project_id = o.project_id`,
  tags: sql`delete from notification_rule_tag x using notification_rule r, tag o, given g
    where r.uuid = g.rule and o.name = g.other and x.rule_id = r.rule_id and x.tag_id = o.tag_id`,
  teams: sql`delete from notification_rule_team x using notification_rule r, team o, given g
    where r.uuid = g.rule and o.uuid = g.other::uuid and x.rule_id = r.rule_id and x.team_id = o.team_id`,
};

/** Takes from rules what they are limited to or sent to. */
export async function endRuleLimits(
  trx: Transaction,
  kind: keyof typeof limits,
  pairs: FactsByKey,
): Promise<void> {
  await runSql(
    trx,
    sql`with given as (
        select * from jsonb_to_recordset(${JSON.stringify([...pairs.values()])}::jsonb) as g (rule uuid, other text))
      ${limits[kind]}`,
  );
}
