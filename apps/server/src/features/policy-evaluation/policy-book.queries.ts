import type { PolicyOperator } from '@waybill/policy';
import { type Database, rowsOf, sql } from '../../db/database.ts';

export interface ConditionRow {
  condition_id: number;
  policy_id: number;
  policy_operator: PolicyOperator;
  uuid: string;
  subject: string;
  operator: string;
  value: string;
}

/** The conditions of policies that are there, in their order. */
export async function listConditions(
  db: Database,
  policyIds: readonly number[] | undefined,
): Promise<ConditionRow[]> {
  return rowsOf(
    db,
    sql<ConditionRow>`select k.condition_id, k.policy_id, p.operator as policy_operator, k.uuid, k.subject, k.operator,
        k.value
      from policy p join policy_condition k on k.policy_id = p.policy_id
      where p.deleted_at is null and k.deleted_at is null
        and (${policyIds ?? null}::int[] is null or p.policy_id = any(${policyIds ?? null}::int[]))
      order by k.condition_id`,
  );
}

export interface GroupMemberRow {
  uuid: string;
  name: string;
  licenses: string[];
}

/** License groups with the ids of their licenses. */
export async function listGroups(db: Database): Promise<GroupMemberRow[]> {
  return rowsOf(
    db,
    sql<GroupMemberRow>`select g.uuid, g.name, coalesce(array_agg(l.spdx_id) filter (where l.spdx_id is not null), '{}')
        as licenses
      from license_group g left join license_group_license m on m.license_group_id = g.license_group_id
      left join license l on l.license_id = m.license_id
      group by g.license_group_id`,
  );
}

export async function listLicenseIds(db: Database): Promise<{ uuid: string; spdx_id: string }[]> {
  return rowsOf(db, sql<{ uuid: string; spdx_id: string }>`select uuid, spdx_id from license`);
}
