import type { TagUse } from '@waybill/api-contract';
import type { RawBuilder } from 'kysely';
import { type Database, sql } from '../../db/database.ts';
import { ascending, descending, neverNull, orderOf, type SortColumns } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';

export interface TagFilter {
  /** Only those that any of these have; all when empty. */
  readonly use: readonly TagUse[];
  /** The part of the name before the first separator. */
  readonly prefix?: string | undefined;
  readonly withoutPrefix: boolean;
}

/** Which tags a caller sees. */
export interface TagSight {
  readonly scope: ProjectScope;
  /** Tags that nothing carries as well; projects out of sight may have carried them before. */
  readonly withUnused: boolean;
}

export interface TagRow {
  name: string;
  projects: number;
  policies: number;
  rules: number;
  collection_projects: number;
}

const sortColumns: SortColumns = {
  name: neverNull(sql`t.name`),
  projectCount: neverNull(sql`t.projects`),
  policyCount: neverNull(sql`t.policies`),
  notificationRuleCount: neverNull(sql`t.rules`),
  collectionProjectCount: neverNull(sql`t.collection_projects`),
};

/** Tags with the number of visible projects that carry them. */
export async function listTags(
  db: Database,
  filter: TagFilter,
  page: Page,
  sight: TagSight,
): Promise<ListPage<TagRow>> {
  return readList(db, page, {
    select: sql<TagRow>`t.name, t.projects, t.policies, t.rules, t.collection_projects`,
    from: counted(page.search, sight),
    where: fits(filter),
    order: orderOf(
      page,
      sortColumns,
      [ascending(neverNull(sql`t.name`))],
      [ascending(neverNull(sql`t.tag_id`))],
    ),
  });
}

export interface TagGroupRow {
  /** Null: of the tags without one. */
  prefix: string | null;
  tags: number;
}

/** The same by what their names begin with. */
export async function listTagGroups(
  db: Database,
  filter: TagFilter,
  page: Page,
  sight: TagSight,
): Promise<ListPage<TagGroupRow>> {
  // Tags without a prefix come last.
  const isWithout = neverNull(sql`g.prefix is null`);
  return readList(db, page, {
    select: sql<TagGroupRow>`g.prefix, g.tags`,
    from: sql`(select t.prefix, count(*)::int as tags from ${counted(page.search, sight)} where ${fits(filter)}
      group by t.prefix) g`,
    where: sql`true`,
    order: orderOf(
      page,
      { name: [isWithout, sql`g.prefix`], tags: neverNull(sql`g.tags`) },
      [ascending(isWithout), descending(neverNull(sql`g.tags`))],
      [ascending(sql`g.prefix`)],
    ),
    isGathered: true,
  });
}

/** Tags `t` with what uses them. */
function counted(search: string | undefined, { scope, withUnused }: TagSight): RawBuilder<unknown> {
  const isFound = search === undefined ? sql`true` : sql`strpos(tag.name, ${search.toLowerCase()}) > 0`;
  return sql`(
    select tag_id, name, substring(name from '^([^:=/]+)[:=/]') as prefix,
      (select count(*) from project_tag pt where pt.tag_id = tag.tag_id
        and ${visible(scope, sql.ref('pt.project_id'))}) as projects,
      (select count(*) from policy_tag y where y.tag_id = tag.tag_id) as policies,
      (select count(*) from notification_rule_tag n where n.tag_id = tag.tag_id) as rules,
      (select count(*) from project p where p.collection_tag_id = tag.tag_id
        and ${visible(scope, sql.ref('p.project_id'))}) as collection_projects,
      exists (select 1 from team_tag g where g.tag_id = tag.tag_id) as gives_access,
      ${withUnused ? unused(scope) : sql`false`} as unused
    from tag where ${isFound}) t`;
}

/** One that only projects out of sight carry is left out, as its name tells of them. */
function fits({ use, prefix, withoutPrefix }: TagFilter): RawBuilder<unknown> {
  const parts = [sql`(t.unused or t.projects > 0 or t.collection_projects > 0)`, isUsed(use)];
  if (prefix !== undefined) parts.push(sql`t.prefix = ${prefix.toLowerCase()}`);
  if (withoutPrefix) parts.push(sql`t.prefix is null`);
  return sql.join(parts, sql` and `);
}

const usedBy: Readonly<Record<TagUse, RawBuilder<unknown>>> = {
  PROJECT: sql`t.projects > 0`,
  COLLECTION: sql`t.collection_projects > 0`,
  POLICY: sql`t.policies > 0`,
  NONE: sql`t.projects + t.collection_projects + t.policies + t.rules = 0 and not t.gives_access`,
};

function isUsed(uses: readonly TagUse[]): RawBuilder<unknown> {
  if (uses.length === 0) return sql`true`;
  const any = uses.map((use) => usedBy[use]);
  return sql`(${sql.join(any, sql` or `)})`;
}

/** For those who see every project the counts tell it already. */
function unused(scope: ProjectScope): RawBuilder<unknown> {
  if (scope.all) return sql`true`;
  return sql`not exists (select 1 from project_tag pt where pt.tag_id = tag.tag_id)
    and not exists (select 1 from project p where p.collection_tag_id = tag.tag_id)`;
}
