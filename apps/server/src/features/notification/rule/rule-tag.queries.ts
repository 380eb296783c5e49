import { type Database, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import { ascending, neverNull, orderOf } from '../../../db/list/order.ts';
import type { ListPage, Page } from '../../../db/list/page.ts';
import { readList } from '../../../db/list/read-list.ts';

interface RuleTagRow {
  rule_id: number;
  name: string;
}

export async function tagsOfRules(db: Database, ruleIds: readonly number[]): Promise<RuleTagRow[]> {
  return rowsOf(
    db,
    sql<RuleTagRow>`select l.rule_id, t.name from notification_rule_tag l join tag t on t.tag_id = l.tag_id
      where l.rule_id = any(${ruleIds}::int[]) order by t.name`,
  );
}

/** Makes the tags of a rule equal to existing ones of these names. */
export async function replaceTags(trx: Transaction, ruleId: number, names: readonly string[]): Promise<void> {
  await runSql(
    trx,
    sql`delete from notification_rule_tag where rule_id = ${ruleId}
      and tag_id not in (select tag_id from tag where name = any(${names}::text[]))`,
  );
  await runSql(
    trx,
    sql`insert into notification_rule_tag (rule_id, tag_id)
      select ${ruleId}::int, tag_id from tag where name = any(${names}::text[]) order by tag_id
      on conflict do nothing`,
  );
}

/** Rules with a tag, as a page. */
export async function listTaggedRules(
  db: Database,
  tag: string,
  page: Page,
): Promise<ListPage<{ uuid: string; name: string }>> {
  const name = neverNull(sql`r.name`);
  const matches = page.search === undefined ? sql`true` : sql`strpos(r.name, ${page.search}) > 0`;
  return readList(db, page, {
    select: sql<{ uuid: string; name: string }>`r.uuid, r.name`,
    from: sql`notification_rule r join notification_rule_tag l on l.rule_id = r.rule_id
      join tag t on t.tag_id = l.tag_id`,
    where: sql`r.owner_id is null and t.name = ${tag} and ${matches}`,
    order: orderOf(page, { name }, [ascending(name)], [ascending(neverNull(sql`r.rule_id`))]),
  });
}

/** Gives rules a tag; those that are not there are passed over. */
export async function insertTagOfRules(
  trx: Transaction,
  uuids: readonly string[],
  tagId: number,
): Promise<void> {
  await runSql(
    trx,
    sql`insert into notification_rule_tag (rule_id, tag_id)
      select rule_id, ${tagId}::int from notification_rule
      where uuid = any(${uuids}::uuid[]) and owner_id is null order by rule_id
      on conflict do nothing`,
  );
}

export async function deleteTagOfRules(
  trx: Transaction,
  uuids: readonly string[],
  tagId: number,
): Promise<void> {
  await runSql(
    trx,
    sql`delete from notification_rule_tag where tag_id = ${tagId}
      and rule_id in (select rule_id from notification_rule where uuid = any(${uuids}::uuid[]) and owner_id is null)`,
  );
}
