import type { Classifier } from '@waybill/api-contract';
import type { RawBuilder } from 'kysely';
import { type Database, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
import { ascending, neverNull, orderOf, type SortColumns } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import { projectName, projectOrder } from '../../db/project-order.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';

/** Creates what is missing; in order of their names, so that two requests cannot lock each other out. */
export async function insertTags(trx: Transaction, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await runSql(
    trx,
    sql`insert into tag (name) select n.name from unnest(${names}::text[]) as n(name)
      left join tag t on t.name = n.name where t.name is null order by n.name on conflict do nothing`,
  );
}

/** Makes the tags of a project equal to existing ones of these names; answers whether that changed something. */
export async function replaceProjectTags(
  trx: Transaction,
  projectId: number,
  names: readonly string[],
): Promise<boolean> {
  const removed = await runSql(
    trx,
    sql`delete from project_tag where project_id = ${projectId}
      and tag_id not in (select tag_id from tag where name = any(${names}::text[]))`,
  );
  const added = await runSql(
    trx,
    sql`insert into project_tag (project_id, tag_id)
      select ${projectId}::int, tag_id from tag where name = any(${names}::text[]) order by tag_id
      on conflict do nothing`,
  );
  return removed + added > 0;
}

/** A project with one of its tags. */
export interface ProjectTagRow {
  project_id: number;
  name: string;
}

/** Which of some tags projects have. */
export async function listProjectTags(
  db: Database,
  projectIds: readonly number[],
  names: readonly string[],
): Promise<ProjectTagRow[]> {
  return rowsOf(
    db,
    sql<ProjectTagRow>`select pt.project_id, t.name from project_tag pt join tag t on t.tag_id = pt.tag_id
      where pt.project_id = any(${projectIds}::int[]) and t.name = any(${names}::text[])`,
  );
}

/** Gives projects existing tags, pair by pair. */
export async function insertProjectTags(trx: Transaction, pairs: readonly ProjectTagRow[]): Promise<void> {
  await runSql(
    trx,
    sql`insert into project_tag (project_id, tag_id)
      select g.project_id, t.tag_id from ${pairTable(pairs)} join tag t on t.name = g.name
      order by g.project_id, t.tag_id on conflict do nothing`,
  );
}

/** Takes tags from projects, pair by pair. */
export async function deleteProjectTags(trx: Transaction, pairs: readonly ProjectTagRow[]): Promise<void> {
  await runSql(
    trx,
    sql`delete from project_tag pt using ${pairTable(pairs)}, tag t
      where t.name = g.name and pt.project_id = g.project_id and pt.tag_id = t.tag_id`,
  );
}

function pairTable(pairs: readonly ProjectTagRow[]): RawBuilder<unknown> {
  return sql`unnest(${pairs.map((pair) => pair.project_id)}::int[], ${pairs.map((pair) => pair.name)}::text[])
    as g(project_id, name)`;
}

export async function tagsOfProject(db: Database, projectId: number): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql<{ name: string }>`select t.name from project_tag pt join tag t on t.tag_id = pt.tag_id
      where pt.project_id = ${projectId} order by t.name`,
  );
  return rows.map((row) => row.name);
}

export interface TaggedProjectRow {
  uuid: string;
  name: string;
  version: string | null;
}

const projectSortColumns: SortColumns = { name: projectName, version: sql`p.version` };

export interface TaggedFilter {
  readonly excludeInactive: boolean;
  readonly latest: boolean;
  readonly classifier?: Classifier | undefined;
}

