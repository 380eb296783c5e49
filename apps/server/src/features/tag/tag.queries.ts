import { runSql, sql, type Transaction } from '../../db/database.ts';

/** Creates what is missing; in order of their names, so that two requests cannot lock each other out. */
export async function insertTags(trx: Transaction, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await runSql(
    trx,
    sql`insert into tag (name) select name from unnest(${names}::text[]) as t(name)
      where not exists (select 1 from tag where tag.name = t.name) order by name
      on conflict do nothing`,
  );
}

/** Makes the tags of a project equal to existing ones of these names. */
export async function replaceProjectTags(
  trx: Transaction,
  projectId: number,
  names: readonly string[],
): Promise<void> {
  await runSql(
    trx,
    sql`delete from project_tag where project_id = ${projectId}
      and tag_id not in (select tag_id from tag where name = any(${names}::text[]))`,
  );
  await runSql(
    trx,
    sql`insert into project_tag (project_id, tag_id)
      select ${projectId}::int, tag_id from tag where name = any(${names}::text[]) on conflict do nothing`,
  );
}
