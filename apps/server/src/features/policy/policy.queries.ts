import type { ConditionSubject, PolicyConditionOperator, PolicyOperator } from '@waybill/api-contract';
import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
import { ascending, neverNull, orderOf, type SortColumns } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import { containsPattern } from '../../db/list/search.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';

interface PolicyFields {
  name: string;
  operator: PolicyOperator;
  state: number;
  include_children: boolean;
  only_latest: boolean;
}

export interface PolicyRow extends PolicyFields {
  policy_id: number;
  uuid: string;
  is_global: boolean;
}

const fields = sql`o.name, o.operator, o.state, o.include_children, o.only_latest`;
const isGlobal = sql`(not exists (select 1 from policy_project pp where pp.policy_id = o.policy_id)
  and not exists (select 1 from policy_tag pt where pt.policy_id = o.policy_id))`;
const columns = sql`o.policy_id, o.uuid, ${fields}, ${isGlobal} as is_global`;

const lowerName = neverNull(sql`lower(o.name)`);

const sortColumns: SortColumns = {
  name: lowerName,
  operator: sql`o.operator`,
  violationState: sql`o.state`,
  uuid: sql`o.uuid`,
  includeChildren: sql`o.include_children`,
  onlyLatestProjectVersion: sql`o.only_latest`,
};

export async function listPolicies(db: Database, page: Page): Promise<ListPage<PolicyRow>> {
  const matches =
    page.search === undefined ? sql`true` : sql`lower(o.name) like ${containsPattern(page.search)}`;
  return readList(db, page, {
    select: sql<PolicyRow>`${columns}`,
    from: sql`policy o`,
    where: sql`o.deleted_at is null and ${matches}`,
    order: orderOf(page, sortColumns, [ascending(lowerName)], [ascending(neverNull(sql`o.policy_id`))]),
  });
}

export async function findPolicy(db: Database, uuid: string): Promise<PolicyRow | undefined> {
  return findRow(
    db,
    sql<PolicyRow>`select ${columns} from policy o where o.uuid = ${uuid} and o.deleted_at is null`,
  );
}

/** A policy that stays as it is until the transaction ends. */
export async function lockPolicy(trx: Transaction, uuid: string): Promise<PolicyRow | undefined> {
  return findRow(
    trx,
    sql<PolicyRow>`select ${columns} from policy o where o.uuid = ${uuid} and o.deleted_at is null for update`,
  );
}

/** Adds a policy; undefined when one has the name. Names are not unique by themselves, so creators wait for each other. */
export async function insertPolicy(
  trx: Transaction,
  uuid: string,
  { name, operator, state, only_latest }: Omit<PolicyFields, 'include_children'>,
): Promise<PolicyRow | undefined> {
  await runSql(trx, sql`lock table policy in share row exclusive mode`);
  return findRow(
    trx,
    sql<PolicyRow>`insert into policy as o (uuid, name, operator, state, only_latest)
      select ${uuid}, ${name}, ${operator}, ${state}::smallint, ${only_latest}::bool
      where not exists (select 1 from policy where name = ${name} and deleted_at is null) returning ${columns}`,
  );
}

export async function changePolicy(trx: Transaction, policyId: number, to: PolicyFields): Promise<void> {
  await runSql(
    trx,
    sql`update policy set name = ${to.name}, operator = ${to.operator}, state = ${to.state},
      include_children = ${to.include_children}, only_latest = ${to.only_latest} where policy_id = ${policyId}`,
  );
}

/** The row stays for the violations of the past; its limits go. */
export async function endPolicy(trx: Transaction, policyId: number, at: Date): Promise<void> {
  await runSql(trx, sql`update policy set deleted_at = ${at} where policy_id = ${policyId}`);
  await runSql(trx, sql`delete from policy_project where policy_id = ${policyId}`);
  await runSql(trx, sql`delete from policy_tag where policy_id = ${policyId}`);
}

interface ConditionFields {
  subject: ConditionSubject;
  operator: PolicyConditionOperator;
  value: string;
  type: number;
}

export interface ConditionRow extends ConditionFields {
  condition_id: number;
  policy_id: number;
  uuid: string;
}

const conditionColumns = sql`k.condition_id, k.policy_id, k.uuid, k.subject, k.operator, k.value, k.type`;