/** Visible projects with a tag, or visible collection projects that sum up those with it. */
export async function listTaggedProjects(
  db: Database,
  name: string,
  kind: 'tagged' | 'collection',
  filter: TaggedFilter,
  page: Page,
  scope: ProjectScope,
): Promise<ListPage<TaggedProjectRow>> {
  const has =
    kind === 'collection'
      ? sql`p.collection_tag_id = (select tag_id from tag where name = ${name})`
      : sql`p.project_id in (select pt.project_id from project_tag pt join tag t on t.tag_id = pt.tag_id
          where t.name = ${name})`;
  const parts = [
    has,
    visible(scope, sql.ref('p.project_id')),
    page.search === undefined ? sql`true` : sql`strpos(p.name, ${page.search}) > 0`,
  ];
  if (filter.excludeInactive) parts.push(sql`p.active`);
  if (filter.latest) parts.push(sql`p.is_latest`);
  if (filter.classifier !== undefined) parts.push(sql`p.classifier = ${filter.classifier}`);
  return readList(db, page, {
    select: sql<TaggedProjectRow>`p.uuid, p.name, p.version`,
    from: sql`project p`,
    where: sql.join(parts, sql` and `),
    order: orderOf(page, projectSortColumns, projectOrder, [ascending(neverNull(sql`p.project_id`))]),
  });
}

export async function listExisting(db: Database, names: readonly string[]): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql<{ name: string }>`select name from tag where name = any(${names}::text[])`,
  );
  return rows.map((row) => row.name);
}

/** Gives visible projects a tag. @returns those that did not have it */
export async function insertTagging(
  trx: Transaction,
  name: string,
  uuids: readonly string[],
  scope: ProjectScope,
): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ project_id: number }>`insert into project_tag (project_id, tag_id)
      select p.project_id, t.tag_id from project p join tag t on t.name = ${name}
      where p.uuid = any(${uuids}::uuid[]) and ${visible(scope, sql.ref('p.project_id'))}
      order by p.project_id on conflict do nothing returning project_id`,
  );
  return rows.map((row) => row.project_id);
}

/** Takes a tag from visible projects. @returns those that had it */
export async function deleteTagging(
  trx: Transaction,
  name: string,
  uuids: readonly string[],
  scope: ProjectScope,
): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ project_id: number }>`delete from project_tag pt using project p, tag t
      where p.project_id = pt.project_id and t.tag_id = pt.tag_id and t.name = ${name}
        and p.uuid = any(${uuids}::uuid[]) and ${visible(scope, sql.ref('p.project_id'))}
      returning pt.project_id`,
  );
  return rows.map((row) => row.project_id);
}

/** The things with a tag that will be deleted. */
export interface TagHolders {
  name: string;
  /** Projects that carry it or sum up by it. */
  projects: number;
  /** The number of those that are hidden from the caller. */
  hidden: number;
  policies: number;
  rules: number;
  /** The teams that get access to projects with the tag. */
  teams: number;
}

export async function listUses(
  db: Database,
  names: readonly string[],
  scope: ProjectScope,
): Promise<TagHolders[]> {
  return rowsOf(
    db,
    sql<TagHolders>`select t.name, count(u.project_id) as projects,
        count(u.project_id) filter (where not ${visible(scope, sql.ref('u.project_id'))}) as hidden,
        (select count(*) from policy_tag y where y.tag_id = t.tag_id) as policies,
        (select count(*) from notification_rule_tag n where n.tag_id = t.tag_id) as rules,
        (select count(*) from team_tag g where g.tag_id = t.tag_id) as teams
      from tag t left join (
        select tag_id, project_id from project_tag
        union select collection_tag_id, project_id from project where collection_tag_id is not null) u
        on u.tag_id = t.tag_id
      where t.name = any(${names}::text[]) group by t.tag_id`,
  );
}

/** Nobody gives them to anything any more until the end of the transaction. */
export async function lockTags(trx: Transaction, names: readonly string[]): Promise<void> {
  await runSql(trx, sql`select 1 from tag where name = any(${names}::text[]) order by tag_id for update`);
}

/** Projects that have one of some tags. */
export async function listCarriers(db: Database, names: readonly string[]): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{
      project_id: number;
    }>`select distinct pt.project_id from project_tag pt join tag t on t.tag_id = pt.tag_id
      where t.name = any(${names}::text[])`,
  );
  return rows.map((row) => row.project_id);
}

export async function deleteTags(trx: Transaction, names: readonly string[]): Promise<void> {
  await runSql(
    trx,
    sql`update project set collection_tag_id = null
      where collection_tag_id in (select tag_id from tag where name = any(${names}::text[]))`,
  );
  await runSql(trx, sql`delete from tag where name = any(${names}::text[])`);
}
