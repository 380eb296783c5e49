import { sql, type Transaction } from './database.ts';

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
