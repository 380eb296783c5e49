// Public to other features.
import { findRow, runSql, sql, type Transaction } from '../../db/database.ts';

/** Fewer rows are read quickly by any plan. */
const worthTelling = 500;

/**
 * Tells the planner of a project that has just got so many components that its statistics are wrong. They come by
 * themselves after a minute; what is asked before is planned for a project with one row, and a list of 140,000 findings
 * then ran for more than ten minutes.
 * @param added components
 */
export async function tellGrowth(trx: Transaction, added: number): Promise<void> {
  if (added < worthTelling) return;
  const known = await findRow(
    trx,
    sql<{ n: number; isBusy: boolean }>`select reltuples::float8 as n, exists (
        select 1 from pg_locks where relation = oid and mode = 'ShareUpdateExclusiveLock') as "isBusy"
      from pg_class where oid = 'component'::regclass`,
  );
  // While autovacuum has the table, this would wait for a second; it comes back to what it did not see.
  if (!known || known.isBusy || added < known.n * 0.1) return;
  // A fifth of the usual sample is enough to see a project that is a tenth of all.
  await runSql(trx, sql`set local default_statistics_target = 20`);
  // Other tables of a project are joined to its components, so plans depend on their number.
  await runSql(trx, sql`analyze component (project_id)`);
  await runSql(trx, sql`set local default_statistics_target to default`);
}
