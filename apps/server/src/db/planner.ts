import { type Database, inTransaction, sql, type Transaction } from './database.ts';

/**
 * Ends a select inside of another one that the planner shall take as it stands: it neither joins its tables with those around it nor
 * moves conditions into it. Says why beside it: the estimate that was wrong, and what it cost.
 */
export const fence = sql`offset 0`;

/**
 * Runs statements that join one project's rows with a staging table. The statistics do not know a project that has
 * just grown, so the planner expects one row of it and may choose a nested loop: 45 s instead of 10 ms for 15,000
 * components. Hash joins are right whatever the sizes; statements that look keys up in large tables do not belong here.
 */
export async function withoutNestedLoops<T>(trx: Transaction, work: () => Promise<T>): Promise<T> {
  await sql`set local enable_nestloop = off`.execute(trx);
  const result = await work();
  await sql`set local enable_nestloop = on`.execute(trx);
  return result;
}

/**
 * Runs statements whose tables are joined one after the other, in the written order, each row looked up by an
 * index. Use it for a page out of millions of rows whose first table is read in page order: it stops at the
 * page's last row. The planner cannot know what a filter leaves, and may read all rows to sort a few.
 * @param isIndexed true if an index has the order of the page, whatever the planner would rather sort
 */
export async function joinedAsWritten<T>(
  db: Database,
  isIndexed: boolean,
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    await sql`select set_config('join_collapse_limit', '1', true), set_config('from_collapse_limit', '1', true),
      set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true),
      set_config('max_parallel_workers_per_gather', '0', true), set_config('enable_sort', ${isIndexed ? 'off' : 'on'}, true)`.execute(
      trx,
    );
    return work(trx);
  });
}

/**
 * Runs statements that keep, hash or sort a million narrow rows, such as the findings of a thousand projects in groups. With the
 * memory that other statements have, these rows go through files.
 */
export async function withMoreMemory<T>(db: Database, work: (trx: Transaction) => Promise<T>): Promise<T> {
  return inTransaction(db, async (trx) => {
    await sql`set local work_mem = '64MB'`.execute(trx);
    return work(trx);
  });
}
