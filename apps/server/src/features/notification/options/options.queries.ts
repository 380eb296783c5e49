import type { OwnNotificationGroup, Severity } from '@waybill/api-contract';
import { type Database, findRow, runSql, sql, type Transaction } from '../../../db/database.ts';
import type { HoldingFields } from '../delivery/holding.ts';

/** The fields of a rule that are not in the contract. */
export interface OptionFields extends HoldingFields {
  project_names: readonly string[];
  min_severity: Severity | null;
  min_epss: number | null;
  exploited_only: boolean;
  direct_only: boolean;
  latest_only: boolean;
  policies: readonly string[];
  expression: string | null;
  max_per_minute: number | null;
  /** Encrypted. */
  signing_secret: string | null;
  mail_subject: string | null;
  own_groups: readonly OwnNotificationGroup[];
  /** Null is UTC. */
  schedule_zone: string | null;
}

export interface OptionRow extends OptionFields {
  /** The existing policies among those. */
  policy_names: { uuid: string; name: string }[];
  expression_error: string | null;
}

const columns = sql`r.project_names, r.min_severity, r.min_epss, r.exploited_only, r.direct_only, r.latest_only, r.policies,
  r.expression, r.expression_error, r.group_minutes, r.quiet_zone, r.quiet_from, r.quiet_until, r.quiet_days, r.max_per_minute,
  r.signing_secret, r.mail_subject, r.own_groups, r.schedule_zone,
  coalesce((select jsonb_agg(jsonb_build_object('uuid', p.uuid, 'name', p.name) order by lower(p.name), p.policy_id)
    from policy p where p.uuid = any(r.policies) and p.deleted_at is null), '[]') as policy_names`;

export async function findOptions(db: Database, uuid: string): Promise<OptionRow | undefined> {
  return findRow(
    db,
    sql<OptionRow>`select ${columns} from notification_rule r where r.uuid = ${uuid} and r.owner_id is null`,
  );
}

/** @param next when a rule that runs by the clock runs next */
export async function changeOptions(
  trx: Transaction,
  ruleId: number,
  to: OptionFields,
  next: Date | null,
): Promise<void> {
  await runSql(
    trx,
    sql`update notification_rule set project_names = ${to.project_names}::text[], min_severity = ${to.min_severity},
      min_epss = ${to.min_epss}, exploited_only = ${to.exploited_only}, direct_only = ${to.direct_only},
      latest_only = ${to.latest_only}, policies = ${to.policies}::uuid[], expression = ${to.expression},
      group_minutes = ${to.group_minutes}, quiet_zone = ${to.quiet_zone}, quiet_from = ${to.quiet_from},
      quiet_until = ${to.quiet_until}, quiet_days = ${to.quiet_days}::smallint[], max_per_minute = ${to.max_per_minute},
      signing_secret = ${to.signing_secret}, mail_subject = ${to.mail_subject}, own_groups = ${to.own_groups}::text[],
      schedule_zone = ${to.schedule_zone}, next_trigger_at = ${next},
      expression_error = case when expression is not distinct from ${to.expression} then expression_error end
      where rule_id = ${ruleId}`,
  );
}
