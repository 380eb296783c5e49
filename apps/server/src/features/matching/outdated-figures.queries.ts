import { runSql, sql, type Transaction } from '../../db/database.ts';

// A time that no counters have; of a project without counters there is nothing to count again.
const outdate = sql`update project_attention set changed_at = null where changed_at is not null`;

/** Has the figures of some projects counted again: they hold how many components are seen alike, and how many are our own. */
export async function outdateFigures(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  if (projectIds.length === 0) return;
  // In order, so that two writers never wait for each other.
  await runSql(
    trx,
    sql`select 1 from project_attention where project_id = any(${projectIds}::int[]) order by project_id for update`,
  );
  await runSql(trx, sql`${outdate} and project_id = any(${projectIds}::int[])`);
}

export async function outdateAllFigures(trx: Transaction): Promise<void> {
  await runSql(trx, outdate);
}
