import { runSql, sql, type Transaction } from '../../db/database.ts';

export async function copyTags(trx: Transaction, sourceId: number, targetId: number): Promise<void> {
  await runSql(
    trx,
    sql`insert into project_tag (project_id, tag_id)
      select ${targetId}::int, tag_id from project_tag where project_id = ${sourceId} on conflict do nothing`,
  );
}
