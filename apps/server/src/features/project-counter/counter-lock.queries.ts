import {
  isForeignKeyViolation,
  runSql,
  sql,
  type Transaction,
  TransactionConflict,
} from '../../db/database.ts';

/**
 * Take before components are counted from their matches and decisions: two who count parts of the same project at once
 * would each miss what the other is about to write.
 */
export async function lockCountersToCount(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  await sql`insert into project_count (project_id) select distinct * from unnest(${projectIds}::int[])
    on conflict do nothing`.execute(trx);
  await lock(trx, projectIds);
}

/**
 * Keeps others from evaluating or deciding in the same projects until the transaction ends: each would miss what the
 * other is about to write. The same rows as {@link lockCountersToCount} locks, in the same order.
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
    throw new TransactionConflict('A project was deleted while it was evaluated', { cause: error });
  }
  await lock(trx, projectIds);
}

async function lock(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  await sql`select 1 from project_count where project_id = any(${projectIds}::int[]) order by project_id for update`.execute(
    trx,
  );
}
