import { sql } from 'kysely';
import { type Database, findRow, rowsOf, runSql, type Transaction } from '../../../db/database.ts';
import { ascending, neverNull, orderOf } from '../../../db/list/order.ts';
import type { ListPage, Page } from '../../../db/list/page.ts';
import { readList } from '../../../db/list/read-list.ts';
import { containsPattern } from '../../../db/list/search.ts';

export interface OidcGroupRow {
  oidc_group_id: number;
  uuid: string;
  name: string;
  display_name: string | null;
  named_by_hand: boolean;
}

const groupColumns = sql`g.oidc_group_id, g.uuid, g.name, g.display_name, g.named_by_hand`;

const groupName = neverNull(sql`g.name`);

/** A page of groups, by name. */
export async function pageOfOidcGroups(db: Database, page: Page): Promise<ListPage<OidcGroupRow>> {
  const pattern = containsPattern(page.search ?? '');
  return readList(db, page, {
    select: sql<OidcGroupRow>`${groupColumns}`,
    from: sql`oidc_group g`,
    where:
      page.search === undefined
        ? sql`true`
        : sql`(lower(g.name) like ${pattern} or lower(g.display_name) like ${pattern})`,
    order: orderOf(
      page,
      {
        name: groupName,
        displayName: sql`lower(g.display_name)`,
        isNamedByHand: sql`g.named_by_hand`,
        uuid: sql`g.uuid`,
      },
      [ascending(groupName)],
      [ascending(neverNull(sql`g.oidc_group_id`))],
    ),
  });
}

export async function listOidcGroups(db: Database): Promise<OidcGroupRow[]> {
  return rowsOf(db, sql<OidcGroupRow>`select ${groupColumns} from oidc_group g order by g.name`);
}

export async function findOidcGroup(db: Database, uuid: string): Promise<OidcGroupRow | undefined> {
  return findRow(db, sql<OidcGroupRow>`select ${groupColumns} from oidc_group g where g.uuid = ${uuid}`);
}

/** @returns undefined when the name is taken */
export async function insertOidcGroup(
  trx: Transaction,
  group: { uuid: string; name: string },
): Promise<OidcGroupRow | undefined> {
  return findRow(
    trx,
    sql<OidcGroupRow>`insert into oidc_group as g (uuid, name) values (${group.uuid}, ${group.name})
      on conflict (name) do nothing returning ${groupColumns}`,
  );
}

/** Adds those of the names that are not there yet. @returns how many */
export async function insertSeenGroups(
  trx: Transaction,
  groups: readonly { uuid: string; name: string }[],
): Promise<number> {
  return runSql(
    trx,
    sql`insert into oidc_group (uuid, name)
      select g.uuid, g.name from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as g (uuid uuid, name text)
      left join oidc_group o on o.name = g.name where o.name is null
      on conflict (name) do nothing`,
  );
}

/** Takes the names that the provider says for groups, but where somebody has entered one. @returns how many changed */
export async function takeGroupNames(
  trx: Transaction,
  groups: readonly { name: string; displayName: string }[],
): Promise<number> {
  return runSql(
    trx,
    sql`update oidc_group o set display_name = g."displayName"
      from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as g (name text, "displayName" text)
      where o.name = g.name and not o.named_by_hand and o.display_name is distinct from g."displayName"`,
  );
}

/** @param displayName undefined: none, and the provider may say one */
export async function setGroupName(
  trx: Transaction,
  groupId: number,
  displayName: string | undefined,
): Promise<void> {
  await runSql(
    trx,
    sql`update oidc_group set display_name = ${displayName ?? null}, named_by_hand = ${displayName !== undefined}
      where oidc_group_id = ${groupId}`,
  );
}

/** @returns 0 when another group has the name */
export async function renameOidcGroup(trx: Transaction, groupId: number, name: string): Promise<number> {
  return runSql(
    trx,
    sql`update oidc_group set name = ${name} where oidc_group_id = ${groupId}
      and not exists (select from oidc_group o where o.name = ${name} and o.oidc_group_id <> ${groupId})`,
  );
}

/** Its mappings go with it. */
export async function deleteOidcGroup(trx: Transaction, groupId: number): Promise<void> {
  await runSql(trx, sql`delete from oidc_group where oidc_group_id = ${groupId}`);
}

/** Renaming waits for this, so that two that take one name at once do not both find it free. */
export async function lockOidcGroups(trx: Transaction): Promise<void> {
  await runSql(trx, sql`lock table oidc_group in share row exclusive mode`);
}
