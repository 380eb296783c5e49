import {
  isForeignKeyViolation,
  runSql,
  sql,
  type Transaction,
  TransactionConflict,
} from '../../db/database.ts';

/**
 * Keeps others from counting, evaluating or deciding in the same projects until the transaction ends: two who count parts of the same
 * project at once would each miss what the other is about to write. Take before anything is counted. Rows are locked in order of
 * their id.
 */
export async function lockCounters(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  try {
    await runSql(
      trx,
      sql`insert into project_count (project_id) select project_id from project
        where project_id = any(${projectIds}::int[]) order by project_id on conflict do nothing`,
    );
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new TransactionConflict('A project was deleted while it was counted', { cause: error });
  }
  await sql`select 1 from project_count where project_id = any(${projectIds}::int[]) order by project_id for update`.execute(
    trx,
  );
}
