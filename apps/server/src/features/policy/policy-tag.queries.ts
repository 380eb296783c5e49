import type { PolicyViolationState } from '@waybill/api-contract';
import { type Database, rowsOf, sql, type Transaction } from '../../db/database.ts';
import { ascending, neverNull, orderOf } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import { hasState } from './policy-summary.queries.ts';

interface PolicyTagRow {
  policy_id: number;
  name: string;
}

export async function tagsOf(db: Database, policyIds: readonly number[]): Promise<PolicyTagRow[]> {
  return rowsOf(
    db,
    sql<PolicyTagRow>`select pt.policy_id, t.name from policy_tag pt join tag t on t.tag_id = pt.tag_id
      where pt.policy_id = any(${policyIds}::int[]) order by t.name`,
  );
}

/** The tags of a policy, as a page. */
export async function listTagsOf(
  db: Database,
  policyId: number,
  page: Page,
): Promise<ListPage<{ name: string }>> {
  const name = neverNull(sql`t.name`);
  return readList(db, page, {
    select: sql<{ name: string }>`t.name`,
    from: sql`policy_tag pt join tag t on t.tag_id = pt.tag_id`,
    where: sql`pt.policy_id = ${policyId}`,
    order: orderOf(page, { name }, [ascending(name)], [ascending(neverNull(sql`t.tag_id`))]),
  });
}

/** Policies with a tag, as a page. @param states of any of these; of any at all when empty */
export async function listTaggedPolicies(
  db: Database,
  tag: string,
  states: readonly PolicyViolationState[],
  page: Page,
): Promise<ListPage<{ uuid: string; name: string }>> {
  const name = neverNull(sql`o.name`);
  const matches = page.search === undefined ? sql`true` : sql`strpos(o.name, ${page.search}) > 0`;
  return readList(db, page, {
    select: sql<{ uuid: string; name: string }>`o.uuid, o.name`,
    from: sql`policy o join policy_tag pt on pt.policy_id = o.policy_id join tag t on t.tag_id = pt.tag_id`,
    where: sql`o.deleted_at is null and t.name = ${tag} and ${hasState(states)} and ${matches}`,
    order: orderOf(page, { name }, [ascending(name)], [ascending(neverNull(sql`o.policy_id`))]),
  });
}

/** Gives policies a tag. @returns those that did not have it */
export async function insertTags(
  trx: Transaction,
  policyIds: readonly number[],
  tagId: number,
): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ policy_id: number }>`insert into policy_tag (policy_id, tag_id)
      select id, ${tagId}::int from unnest(${policyIds}::int[]) as given(id) order by id
      on conflict do nothing returning policy_id`,
  );
  return rows.map((row) => row.policy_id);
}

/** Takes a tag from policies. @returns those that had it */
export async function deleteTags(
  trx: Transaction,
  policyIds: readonly number[],
  tagId: number,
): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ policy_id: number }>`delete from policy_tag
      where policy_id = any(${policyIds}::int[]) and tag_id = ${tagId} returning policy_id`,
  );
  return rows.map((row) => row.policy_id);
}

/** The policies among some that are there, locked in their order. */
export async function lockPolicies(trx: Transaction, uuids: readonly string[]): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{
      policy_id: number;
    }>`select policy_id from policy where uuid = any(${uuids}::uuid[]) and deleted_at is null
      order by policy_id for update`,
  );
  return rows.map((row) => row.policy_id);
}