export async function conditionsOf(db: Database, policyIds: readonly number[]): Promise<ConditionRow[]> {
  return rowsOf(
    db,
    sql<ConditionRow>`select ${conditionColumns} from policy_condition k
      where k.policy_id = any(${policyIds}::int[]) and k.deleted_at is null order by k.condition_id`,
  );
}

export interface FullConditionRow extends ConditionRow {
  /** UUID of its policy. */
  policy: string;
}

/** The conditions of all policies, or of one. */
export async function listFullConditions(
  db: Database,
  policyUuid: string | undefined,
): Promise<FullConditionRow[]> {
  return rowsOf(
    db,
    sql<FullConditionRow>`select ${conditionColumns}, o.uuid as policy
      from policy_condition k join policy o on o.policy_id = k.policy_id
      where k.deleted_at is null and o.deleted_at is null
        and (${policyUuid ?? null}::uuid is null or o.uuid = ${policyUuid ?? null}::uuid)
      order by k.policy_id, k.condition_id`,
  );
}

interface LockedCondition extends ConditionRow {
  /** Name and UUID of its policy. */
  policy: string;
  policy_uuid: string;
}

/** A condition that stays as it is until the transaction ends. */
export async function lockCondition(trx: Transaction, uuid: string): Promise<LockedCondition | undefined> {
  return findRow(
    trx,
    sql<LockedCondition>`select ${conditionColumns}, o.name as policy, o.uuid as policy_uuid from policy_condition k join policy o on o.policy_id = k.policy_id
      where k.uuid = ${uuid} and k.deleted_at is null and o.deleted_at is null for update of k`,
  );
}

export async function insertCondition(
  trx: Transaction,
  policyId: number,
  uuid: string,
  { subject, operator, value, type }: ConditionFields,
): Promise<void> {
  await runSql(
    trx,
    sql`insert into policy_condition (policy_id, uuid, subject, operator, value, type)
      values (${policyId}, ${uuid}, ${subject}, ${operator}, ${value}, ${type})`,
  );
}

export async function changeCondition(
  trx: Transaction,
  conditionId: number,
  { subject, operator, value, type }: ConditionFields,
): Promise<void> {
  await runSql(
    trx,
    sql`update policy_condition set subject = ${subject}, operator = ${operator}, value = ${value}, type = ${type}
      where condition_id = ${conditionId}`,
  );
}

/** The row stays for the violations of the past. */
export async function endCondition(trx: Transaction, conditionId: number, at: Date): Promise<void> {
  await runSql(trx, sql`update policy_condition set deleted_at = ${at} where condition_id = ${conditionId}`);
}

interface LimitRow {
  policy_id: number;
  project_id: number;
}

/** All projects that a policy is limited to, including hidden ones. */
export async function limitsOfPolicy(db: Database, policyId: number): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ project_id: number }>`select project_id from policy_project where policy_id = ${policyId}`,
  );
  return rows.map((row) => row.project_id);
}

/** Visible projects that policies are limited to. */
export async function projectsOf(
  db: Database,
  policyIds: readonly number[],
  scope: ProjectScope,
): Promise<LimitRow[]> {
  return rowsOf(
    db,
    sql<LimitRow>`select pp.policy_id, pp.project_id from policy_project pp
      join project p on p.project_id = pp.project_id
      where pp.policy_id = any(${policyIds}::int[]) and ${visible(scope, sql.ref('pp.project_id'))}
      order by lower(p.name), p.version, p.project_id`,
  );
}

/** False when the policy is limited to it already. */
export async function insertProjectLimit(
  trx: Transaction,
  policyId: number,
  projectId: number,
): Promise<boolean> {
  const statement = sql`insert into policy_project (policy_id, project_id) values (${policyId}, ${projectId})
    on conflict do nothing`;
  return (await runSql(trx, statement)) > 0;
}

/** False when the policy is not limited to it. */
export async function deleteProjectLimit(
  trx: Transaction,
  policyId: number,
  projectId: number,
): Promise<boolean> {
  const statement = sql`delete from policy_project where policy_id = ${policyId} and project_id = ${projectId}`;
  return (await runSql(trx, statement)) > 0;
}
