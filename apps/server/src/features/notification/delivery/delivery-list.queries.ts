import type { DeliveryState, ToldGroup } from '@waybill/api-contract';
import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import { descending, neverNull, orderOf } from '../../../db/list/order.ts';
import type { ListPage, Page } from '../../../db/list/page.ts';
import { readList } from '../../../db/list/read-list.ts';
import { type ProjectScope, visible } from '../../../db/project-scope.ts';

export interface DeliveryRow {
  uuid: string;
  rule_uuid: string;
  rule_name: string;
  event_group: ToldGroup;
  level: number;
  title: string;
  state: DeliveryState;
  attempts: number;
  created_at: Date;
  tried_at: Date | null;
  ended_at: Date | null;
  due_at: Date | null;
  error: string | null;
  is_test: boolean;
}

const columns = sql`d.uuid, r.uuid as rule_uuid, r.name as rule_name, m.event_group, m.level, m.title, upper(d.state) as state,
  d.attempts, d.created_at, d.tried_at, d.ended_at, case when d.state = 'waiting' then l.due_at end as due_at, d.error, d.is_test`;
const tables = sql`notification_delivery d join notification_rule r on r.rule_id = d.rule_id
  join notification_message m on m.message_id = d.message_id
  left join notification_line l on l.rule_id = d.rule_id and l.project_id = d.project_id`;

/** True if a message `m` may be shown: its title names the project, so only those of visible projects are. */
export function mayKnow(scope: ProjectScope) {
  return sql<boolean>`(m.project_id is null or ${visible(scope, sql.ref('m.project_id'))})`;
}

export interface DeliveryFilter {
  readonly rule?: string | undefined;
  readonly state?: DeliveryState | undefined;
  /** Only those about something of which one may know. */
  readonly told?: readonly ToldGroup[] | undefined;
}

export async function listDeliveries(
  db: Database,
  filter: DeliveryFilter,
  page: Page,
  scope: ProjectScope,
): Promise<ListPage<DeliveryRow>> {
  const id = neverNull(sql`d.delivery_id`);
  return readList(db, page, {
    select: sql<DeliveryRow>`${columns}`,
    from: tables,
    where: conditionOf(filter, scope),
    order: orderOf(page, { created: id }, [descending(id)], [descending(id)]),
  });
}

export async function findDelivery(
  db: Database,
  uuid: string,
  scope: ProjectScope,
  filter: DeliveryFilter = {},
): Promise<DeliveryRow | undefined> {
  const where = sql`d.uuid = ${uuid} and ${conditionOf(filter, scope)}`;
  return findRow(db, sql<DeliveryRow>`select ${columns} from ${tables} where ${where}`);
}

function conditionOf({ rule, state, told }: DeliveryFilter, scope: ProjectScope) {
  const parts = [mayKnow(scope)];
  if (rule !== undefined) parts.push(sql`r.uuid = ${rule}`);
  if (state !== undefined) parts.push(sql`d.state = ${state.toLowerCase()}`);
  if (told !== undefined) parts.push(sql`m.event_group = any(${told}::text[])`);
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

/** Lets a delivery that was given up wait again, from its first try on. False when it is not given up. */
export async function reviveDelivery(trx: Transaction, uuid: string): Promise<boolean> {
  const revived = await runSql(
    trx,
    sql`with again as (
        update notification_delivery set state = 'waiting', attempts = 0, created_at = now(), ended_at = null
        where uuid = ${uuid} and state = 'dead' returning rule_id, project_id)
      insert into notification_line (rule_id, project_id, due_at) select rule_id, project_id, now() from again
      on conflict (rule_id, project_id) do update set due_at = least(notification_line.due_at, excluded.due_at)`,
  );
  return revived > 0;
}

interface RuleStateRow {
  uuid: string;
  waiting: number;
  dead: number;
  last_success: Date | null;
  last_failure: Date | null;
  error: string | null;
}

export async function listRuleStates(db: Database, scope: ProjectScope): Promise<RuleStateRow[]> {
  const owed = sql`notification_delivery d join notification_message m on m.message_id = d.message_id`;
  const ofRule = sql`d.rule_id = r.rule_id and ${mayKnow(scope)}`;
  return rowsOf(
    db,
    sql<RuleStateRow>`select r.uuid,
        (select count(*)::int from ${owed} where ${ofRule} and d.state = 'waiting') as waiting,
        (select count(*)::int from ${owed} where ${ofRule} and d.state = 'dead') as dead,
        (select max(d.ended_at) from ${owed} where ${ofRule} and d.state = 'sent') as last_success,
        f.tried_at as last_failure, f.error
      from notification_rule r left join lateral (
        select d.tried_at, d.error from ${owed}
        where ${ofRule} and d.error is not null order by d.tried_at desc limit 1) f on true
      where r.owner_id is null order by r.rule_id`,
  );
}
