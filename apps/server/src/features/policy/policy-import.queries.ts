import type { RawBuilder } from 'kysely';
import { rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
import type { FactsByKey, FollowedTable } from '../../db/followed-rows.ts';

/** The names of policies, to which nobody else adds until the transaction ends. */
export async function lockPolicyNames(trx: Transaction): Promise<Set<string>> {
  await runSql(trx, sql`lock table policy in share row exclusive mode`);
  const rows = await rowsOf(trx, sql<{ name: string }>`select name from policy where deleted_at is null`);
  return new Set(rows.map((row) => row.name));
}

interface StorablePolicy {
  readonly uuid: string;
  readonly name: string;
  readonly operator: string;
  readonly state: number;
  readonly includeChildren: boolean;
  readonly onlyLatest: boolean;
}

/** One that was taken back comes again. @returns the UUIDs of those that were not here, with their numbers */
export async function insertImportedPolicies(
  trx: Transaction,
  policies: readonly StorablePolicy[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf(
    trx,
    sql<{
      uuid: string;
      policy_id: number;
    }>`insert into policy (uuid, name, operator, state, include_children, only_latest)
      select uuid, name, operator, state, "includeChildren", "onlyLatest"
      from jsonb_to_recordset(${JSON.stringify(policies)}::jsonb) as g (uuid uuid, name text, operator text, state smallint,
        "includeChildren" bool, "onlyLatest" bool)
      on conflict (uuid) do update set name = excluded.name, operator = excluded.operator, state = excluded.state,
        include_children = excluded.include_children, only_latest = excluded.only_latest, deleted_at = null
        where policy.deleted_at is not null returning uuid, policy_id`,
  );
  return new Map(rows.map((row) => [row.uuid, row.policy_id]));
}

export interface StorableCondition {
  readonly uuid: string;
  readonly policy: string;
  readonly subject: string;
  readonly operator: string;
  readonly value: string;
  readonly type: number;
}

/** Policies that are here, by UUID. */
export async function listPresentPolicies(
  trx: Transaction,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf(
    trx,
    sql<{ uuid: string; policy_id: number }>`select uuid, policy_id from policy
      where uuid = any(${uuids}::uuid[]) and deleted_at is null`,
  );
  return new Map(rows.map((row) => [row.uuid, row.policy_id]));
}

/** In the order in which they are given. @returns the UUIDs of those that were not here */
export async function insertImportedConditions(
  trx: Transaction,
  conditions: readonly StorableCondition[],
): Promise<Set<string>> {
  const numbered = JSON.stringify(conditions.map((condition, n) => ({ ...condition, n })));
  const rows = await rowsOf(
    trx,
    sql<{ uuid: string }>`insert into policy_condition (policy_id, uuid, subject, operator, value, type)
      select o.policy_id, g.uuid, g.subject, g.operator, g.value, g.type
      from jsonb_to_recordset(${numbered}::jsonb) as g (n int, uuid uuid, policy uuid, subject text, operator text, value text,
        type smallint)
      join policy o on o.uuid = g.policy and o.deleted_at is null order by g.n
      on conflict (uuid) do update set subject = excluded.subject, operator = excluded.operator, value = excluded.value,
        type = excluded.type, deleted_at = null
        where policy_condition.deleted_at is not null returning uuid`,
  );
  return new Set(rows.map((row) => row.uuid));
}

/** The UUIDs that licenses have here, by their ids. */
export async function listLicenseUuids(
  trx: Transaction,
  spdxIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf(
    trx,
    sql<{
      spdx_id: string;
      uuid: string;
    }>`select spdx_id, uuid from license where spdx_id = any(${spdxIds}::text[])`,
  );
  return new Map(rows.map((row) => [row.spdx_id, row.uuid]));
}

export async function listPresentProjects(trx: Transaction, uuids: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf(
    trx,
    sql<{ uuid: string }>`select uuid from project where uuid = any(${uuids}::uuid[])`,
  );
  return new Set(rows.map((row) => row.uuid));
}

/** A policy and what it is limited to, by UUID, or by name for a tag. */
export interface PolicyPair {
  readonly policy: string;
  readonly other: string;
}

/** What became of a pair of which both are here. */
export interface StoredPair {
  readonly n: number;
  readonly policy_id: number;
  readonly made: boolean;
}

export async function insertPolicyProjects(
  trx: Transaction,
  pairs: readonly PolicyPair[],
): Promise<StoredPair[]> {
  const numbered = JSON.stringify(pairs.map((pair, n) => ({ ...pair, n })));
  return rowsOf(
    trx,
    sql<StoredPair>`with known as (
        select g.n, o.policy_id, p.project_id
        from jsonb_to_recordset(${numbered}::jsonb) as g (n int, policy uuid, other uuid)
        join policy o on o.uuid = g.policy and o.deleted_at is null join project p on p.uuid = g.other),
      made as (insert into policy_project (policy_id, project_id) select policy_id, project_id from known
        on conflict do nothing returning policy_id, project_id)
      select k.n, k.policy_id, m.policy_id is not null as made
      from known k left join made m on m.policy_id = k.policy_id and m.project_id = k.project_id`,
  );
}

export async function insertPolicyTags(
  trx: Transaction,
  pairs: readonly PolicyPair[],
): Promise<StoredPair[]> {
  const numbered = JSON.stringify(pairs.map((pair, n) => ({ ...pair, n })));
  return rowsOf(
    trx,
    sql<StoredPair>`with known as (
        select g.n, o.policy_id, t.tag_id
        from jsonb_to_recordset(${numbered}::jsonb) as g (n int, policy uuid, other text)
        join policy o on o.uuid = g.policy and o.deleted_at is null join tag t on t.name = g.other),
      made as (insert into policy_tag (policy_id, tag_id) select policy_id, tag_id from known
        on conflict do nothing returning policy_id, tag_id)
      select k.n, k.policy_id, m.policy_id is not null as made
      from known k left join made m on m.policy_id = k.policy_id and m.tag_id = k.tag_id`,
  );
}

/** Policies that are not deleted, by UUID. */
export const followedPolicies: FollowedTable = {
  table: 'policy',
  key: sql`case when t.deleted_at is null then t.uuid end`,
  columns: {
    name: ['name', 'text'],
    operator: ['operator', 'text'],
    state: ['state', 'smallint'],
    includeChildren: ['include_children', 'bool'],
    onlyLatest: ['only_latest', 'bool'],
  },
};

export const followedConditions: FollowedTable = {
  table: 'policy_condition',
  key: sql`case when t.deleted_at is null then t.uuid end`,
  columns: {
    subject: ['subject', 'text'],
    operator: ['operator', 'text'],
    value: ['value', 'text'],
    type: ['type', 'smallint'],
  },
};

const named = {
  policy: sql`policy t`,
  condition: sql`policy_condition t`,
} as const;

/** Deletes policies or conditions; their violations end when they are evaluated. @returns the policies */
export async function endMoved(
  trx: Transaction,
  what: keyof typeof named,
  uuids: readonly string[],
  at: Date,
): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ policy_id: number }>`update ${named[what]} set deleted_at = ${at}
      where t.uuid = any(${uuids}::uuid[]) and t.deleted_at is null returning t.policy_id`,
  );
  return [...new Set(rows.map((row) => row.policy_id))];
}

