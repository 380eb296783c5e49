import { rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';

/** @returns the names that were not there */
export async function insertMovedTags(trx: Transaction, names: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf(
    trx,
    sql<{
      name: string;
    }>`insert into tag (name) select distinct n.name from unnest(${names}::text[]) as n(name)
      order by n.name on conflict (name) do nothing returning name`,
  );
  return new Set(rows.map((row) => row.name));
}

/** @returns the numbers of those that the projects did not have */
export async function insertMovedTagging(
  trx: Transaction,
  pairs: readonly { readonly project: string; readonly tag: string }[],
): Promise<Set<number>> {
  const rows = await rowsOf(
    trx,
    sql<{ n: number }>`with given as (
        select g.n, p.project_id, t.tag_id
        from unnest(${pairs.map(({ project }) => project)}::uuid[], ${pairs.map(({ tag }) => tag)}::text[])
          with ordinality as g(project, name, n)
        join project p on p.uuid = g.project join tag t on t.name = g.name),
      made as (insert into project_tag (project_id, tag_id) select project_id, tag_id from given order by project_id, tag_id
        on conflict do nothing returning project_id, tag_id)
      select min(g.n)::int - 1 as n from given g join made m on m.project_id = g.project_id and m.tag_id = g.tag_id
      group by g.project_id, g.tag_id`,
  );
  return new Set(rows.map((row) => row.n));
}

/** Takes tags from projects. */
export async function deleteMovedTagging(
  trx: Transaction,
  pairs: readonly { readonly project: string; readonly tag: string }[],
): Promise<void> {
  await runSql(
    trx,
    sql`delete from project_tag x using project p, tag t, jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as g (project uuid, tag text)
      where p.uuid = g.project and t.name = g.tag and x.project_id = p.project_id and x.tag_id = t.tag_id`,
  );
}

/** Deletes those of some tags that nothing has. */
export async function deleteUnusedTags(trx: Transaction, names: readonly string[]): Promise<void> {
  await runSql(
    trx,
    sql`delete from tag t where t.name = any(${names}::text[])
      and not exists (select 1 from project_tag x where x.tag_id = t.tag_id)
      and not exists (select 1 from project x where x.collection_tag_id = t.tag_id)
      and not exists (select 1 from policy_tag x where x.tag_id = t.tag_id)
      and not exists (select 1 from notification_rule_tag x where x.tag_id = t.tag_id)
      and not exists (select 1 from team_tag x where x.tag_id = t.tag_id)`,
  );
}
