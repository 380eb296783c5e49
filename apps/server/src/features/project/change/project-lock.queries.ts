import { findRow, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';

/** The things that a change of projects will touch. */
export interface ProjectLocks {
  /** Names of which another version may become the latest. */
  readonly names?: readonly string[];
  /** The project that changes; none while it is being made. */
  readonly projectId?: number;
  /** The project that it is going to be below. */
  readonly parentId?: number | null;
}

/**
 * Takes the locks of a change in the order that everybody keeps to: names, then projects by their number. After them come
 * the tree ({@link lockTree}) and the lock of matching (`lockForUpload`). Two requests that take them in different orders
 * can wait for each other, which the database notices only after a second: 72 changes of two siblings took 12 s that way.
 */
export async function lockForChange(trx: Transaction, locks: ProjectLocks): Promise<void> {
  const names = locks.names ?? [];
  const changing = await lockNames(trx, names);
  if (locks.projectId !== undefined) changing.push(locks.projectId);
  const parentId = locks.parentId ?? undefined;
  if (parentId === undefined || changing.includes(parentId)) return lockRows(trx, changing);
  await lockRows(
    trx,
    changing.filter((id) => id < parentId),
  );
  // It only has to stay; what is in it may change meanwhile.
  await findRow(trx, sql`select 1 from project where project_id = ${parentId} for key share`);
  await lockRows(
    trx,
    changing.filter((id) => id > parentId),
  );
}

/** Lets one request at a time decide which version of a name is the latest. Answers those that are. */
async function lockNames(trx: Transaction, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return [];
  await runSql(
    trx,
    sql`select pg_advisory_xact_lock(key) from
      (select distinct hashtextextended(name, 0) as key from unnest(${names}::text[]) as n(name) order by key) keys`,
  );
  const rows = await rowsOf(
    trx,
    sql<{
      project_id: number;
    }>`select project_id from project where name = any(${names}::text[]) and is_latest`,
  );
  return rows.map((row) => row.project_id);
}

async function lockRows(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  if (projectIds.length === 0) return;
  await runSql(
    trx,
    sql`select 1 from project where project_id = any(${projectIds}::int[])
      order by project_id for no key update`,
  );
}

const treeLock = 0x74_72_65_65;

/**
 * Lets one request at a time change which project is below which and which are active: two who each look first would
 * together make a circle, or put an active project below an inactive one. Taken after the locks of {@link lockForChange},
 * so that nobody holds it while an import keeps a project for seconds.
 */
export async function lockTree(trx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${treeLock})`.execute(trx);
}