/** Policies of conditions, by UUID. */
export async function listPoliciesOfConditions(
  trx: Transaction,
  uuids: readonly string[],
): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{
      policy_id: number;
    }>`select distinct policy_id from policy_condition where uuid = any(${uuids}::uuid[])`,
  );
  return rows.map((row) => row.policy_id);
}

const limits: Readonly<Record<'projects' | 'tags', RawBuilder<unknown>>> = {
  projects: sql`delete from policy_project x using policy p, project o, given g
    where p.uuid = g.policy and o.uuid = g.other::uuid and x.policy_id = p.policy_id and x.project_id = o.project_id`,
  tags: sql`delete from policy_tag x using policy p, tag o, given g
    where p.uuid = g.policy and o.name = g.other and x.policy_id = p.policy_id and x.tag_id = o.tag_id`,
};

/** Takes limits from policies. @returns the policies */
export async function endPolicyLimits(
  trx: Transaction,
  kind: keyof typeof limits,
  pairs: FactsByKey,
): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ policy_id: number }>`with given as (
        select * from jsonb_to_recordset(${JSON.stringify([...pairs.values()])}::jsonb) as g (policy uuid, other text))
      ${limits[kind]} returning x.policy_id`,
  );
  return [...new Set(rows.map((row) => row.policy_id))];
}
